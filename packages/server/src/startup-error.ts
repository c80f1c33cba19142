// Why the server could not start, in a sentence for the person who started it.
import type { Config } from './config.ts';
import { isStorageFault } from './store/storage-fault.ts';

type Sentence = (config: Config, error: Error) => string;

/** By the code of the error. */
const BY_CODE: readonly (readonly [RegExp, Sentence])[] = [
  [/^EADDRINUSE$/, ({ port }) => `port ${port} is in use by another program. Choose another one with PORT=…`],
  [/^EACCES$/, ({ host, port }, { message }) => `permission denied (${host}, port ${port}): ${message}`],
  [/^EADDRNOTAVAIL$/, ({ host }) => `HOST: ${host} is not an address of this machine.`],
  [
    /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)$/,
    (_, { message }) => `${POSTGRES} cannot be reached: ${message}`,
  ],
  [/^(28|3D|42501)/, (_, { message }) => `${POSTGRES} refuses the connection: ${message}`],
  [/^ERR_INVALID_URL$/, () => 'DATABASE_URL is not a URL like postgres://user:password@host:port/database'],
];

const POSTGRES = 'the database of DATABASE_URL';

const CANNOT_WRITE = 'the disk is full or cannot be written. Make room, or check the permissions, and start again';

const placeOf = ({ database }: Config): string => ('file' in database ? database.file : POSTGRES);

export function startupError(config: Config, error: Error): string {
  const { code = '', syscall } = error as Error & { code?: string; syscall?: string };
  // Looking up the address to listen on fails with the same codes.
  if (syscall === 'getaddrinfo' && 'file' in config.database)
    return `HOST: ${config.host} cannot be found: ${error.message}`;
  if (isStorageFault(error)) return `${placeOf(config)}: ${CANNOT_WRITE} (${error.message}). Nothing was changed.`;
  const found = BY_CODE.find(([pattern]) => pattern.test(code));
  if (found) return found[1](config, error);
  if ('file' in config.database && !error.message.includes(config.database.file))
    return `${config.database.file}: ${error.message}`;
  return error.message;
}
