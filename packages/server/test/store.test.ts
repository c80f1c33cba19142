// What the store promises with both databases: each place of a table is given once, and nobody sees what is not durable.
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseInUseError, NewerDatabaseError } from '../src/index.ts';
import { NEWEST } from '../src/store/migrations.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { openDatabaseFile } from '../src/store/sqlite-file.ts';
import type { Store } from '../src/store/store.ts';
import { batch, newTable } from './store-helpers.ts';
import { DATABASES, KINDS, type TestDatabase } from './support.ts';

const open = ({ database }: TestDatabase): Promise<Store> =>
  'url' in database ? openPostgres(database.url, { connections: 4 }) : openSqlite(database.file);

describe.each(KINDS)('the store in %s', (kind) => {
  let database: TestDatabase;
  let store: Store;

  beforeAll(async () => {
    database = await DATABASES[kind]();
    store = await open(database);
  });
  afterAll(async () => {
    await store?.close();
    await database?.stop();
  });

  const stored = async (table: string): Promise<string[]> => {
    const rows = await store.db.selectFrom('entries').select('entries').where('table_id', '=', table).execute();
    return rows.map(({ entries }) => entries);
  };

  test('of many batches for the same place at the same moment one is stored', async () => {
    const table = await newTable(store);
    const names = Array.from({ length: 20 }, (_, i) => `["${i}"]`);
    const won = await Promise.all(names.map((name) => store.append(batch(table, 0, name))));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await stored(table)).toEqual([names[won.indexOf(true)]]);
  });

  test('a batch and other changes are stored together or not at all', async () => {
    const table = await newTable(store);
    const rename = (name: string) => (trx: Store['db']) =>
      trx
        .updateTable('people')
        .set({ name })
        .where('id', '=', table)
        .execute()
        .then(() => undefined);
    expect(await store.appendWith(batch(table, 0, '["first"]'), rename('first'))).toBe(true);
    expect(await store.appendWith(batch(table, 0, '["second"]'), rename('second'))).toBe(false);
    const broken = store.appendWith(batch(table, 1, '["third"]'), async (trx) => {
      await rename('third')(trx);
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await stored(table)).toEqual(['["first"]']);
    const person = await store.db.selectFrom('people').select('name').where('id', '=', table).executeTakeFirst();
    expect(person?.name).toBe('first');
  });

  test('nobody sees what may still be rolled back', async () => {
    const table = await newTable(store);
    let seen: Promise<string[]> | undefined;
    const undone = store.appendWith(batch(table, 0, '["never"]'), async () => {
      seen = stored(table);
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    expect(await seen).toEqual([]);
  });
});

/** Every file beside the database, to the byte. */
function filesOf({ database }: TestDatabase): Readonly<Record<string, string>> {
  if (!('file' in database)) return {};
  const folder = path.dirname(database.file);
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'hex')]));
}

describe.each(KINDS)('the schema in %s', (kind) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await DATABASES[kind]();
  });
  afterAll(async () => {
    await database?.stop();
  });

  test('an empty database is brought up to date once', async () => {
    for (let i = 0; i < 2; i++) {
      const store = await open(database);
      const steps = await store.db.selectFrom('migrations').select('n').orderBy('n').execute();
      await store.close();
      expect(steps.map(({ n }) => n)).toEqual(Array.from({ length: NEWEST }, (_, n) => n + 1));
    }
  });

  test('an old database is brought up to date with everything in it', async () => {
    const old = await DATABASES[kind]();
    try {
      // Made by today's program and then set back to the first schema, without what later steps added.
      const store = await open(old);
      const table = await newTable(store);
      await store.transaction(async (trx) => {
        await trx.schema.dropIndex('tables_opener').execute();
        await trx.schema.dropIndex('tables_set_aside').execute();
        await trx.schema.alterTable('tables').dropColumn('checked').execute();
        await trx.schema.alterTable('tables').dropColumn('set_aside').execute();
        await trx.schema.dropTable('muted').execute();
        await trx.schema.alterTable('said').dropColumn('removed').execute();
        for (const column of ['pace', 'hints', 'asked', 'since', 'result', 'chat'])
          await trx.schema.alterTable('tables').dropColumn(column).execute();
        await trx.schema.alterTable('seats').dropColumn('seen').execute();
        await trx.schema.alterTable('asks').dropColumn('at').execute();
        for (const added of ['nudges', 'pushes', 'kept']) await trx.schema.dropTable(added).execute();
        await trx.schema.dropIndex('said_person').execute();
        await trx.schema.dropTable('journal').execute();
        await trx.schema.alterTable('keys').dropColumn('seen').execute();
        await trx.deleteFrom('migrations').where('n', '>', 1).execute();
      });
      await store.close();
      const again = await open(old);
      const found = await again.db
        .selectFrom('tables')
        .select(['id', 'checked', 'set_aside', 'pace', 'since', 'chat'])
        .execute();
      // The index can only be dropped if the migration has created it again.
      await again.transaction((trx) => trx.schema.dropIndex('tables_opener').execute());
      await again.close();
      expect(found).toEqual([{ id: table, checked: '', set_aside: null, pace: 'either', since: 0, chat: 'everybody' }]);
    } finally {
      await old.stop();
    }
  });

  test('a newer database is rejected with an explanation', async () => {
    const store = await open(database);
    await store.transaction((trx) =>
      trx
        .insertInto('migrations')
        .values({ n: NEWEST + 3, at: 0 })
        .execute(),
    );
    await store.close();
    const before = filesOf(database);
    await expect(open(database)).rejects.toThrow(NewerDatabaseError);
    expect(filesOf(database)).toEqual(before);
    await expect(open(database)).rejects.toThrow(
      `This database has version ${NEWEST + 3} of the schema, but this program only knows versions up to ${NEWEST}.`,
    );
  });
});

