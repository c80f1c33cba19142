// Reads the configuration from the environment and validates all of it before anything is opened.
import { fail, ok, type Result } from '@undercroft/engine';
import { type Config, LIMITS, type Limits, type PushConfig } from './config.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The variable of a limit: UNDERCROFT_BODY for `body`, UNDERCROFT_PER_SECOND for `perSecond`. */
export const variableOf = (limit: string): string =>
  `UNDERCROFT_${limit.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** What is set besides limits; the last four are of other programs of ours. */
const OTHERS = ['FILE', 'PUSH_CONTACT', 'PUSH_TEST', 'EXAMPLES', 'SERVER', 'DEBUG', 'CALLED'].map(
  (name) => `UNDERCROFT_${name}`,
);
const KNOWN: ReadonlySet<string> = new Set([...Object.keys(LIMITS).map(variableOf), ...OTHERS]);

/** A name that is spelt wrong would be taken for a setting that holds. */
function findUnknown(env: Environment): string | undefined {
  const unknown = Object.keys(env).find((name) => name.startsWith('UNDERCROFT_') && !KNOWN.has(name));
  return unknown && `${unknown} is not a setting; docs/online.md lists them all`;
}

export function readConfig(env: Environment, file: string): Result<Config, string> {
  const unknown = findUnknown(env);
  if (unknown !== undefined) return fail(unknown);
  const database = readDatabase(env, file);
  const port = readNumber(env, 'PORT', { usual: 4140, min: 0, max: 65_535 });
  const proxies = readNumber(env, 'TRUST_PROXY', { usual: 0, min: 0, max: 10 });
  const limits = readLimits(env);
  const origins = (env['ORIGINS'] ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  const invalid = origins.find((origin) => !isOrigin(origin));
  if (invalid !== undefined) return fail(`ORIGINS: "${invalid}" is not an origin; an example is https://table.example`);
  const push = readPush(env);
  if (!push.ok) return push;
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
    push: push.value,
    limits: limits.value,
  });
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

/** The log level. */
export function readLevel({ LOG: level = 'warn' }: Environment): Result<string, string> {
  return LEVELS.includes(level) ? ok(level) : fail(`LOG: "${level}" is not one of ${LEVELS.join(', ')}`);
}

function readDatabase(env: Environment, file: string): Result<Config['database'], string> {
  const url = env['DATABASE_URL'];
  if (url === undefined || url === '') return ok({ file: env['UNDERCROFT_FILE'] ?? file });
  if (/^postgres(ql)?:\/\//.test(url)) return ok({ url });
  return fail('DATABASE_URL must be a Postgres: postgres://user:password@host/database');
}

function readPush(env: Environment): Result<PushConfig, string> {
  const contact = env['UNDERCROFT_PUSH_CONTACT'];
  const testOrigin = env['UNDERCROFT_PUSH_TEST'];
  if (contact !== undefined && !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact))
    return fail(`UNDERCROFT_PUSH_CONTACT: "${contact}" is not like mailto:me@table.example or https://table.example`);
  if (testOrigin !== undefined && !isOrigin(testOrigin))
    return fail(`UNDERCROFT_PUSH_TEST: "${testOrigin}" is not an origin; an example is http://127.0.0.1:9999`);
  return ok({ ...(contact === undefined ? {} : { contact }), ...(testOrigin === undefined ? {} : { testOrigin }) });
}

function readLimits(env: Environment): Result<Limits, string> {
  const limits: Record<string, number> = { ...LIMITS };
  for (const limit of Object.keys(LIMITS)) {
    const range = { usual: limits[limit] as number, min: 1, max: Number.MAX_SAFE_INTEGER };
    const read = readNumber(env, variableOf(limit), range);
    if (!read.ok) return read;
    limits[limit] = read.value;
  }
  return ok(limits as unknown as Limits);
}

interface NumberSetting {
  readonly usual: number;
  readonly min: number;
  readonly max: number;
}

function readNumber(env: Environment, name: string, { usual, min, max }: NumberSetting): Result<number, string> {
  const text = env[name];
  if (text === undefined) return ok(usual);
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return ok(value);
  return fail(`${name}: "${text}" is not a whole number from ${min} to ${max}`);
}

function isOrigin(text: string): boolean {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}
