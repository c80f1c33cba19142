// The step of the schema with which who opened a table can keep order in its chat; see migrations.ts.
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export async function addModeration(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('chat', 'text', (c) => c.notNull().defaultTo('everybody'))
    .execute();
  await db.schema
    .alterTable('said')
    .addColumn('removed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('muted')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
    .addPrimaryKeyConstraint('muted_key', ['table_id', 'person'])
    .execute();
}
