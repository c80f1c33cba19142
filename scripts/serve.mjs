// `npm start`: builds what is out of date, opens the tables and serves the page on this machine, and says where.
//   PORT=8080 HOST=0.0.0.0 npm start                 another port; for others in the same network too
//   DATABASE_URL=postgres://… npm start              tables in Postgres, shared by any number of processes (docs/online.md)
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildPage, folder } from './page.mjs';
import { build, root } from './setup.mjs';

const program = () => import(pathToFileURL(path.join(root, 'packages', 'server', 'dist', 'index.js')).href);

/** The page as it is built, with tables of its own that are thrown away: for tests and measurements. Answers { port, close }. */
export async function serve() {
  const { startServer, LIMITS } = await program();
  const kept = mkdtempSync(path.join(os.tmpdir(), 'undercroft-serve-'));
  const limits = { ...LIMITS, burst: 100_000, perSecond: 100_000 };
  const config = {
    database: { file: path.join(kept, 'tables.db') },
    host: '127.0.0.1',
    port: 0,
    origins: [],
    proxies: 0,
    limits,
  };
  const server = await startServer(config, { pages: folder });
  return {
    port: server.port,
    async close() {
      await server.stop();
      rmSync(kept, { recursive: true, force: true });
    },
  };
}

async function start() {
  const status = build() || buildPage();
  if (status !== 0) return status;
  const { runServer } = await program();
  const server = await runServer(process.env, { pages: folder });
  if (!server) return 1;
  console.log(`\nThe table is set: ${server.url}/\n(Ctrl+C closes it; in a terminal: ./undercroft play)`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await start();
