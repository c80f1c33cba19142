// One process, one file. Appends of the same moment share one durable commit.
import { createRequire } from 'node:module';
import { type DatabaseConnection, Kysely, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely';
import { migrate } from './migrations.ts';
import type { Db, Schema } from './schema.ts';
import type { Batch, Store } from './store.ts';

/** What `node:sqlite` and @photostructure/sqlite have in common. */
interface Statement {
  all(...values: unknown[]): unknown[];
  run(...values: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
}
interface Sqlite {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/** The runtime's own where there is one. */
function openFile(file: string): Sqlite {
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

export class DatabaseInUse extends Error {
  constructor(file: string) {
    super(`${file} is in use by another process. For several processes, give them a Postgres (DATABASE_URL).`);
  }
}

export async function openSqlite(file: string): Promise<Store> {
  const sqlite = openFile(file);
  try {
    // One process at a time; every commit on the disk before it is answered.
    sqlite.exec('pragma journal_mode = wal');
    sqlite.exec('pragma locking_mode = exclusive');
    sqlite.exec('pragma synchronous = full');
    sqlite.exec('pragma foreign_keys = on');
    // 16 MB: a page that changes again and again is copied into the file less often.
    sqlite.exec('pragma wal_autocheckpoint = 4000');
    sqlite.exec('begin immediate; commit');
  } catch (error) {
    sqlite.close();
    if (/locked|busy/i.test(String(error))) throw new DatabaseInUse(file);
    throw error;
  }
  const store = new SqliteStore(sqlite);
  try {
    await migrate((work) => store.together(work));
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

interface Waiting {
  readonly batch: Batch;
  readonly resolve: (won: boolean) => void;
  readonly reject: (error: unknown) => void;
}

class SqliteStore implements Store {
  readonly kind = 'sqlite';
  readonly db: Db;
  readonly news = { tell: () => Promise.resolve(), listen: () => undefined, isUp: true };
  /** The same for the inside of a transaction, which has its turn already. */
  readonly #inside: Db;
  readonly #sqlite: Sqlite;
  readonly #insert: Statement;
  readonly #update: Statement;
  readonly #waiting: Waiting[] = [];
  #isScheduled = false;
  /** Kysely's transactions and our group commits use the same connection: one after another. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(sqlite: Sqlite) {
    this.#sqlite = sqlite;
    const database = asKyselyWants(sqlite);
    this.#inside = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
    this.db = new Kysely<Schema>({ dialect: new InTurnDialect({ database }, () => this.#takeTurn()) });
    this.#insert = late(() => sqlite.prepare(INSERT));
    this.#update = late(() => sqlite.prepare(UPDATE));
  }

  append(batch: Batch): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ batch, resolve, reject });
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      // After everything that arrived in this turn of the event loop.
      setImmediate(() => void this.#inTurn(async () => this.#flush()));
    });
  }

  appendWith(batch: Batch, also: (trx: Db) => Promise<void>): Promise<boolean> {
    return this.#inTurn(() =>
      this.#transaction(async () => {
        if (!this.#keep(batch)) return false;
        await also(this.#inside);
        return true;
      }),
    );
  }

  together<T>(work: (trx: Db) => Promise<T>): Promise<T> {
    return this.#inTurn(() => this.#transaction(() => work(this.#inside)));
  }

  async close(): Promise<void> {
    await this.#inTurn(async () => this.#flush());
    // At rest it is one file that can be copied, and nobody holds it, not even statements that wait for the garbage collector.
    for (const pragma of ['journal_mode = delete', 'locking_mode = normal'])
      this.#sqlite.prepare(`pragma ${pragma}`).all();
    this.#sqlite.prepare('select n from migrations limit 1').all();
    this.#sqlite.close();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  #takeTurn(): Promise<() => void> {
    return new Promise((taken) => void this.#inTurn(() => new Promise<void>(taken)));
  }

  async #transaction<T>(work: () => Promise<T>): Promise<T> {
    this.#sqlite.exec('begin immediate');
    try {
      const result = await work();
      this.#sqlite.exec('commit');
      return result;
    } catch (error) {
      rollBack(this.#sqlite);
      throw error;
    }
  }

  /** Everything that waits, in one commit. */
  #flush(): void {
    this.#isScheduled = false;
    const group = this.#waiting.splice(0);
    if (group.length === 0) return;
    try {
      this.#sqlite.exec('begin immediate');
      const won = group.map(({ batch }) => this.#keep(batch));
      this.#sqlite.exec('commit');
      for (const [i, { resolve }] of group.entries()) resolve(won[i] as boolean);
    } catch (error) {
      rollBack(this.#sqlite);
      for (const { reject } of group) reject(error);
    }
  }

  #keep({ table, seq, count, entries, decider, botTurn, at }: Batch): boolean {
    if (Number(this.#insert.run(table, seq, count, entries, at).changes) === 0) return false;
    this.#update.run(seq + count, decider, botTurn ? 1 : 0, at, table);
    return true;
  }
}

const INSERT = 'insert into entries (table_id, seq, count, entries, at) values (?, ?, ?, ?, ?) on conflict do nothing';
const UPDATE = 'update tables set seq = ?, decider = ?, bot_turn = ?, bot_until = 0, changed = ? where id = ?';

function rollBack(sqlite: Sqlite): void {
  try {
    sqlite.exec('rollback');
  } catch {
    // The commit itself failed and ended the transaction.
  }
}

/** Prepared when first used: the tables may not exist before. */
function late(make: () => Statement): Statement {
  let made: Statement | undefined;
  const get = () => {
    made ??= make();
    return made;
  };
  return { all: (...values) => get().all(...values), run: (...values) => get().run(...values) };
}

/** Who only reads waits until no transaction is open: on the same connection they would see what may yet be taken back. */
class InTurnDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #takeTurn: () => Promise<() => void>;

  constructor(config: SqliteDialectConfig, takeTurn: () => Promise<() => void>) {
    super(config);
    this.#config = config;
    this.#takeTurn = takeTurn;
  }

  override createDriver(): SqliteDriver {
    return new InTurnDriver(this.#config, this.#takeTurn);
  }
}

class InTurnDriver extends SqliteDriver {
  readonly #takeTurn: () => Promise<() => void>;
  /** Kysely lets one at a time through. */
  #done: () => void = () => undefined;

  constructor(config: SqliteDialectConfig, takeTurn: () => Promise<() => void>) {
    super(config);
    this.#takeTurn = takeTurn;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#done = await this.#takeTurn();
    return connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#done();
    await super.releaseConnection();
  }
}

/** Kysely speaks better-sqlite3. Statements are prepared once. */
function asKyselyWants(sqlite: Sqlite) {
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
