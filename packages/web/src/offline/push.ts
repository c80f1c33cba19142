// Push messages in the service worker: each shows a notification of its table, which leads there.
/// <reference lib="webworker" />
import {
  type Hint,
  type NotificationContent,
  type NotificationWords,
  type PageMessage,
  readHint,
  showsTable,
  type TableInfo,
  tagOf,
  tell,
} from './notification.ts';

declare const self: ServiceWorkerGlobalScope;

/** Browsers tell of it with these, which the types do not know yet. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription;
  readonly newSubscription?: PushSubscription;
}

export function listenForPush(): void {
  self.addEventListener('push', (event) => event.waitUntil(onPush(event.data?.text())));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(show(String(event.notification.data ?? '#/')));
  });
  self.addEventListener('pushsubscriptionchange', (event) =>
    (event as SubscriptionChange).waitUntil(renew(event as SubscriptionChange)),
  );
}

/** Browsers insist on a notification for every message, so there is one, whatever has become of the question. */
async function onPush(text: string | undefined): Promise<void> {
  const hint = readHint(text);
  if (hint) await tellOf(hint);
  else await notify('undercroft', { title: 'Undercroft', body: '', isQuiet: true, hash: '#/' });
}

/** The page has no words for notifications of its own: what it has to tell looks like what was pushed, and takes its place. */
export async function onPageMessage(message: PageMessage): Promise<void> {
  switch (message.type) {
    case 'words':
      return (await caches.open(WORDS_CACHE)).put(WORDS_FILE, new Response(JSON.stringify(message.words)));
    case 'tell':
      return tellOf(message.hint);
    case 'seen':
      for (const shown of await self.registration.getNotifications({ tag: tagOf(message.table) })) shown.close();
      return;
    default:
      return message satisfies never;
  }
}

async function tellOf(hint: Hint): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Whoever looks at the table sees it there.
  if (windows.some(({ url, focused }) => focused && showsTable(url, `/${hint.table}`))) return;
  const [table, words] = await Promise.all([askFor<TableInfo>(`./api/tables/${hint.table}`), readWords()]);
  await notify(tagOf(hint.table), tell(hint, table, words));
}

const notify = (tag: string, { title, body, isQuiet, hash }: NotificationContent): Promise<void> =>
  self.registration.showNotification(title, {
    body,
    tag,
    data: hash,
    silent: isQuiet,
    icon: './icon-192.png',
    badge: './icon-192.png',
  });

async function askFor<T>(path: string): Promise<T | undefined> {
  try {
    const answer = await fetch(path, { credentials: 'same-origin', headers: { accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Not among the files of a version: a newer one keeps them. */
const WORDS_CACHE = 'undercroft-notifications';
const WORDS_FILE = './notification-words.json';

async function readWords(): Promise<NotificationWords | undefined> {
  const kept = await (await caches.open(WORDS_CACHE)).match(WORDS_FILE);
  return kept?.json();
}

/** A window of that table comes to the front; without one, it is opened. */
async function show(hash: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => showsTable(url, hash));
  if (open) await open.focus();
  else await self.clients.openWindow(`./${hash}`);
}

/** The browser has made another address for us, or wants us to: the server is told. */
async function renew({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const key = await askFor<{ readonly key: string }>('./api/push');
  const fresh =
    newSubscription ??
    (key && (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key.key })));
  if (fresh) await send('PUT', fresh);
  if (oldSubscription) await send('DELETE', { endpoint: oldSubscription.endpoint });
}

const send = (method: string, body: object): Promise<unknown> =>
  fetch('./api/me/push', {
    method,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
