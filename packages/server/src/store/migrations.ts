// The database's shape, step by step. A step that was once released is never changed: the next one corrects it.
import { type Kysely, sql } from 'kysely';
import type { Db, Schema } from './schema.ts';

type Step = (db: Kysely<Schema>) => Promise<void>;

const STEPS: readonly Step[] = [
  async (db) => {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('keys')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('keys_person').on('keys').column('person').execute();
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('code', 'text', (c) => c.notNull().unique())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rules', 'integer', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('began', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('opener', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('changed', 'bigint', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('decider', 'integer', (c) => c.notNull())
      .addColumn('bot_turn', 'integer', (c) => c.notNull())
      .addColumn('bot_until', 'bigint', (c) => c.notNull())
      .addColumn('closed', 'text')
      .addColumn('closed_by', 'integer')
      .addColumn('rematch', 'text')
      .addColumn('from_table', 'text')
      .addColumn('from_entries', 'integer', (c) => c.notNull())
      .execute();
    await sql`create index tables_bots on tables (changed) where bot_turn = 1`.execute(db);
    await db.schema
      .createTable('entries')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('entries', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
      .execute();
    await db.schema
      .createTable('seats')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('held', 'text', (c) => c.notNull())
      .addColumn('offered', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.references('people.id'))
      .addColumn('strength', 'text')
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
      .execute();
    await db.schema.createIndex('seats_person').on('seats').column('person').execute();
    await db.schema
      .createTable('links')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('links_table').on('links').column('table_id').execute();
    await db.schema
      .createTable('asks')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('id', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('takes', 'integer', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('needs', 'text', (c) => c.notNull())
      .addColumn('agreed', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('asks_key', ['table_id', 'id'])
      .execute();
    await db.schema
      .createTable('said')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('said_key', ['table_id', 'n'])
      .execute();
  },
  // Whoever opened a table finds it again, also without a seat there.
  async (db) => {
    await db.schema.createIndex('tables_opener').on('tables').column('opener').execute();
  },
  // Who was not seen for long, and left no trace, can be forgotten.
  async (db) => {
    await db.schema
      .alterTable('keys')
      .addColumn('seen', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.updateTable('keys').set({ seen: Date.now() }).execute();
    await db.schema.createIndex('said_person').on('said').column('person').execute();
  },
  // Where a file has its moves first (journal.ts). In a Postgres it stays empty.
  async (db) => {
    await db.schema
      .createTable('journal')
      .addColumn('n', 'integer', (c) => c.primaryKey())
      .addColumn('moves', 'text', (c) => c.notNull())
      .execute();
  },
];

/** The newest shape this program knows. */
export const NEWEST = STEPS.length;

export class NewerDatabase extends Error {
  constructor(found: number) {
    super(
      `This database has shape ${found}, and this program knows shapes up to ${NEWEST}: it was used by a newer Undercroft. ` +
        'Start that one, or another database.',
    );
  }
}

/** Brings a database up to date. Several processes may try at once: one does it, the others wait and find it done. */
export async function migrate(exclusively: (work: (db: Db) => Promise<void>) => Promise<void>): Promise<void> {
  await exclusively(async (trx) => {
    await sql`create table if not exists migrations (n integer primary key, at bigint not null)`.execute(trx);
    const { found } = await trx
      .selectFrom('migrations')
      .select((e) => e.fn.coalesce(e.fn.max('n'), sql<number>`0`).as('found'))
      .executeTakeFirstOrThrow();
    const done = Number(found);
    if (done > NEWEST) throw new NewerDatabase(done);
    for (let n = done + 1; n <= NEWEST; n++) {
      await (STEPS[n - 1] as Step)(trx);
      await trx.insertInto('migrations').values({ n, at: Date.now() }).execute();
    }
  });
}
