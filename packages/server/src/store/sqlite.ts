// One process, one file. Appends of the same moment share one durable commit.
import { type DatabaseConnection, Kysely, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely';
import { Journal } from './journal.ts';
import { migrate } from './migrations.ts';
import type { Db, Schema } from './schema.ts';
import { asKyselyWants, openFile, type Sqlite, transaction } from './sqlite-file.ts';
import type { Batch, Store } from './store.ts';

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
  try {
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: asKyselyWants(sqlite) }) });
    await migrate((work) => transaction(sqlite, () => work(db)));
    const journal = new Journal(sqlite);
    await journal.settle();
    return new SqliteStore(sqlite, db, journal);
  } catch (error) {
    putDown(sqlite);
    throw error;
  }
}

/** At rest it is one file that can be copied, and nobody holds it, not even statements that wait for the garbage collector. */
function putDown(sqlite: Sqlite): void {
  for (const pragma of ['journal_mode = delete', 'locking_mode = normal']) sqlite.prepare(`pragma ${pragma}`).all();
  sqlite.prepare('select count(*) from sqlite_master').all();
  sqlite.close();
}

interface Waiting {
  readonly batch: Batch;
  readonly resolve: (won: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** How long moves may be out of their place, in milliseconds; and of how many tables: nobody else is served while they are put there. */
const SETTLE_AFTER = 250;
const MOST_PENDING = 250;

class SqliteStore implements Store {
  readonly kind = 'sqlite';
  readonly db: Db;
  readonly news = { tell: () => Promise.resolve(), listen: () => undefined, isUp: true };
  /** The same for the inside of a transaction, which has its turn already. */
  readonly #inside: Db;
  readonly #sqlite: Sqlite;
  readonly #journal: Journal;
  readonly #waiting: Waiting[] = [];
  #isScheduled = false;
  #soon: NodeJS.Timeout | undefined;
  /** Kysely's transactions and our group commits use the same connection: one after another. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(sqlite: Sqlite, inside: Db, journal: Journal) {
    this.#sqlite = sqlite;
    this.#inside = inside;
    this.#journal = journal;
    const database = asKyselyWants(sqlite);
    this.db = new Kysely<Schema>({ dialect: new InTurnDialect({ database }, () => this.#takeTurn()) });
  }

  append(batch: Batch): Promise<boolean> {
    // It only takes the place, so that nothing can follow.
    if (batch.count === 0) return this.appendWith(batch, async () => undefined);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ batch, resolve, reject });
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      // After everything that arrived in this turn of the event loop.
      setImmediate(() => void this.#inTurn(async () => this.#flush()));
    });
  }

  appendWith(batch: Batch, also: (trx: Db) => Promise<void>): Promise<boolean> {
    return this.together(async (trx) => {
      if (!this.#journal.keep(batch)) return false;
      await also(trx);
      return true;
    });
  }

  together<T>(work: (trx: Db) => Promise<T>): Promise<T> {
    return this.#settled(() => transaction(this.#sqlite, () => work(this.#inside)));
  }

  async close(): Promise<void> {
    clearTimeout(this.#soon);
    await this.#inTurn(async () => this.#flush());
    await this.#settled(async () => putDown(this.#sqlite));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  /** For everybody but the moves themselves: they find everything in its place. */
  #settled<T>(work: () => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      await this.#journal.settle();
      return work();
    });
  }

  #takeTurn(): Promise<() => void> {
    return new Promise((taken, failed) => this.#settled(() => new Promise<void>(taken)).catch(failed));
  }

  /** Everything that waits, in one commit. */
  #flush(): void {
    this.#isScheduled = false;
    const group = this.#waiting.splice(0);
    if (group.length === 0) return;
    try {
      const won = this.#journal.note(group.map(({ batch }) => batch));
      for (const [i, { resolve }] of group.entries()) resolve(won[i] as boolean);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    if (this.#journal.size > MOST_PENDING) this.#settle();
    else this.#soon ??= setTimeout(() => this.#settle(), SETTLE_AFTER).unref();
  }

  #settle(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    // What fails is still in the journal, and whoever looks next is told.
    this.#settled(async () => undefined).catch(() => undefined);
  }
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
    try {
      this.#done = await this.#takeTurn();
      return connection;
    } catch (error) {
      await super.releaseConnection();
      throw error;
    }
  }

  override async releaseConnection(): Promise<void> {
    this.#done();
    await super.releaseConnection();
  }
}
