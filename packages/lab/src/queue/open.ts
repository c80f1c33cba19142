// Opens a queue: the database, our tables, the batches.
import { fail, ok, type Result } from '@undercroft/engine';
import { Batches } from './batches.ts';
import { type Build, thisBuild } from './build.ts';
import { type Database, describeOrThrow, openDatabase } from './database.ts';
import { createTables } from './schema.ts';
import { Store } from './store.ts';

export interface Queue {
  readonly db: Database;
  readonly build: Build;
  readonly store: Store;
  readonly batches: Batches;
  close(): Promise<void>;
}

export async function openQueue(url: string, connections: number): Promise<Result<Queue, string>> {
  const opened = await openDatabase(url, connections);
  if (!opened.ok) return opened;
  const db = opened.value;
  const build = thisBuild();
  const store = new Store(db);
  const batches = new Batches(db, build);
  const prepared = await prepare(db, batches);
  if (!prepared.ok) {
    await db.close();
    return prepared;
  }
  const close = async () => {
    await batches.close();
    await db.close();
  };
  return ok({ db, build, store, batches, close });
}

async function prepare(db: Database, batches: Batches): Promise<Result<void, string>> {
  try {
    return await db.withLock(async () => {
      const tables = await createTables(db);
      return tables.ok ? batches.prepare() : tables;
    });
  } catch (error) {
    return fail(describeOrThrow(error, db.url));
  }
}
