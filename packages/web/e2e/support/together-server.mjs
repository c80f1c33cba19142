// What can go wrong between the page and its server: processes that are killed, and ways to them that are cut.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres, start as startPostgres } from '../../../../scripts/postgres.mjs';

const MAIN = fileURLToPath(new URL('server-main.mjs', import.meta.url));
/** Tests send more requests than people, and notice sooner who is gone. */
const SETTINGS = { UNDERCROFT_BURST: '100000', UNDERCROFT_PER_SECOND: '100000', LOG: 'error' };

/** A server with the page in a process of its own; the port is a free one, or the same as before. */
export async function startProcess(database, { port = 0, env = {} } = {}) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...SETTINGS, ...database, HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const found = /listening (\S+)/.exec(String(data));
      if (found) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${errors}`)));
  });
  const end = (signal) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return { port: Number(new URL(url).port), kill: end('SIGKILL'), stop: end('SIGTERM') };
}

/** Fresh databases by kind: what a process needs to find it, and how it is removed. */
export const DATABASES = {
  async sqlite() {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'undercroft-together-'));
    return {
      env: { UNDERCROFT_FILE: path.join(folder, 'tables.db'), DATABASE_URL: '' },
      remove: async () => fs.rmSync(folder, { recursive: true, force: true }),
    };
  },
  async postgres() {
    const { url, stop } = await startPostgres();
    return { env: { DATABASE_URL: url }, remove: stop };
  },
};

/** Whether there is a Postgres; if not, it is said that a test was left out. */
export function hasPostgres(test) {
  try {
    return process.env.DATABASE_URL !== undefined || findPostgres() !== undefined;
  } catch {
    console.log(`  – ${test}: left out, there is no Postgres`);
    return false;
  }
}

/**
 * Between the page and a server: passes everything on to the first port that answers, until it is cut.
 * `loses` is what gets lost on the way meanwhile, without a word: 'requests', 'answers', 'everything' or nothing.
 */
export async function openProxy(...ports) {
  const sockets = new Set();
  const state = { isCut: false, loses: undefined };
  const server = net.createServer((client) => {
    if (state.isCut || state.loses === 'everything') return client.destroy();
    join(client, [...ports], { sockets, state });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Nobody waits for a proxy that is left behind.
  server.unref();
  const cut = () => {
    state.isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    cut,
    lose: (what) => {
      state.loses = what;
    },
    mend: () => Object.assign(state, { isCut: false, loses: undefined }),
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Connects with the first of the ports at which somebody listens. */
function join(client, [port, ...others], { sockets, state }) {
  const upstream = net.connect(port, '127.0.0.1');
  const drop = () => {
    for (const socket of [client, upstream]) {
      sockets.delete(socket);
      socket.destroy();
    }
  };
  client.on('error', drop);
  upstream.once('error', () => {
    if (others.length === 0 || client.destroyed) return drop();
    client.removeAllListeners();
    join(client, others, { sockets, state });
  });
  upstream.once('connect', () => {
    upstream.removeAllListeners('error').on('error', drop);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', drop);
    }
    const passes = (what) => state.loses !== what && state.loses !== 'everything';
    client.on('data', (data) => passes('requests') && upstream.write(data));
    upstream.on('data', (data) => passes('answers') && client.write(data));
  });
}

/** What the browser says about a server that is gone on purpose is no complaint of the page. */
// A move that had arrived and is sent again, because nobody heard of it, is answered by a conflict: it is done once.
export function forgiveLostConnections(stage) {
  stage.complaints = stage.complaints.filter((text) => !/net::ERR_|WebSocket|409 \(Conflict\).*\/act\)/.test(text));
}
