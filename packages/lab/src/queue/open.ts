// A queue, ready to be used: the database, our tables, the batches.
import { fail, ok, type Result } from '@undercroft/engine';
import { Batches } from './batches.ts';
import { type Build, thisBuild } from './build.ts';
import { type Database, openDatabase, tell } from './database.ts';
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
  const prepared = await prepare({ db, store, batches });
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

async function prepare({ db, store, batches }: Pick<Queue, 'db' | 'store' | 'batches'>): Promise<Result<void, string>> {
  try {
    return await db.alone(async () => {
      const ours = await store.prepare();
      return ours.ok ? batches.prepare() : ours;
    });
  } catch (error) {
    return fail(tell(error, db.url));
  }
}
