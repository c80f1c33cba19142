// Our server as it is usually run, and clients like those of the page and the command line.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@undercroft/protocol';
import { WebSocket } from 'ws';
import { startServerProcess } from './server-process.mjs';

const MAIN = fileURLToPath(new URL('../../../packages/server/dist/main.js', import.meta.url));

/** People are slower than our players, and not thousands at one address: these would run into the limits (docs/online.md). */
const NO_RATE_LIMITS = {
  UNDERCROFT_BURST: '1000000000',
  UNDERCROFT_PER_SECOND: '1000000000',
  UNDERCROFT_SOCKETS_PER_ADDRESS: '20000',
  UNDERCROFT_CONNECTIONS_PER_ADDRESS: '20000',
  UNDERCROFT_CONNECTIONS_PER_GUEST: '20000',
};

/** One process with its own database file in the folder for temporary files, which should be on a real disk. */
export async function onFile(env = {}, flags = []) {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-bench-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  const file = { UNDERCROFT_FILE: join(folder, 'tables.db'), DATABASE_URL: '' };
  const program = await startServerProcess([...flags, MAIN], { ...NO_RATE_LIMITS, ...file, PORT: '0', ...env });
  const stop = async () => {
    await program.stop();
    process.off('exit', clear);
    clear();
  };
  return { ...program, stop };
}

/** The same with Postgres, whose own processes are not counted. */
export async function onPostgres() {
  const { start } = await import('../../../scripts/postgres.mjs');
  const { url } = await start();
  return startServerProcess([MAIN], { ...NO_RATE_LIMITS, DATABASE_URL: url, PORT: '0' });
}

/** A new guest with a live connection; `another()` is the same guest with another connection. */
export async function guest({ url }, name) {
  const jar = { cookie: undefined };
  const client = clientTo(url, jar);
  expectOk(await client.signIn(name));
  return Object.assign(client, { another: () => clientTo(url, jar) });
}

const clientTo = (base, jar) =>
  new Client({
    base,
    jar,
    fetch: (address, request) => fetch(address, request),
    connect,
    delay: (milliseconds, work) => void setTimeout(work, milliseconds),
    random: Math.random,
  });

function connect(url, headers, events) {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  socket.on('open', () => events.onOpen());
  socket.on('message', (data) => events.onMessage(String(data)));
  socket.on('close', () => events.onClose());
  socket.on('error', () => {});
  return { send: (text) => socket.send(text), close: () => socket.close() };
}

export function expectOk(response) {
  if (response.ok) return response.value;
  throw new Error(`request failed: ${JSON.stringify(response.error)}`);
}

const BATCH_SIZE = 50;

/** Like Promise.all over `items`, but only a batch of them at a time. */
export async function inBatches(items, work) {
  const results = [];
  for (let i = 0; i < items.length; i += BATCH_SIZE)
    results.push(...(await Promise.all(items.slice(i, i + BATCH_SIZE).map((item, j) => work(item, i + j)))));
  return results;
}
