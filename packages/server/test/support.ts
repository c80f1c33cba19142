// What the server's tests share: both databases, servers, and clients that carry their own cookie.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@undercroft/engine';
import { Client, type LineEvents, type Wire } from '@undercroft/protocol';
import { WebSocket } from 'ws';
import { type Config, LIMITS, type Limits, type RunningServer, startServer } from '../src/index.ts';

/** A database of one's own: what a server is told about it, and how it is thrown away. */
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

/** The wire of a program: its own cookie, its own sockets. */
export function wireTo(base: () => string, haste = 1): Wire {
  return {
    get base() {
      return base();
    },
    jar: { cookie: undefined },
    fetch: (url, request) => fetch(url, request),
    connect: (url, headers, events) => connect(url, headers, events),
    after: (milliseconds, work) => void setTimeout(work, milliseconds / haste),
    random: Math.random,
  };
}

function connect(url: string, headers: Readonly<Record<string, string>>, events: LineEvents) {
  const socket = new WebSocket(url, { headers: { ...headers }, perMessageDeflate: false });
  socket.on('open', () => events.open());
  socket.on('message', (data) => events.heard(String(data)));
  socket.on('close', () => events.gone());
  socket.on('error', () => undefined);
  return { send: (text: string) => socket.send(text), close: () => socket.close() };
}

/** A guest of this name. */
export async function guest(server: { readonly url: string }, name: string): Promise<Client> {
  const client = new Client(wireTo(() => server.url));
  granted(await client.enter(name));
  return client;
}

export function granted<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`not granted: ${JSON.stringify(result.error)}`);
  return result.value;
}

export function denied(result: Result<unknown, { readonly kind: string }>): string {
  if (result.ok) throw new Error(`granted: ${JSON.stringify(result.value)}`);
  return result.error.kind;
}

/** Waits until something is so. */
export async function until(isSo: () => boolean | Promise<boolean>, patience = 20_000): Promise<void> {
  for (const end = Date.now() + patience; !(await isSo()); ) {
    if (Date.now() > end) throw new Error(`waited ${patience} ms in vain for ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
