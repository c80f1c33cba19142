// Why a server could not start, for whoever started it.
import type { Config } from './config.ts';

type Sentence = (config: Config, error: Error) => string;

/** By the error's code. */
const BY_CODE: readonly (readonly [RegExp, Sentence])[] = [
  [/^EADDRINUSE$/, ({ port }) => `port ${port} is in use by another program. Another one: PORT=…`],
  [/^EACCES$/, ({ host, port }, { message }) => `it is not allowed here (${host}, port ${port}): ${message}`],
  [/^EADDRNOTAVAIL$/, ({ host }) => `HOST: ${host} is no address of this machine.`],
  [
    /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)$/,
    (_, { message }) => `${POSTGRES} cannot be reached: ${message}`,
  ],
  [/^(28|3D|42501)/, (_, { message }) => `${POSTGRES} does not let us in: ${message}`],
  [/^ERR_INVALID_URL$/, () => 'DATABASE_URL is no address: postgres://user:password@host:port/database'],
];

const POSTGRES = 'the Postgres of DATABASE_URL';

export function whyNot(config: Config, error: Error): string {
  const { code = '', syscall } = error as Error & { code?: string; syscall?: string };
  // The same codes come from looking up where to listen.
  if (syscall === 'getaddrinfo' && 'file' in config.database)
    return `HOST: ${config.host} is not known: ${error.message}`;
  const found = BY_CODE.find(([pattern]) => pattern.test(code));
  if (found) return found[1](config, error);
  if ('file' in config.database && !error.message.includes(config.database.file))
    return `${config.database.file}: ${error.message}`;
  return error.message;
}
