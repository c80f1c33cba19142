// A disk that fails at every single call, and a Postgres whose connection is lost at every statement: what was acknowledged is there, in
// order and once, and play goes on as soon as it can.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { openDatabaseFile, type Sqlite, type Statement } from '../src/store/sqlite-file.ts';
import type { Store } from '../src/store/store.ts';
import { batch, newTable } from './store-helpers.ts';
import { DATABASES, type TestDatabase } from './support.ts';

/** How a call fails: before it has done anything; the same, and the open transaction is gone with it, as SQLite does; or after it was done. */
const WAYS = ['refused', 'rolled back', 'done'] as const;
type Way = (typeof WAYS)[number];

/** Fails from call `at` on, so many times; nothing before it is set. */
interface Fault {
  at: number;
  times: number;
  way: Way;
}

/** Counts calls, and lets those fail that it is told to. */
class Faults {
  calls = 0;
  fault: Fault = { at: Number.POSITIVE_INFINITY, times: 0, way: 'refused' };

  get isDue(): boolean {
    this.calls++;
    return this.calls >= this.fault.at && this.calls < this.fault.at + this.fault.times;
  }
}

const MESSAGES: Readonly<Record<Way, string>> = {
  refused: 'database or disk is full',
  'rolled back': 'disk I/O error',
  done: 'disk I/O error',
};

/** The disk of a SQLite file, which fails when it is told to. */
function faultyFile(file: string, faults: Faults): Sqlite {
  const sqlite = openDatabaseFile(file);
  const call = <T>(work: () => T): T => {
    const { way } = faults.fault;
    if (!faults.isDue) return work();
    if (way === 'rolled back') tryTo(() => sqlite.exec('rollback'));
    if (way === 'done') tryTo(work);
    throw new Error(MESSAGES[way]);
  };
  return {
    exec: (sql) => call(() => sqlite.exec(sql)),
    prepare(sql): Statement {
      const statement = sqlite.prepare(sql);
      return {
        all: (...values) => call(() => statement.all(...values)),
        run: (...values) => call(() => statement.run(...values)),
      };
    },
    close: () => sqlite.close(),
  };
}

function tryTo(work: () => unknown): void {
  try {
    work();
  } catch {
    // It would have failed anyway.
  }
}

/** What is in the store, and what was said about it. */
class Played {
  readonly acknowledged: string[] = [];
  readonly tried: string[] = [];
  #n = 0;

  constructor(
    readonly store: Store,
    readonly table: string,
  ) {}

  /** One move after what is stored; whether it counts is known only if it was acknowledged. */
  async move({ also = false } = {}): Promise<void> {
    const text = `["${this.#n++}"]`;
    try {
      const seq = await this.#length();
      this.tried.push(text);
      const made = batch(this.table, seq, text);
      const isFirst = await (also ? this.store.appendWith(made, async () => undefined) : this.store.append(made));
      if (isFirst) this.acknowledged.push(text);
    } catch {
      // Refused, or not known.
    }
  }

  async #length(): Promise<number> {
    const row = await this.store.db.selectFrom('tables').select('seq').where('id', '=', this.table).executeTakeFirst();
    return row?.seq ?? 0;
  }
}

/** Several tables at once, with reading and other writing in between. */
async function play(store: Store, tables: readonly string[]): Promise<Played[]> {
  const all = tables.map((table) => new Played(store, table));
  for (let round = 0; round < 3; round++) {
    await Promise.all(all.map((one) => one.move()));
    await all[round % all.length]?.move({ also: true });
    await store
      .transaction((trx) =>
        trx
          .updateTable('people')
          .set({ name: `round ${round}` })
          .execute(),
      )
      .catch(() => undefined);
  }
  return all;
}

const storedAt = async (store: Store, table: string): Promise<string[]> => {
  const rows = await store.db.selectFrom('entries').selectAll().where('table_id', '=', table).orderBy('seq').execute();
  let next = 0;
  for (const { seq, count } of rows) {
    expect(seq).toBe(next);
    next += count;
  }
  const row = await store.db.selectFrom('tables').select('seq').where('id', '=', table).executeTakeFirstOrThrow();
  expect(row.seq).toBe(next);
  return rows.flatMap(({ entries }) => (JSON.parse(entries) as string[]).map((entry) => JSON.stringify([entry])));
};

/** Everything that was acknowledged, nothing twice, nothing that nobody tried, in the order in which it was tried. */
async function expectNothingLost(store: Store, all: readonly Played[]): Promise<void> {
  for (const { table, acknowledged, tried } of all) {
    const stored = await storedAt(store, table);
    expect(stored).toEqual(tried.filter((one) => stored.includes(one)));
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
  }
}

