// A Postgres that may go away for a moment: what is asked is asked again until it is back.
import { fail, ok, type Result } from '@undercroft/engine';
import pg from 'pg';
import { isPassing, troubleText } from './trouble.ts';

export interface Rows {
  // biome-ignore lint/suspicious/noExplicitAny: pg-boss asks for just this.
  readonly rows: any[];
}

/** A number of our own; locks are those of the database, not of the server. */
const LOCK = 7_261_530_021;
const CONNECT_MS = 10_000;
/** How long a server may be away before it is given up. */
const AWAY_MS = 120_000;
const AGAIN_MS = 500;

/** A database, or a sentence why it cannot be had. */
export async function openDatabase(url: string, connections: number): Promise<Result<Database, string>> {
  if (!isAddress(url))
    return fail('--queue takes the address of a Postgres: postgres://user:password@host:5432/database.');
  const database = new Database(url, connections);
  try {
    await database.reach();
    return ok(database);
  } catch (error) {
    await database.close();
    return fail(tell(error, url));
  }
}

/** As a sentence; what is our own bug is thrown on. */
export function tell(error: unknown, url: string): string {
  const told = troubleText(error, url);
  if (told === undefined) throw error;
  return told;
}

function isAddress(url: string): boolean {
  try {
    return /^postgres(ql)?:$/.test(new URL(url).protocol);
  } catch {
    return false;
  }
}

export class Database {
  readonly url: string;
  readonly #pool: pg.Pool;
  /** Told when the server goes away, and when it is back. */
  onAway: ((away: boolean) => void) | undefined;

  constructor(url: string, connections: number) {
    this.url = url;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: 'undercroft',
    });
    // A connection that breaks while nobody uses it: the next question notices.
    this.#pool.on('error', () => undefined);
  }

  /** Once, without patience. */
  async reach(): Promise<void> {
    await this.#pool.query('select 1');
  }

  /** Whatever is asked here may be asked twice: an answer can be lost on its way. */
  async executeSql(text: string, values?: unknown[]): Promise<Rows> {
    let away = false;
    for (const until = Date.now() + AWAY_MS; ; ) {
      try {
        const rows = await this.#pool.query(text, values);
        if (away) this.onAway?.(false);
        return rows;
      } catch (error) {
        if (!isPassing(error) || Date.now() > until) throw error;
        if (!away) this.onAway?.(true);
        away = true;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
  }

  async rows<T>(text: string, ...values: unknown[]): Promise<T[]> {
    return (await this.executeSql(text, values)).rows as T[];
  }

  /** One process at a time: tables that two make at once are made by neither. */
  async alone<T>(deed: () => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      await client.query(`select pg_advisory_lock(${LOCK})`);
      return await deed();
    } finally {
      // With its connection goes the lock.
      client.release(true);
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
