// From the environment to a configuration. What is wrong is said before anything is opened.
import { fail, ok, type Result } from '@undercroft/engine';
import { type Config, LIMITS, type Limits } from './config.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** UNDERCROFT_BODY for `body`, UNDERCROFT_PER_SECOND for `perSecond`. */
export const variableOf = (limit: string): string =>
  `UNDERCROFT_${limit.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

export function readConfig(env: Environment, file: string): Result<Config, string> {
  const database = readDatabase(env, file);
  const port = readNumber(env, 'PORT', 4140, 0, 65_535);
  const proxies = readNumber(env, 'TRUST_PROXY', 0, 0, 10);
  const limits = readLimits(env);
  const origins = (env['ORIGINS'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const odd = origins.find((one) => !isOrigin(one));
  if (odd !== undefined) return fail(`ORIGINS: "${odd}" is no origin; one looks like https://table.example`);
  if (!database.ok) return database;
  if (!port.ok) return port;
  if (!proxies.ok) return proxies;
  if (!limits.ok) return limits;
  return ok({
    database: database.value,
    port: port.value,
    host: env['HOST'] ?? '127.0.0.1',
    origins,
    proxies: proxies.value,
    limits: limits.value,
  });
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

/** How much is logged. */
export function readLevel({ LOG: level = 'warn' }: Environment): Result<string, string> {
  return LEVELS.includes(level) ? ok(level) : fail(`LOG: "${level}" is none of ${LEVELS.join(', ')}`);
}

function readDatabase(env: Environment, file: string): Result<Config['database'], string> {
  const url = env['DATABASE_URL'];
  if (url === undefined || url === '') return ok({ file: env['UNDERCROFT_FILE'] ?? file });
  if (/^postgres(ql)?:\/\//.test(url)) return ok({ url });
  return fail('DATABASE_URL: only Postgres is known there: postgres://user:password@host/database');
}

function readLimits(env: Environment): Result<Limits, string> {
  const limits: Record<string, number> = { ...LIMITS };
  for (const limit of Object.keys(LIMITS)) {
    const read = readNumber(env, variableOf(limit), limits[limit] as number, 1, Number.MAX_SAFE_INTEGER);
    if (!read.ok) return read;
    limits[limit] = read.value;
  }
  return ok(limits as unknown as Limits);
}

function readNumber(
  env: Environment,
  name: string,
  usual: number,
  least: number,
  most: number,
): Result<number, string> {
  const text = env[name];
  if (text === undefined) return ok(usual);
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return ok(value);
  return fail(`${name}: "${text}" is no whole number from ${least} to ${most}`);
}

function isOrigin(text: string): boolean {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}
