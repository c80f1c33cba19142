// Database errors in words, without passwords.

interface DatabaseError {
  readonly code?: string;
  readonly message: string;
}

/** Where a queue is: 'host:5432/database'. */
export function addressOf(url: string): string {
  const { hostname, port, pathname, username } = new URL(url);
  const database = decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username) || 'postgres';
  return `${hostname || 'localhost'}:${port || 5432}/${database}`;
}

const userOf = (url: string): string => decodeURIComponent(new URL(url).username) || 'the default user';

const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'];
const GONE = ['ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '08000', '08003', '08006'];

const causeOf = (error: unknown): DatabaseError => {
  // Node wraps the attempts on several addresses.
  const [first] = error instanceof AggregateError ? error.errors : [];
  return (first ?? error) as DatabaseError;
};

/** Whether retrying may help: the server is unreachable, it did not refuse. */
export function isTransient(error: unknown): boolean {
  const { code, message } = causeOf(error);
  return [...UNREACHABLE, ...GONE].includes(code ?? '') || /terminated|timeout|Connection ended/i.test(message);
}

/** A sentence, or undefined for a bug of ours. */
export function databaseErrorText(error: unknown, url: string): string | undefined {
  const { code = '', message } = causeOf(error);
  const address = addressOf(url);
  if (UNREACHABLE.includes(code)) return `There is no Postgres at ${address} (${code}).`;
  if (isTransient(error)) return `Postgres at ${address} does not answer: ${message}.`;
  const text = SENTENCES[code];
  return text ? text(address, userOf(url)) : undefined;
}

const SENTENCES: Readonly<Record<string, (address: string, user: string) => string>> = {
  '28P01': (address, user) => `Postgres at ${address} does not take this password for ${user}.`,
  '28000': (address, user) => `Postgres at ${address} does not let ${user} in.`,
  '3D000': (address) => `There is no such database: ${address}. Create it first.`,
  '42501': (address, user) =>
    `${user} may not make or use what the queue needs at ${address}: come as the user who made it, or grant create on database ${address.split('/').at(-1)} to ${user}.`,
  '53300': (address) => `Postgres at ${address} takes no more connections.`,
  '53100': (address) => `The disk of Postgres at ${address} is full.`,
  '25006': (address) => `Postgres at ${address} is a copy that only reads: name the main server.`,
};
