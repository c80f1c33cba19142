// The server as a program: its settings from the environment (docs/online.md), a free port, and how it is told to stop.
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Extras, type RunningServer, startServer } from './server.ts';
import { type Environment, readConfig, readLevel } from './settings.ts';
import { whyNot } from './starting.ts';

const PORTS_TO_TRY = 20;

/** Where people's programs keep their data. */
const usualFile = (env: Environment): string =>
  join(env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share'), 'undercroft', 'tables.db');

/** Starts, or says why not and answers nothing. Ends by itself when it is asked to. */
export async function runServer(env: Environment, extras: Extras = {}): Promise<RunningServer | undefined> {
  const config = readConfig(env, usualFile(env));
  const level = readLevel(env);
  if (!config.ok) return sayNo(config.error);
  if (!level.ok) return sayNo(level.error);
  const { database, port } = config.value;
  // A port that was asked for is meant; otherwise the next free one will do.
  const tries = env['PORT'] === undefined ? PORTS_TO_TRY : 1;
  const logger = { level: level.value };
  for (let i = 0; ; i++) {
    try {
      if ('file' in database) mkdirSync(dirname(database.file), { recursive: true });
      const server = await startServer({ ...config.value, port: port + i }, { logger, ...extras });
      stopOnSignals(server);
      return { ...server, url: readable(server.url) };
    } catch (error) {
      if ((error as { code?: string }).code !== 'EADDRINUSE' || i === tries - 1)
        return sayNo(whyNot({ ...config.value, port: port + i }, error as Error));
    }
  }
}

const readable = (url: string): string => url.replace('//127.0.0.1:', '//localhost:');

function sayNo(why: string): undefined {
  console.error(`The table cannot be opened: ${why}`);
}

function stopOnSignals({ stop }: RunningServer): void {
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
