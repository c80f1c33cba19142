// The one client of this page: who one is, what one asks of the server, and the live connection to it.
import { computed, signal } from '@preact/signals';
import { Client, type Guest, type Response, type Transport } from '@undercroft/protocol';
import { isKnownGuest, noteGuest } from '../app/server.ts';

/** A request over a connection that has died without a word is given up, and sent again. */
const REQUEST_MS = 20_000;

const browserTransport: Transport = {
  base: location.origin,
  fetch: (url, request) =>
    fetch(url, { ...request, credentials: 'same-origin', signal: AbortSignal.timeout(REQUEST_MS) }),
  connect: (url, _headers, events) => {
    const socket = new WebSocket(url);
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      events.onClose();
    };
    socket.addEventListener('open', () => isOver || events.onOpen());
    socket.addEventListener('message', ({ data }) => isOver || events.onMessage(String(data)));
    socket.addEventListener('close', end);
    return {
      send: (text) => socket.send(text),
      // Over a connection that has died the browser would wait for the other side for a minute.
      close: () => {
        socket.close();
        end();
      },
    };
  },
  delay: (milliseconds, work) => void setTimeout(work, milliseconds),
  random: Math.random,
  retryAfter: [1000, 2000, 4000, 8000, 15_000],
};

export const client = new Client(browserTransport);

/** The network is gone or back, or somebody looks again: no need to wait for the next try. Returns what stops it. */
export function watchNetwork(): () => void {
  const stop = new AbortController();
  const { signal: until } = stop;
  addEventListener('offline', () => client.live.drop(), { signal: until });
  addEventListener('online', () => client.live.retryNow(), { signal: until });
  const look = () => document.visibilityState === 'visible' && client.live.retryNow();
  document.addEventListener('visibilitychange', look, { signal: until });
  return () => stop.abort();
}

const guest = signal<Guest | undefined>(undefined);
/** What one is called here; empty as long as nobody has said so. */
export const ownName = computed(() => guest.value?.name ?? '');

/** Who one is, if this browser has been here before. */
export async function recognise(): Promise<Guest | undefined> {
  if (!guest.value && isKnownGuest()) noted(await client.me());
  return guest.value;
}

/** Becomes a guest, or goes by another name from now on. */
export async function signIn(name: string): Promise<Response<Guest>> {
  const known = await recognise();
  if (known?.name === name) return { ok: true, value: known };
  return noted(await (known ? client.rename(name) : client.signIn(name)));
}

/** All tables of somebody's other device come along. */
export async function recover(token: string): Promise<Response<Guest>> {
  return noted(await client.recover(token));
}

function noted(answer: Response<Guest>): Response<Guest> {
  if (!answer.ok) return answer;
  const isSomebodyElse = guest.value?.id !== answer.value.id;
  guest.value = answer.value;
  noteGuest();
  if (isSomebodyElse) client.live.reconnect();
  return answer;
}
