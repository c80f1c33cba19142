// Any number of processes on one Postgres. Appends that wait share one statement, which also tells the other processes.
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import { CHANNEL, PostgresNews } from './postgres-news.ts';
import type { Db, Schema } from './schema.ts';
import type { Batch, Store } from './store.ts';

/** The same for all processes: whoever changes the shape of the database holds it. */
const MIGRATING = 0x756e6465;
/** Payloads of NOTIFY end at 8,000 bytes; one batch takes at most 38. */
const MOST_IN_A_GROUP = 200;
/** A database that does not answer for so long is as good as gone: whoever waits is told. */
const CONNECT_WITHIN = 10_000;
const ANSWER_WITHIN = 30_000;

// Milliseconds since 1970 are a bigint there and a number here.
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === 20 ? Number : pg.types.getTypeParser(id, format as 'text'),
};

export async function openPostgres(url: string, { connections }: { connections: number }): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: CONNECT_WITHIN,
    query_timeout: ANSWER_WITHIN,
    keepAlive: true,
  });
  // A connection that breaks while idle is replaced with the next question.
  pool.on('error', () => undefined);
  // One that breaks in the middle of a transaction fails its next question; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const notify = async (payload: string): Promise<void> => {
    await pool.query('select pg_notify($1, $2)', [CHANNEL, payload]);
  };
  const store = new PostgresStore(pool, new PostgresNews(url, notify));
  try {
    await migrate((work) =>
      store.together(async (trx) => {
        await sql`select pg_advisory_xact_lock(${MIGRATING})`.execute(trx);
        await work(trx);
      }),
    );
    await store.news.start();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

/** Table and number of every batch that was first. */
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
  readonly news: PostgresNews;
  readonly #pool: pg.Pool;
  #waiting: Waiting[] = [];
  #isFlushing = false;

  constructor(pool: pg.Pool, news: PostgresNews) {
    this.#pool = pool;
    this.news = news;
    this.db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  }

  append(batch: Batch): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ batch, resolve, reject });
      if (!this.#isFlushing) void this.#flush();
    });
  }

  async appendWith(batch: Batch, also: (trx: Db) => Promise<void>): Promise<boolean> {
    return this.together(async (trx) => {
      const { rows } = await trx.executeQuery<Won>(CompiledQuery.raw(APPEND, columns([batch], this.news.name)));
      if (!rows[0]?.won) return false;
      await also(trx);
      return true;
    });
  }

  together<T>(work: (trx: Db) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(work);
  }

  async close(): Promise<void> {
    await this.news.close();
    await this.db.destroy();
  }

  /** What came while the last group was on its way is the next group. */
  async #flush(): Promise<void> {
    this.#isFlushing = true;
    // Let this turn of the event loop bring what it brings.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      await this.#keep(this.#nextGroup());
    }
    this.#isFlushing = false;
  }

  /** Each place of a table once: of two that want the same, the second has to see that it is taken. */
  #nextGroup(): Waiting[] {
    const places = new Set<string>();
    const group: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const one of this.#waiting) {
      const place = placeOf(one.batch);
      const fits = group.length < MOST_IN_A_GROUP && !places.has(place);
      (fits ? group : rest).push(one);
      places.add(place);
    }
    this.#waiting = rest;
    return group;
  }

  async #keep(group: readonly Waiting[]): Promise<void> {
    try {
      const { rows } = await this.#pool.query<Won>({
        name: 'append',
        text: APPEND,
        values: columns(
          group.map(({ batch }) => batch),
          this.news.name,
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
    select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::int[], $7::bigint[])
      as g (table_id, seq, count, entries, decider, bot_turn, at)
  ), won as (
    insert into entries (table_id, seq, count, entries, at)
      select table_id, seq, count, entries, at from given order by table_id
      on conflict do nothing
      returning table_id, seq, count
  ), updated as (
    update tables t
      set seq = g.seq + g.count, decider = g.decider, bot_turn = g.bot_turn, bot_until = 0, changed = g.at
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
];