describe('a file on a disk that fails', () => {
  let database: TestDatabase;
  const file = () => (database.database as { file: string }).file;

  beforeAll(async () => {
    database = await DATABASES.sqlite();
  });
  afterAll(async () => database?.stop());

  /** Calls of a whole play without any fault. */
  async function playWith(fault: Fault): Promise<number> {
    const faults = new Faults();
    const store = await openSqlite(file(), (name) => faultyFile(name, faults));
    const tables = [await newTable(store), await newTable(store)];
    faults.calls = 0;
    faults.fault = fault;
    const all = await play(store, tables);
    const { calls } = faults;
    faults.fault = { ...fault, times: 0 };
    // There is room again: what could be read before can be read now, and play goes on.
    await expectNothingLost(store, all);
    const before = all.map(({ acknowledged }) => acknowledged.length);
    for (const one of all) await one.move();
    expect(all.map(({ acknowledged }) => acknowledged.length)).toEqual(before.map((n) => n + 1));
    expect(store.canStore).toBe(true);
    await store.close();
    const again = await openSqlite(file());
    await expectNothingLost(again, all);
    await again.close();
    return calls;
  }

  test.each(WAYS)('loses nothing when any one call, or any three, are %s', async (way) => {
    const calls = await playWith({ at: Number.POSITIVE_INFINITY, times: 0, way });
    expect(calls).toBeGreaterThan(40);
    for (let at = 1; at <= calls; at++) await playWith({ at, times: at % 2 === 0 ? 1 : 3, way });
  });

  test('can be read while nothing can be written', async () => {
    const faults = new Faults();
    const real = openDatabaseFile;
    let isFull = false;
    const store = await openSqlite(file(), (name) => {
      const sqlite = real(name);
      const full = () => {
        if (isFull) throw new Error('database or disk is full');
      };
      return {
        exec: (sql) => {
          if (sql === 'commit') full();
          sqlite.exec(sql);
        },
        prepare(sql) {
          const statement = sqlite.prepare(sql);
          return {
            all: (...values) => statement.all(...values),
            run: (...values) => {
              if (sql.startsWith('insert into journal')) full();
              return statement.run(...values);
            },
          };
        },
        close: () => sqlite.close(),
      };
    });
    const one = new Played(store, await newTable(store));
    await one.move();
    isFull = true;
    // In the log already, and not yet where it belongs.
    expect(await storedAt(store, one.table)).toEqual(['["0"]']);
    await one.move();
    expect(one.acknowledged).toEqual(['["0"]']);
    expect(store.canStore).toBe(false);
    expect(await storedAt(store, one.table)).toEqual(['["0"]']);
    await expect(store.db.updateTable('people').set({ name: 'lost' }).execute()).rejects.toThrow();
    isFull = false;
    await one.move();
    expect(one.acknowledged).toEqual(['["0"]', '["2"]']);
    expect(store.canStore).toBe(true);
    expect(await store.db.selectFrom('people').select('name').where('name', '=', 'lost').execute()).toEqual([]);
    expect(faults.calls).toBe(0);
    await store.close();
  });
});

describe('a Postgres whose connection is lost', () => {
  let database: TestDatabase;
  let faults = new Faults();
  const { query } = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };

  beforeAll(async () => {
    database = await DATABASES.postgres();
    Object.assign(pg.Client.prototype, {
      query(this: pg.Client, ...given: unknown[]): unknown {
        const { way } = faults.fault;
        // Only what is awaited, and not what the driver submits as an object of its own.
        if (typeof (given[0] as { submit?: unknown }).submit === 'function' || !faults.isDue)
          return query.apply(this, given);
        const done = given.at(-1);
        const failed = failing(
          this,
          way,
          () => query.apply(this, typeof done === 'function' ? given.slice(0, -1) : given) as Promise<unknown>,
        );
        // The pool hands over a function, Kysely waits for a promise.
        return typeof done === 'function' ? void failed.catch((error) => done(error)) : failed;
      },
    });
  });
  afterAll(async () => {
    Object.assign(pg.Client.prototype, { query });
    await database?.stop();
  });

  async function failing(client: pg.Client, way: Way, work: () => Promise<unknown>): Promise<never> {
    if (way === 'refused')
      throw Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
    if (way === 'done') await work().catch(() => undefined);
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    throw new Error('Connection terminated unexpectedly');
  }

  async function playWith(fault: Fault): Promise<number> {
    faults = new Faults();
    const store = await openPostgres((database.database as { url: string }).url, { connections: 3 });
    const tables = [await newTable(store), await newTable(store)];
    faults.calls = 0;
    faults.fault = fault;
    const all = await play(store, tables);
    const { calls } = faults;
    faults.fault = { ...fault, times: 0 };
    // The lost connection may be found out by the next one who needs it.
    await store.db
      .selectFrom('tables')
      .select('id')
      .execute()
      .catch(() => undefined);
    await expectNothingLost(store, all);
    for (const one of all) await one.move();
    await expectNothingLost(store, all);
    await store.close();
    return calls;
  }

  test.each(WAYS)('loses nothing when any one statement is %s', async (way) => {
    const calls = await playWith({ at: Number.POSITIVE_INFINITY, times: 0, way });
    expect(calls).toBeGreaterThan(15);
    for (let at = 1; at <= calls; at++) await playWith({ at, times: 1, way });
  });
});