test('when many processes start at once with an empty Postgres, one creates the schema and all start', async () => {
  const database = await DATABASES.postgres();
  try {
    const stores = await Promise.all(Array.from({ length: 6 }, () => open(database)));
    const steps = await (stores[0] as Store).db.selectFrom('migrations').select('n').execute();
    await Promise.all(stores.map((store) => store.close()));
    expect(steps).toHaveLength(NEWEST);
  } finally {
    await database.stop();
  }
});

test('a migration that fails leaves the schema as it was', async () => {
  const database = await DATABASES.postgres();
  const { url } = database.database as { url: string };
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    // A table of the same name is in the way of the last one that is created.
    await client.query('create table said (n int)');
    await expect(open(database)).rejects.toThrow(/said/);
    const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([{ tablename: 'said' }]);
  } finally {
    await client.end();
    await database.stop();
  }
});

test('a connection that is cut during a transaction fails the transaction, not the process', async () => {
  const database = await DATABASES.postgres();
  const { url } = database.database as { url: string };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const store = await open(database);
  try {
    const broken = store.transaction(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await trx.selectFrom('people').selectAll().execute();
    });
    await expect(broken).rejects.toThrow();
    expect(await store.db.selectFrom('people').selectAll().execute()).toEqual([]);
  } finally {
    await store.close();
    await client.end();
    await database.stop();
  }
});

test('a second process cannot open the same file', async () => {
  const database = await DATABASES.sqlite();
  const { file } = database.database as { file: string };
  const first = await openSqlite(file);
  await expect(openSqlite(file)).rejects.toThrow(DatabaseInUseError);
  await first.close();
  const second = await openSqlite(file);
  await second.close();
  await database.stop();
});

