// The first schema of the database. It was released, so it never changes; see migrations.ts.
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export async function createSchema(db: Kysely<Schema>): Promise<void> {
  await createPeople(db);
  await createTables(db);
  await createSeats(db);
  await createConversation(db);
}

/** The guests, and the cookies and recovery links that prove who they are. */
async function createPeople(db: Kysely<Schema>): Promise<void> {
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
}

/** A table and its record. */
async function createTables(db: Kysely<Schema>): Promise<void> {
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
}

/** Who sits where, and the links that open seats. */
async function createSeats(db: Kysely<Schema>): Promise<void> {
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
}

/** Undo requests and chat. */
async function createConversation(db: Kysely<Schema>): Promise<void> {
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
}
