// The thorough check, for an operator: the file itself as SQLite sees it, and every table, finished or not, replayed from its first entry.

import { existsSync } from 'node:fs';
import type { SetAside } from '@undercroft/protocol';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { currentRules, type KnownRules } from '../tables/known-rules.ts';
import { loadTable } from '../tables/load-table.ts';
import { storeSetAside, storeSound } from '../tables/verdicts.ts';

export interface DatabaseReport {
  readonly tables: number;
  readonly entries: number;
  readonly damaged: readonly DamagedTable[];
  /** What SQLite says of its file; empty if it is sound, and for Postgres, which has tools of its own. */
  readonly file: readonly string[];
}

export interface DamagedTable {
  readonly id: string;
  readonly code: string;
  readonly why: SetAside;
}

const PAGE_SIZE = 100;
/** SQLite may find one mistake in many places. */
const MAX_FILE_LINES = 20;

/** Opening a file that is not there would create one. */
export const existsDatabase = ({ database }: Pick<Config, 'database'>): boolean =>
  !('file' in database) || existsSync(database.file);

/** Tables that do not replay are set aside; those that replay again are played on. */
export async function checkDatabase(
  config: Pick<Config, 'database' | 'limits'>,
  onProgress: (tables: number) => void = () => undefined,
  rules: KnownRules = currentRules(),
): Promise<DatabaseReport> {
  const store = await openStore(config);
  try {
    const file = await checkFile(store);
    return { ...(await checkTables(store, rules, onProgress)), file };
  } finally {
    await store.close();
  }
}

async function checkFile(store: Store): Promise<string[]> {
  if (store.kind !== 'sqlite') return [];
  const whole = await sql<{ integrity_check: string }>`pragma integrity_check(${sql.lit(MAX_FILE_LINES)})`.execute(
    store.db,
  );
  const keys = await sql<{ table: string; rowid: number }>`pragma foreign_key_check`.execute(store.db);
  const lines = whole.rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
  return [
    ...lines,
    ...keys.rows.slice(0, MAX_FILE_LINES).map(({ table, rowid }) => `${table}: row ${rowid} belongs to nothing`),
  ];
}

async function checkTables(
  store: Store,
  rules: KnownRules,
  onProgress: (tables: number) => void,
): Promise<Omit<DatabaseReport, 'file'>> {
  const damaged: DamagedTable[] = [];
  let [tables, entries] = [0, 0];
  for (let after = ''; ; ) {
    const page = await store.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    for (const row of page) {
      const loaded = await loadTable(store, rules, row);
      tables++;
      entries += row.seq;
      if (!loaded.ok) {
        damaged.push({ id: row.id, code: row.code, why: loaded.error });
        await storeSetAside({ store, rules }, row.id, loaded.error);
      } else if (row.set_aside !== null || row.checked !== rules.build) await storeSound({ store, rules }, [row.id]);
    }
    onProgress(tables);
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return { tables, entries, damaged };
    after = last.id;
  }
}
