// What the server's tests share: both databases, servers, and clients that keep their own cookie.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@undercroft/engine';
import { Client, type SocketEvents, type Transport } from '@undercroft/protocol';
import { WebSocket } from 'ws';
import { type Config, LIMITS, type Limits, type RunningServer, startServer } from '../src/index.ts';

/** A fresh database: its setting for a server, and how it is removed. */
export interface TestDatabase {
  readonly database: Config['database'];
  stop(): Promise<void>;
}

export const DATABASES = {
  async sqlite(): Promise<TestDatabase> {
    const folder = mkdtempSync(join(tmpdir(), 'undercroft-server-'));
    return {
      database: { file: join(folder, 'tables.db') },
      stop: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
  async postgres(): Promise<TestDatabase> {
    const { start } = await import('../../../scripts/postgres.mjs');
    const { url, stop } = await start();
    return { database: { url }, stop };
  },
} as const;

export type Kind = keyof typeof DATABASES;
export const KINDS = Object.keys(DATABASES) as Kind[];

export const start = (
  database: Config['database'],
  limits: Partial<Limits> = {},
  more: Partial<Config> = {},
): Promise<RunningServer> =>
  startServer({
    database,
    host: '127.0.0.1',
    port: 0,
    origins: [],
    proxies: 0,
    limits: { ...LIMITS, ...limits },
    ...more,
  });

/** The transport of a client program. Its delays are `haste` times shorter. */
export function transportTo(base: () => string, haste = 1): Transport {
  return {
    get base() {
      return base();
    },
    jar: { cookie: undefined },
    fetch: (url, request) => fetch(url, request),
    connect: (url, headers, events) => connect(url, headers, events),
    delay: (milliseconds, work) => void setTimeout(work, milliseconds / haste),
    random: Math.random,
  };
}

function connect(url: string, headers: Readonly<Record<string, string>>, events: SocketEvents) {
  const socket = new WebSocket(url, { headers: { ...headers }, perMessageDeflate: false });
  socket.on('open', () => events.onOpen());
  socket.on('message', (data) => events.onMessage(String(data)));
  socket.on('close', () => events.onClose());
  socket.on('error', () => undefined);
  return { send: (text: string) => socket.send(text), close: () => socket.close() };
}

/** A guest of this name. */
export async function guest(server: { readonly url: string }, name: string): Promise<Client> {
  const client = new Client(transportTo(() => server.url));
  expectOk(await client.signIn(name));
  return client;
}

export function expectOk<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`request failed: ${JSON.stringify(result.error)}`);
  return result.value;
}

export function errorKind(result: Result<unknown, { readonly kind: string }>): string {
  if (result.ok) throw new Error(`request succeeded: ${JSON.stringify(result.value)}`);
  return result.error.kind;
}

/** Only there to end a hang: a busy machine takes its time. */
const HANGS_MS = 300_000;

/** Waits until a condition holds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + HANGS_MS; !(await holds()); ) {
    if (Date.now() > end) throw new Error(`waited ${HANGS_MS} ms in vain for ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
