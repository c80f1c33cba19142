// What an operator asks first: whether the store answers in time, and whether every table could be replayed.
import { NEWEST } from './store/migrations.ts';
import type { TableRegistry } from './tables/registry.ts';
import { loadSetAside } from './tables/verdicts.ts';
import type { CheckProgress } from './upgrade/table-check.ts';

const TIMEOUT_MS = 3_000;
/** So many tables that are set aside are named. */
const MAX_NAMED = 5;

export interface Health {
  readonly isWell: boolean;
  /** Whether anything can be stored. Not on a full disk: then one can only watch. */
  readonly canStore: boolean;
  readonly tables: CheckProgress & {
    /** Tables that do not replay, and a few of their ids. Missing if the store does not answer. */
    readonly setAside?: number;
    readonly some?: readonly string[];
  };
}

/** Many may ask at once, so only one query runs at a time. */
export function healthCheck(registry: TableRegistry, progress: () => CheckProgress): () => Promise<Health> {
  let running: Promise<Health> | undefined;
  return () => {
    running ??= measure(registry, progress).finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function measure(registry: TableRegistry, progress: () => CheckProgress): Promise<Health> {
  const found = await inTime(loadSetAside(registry, MAX_NAMED));
  const setAside = found ? { setAside: found.count, some: found.some } : {};
  const canStore = found !== undefined && (await canWrite(registry));
  return { isWell: canStore, canStore, tables: { ...progress(), ...setAside } };
}

/** What failed last is tried again: perhaps nobody has stored anything since. */
async function canWrite({ store }: TableRegistry): Promise<boolean> {
  if (store.canStore) return true;
  await inTime(
    store.transaction((trx) => trx.updateTable('migrations').set({ at: Date.now() }).where('n', '=', NEWEST).execute()),
  );
  return store.canStore;
}

/** Nothing if the store fails or takes too long. */
function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIMEOUT_MS).unref());
  return Promise.race([timeout, answer.catch(() => undefined)]);
}
