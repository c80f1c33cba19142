// What a client needs of the machine, from Node.
import type { LineEvents, Wire } from '@undercroft/protocol';
import { WebSocket } from 'ws';

export interface Jar {
  cookie: string | undefined;
}

export const wireTo = (base: string, jar: Jar): Wire => ({
  base,
  jar,
  fetch: (url, request) => fetch(url, { ...request, signal: AbortSignal.timeout(PATIENCE) }),
  connect,
  after: (milliseconds, work) => void setTimeout(work, milliseconds).unref(),
  random: Math.random,
});

const PATIENCE = 30_000;

function connect(url: string, headers: Readonly<Record<string, string>>, events: LineEvents) {
  const socket = new WebSocket(url, { headers: { ...headers }, perMessageDeflate: false });
  socket.on('open', () => events.open());
  socket.on('message', (data) => events.heard(String(data)));
  socket.on('close', () => events.gone());
  // It is closed right after.
  socket.on('error', () => undefined);
  return { send: (text: string) => socket.send(text), close: () => socket.close() };
}