describe('the write-ahead log', () => {
  const file = ({ database }: TestDatabase) => (database as { file: string }).file;
  /** A copy of what would be found after a power cut at this moment. */
  const afterPowerCut = async (database: TestDatabase): Promise<TestDatabase> => {
    const copy = await DATABASES.sqlite();
    for (const part of ['', '-wal'])
      if (existsSync(file(database) + part)) copyFileSync(file(database) + part, file(copy) + part);
    return copy;
  };
  const rows = (store: Store) =>
    store.db.selectFrom('entries').select(['seq', 'count', 'entries', 'at']).orderBy('seq').execute();
  const logRows = async (store: Store): Promise<number> =>
    (await sql`select n from journal`.execute(store.db)).rows.length;
  const started = async (): Promise<{ database: TestDatabase; store: Store; table: string }> => {
    const database = await DATABASES.sqlite();
    const store = await open(database);
    return { database, store, table: await newTable(store) };
  };

  test('after a power cut every acknowledged move is there', async () => {
    const { database, store, table } = await started();
    for (const seq of [0, 1, 2]) expect(await store.append(batch(table, seq, `["move ${seq}"]`))).toBe(true);
    const copy = await afterPowerCut(database);
    await store.close();
    const again = await open(copy);
    expect(await rows(again)).toEqual([{ seq: 0, count: 3, entries: '["move 0","move 1","move 2"]', at: 1 }]);
    expect(await logRows(again)).toBe(0);
    expect(await again.db.selectFrom('tables').select('seq').executeTakeFirst()).toEqual({ seq: 3 });
    expect(await again.append(batch(table, 2, '["late"]'))).toBe(false);
    expect(await again.append(batch(table, 3, '["move 3"]'))).toBe(true);
    await again.close();
    await copy.stop();
    await database.stop();
  });

  test('readers find everything in its place, the moves of a table in one row', async () => {
    const { database, store, table } = await started();
    const other = await newTable(store);
    await Promise.all([
      store.append(batch(table, 0, '["a"]')),
      store.append({ ...batch(other, 0, '["x","y"]'), count: 2, decider: 1, botTurn: true, at: 5 }),
      store.append({ ...batch(table, 1, '["b"]'), at: 7 }),
    ]);
    expect(await store.db.selectFrom('entries').selectAll().orderBy('count').orderBy('at').execute()).toEqual(
      expect.arrayContaining([
        { table_id: table, seq: 0, count: 2, entries: '["a","b"]', at: 7 },
        { table_id: other, seq: 0, count: 2, entries: '["x","y"]', at: 5 },
      ]),
    );
    const tables = await store.db
      .selectFrom('tables')
      .select(['id', 'seq', 'decider', 'bot_turn', 'changed'])
      .execute();
    expect(tables).toEqual(
      expect.arrayContaining([
        { id: table, seq: 2, decider: 0, bot_turn: 0, changed: 7 },
        { id: other, seq: 2, decider: 1, bot_turn: 1, changed: 5 },
      ]),
    );
    expect(await logRows(store)).toBe(0);
    await store.close();
    await database.stop();
  });

  test('a place that is taken or after a gap is rejected', async () => {
    const { database, store, table } = await started();
    for (const seq of [0, 1, 2]) await store.append(batch(table, seq, '["x"]'));
    const tries = [1, 2, 4];
    for (const seq of tries) expect(await store.append(batch(table, seq, '["no"]'))).toBe(false);
    await rows(store);
    for (const seq of tries) {
      expect(await store.append(batch(table, seq, '["no"]'))).toBe(false);
      expect(await store.appendWith(batch(table, seq, '["no"]'), async () => undefined)).toBe(false);
    }
    expect(await store.append(batch('no-such-table', 0, '["no"]'))).toBe(false);
    expect((await rows(store)).map(({ entries }) => entries)).toEqual(['["x","x","x"]']);
    await store.close();
    await database.stop();
  });

  test('nothing can follow a batch without entries', async () => {
    const { database, store, table } = await started();
    await store.append(batch(table, 0, '["x"]'));
    const end = { ...batch(table, 1, '[]'), count: 0 };
    expect(await store.append(end)).toBe(true);
    expect(await store.append(end)).toBe(false);
    expect(await store.append(batch(table, 1, '["no"]'))).toBe(false);
    await store.close();
    await database.stop();
  });

  test('on a full disk nothing is acknowledged, and it goes on as soon as there is room', async () => {
    const { database, store, table } = await started();
    expect(await store.append(batch(table, 0, '["first"]'))).toBe(true);
    const { rows: pages } = await sql<{ page_count: number }>`select page_count from pragma_page_count()`.execute(
      store.db,
    );
    await sql.raw(`pragma max_page_count = ${pages[0]?.page_count}`).execute(store.db);
    const long = JSON.stringify(['x'.repeat(100_000)]);
    await expect(store.append(batch(table, 1, long))).rejects.toThrow(/full/);
    await sql`pragma max_page_count = 1000000`.execute(store.db);
    expect(await store.append(batch(table, 1, '["second"]'))).toBe(true);
    expect((await rows(store)).map(({ entries }) => entries)).toEqual(['["first"]', '["second"]']);
    await store.close();
    await database.stop();
  });

  test('a checkpoint runs by itself after a while', async () => {
    const { database, store, table } = await started();
    await store.append(batch(table, 0, '["x"]'));
    await new Promise((resolve) => setTimeout(resolve, 750));
    const copy = await afterPowerCut(database);
    const again = openDatabaseFile(file(copy));
    expect(again.prepare('select entries from entries').all()).toEqual([{ entries: '["x"]' }]);
    expect(again.prepare('select * from journal').all()).toEqual([]);
    again.close();
    await store.close();
    await copy.stop();
    await database.stop();
  });
});
