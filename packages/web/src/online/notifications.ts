// Being told of one's turn by the system: whether it is possible here, and turning it on and off.
import { signal } from '@preact/signals';
import type { AwayWords } from '@undercroft/words';
import { GAME_IDS, gameName } from '../app/games.ts';
import type { PageMessage } from '../offline/notification.ts';
import { client } from './client.ts';
import { type Obstacle, obstacleIn, type Surroundings } from './obstacles.ts';

const surroundings = (): Surroundings => {
  const hasNotifications = 'Notification' in window && 'serviceWorker' in navigator;
  return {
    isSecure: isSecureContext,
    agent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    hasNotifications,
    permission: hasNotifications ? Notification.permission : 'default',
  };
};

export const obstacle = (): Obstacle | undefined => obstacleIn(surroundings());

/** What was answered: it stays until it is answered otherwise. `open`: only while the page is open, since the browser takes no push messages. */
type Answer = 'on' | 'open' | 'no';
const KEY = 'undercroft notifications';

function readAnswer(): Answer | undefined {
  try {
    return (localStorage.getItem(KEY) as Answer | null) ?? undefined;
  } catch {
    return undefined;
  }
}

const answer = signal<Answer | undefined>(readAnswer());

function keepAnswer(given: Answer): void {
  answer.value = given;
  try {
    localStorage.setItem(KEY, given);
  } catch {
    // Where nothing is kept, it lasts as long as the page.
  }
}

/** Whether it was asked already, however it was answered. */
export const isAnswered = (): boolean => answer.value !== undefined;
export const isOn = (): boolean => (answer.value === 'on' || answer.value === 'open') && obstacle() === undefined;
export const isOnlyWhileOpen = (): boolean => answer.value === 'open';

export const declineNotifications = (): void => keepAnswer('no');

/** Asks the browser, which asks the reader. */
export async function turnOn(words: AwayWords): Promise<'on' | Obstacle | 'failed'> {
  const found = obstacle();
  if (found) return found;
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return 'denied';
  if (permission !== 'granted') return 'failed';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'failed';
  tellWords(words);
  const subscription = await subscribe(registration);
  if (subscription === 'refused') return 'failed';
  keepAnswer(subscription ? 'on' : 'open');
  return 'on';
}

export async function turnOff(): Promise<void> {
  keepAnswer('no');
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await client.unsubscribeFromPush(subscription.endpoint);
  await subscription.unsubscribe();
}

/** Nothing where the browser takes no push messages; 'refused' where the server does not take the subscription. */
async function subscribe(registration: ServiceWorkerRegistration): Promise<PushSubscription | 'refused' | undefined> {
  const key = await client.pushKey();
  if (!key.ok) return 'refused';
  const options = { userVisibleOnly: true, applicationServerKey: key.value.key };
  const made = await registration.pushManager?.subscribe(options).catch(() => undefined);
  if (!made) return undefined;
  const { endpoint, keys } = made.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  const taken = await client.subscribeToPush({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  return taken.ok ? made : 'refused';
}

/** With every visit: the browser may have made another subscription meanwhile, or somebody else may be the guest here. */
export async function renewSubscription(words: AwayWords): Promise<void> {
  if (!isOn() || Notification.permission !== 'granted') return;
  tellWords(words);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = registration && (await subscribe(registration));
  if (subscription && subscription !== 'refused') keepAnswer('on');
}

// ---------------------------------------------------------------- the worker

function tellWorker(message: PageMessage): void {
  void navigator.serviceWorker?.getRegistration().then((registration) => registration?.active?.postMessage(message));
}

/** A worker has no language: it is lent these words. */
function tellWords({ notify: { yourTurn, nudge, over, answered } }: AwayWords): void {
  const games = Object.fromEntries(GAME_IDS.map((id) => [id, gameName(id)]));
  tellWorker({ type: 'words', words: { yourTurn, nudge, over, answered, games } });
}

/** The page is open but nobody looks at it: the worker shows what it would show for a push message. */
export function notifyOfTurn(table: string): void {
  if (isOn() && Notification.permission === 'granted') tellWorker({ type: 'tell', hint: { table, kind: 'your-turn' } });
}

/** Somebody looks at the table: what was told of it has been read. */
export const clearNotification = (table: string): void => tellWorker({ type: 'seen', table });
