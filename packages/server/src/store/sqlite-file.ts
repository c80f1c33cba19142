// An SQLite file, opened with Node's own SQLite or with a package.
import { createRequire } from 'node:module';

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

/** Node's own from version 22 on. */
export function openDatabaseFile(file: string): Sqlite {
  const require = createRequire(import.meta.url);
  const { DatabaseSync } = hasOwnSqlite() ? require('node:sqlite') : require('@photostructure/sqlite');
  return new DatabaseSync(file) as Sqlite;
}

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
  sqlite.exec('begin immediate');
  try {
    const result = await work();
    sqlite.exec('commit');
    return result;
  } catch (error) {
    rollback(sqlite);
    throw error;
  }
}

function rollback(sqlite: Sqlite): void {
  try {
    sqlite.exec('rollback');
  } catch {
    // The commit itself failed and has ended the transaction.
  }
}

/** The interface of better-sqlite3, which Kysely expects. Statements are prepared once. */
export function toKyselyDatabase(sqlite: Sqlite) {
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  const prepare = (sql: string) => {
    const statement = sqlite.prepare(sql);
    return {
      reader: /^\s*(select|with)\b|\breturning\b/i.test(sql),
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
