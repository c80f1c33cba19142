// A Postgres database that may be down for a moment: queries are retried until it is back.
import { fail, ok, type Result } from '@undercroft/engine';
import pg from 'pg';
import { databaseErrorText, isTransient } from './database-error.ts';

export interface Rows {
  // biome-ignore lint/suspicious/noExplicitAny: pg-boss asks for just this.
  readonly rows: any[];
}

/** An arbitrary number; advisory locks belong to the database, not to the server. */
const LOCK = 7_261_530_021;
const CONNECT_MS = 10_000;
/** How long an outage may last. */
const OUTAGE_LIMIT_MS = 120_000;
const RETRY_MS = 500;

/** A database, or why it cannot be opened. */
export async function openDatabase(url: string, connections: number): Promise<Result<Database, string>> {
  if (!isAddress(url))
    return fail('--queue takes the address of a Postgres: postgres://user:password@host:5432/database.');
  const database = new Database(url, connections);
  try {
    await database.ping();
    return ok(database);
  } catch (error) {
    await database.close();
    return fail(describeOrThrow(error, url));
  }
}

/** The error as a sentence; a bug of ours is rethrown. */
export function describeOrThrow(error: unknown, url: string): string {
  const text = databaseErrorText(error, url);
  if (text === undefined) throw error;
  return text;
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
  /** Called when the server goes down, and when it is back. */
  onOutage: ((isDown: boolean) => void) | undefined;

  constructor(url: string, connections: number) {
    this.url = url;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: 'undercroft',
    });
    // An idle connection broke; the next query will notice.
    this.#pool.on('error', () => undefined);
  }

  /** A single attempt. */
  async ping(): Promise<void> {
    await this.#pool.query('select 1');
  }

  /** Queries must be idempotent: a response can get lost, and the query is sent again. */
  async executeSql(text: string, values?: unknown[]): Promise<Rows> {
    let isDown = false;
    for (const until = Date.now() + OUTAGE_LIMIT_MS; ; ) {
      try {
        const rows = await this.#pool.query(text, values);
        if (isDown) this.onOutage?.(false);
        return rows;
      } catch (error) {
        if (!isTransient(error) || Date.now() > until) throw error;
        if (!isDown) this.onOutage?.(true);
        isDown = true;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  async rows<T>(text: string, ...values: unknown[]): Promise<T[]> {
    return (await this.executeSql(text, values)).rows as T[];
  }

  /** One process at a time: two that create tables at once would both fail. */
  async withLock<T>(action: () => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      await client.query(`select pg_advisory_lock(${LOCK})`);
      return await action();
    } finally {
      // Closing the connection releases the lock.
      client.release(true);
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
