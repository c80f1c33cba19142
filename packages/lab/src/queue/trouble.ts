// What can be wrong with a database, in words. Passwords are never said.

interface Fault {
  readonly code?: string;
  readonly message: string;
}

/** Where a queue is: 'host:5432/database'. */
export function placeOf(url: string): string {
  const { hostname, port, pathname, username } = new URL(url);
  const database = decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username) || 'postgres';
  return `${hostname || 'localhost'}:${port || 5432}/${database}`;
}

const userOf = (url: string): string => decodeURIComponent(new URL(url).username) || 'the default user';

const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'];
const GONE = ['ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '08000', '08003', '08006'];

const faultOf = (error: unknown): Fault => {
  // Node puts the attempts on several addresses together.
  const [first] = error instanceof AggregateError ? error.errors : [];
  return (first ?? error) as Fault;
};

/** Whether it may be better in a moment: the server is away, not unwilling. */
export function isPassing(error: unknown): boolean {
  const { code, message } = faultOf(error);
  return [...UNREACHABLE, ...GONE].includes(code ?? '') || /terminated|timeout|Connection ended/i.test(message);
}

/** A sentence, or nothing where it is our own bug. */
export function troubleText(error: unknown, url: string): string | undefined {
  const { code = '', message } = faultOf(error);
  const place = placeOf(url);
  if (UNREACHABLE.includes(code)) return `There is no Postgres at ${place} (${code}).`;
  if (isPassing(error)) return `Postgres at ${place} does not answer: ${message}.`;
  const told = SENTENCES[code];
  return told ? told(place, userOf(url)) : undefined;
}

const SENTENCES: Readonly<Record<string, (place: string, user: string) => string>> = {
  '28P01': (place, user) => `Postgres at ${place} does not take this password for ${user}.`,
  '28000': (place, user) => `Postgres at ${place} does not let ${user} in.`,
  '3D000': (place) => `There is no such database: ${place}. Create it first.`,
  '42501': (place, user) =>
    `${user} may not make or use what the queue needs at ${place}: come as the user who made it, or grant create on database ${place.split('/').at(-1)} to ${user}.`,
  '53300': (place) => `Postgres at ${place} takes no more connections.`,
  '53100': (place) => `The disk of Postgres at ${place} is full.`,
  '25006': (place) => `Postgres at ${place} is a copy that only reads: name the main server.`,
};
