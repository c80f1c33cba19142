// An SQLite file, opened with Node's own SQLite or with a package.
import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** What `node:sqlite` and @photostructure/sqlite have in common. */
export interface Statement {
  all(...values: unknown[]): unknown[];
  run(...values: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
}
export interface Sqlite {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

export const openDatabaseFile = (file: string): Sqlite => open(file, {});

/** Node's own from version 22 on. */
function open(file: string, options: { readonly readOnly?: boolean }): Sqlite {
  const require = createRequire(import.meta.url);
  const { DatabaseSync } = hasOwnSqlite() ? require('node:sqlite') : require('@photostructure/sqlite');
  return new DatabaseSync(file, options) as Sqlite;
}

/**
 * Which step of the schema a file has (migrations.ts), 0 if none. Not a byte of it changes, and no other file comes to lie beside it: it is
 * read as if it were on a disk that nobody can write.
 */
export function schemaVersion(file: string): number {
  if (!existsSync(file) || statSync(file).size === 0) return 0;
  const sqlite = open(`${pathToFileURL(file).href}?immutable=1`, { readOnly: true });
  try {
    const has = sqlite.prepare("select 1 from sqlite_master where name = 'migrations'").all().length > 0;
    const [row] = has ? (sqlite.prepare('select max(n) as n from migrations').all() as { n: number | null }[]) : [];
    return row?.n ?? 0;
  } finally {
    sqlite.close();
  }
}

/** Only its owner may read it. SQLite gives the files beside it the same permissions. */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE));
  try {
    chmodSync(file, PRIVATE);
  } catch {
    // It belongs to somebody else, who has given us access.
  }
}

const PRIVATE = 0o600;

function hasOwnSqlite(): boolean {
  try {
    createRequire(import.meta.url).resolve('node:sqlite');
    return Number(process.versions.node.split('.')[0]) >= 22;
  } catch {
    return false;
  }
}

/** Nobody else may use the connection meanwhile. */
export async function transaction<T>(sqlite: Sqlite, work: () => Promise<T>): Promise<T> {
  begin(sqlite);
  try {
    const result = await work();
    sqlite.exec('commit');
    return result;
  } catch (error) {
    rollback(sqlite);
    throw error;
  }
}

/** Whatever `work` writes is taken back. */
export async function withRollback<T>(sqlite: Sqlite, work: () => Promise<T>): Promise<T> {
  begin(sqlite);
  try {
    return await work();
  } finally {
    rollback(sqlite);
  }
}

/** Whatever tries to write meanwhile fails. */
export async function withoutWrites<T>(sqlite: Sqlite, work: () => Promise<T>): Promise<T> {
  sqlite.exec('pragma query_only = on');
  try {
    return await work();
  } finally {
    sqlite.exec('pragma query_only = off');
  }
}

function begin(sqlite: Sqlite): void {
  endLeftOpen(sqlite);
  try {
    sqlite.exec('begin immediate');
  } catch (error) {
    rollback(sqlite);
    throw error;
  }
}

/** Connections with a transaction that could be neither committed nor rolled back. */
const leftOpen = new WeakSet<Sqlite>();

/** Whatever were stored in a transaction that a disk error has left open would be lost with it, so it is ended before anything else is done. */
export function endLeftOpen(sqlite: Sqlite): void {
  if (!leftOpen.has(sqlite)) return;
  rollback(sqlite);
  if (leftOpen.has(sqlite)) throw new Error('disk I/O error: a transaction cannot be ended');
}

function rollback(sqlite: Sqlite): void {
  try {
    sqlite.exec('rollback');
    leftOpen.delete(sqlite);
  } catch (error) {
    // Mostly the failure has ended the transaction already.
    if (/no transaction is active/.test(String(error))) leftOpen.delete(sqlite);
    else leftOpen.add(sqlite);
  }
}

/** The interface of better-sqlite3, which Kysely expects. Statements are prepared once. */
export function toKyselyDatabase(sqlite: Sqlite) {
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  const prepare = (sql: string) => {
    const statement = sqlite.prepare(sql);
    return {
      reader: /^\s*(select|with|pragma)\b|\breturning\b/i.test(sql),
      all: (values: readonly unknown[]) => statement.all(...values),
      run: (values: readonly unknown[]) => statement.run(...values),
      iterate: (values: readonly unknown[]) => statement.all(...values)[Symbol.iterator]() as IterableIterator<unknown>,
    };
  };
  return {
    close: () => sqlite.close(),
    prepare(sql: string) {
      const known = prepared.get(sql) ?? prepare(sql);
      prepared.set(sql, known);
      return known;
    },
  };
}
