// The schema of the database, step by step. A released step never changes; the next one corrects it.
import { type Kysely, sql } from 'kysely';
import { createSchema } from './first-schema.ts';
import { addModeration } from './moderation-schema.ts';
import type { Db, Schema } from './schema.ts';
import { addTogether } from './together-schema.ts';

type Step = (db: Kysely<Schema>) => Promise<void>;

const STEPS: readonly Step[] = [
  createSchema,
  // Guests find the tables they opened, even without a seat there.
  async (db) => {
    await db.schema.createIndex('tables_opener').on('tables').column('opener').execute();
  },
  // Guests who have not been seen for long, and left no trace, can be purged.
  async (db) => {
    await db.schema
      .alterTable('keys')
      .addColumn('seen', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.updateTable('keys').set({ seen: Date.now() }).execute();
    await db.schema.createIndex('said_person').on('said').column('person').execute();
  },
  // The write-ahead log of SQLite (write-ahead-log.ts); empty in Postgres.
  async (db) => {
    await db.schema
      .createTable('journal')
      .addColumn('n', 'integer', (c) => c.primaryKey())
      .addColumn('moves', 'text', (c) => c.notNull())
      .execute();
  },
  // After an upgrade, unfinished tables are replayed once; those that do not replay are set aside.
  async (db) => {
    await db.schema
      .alterTable('tables')
      .addColumn('checked', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('tables').addColumn('set_aside', 'text').execute();
    await sql`create index tables_set_aside on tables (id) where set_aside is not null`.execute(db);
  },
  addTogether,
  addModeration,
];

/** The newest version of the schema that this program knows. */
export const NEWEST = STEPS.length;

export class NewerDatabaseError extends Error {
  constructor(found: number) {
    super(
      `This database has version ${found} of the schema, but this program only knows versions up to ${NEWEST}. ` +
        'Start the newer Undercroft that used it, or choose another database.',
    );
  }
}

/** `found`: the version of a database, 0 if it has none. */
export function refuseNewer(found: number): void {
  if (found > NEWEST) throw new NewerDatabaseError(found);
}

/** Brings a database up to date. If several processes try at once, one does it while the others wait. */
export async function migrate(exclusively: (work: (db: Db) => Promise<void>) => Promise<void>): Promise<void> {
  await exclusively(async (trx) => {
    await sql`create table if not exists migrations (n integer primary key, at bigint not null)`.execute(trx);
    const { found } = await trx
      .selectFrom('migrations')
      .select((e) => e.fn.coalesce(e.fn.max('n'), sql<number>`0`).as('found'))
      .executeTakeFirstOrThrow();
    const done = Number(found);
    refuseNewer(done);
    for (let n = done + 1; n <= NEWEST; n++) {
      await (STEPS[n - 1] as Step)(trx);
      await trx.insertInto('migrations').values({ n, at: Date.now() }).execute();
    }
  });
}
