// `npm start`: builds what is out of date, starts the server with the page, and prints its address.
//   PORT=8080 HOST=0.0.0.0 npm start                 on another port, for everybody in the same network
//   DATABASE_URL=postgres://… npm start              with tables in Postgres, shared by any number of processes (docs/online.md)
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildPage, folder } from './page.mjs';
import { build, root } from './setup.mjs';

const loadServer = () => import(pathToFileURL(path.join(root, 'packages', 'server', 'dist', 'index.js')).href);

/** Serves the built page with a throw-away database, for tests and measurements. Returns { port, close }. */
export async function serve(pages = folder, port = 0) {
  const { startServer, LIMITS } = await loadServer();
  const data = mkdtempSync(path.join(os.tmpdir(), 'undercroft-serve-'));
  const limits = { ...LIMITS, burst: 100_000, perSecond: 100_000 };
  const config = {
    database: { file: path.join(data, 'tables.db') },
    host: '127.0.0.1',
    port,
    origins: [],
    proxies: 0,
    limits,
  };
  const server = await startServer(config, { pages });
  return {
    port: server.port,
    async close() {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function start() {
  const status = build() || buildPage();
  if (status !== 0) return status;
  const { runServer, networkText } = await loadServer();
  const server = await runServer(process.env, { pages: folder });
  if (!server) return 1;
  // Not an address that a browser could open.
  const here = server.url.replace(/\/\/(0\.0\.0\.0|\[::\]):/, '//localhost:');
  console.log(
    `\nOpen ${here}/ in a browser to play. Press Ctrl+C to stop.\n(To play in a terminal: ./undercroft play)`,
  );
  const network = networkText(server.url);
  if (network !== undefined) console.log(`\n${network}`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await start();
