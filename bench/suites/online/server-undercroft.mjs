// Our server as it is run, and clients as the page and the command line have them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@undercroft/protocol';
import { WebSocket } from 'ws';
import { startProgram } from './program.mjs';

const MAIN = fileURLToPath(new URL('../../../packages/server/dist/main.js', import.meta.url));

/** People are slower than this: what is meant to stop floods (docs/online.md) would stop the measurement. */
const GENEROUS = { UNDERCROFT_BURST: '1000000000', UNDERCROFT_PER_SECOND: '1000000000' };

/** One process with a file of its own, on a real disk if the folder for temporary files is on one. */
export async function onFile(env = {}, flags = []) {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-bench-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  const file = { UNDERCROFT_FILE: join(folder, 'tables.db'), DATABASE_URL: '' };
  const program = await startProgram([...flags, MAIN], { ...GENEROUS, ...file, PORT: '0', ...env });
  const stop = async () => {
    await program.stop();
    process.off('exit', clear);
    clear();
  };
  return { ...program, stop };
}

/** The same on a Postgres, whose own processes are not counted. */
export async function onPostgres() {
  const { start } = await import('../../../scripts/postgres.mjs');
  const { url } = await start();
  return startProgram([MAIN], { ...GENEROUS, DATABASE_URL: url, PORT: '0' });
}

/** Somebody new, with a cookie and a live line of their own. `another()` is the same person, with another line. */
export async function guest({ url }, name) {
  const jar = { cookie: undefined };
  const client = clientTo(url, jar);
  granted(await client.enter(name));
  return Object.assign(client, { another: () => clientTo(url, jar) });
}

const clientTo = (base, jar) =>
  new Client({
    base,
    jar,
    fetch: (address, request) => fetch(address, request),
    connect,
    after: (milliseconds, work) => void setTimeout(work, milliseconds),
    random: Math.random,
  });

function connect(url, headers, events) {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  socket.on('open', () => events.open());
  socket.on('message', (data) => events.heard(String(data)));
  socket.on('close', () => events.gone());
  socket.on('error', () => {});
  return { send: (text) => socket.send(text), close: () => socket.close() };
}

export function granted(answer) {
  if (answer.ok) return answer.value;
  throw new Error(`not granted: ${JSON.stringify(answer.error)}`);
}

const AT_ONCE = 50;

/** All of them, but not all at the same moment. */
export async function allOf(many, work) {
  const done = [];
  for (let i = 0; i < many.length; i += AT_ONCE)
    done.push(...(await Promise.all(many.slice(i, i + AT_ONCE).map((one, j) => work(one, i + j)))));
  return done;
}
