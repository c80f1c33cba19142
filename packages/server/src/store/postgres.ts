// Any number of processes with one Postgres. Waiting batches share one statement, which also notifies the other processes.
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import { CHANNEL, PostgresNotifications } from './postgres-notifications.ts';
import type { Db, Schema } from './schema.ts';
import { LastWrite } from './storage-fault.ts';
import type { Batch, Store } from './store.ts';

/** The advisory lock that a process holds while it migrates the schema. */
const MIGRATION_LOCK = 0x756e6465;
/** The payload of NOTIFY is limited to 8,000 bytes, and one batch takes at most 38. */
const MAX_GROUP_SIZE = 200;
/** After this time a database that does not answer counts as unavailable. */
const CONNECT_TIMEOUT_MS = 10_000;
const QUERY_TIMEOUT_MS = 30_000;

// Times are bigint in Postgres and numbers here.
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === 20 ? Number : pg.types.getTypeParser(id, format as 'text'),
};

export async function openPostgres(url: string, { connections }: { connections: number }): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
  });
  // A connection that is lost while idle is replaced by the next query.
  pool.on('error', () => undefined);
  // One that is lost during a transaction fails its next query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const notify = async (channel: string, payload: string): Promise<void> => {
    await pool.query('select pg_notify($1, $2)', [channel, payload]);
  };
  const store = new PostgresStore(pool, new PostgresNotifications(url, notify));
  try {
    await migrate((work) =>
      store.transaction(async (trx) => {
        await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
        await work(trx);
      }),
    );
    await store.notifications.start();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

/** The places of all batches that were first. */
interface Won {
  won: string[] | null;
}

interface Waiting {
  readonly batch: Batch;
  readonly resolve: (won: boolean) => void;
  readonly reject: (error: unknown) => void;
}

class PostgresStore implements Store {
  readonly kind = 'postgres';
  readonly db: Db;
  readonly notifications: PostgresNotifications;
  readonly #pool: pg.Pool;
  readonly #lastWrite = new LastWrite();
  #waiting: Waiting[] = [];
  #isFlushing = false;

  constructor(pool: pg.Pool, notifications: PostgresNotifications) {
    this.#pool = pool;
    this.notifications = notifications;
    this.db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  }

  get canStore(): boolean {
    return !this.#lastWrite.hasFailed;
  }

  append(batch: Batch): Promise<boolean> {
    const appended = new Promise<boolean>((resolve, reject) => {
      this.#waiting.push({ batch, resolve, reject });
      if (!this.#isFlushing) void this.#flush();
    });
    return this.#lastWrite.watch(appended);
  }

  async appendWith(batch: Batch, also: (trx: Db) => Promise<void>): Promise<boolean> {
    return this.transaction(async (trx) => {
      const { rows } = await trx.executeQuery<Won>(
        CompiledQuery.raw(APPEND, columns([batch], this.notifications.processName)),
      );
      if (!rows[0]?.won) return false;
      await also(trx);
      return true;
    });
  }

  transaction<T>(work: (trx: Db) => Promise<T>): Promise<T> {
    return this.#lastWrite.watch(this.db.transaction().execute(work));
  }

  async close(): Promise<void> {
    await this.notifications.close();
    await this.db.destroy();
  }

  /** What arrives while a group is being stored becomes the next group. */
  async #flush(): Promise<void> {
    this.#isFlushing = true;
    // Wait for everything else that arrives in this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      await this.#appendGroup(this.#nextGroup());
    }
    this.#isFlushing = false;
  }

  /** Each place at most once: of two batches for the same place, the second must find it taken. */
  #nextGroup(): Waiting[] {
    const places = new Set<string>();
    const group: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const one of this.#waiting) {
      const place = placeOf(one.batch);
      const fits = group.length < MAX_GROUP_SIZE && !places.has(place);
      (fits ? group : rest).push(one);
      places.add(place);
    }
    this.#waiting = rest;
    return group;
  }

  async #appendGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const { rows } = await this.#pool.query<Won>({
        name: 'append',
        text: APPEND,
        values: columns(
          group.map(({ batch }) => batch),
          this.notifications.processName,
        ),
      });
      const won = new Set(rows[0]?.won);
      for (const { batch, resolve } of group) resolve(won.has(placeOf(batch)));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}

const placeOf = ({ table, seq }: Batch): string => `${table} ${seq}`;

const APPEND = `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::int[], $7::bigint[],
        $9::text[], $10::bigint[], $11::text[])
      as g (table_id, seq, count, entries, decider, bot_turn, at, asked, since, result)
  ), won as (
    insert into entries (table_id, seq, count, entries, at)
      select table_id, seq, count, entries, at from given order by table_id
      on conflict do nothing
      returning table_id, seq, count
  ), updated as (
    update tables t
      set seq = g.seq + g.count, decider = g.decider, bot_turn = g.bot_turn, bot_until = 0, changed = g.at,
        asked = g.asked, since = g.since, result = g.result
      from given g join won using (table_id, seq)
      where t.id = g.table_id
  )
  select array_agg(table_id || ' ' || seq) as won,
    pg_notify('${CHANNEL}', coalesce(string_agg(table_id || ' ' || (seq + count) || ' ' || $8::text, ','), ''))
  from won`;

const columns = (batches: readonly Batch[], own: string): unknown[] => [
  batches.map(({ table }) => table),
  batches.map(({ seq }) => seq),
  batches.map(({ count }) => count),
  batches.map(({ entries }) => entries),
  batches.map(({ decider }) => decider),
  batches.map(({ botTurn }) => (botTurn ? 1 : 0)),
  batches.map(({ at }) => at),
  own,
  batches.map(({ asked }) => asked),
  batches.map(({ since }) => since),
  batches.map(({ result }) => result),
];
