// What the protocol's client needs, provided by Node.
import type { SocketEvents, Transport } from '@undercroft/protocol';
import { WebSocket } from 'ws';

export interface CookieJar {
  cookie: string | undefined;
}

export const createTransport = (base: string, jar: CookieJar): Transport => ({
  base,
  jar,
  fetch: (url, request) => fetch(url, { ...request, signal: AbortSignal.timeout(REQUEST_TIMEOUT) }),
  connect,
  delay: (milliseconds, work) => void setTimeout(work, milliseconds).unref(),
  random: Math.random,
});

const REQUEST_TIMEOUT = 30_000;

function connect(url: string, headers: Readonly<Record<string, string>>, events: SocketEvents) {
  const socket = new WebSocket(url, { headers: { ...headers }, perMessageDeflate: false });
  socket.on('open', () => events.onOpen());
  socket.on('message', (data) => events.onMessage(String(data)));
  socket.on('close', () => events.onClose());
  // A close event follows.
  socket.on('error', () => undefined);
  return { send: (text: string) => socket.send(text), close: () => socket.close() };
}
