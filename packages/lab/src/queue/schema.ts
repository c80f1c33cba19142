// The tables of the queue: created where they are missing, refused where they belong to something else.
import { fail, ok, type Result } from '@undercroft/engine';
import type { Database } from './database.ts';
import { addressOf } from './database-error.ts';

/** Increased when these tables change. */
const FORMAT = 1;
export const SCHEMA = 'undercroft_lab';

/** All or nothing. */
const CREATE = `
  begin;
  create schema if not exists ${SCHEMA};
  create table if not exists ${SCHEMA}.format (format int not null);
  insert into ${SCHEMA}.format select ${FORMAT} where not exists (select from ${SCHEMA}.format);
  create table if not exists ${SCHEMA}.runs (
    id text primary key,
    version text not null,
    code text not null,
    plan text not null,
    games int not null,
    created timestamptz not null default now(),
    trouble text
  );
  create table if not exists ${SCHEMA}.results (
    run text not null references ${SCHEMA}.runs on delete cascade,
    game int not null,
    result text not null,
    -- Roughly the order of arrival: concurrent inserts may be committed in another order.
    came bigint generated always as identity,
    primary key (run, game)
  );
  create index if not exists results_as_they_came on ${SCHEMA}.results (run, came);
  create table if not exists ${SCHEMA}.workers (
    id text primary key,
    version text not null,
    code text not null,
    seen timestamptz not null
  );
  commit;`;

/** Creates missing tables; fails if the schema belongs to something else. */
export async function createTables(db: Database): Promise<Result<void, string>> {
  const address = addressOf(db.url);
  const [found] = await db.rows<{ schema: boolean; format: boolean }>(
    `select exists (select from pg_namespace where nspname = $1) as schema, to_regclass($1 || '.format') is not null as format`,
    SCHEMA,
  );
  if (found?.schema && !found.format && !(await isEmpty(db)))
    return fail(`The schema "${SCHEMA}" at ${address} belongs to something else: name another database.`);
  if (!found?.format) await db.executeSql(CREATE);
  const [row] = await db.rows<{ format: number }>(`select format from ${SCHEMA}.format`);
  if (row?.format !== FORMAT)
    return fail(
      `The queue at ${address} was made by another Undercroft (format ${row?.format}, this one has ${FORMAT}).`,
    );
  return ok(undefined);
}

async function isEmpty(db: Database): Promise<boolean> {
  const tables = await db.rows(
    'select from pg_class join pg_namespace n on n.oid = relnamespace where nspname = $1 limit 1',
    SCHEMA,
  );
  return tables.length === 0;
}
