// The server as a program: settings from the environment (docs/online.md), a free port, signals that stop it.
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';
import { type Environment, readConfig, readLevel } from './settings.ts';
import { startupError } from './startup-error.ts';

const PORTS_TO_TRY = 20;

/** Where the user's programs keep their data. */
export const defaultFile = (env: Environment): string =>
  join(env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share'), 'undercroft', 'tables.db');

/** Starts the server and stops it on a signal; prints the reason and returns nothing if it cannot start. */
export async function runServer(env: Environment, extras: ServerOptions = {}): Promise<RunningServer | undefined> {
  const config = readConfig(env, defaultFile(env));
  const level = readLevel(env);
  if (!config.ok) return abort(config.error);
  if (!level.ok) return abort(level.error);
  const { database, port } = config.value;
  // A port that was chosen is used or nothing; otherwise the next free one will do.
  const tries = env['PORT'] === undefined ? PORTS_TO_TRY : 1;
  const logger = { level: level.value };
  for (let i = 0; ; i++) {
    try {
      if ('file' in database) mkdirSync(dirname(database.file), { recursive: true, mode: 0o700 });
      const server = await startServer({ ...config.value, port: port + i }, { logger, ...extras });
      stopOnSignals(server);
      return { ...server, url: displayUrl(server.url) };
    } catch (error) {
      if ((error as { code?: string }).code !== 'EADDRINUSE' || i === tries - 1)
        return abort(startupError({ ...config.value, port: port + i }, error as Error));
    }
  }
}

const displayUrl = (url: string): string => url.replace('//127.0.0.1:', '//localhost:');

function abort(reason: string): undefined {
  console.error(`The server cannot start: ${reason}`);
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
