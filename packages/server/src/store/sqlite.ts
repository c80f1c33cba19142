// One process with one file. Batches of the same moment share one durable commit.
import { Kysely, SqliteDialect } from 'kysely';
import { migrate, refuseNewer } from './migrations.ts';
import type { Db, Schema } from './schema.ts';
import { QueuedDialect } from './sqlite-dialect.ts';
import {
  keepPrivate,
  openDatabaseFile,
  type Sqlite,
  schemaVersion,
  toKyselyDatabase,
  transaction,
} from './sqlite-file.ts';
import { isStorageFault, LastWrite } from './storage-fault.ts';
import type { Batch, Store } from './store.ts';
import { WriteAheadLog } from './write-ahead-log.ts';

export class DatabaseInUseError extends Error {
  constructor(file: string) {
    super(
      `${file} is in use by another process. Give this one a file of its own (UNDERCROFT_FILE=…), or both a Postgres (DATABASE_URL).`,
    );
  }
}

export async function openSqlite(file: string, openFile = openDatabaseFile): Promise<Store> {
  refuseNewer(schemaVersion(file));
  keepPrivate(file);
  const sqlite = openFile(file);
  try {
    // One process at a time, and every commit on the disk before it is acknowledged.
    sqlite.exec('pragma journal_mode = wal');
    sqlite.exec('pragma locking_mode = exclusive');
    sqlite.exec('pragma synchronous = full');
    sqlite.exec('pragma foreign_keys = on');
    // 16 MB, so that pages that change often are copied into the file less often.
    sqlite.exec('pragma wal_autocheckpoint = 4000');
    sqlite.exec('begin immediate; commit');
  } catch (error) {
    sqlite.close();
    if (/locked|busy/i.test(String(error))) throw new DatabaseInUseError(file);
    throw error;
  }
  try {
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: toKyselyDatabase(sqlite) }) });
    await migrate((work) => transaction(sqlite, () => work(db)));
    const log = new WriteAheadLog(sqlite);
    await log.checkpoint();
    return new SqliteStore(sqlite, db, log);
  } catch (error) {
    closeCleanly(sqlite);
    throw error;
  }
}

/** Leaves one file that can be copied and is not locked, not even by statements that wait for the garbage collector. */
function closeCleanly(sqlite: Sqlite): void {
  for (const pragma of ['journal_mode = delete', 'locking_mode = normal']) sqlite.prepare(`pragma ${pragma}`).all();
  sqlite.prepare('select count(*) from sqlite_master').all();
  sqlite.close();
}

interface Waiting {
  readonly batch: Batch;
  readonly resolve: (won: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** How long moves stay in the log, and of how many tables at most: nobody else is served during a checkpoint. */
const CHECKPOINT_MS = 250;
const MAX_PENDING_TABLES = 250;

class SqliteStore implements Store {
  readonly kind = 'sqlite';
  readonly db: Db;
  /** There is no other process. */
  readonly notifications = {
    publish: () => Promise.resolve(),
    subscribe: () => undefined,
    pass: () => Promise.resolve(),
    subscribeToPassed: () => undefined,
    isConnected: true,
  };
  /** For work inside a transaction, which already has its turn. */
  readonly #inside: Db;
  readonly #sqlite: Sqlite;
  readonly #log: WriteAheadLog;
  readonly #lastWrite = new LastWrite();
  readonly #waiting: Waiting[] = [];
  #isScheduled = false;
  #checkpointTimer: NodeJS.Timeout | undefined;
  /** Kysely's transactions and our group commits take turns on the one connection. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(sqlite: Sqlite, inside: Db, log: WriteAheadLog) {
    this.#sqlite = sqlite;
    this.#inside = inside;
    this.#log = log;
    const database = toKyselyDatabase(sqlite);
    this.db = new Kysely<Schema>({ dialect: new QueuedDialect({ database }, () => this.#acquireTurn()) });
  }

  get canStore(): boolean {
    return !this.#lastWrite.hasFailed;
  }

  append(batch: Batch): Promise<boolean> {
    // A batch without entries only takes the place, so that nothing can follow.
    if (batch.count === 0) return this.appendWith(batch, async () => undefined);
    const appended = new Promise<boolean>((resolve, reject) => {
      this.#waiting.push({ batch, resolve, reject });
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      // Together with everything else that arrives in this turn of the event loop.
      setImmediate(() => void this.#enqueue(async () => this.#flush()));
    });
    return this.#lastWrite.watch(appended);
  }

  appendWith(batch: Batch, also: (trx: Db) => Promise<void>): Promise<boolean> {
    return this.transaction(async (trx) => {
      if (!this.#log.insertDirectly(batch)) return false;
      await also(trx);
      return true;
    });
  }

  transaction<T>(work: (trx: Db) => Promise<T>): Promise<T> {
    const done = this.#afterCheckpoint(() => transaction(this.#sqlite, () => work(this.#inside)));
    return this.#lastWrite.watch(done);
  }

  async close(): Promise<void> {
    clearTimeout(this.#checkpointTimer);
    await this.#enqueue(async () => this.#flush());
    await this.#enqueue(() => this.#closeFile());
  }

  /** Where nothing can be written the log stays as it is, for the next start. */
  async #closeFile(): Promise<void> {
    try {
      await this.#log.checkpoint();
      closeCleanly(this.#sqlite);
    } catch (error) {
      this.#sqlite.close();
      if (!isStorageFault(error)) throw error;
    }
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#queue.then(work);
    this.#queue = mine.catch(() => undefined);
    return mine;
  }

  /** Everything but appending moves must find the log empty. */
  #afterCheckpoint<T>(work: () => Promise<T>): Promise<T> {
    return this.#enqueue(async () => {
      await this.#log.checkpoint();
      return work();
    });
  }

  /** For reading: that goes on when nothing can be written. */
  #acquireTurn(): Promise<() => void> {
    return new Promise((taken, failed) => {
      const read = () => new Promise<void>(taken);
      this.#enqueue(async () => {
        const isWritten = await this.#log.checkpoint().then(
          () => true,
          (error) => {
            if (!isStorageFault(error)) throw error;
            return false;
          },
        );
        return isWritten ? read() : this.#log.readAhead(read);
      }).catch(failed);
    });
  }

  /** Commits everything that waits. */
  #flush(): void {
    this.#isScheduled = false;
    const group = this.#waiting.splice(0);
    if (group.length === 0) return;
    try {
      const won = this.#log.append(group.map(({ batch }) => batch));
      for (const [i, { resolve }] of group.entries()) resolve(won[i] as boolean);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    if (this.#log.size > MAX_PENDING_TABLES) this.#checkpoint();
    else this.#checkpointTimer ??= setTimeout(() => this.#checkpoint(), CHECKPOINT_MS).unref();
  }

  #checkpoint(): void {
    clearTimeout(this.#checkpointTimer);
    this.#checkpointTimer = undefined;
    // After a failure the moves are still in the log, and the next one who needs a checkpoint gets the error.
    this.#afterCheckpoint(async () => undefined).catch(() => undefined);
  }
}
