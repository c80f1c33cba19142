// The server as a program: `node main.js [--pages FOLDER] [--file DATABASE]`; everything else is in the environment
// (docs/online.md). Ends with 0 when it was asked to stop, with 1 when it could not start.
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from './server.ts';
import { readConfig } from './settings.ts';

const PORTS_TO_TRY = 20;

/** Where people's programs keep their data. */
const usualFile = (): string =>
  join(process.env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share'), 'undercroft', 'tables.db');

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { pages: { type: 'string' }, file: { type: 'string' } } });
  const config = readConfig(process.env, values.file ?? usualFile());
  if (!config.ok) return sayNo(config.error);
  const { database, port } = config.value;
  if ('file' in database) mkdirSync(dirname(database.file), { recursive: true });
  const logger = process.env['LOG'] === '1' ? { level: 'info' } : { level: 'warn' };
  // A port that was asked for is meant; otherwise the next free one will do.
  const tries = process.env['PORT'] === undefined ? PORTS_TO_TRY : 1;
  for (let i = 0; i < tries; i++) {
    try {
      const server = await startServer(
        { ...config.value, port: port + i },
        { logger, ...(values.pages === undefined ? {} : { pages: values.pages }) },
      );
      stopOn(server.stop);
      console.log(`listening ${server.url}`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== 'EADDRINUSE' || i === tries - 1) return sayNo((error as Error).message);
    }
  }
}

function sayNo(why: string): void {
  console.error(`The table cannot be opened: ${why}`);
  process.exitCode = 1;
}

function stopOn(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
}

await main();
