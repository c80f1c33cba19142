// The step of the schema with which people at a table see more of each other. It was released, so it never changes; see migrations.ts.
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export async function addTogether(db: Kysely<Schema>): Promise<void> {
  await addMatters(db);
  await db.schema
    .alterTable('seats')
    .addColumn('seen', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('asks')
    .addColumn('at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await createMessages(db);
}

/** What is agreed about a table, and what it waits for. */
async function addMatters(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('pace', 'text', (c) => c.notNull().defaultTo('either'))
    .execute();
  await db.schema.alterTable('tables').addColumn('hints', 'integer').execute();
  await db.schema.alterTable('tables').addColumn('asked', 'text').execute();
  await db.schema
    .alterTable('tables')
    .addColumn('since', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('tables').addColumn('result', 'text').execute();
}

/** Nudges, and the browsers that get push messages. */
async function createMessages(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('nudges')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('nudges_key', ['table_id', 'person'])
    .execute();
  await db.schema
    .createTable('pushes')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('made', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('pushes_person').on('pushes').column('person').execute();
  await db.schema
    .createTable('kept')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}
