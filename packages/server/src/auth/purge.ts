// Deletes guests who never came back and cookies that no browser has any more. Tables and their chat stay.
import type { Limits } from '../config.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';

export const DAY = 24 * 60 * 60 * 1000;
/** So few at a time that nobody has to wait. */
const BATCH_SIZE = 500;

/** Deletes a batch, and returns the number of guests. */
export async function purgeGuests(store: Store, limits: Limits, now = Date.now()): Promise<number> {
  const idle = await idleGuests(store, now - limits.guestDays * DAY);
  await store.transaction(async (trx) => {
    const unseen = now - limits.cookieDays * DAY;
    await trx.deleteFrom('keys').where('kind', '=', 'cookie').where('seen', '<', unseen).execute();
    if (idle.length === 0) return;
    await trx.deleteFrom('keys').where('person', 'in', idle).execute();
    await trx.deleteFrom('pushes').where('person', 'in', idle).execute();
    await trx.deleteFrom('muted').where('person', 'in', idle).execute();
    await trx.deleteFrom('nudges').where('person', 'in', idle).execute();
    await trx.deleteFrom('people').where('id', 'in', idle).execute();
  });
  return idle.length;
}

/** Guests who left no trace at any table and have not been seen since. */
async function idleGuests({ db }: Store, since: number): Promise<string[]> {
  const found = await db
    .selectFrom('people')
    .select('people.id')
    .where('people.created', '<', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('keys').select('hash').whereRef('keys.person', '=', 'people.id').where('keys.seen', '>=', since),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tables').select('tables.id').whereRef('tables.opener', '=', 'people.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('seats').select('seat').whereRef('seats.person', '=', 'people.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('said').select('n').whereRef('said.person', '=', 'people.id'))),
    )
    .limit(BATCH_SIZE)
    .execute();
  return found.map(({ id }) => id);
}

/** Every hour. Returns a function that stops it. */
export function schedulePurge(store: Store, limits: Limits, log: Log): () => void {
  const timer = setInterval(() => {
    purgeGuests(store, limits).catch((error) => log.warn({ error: String(error) }, 'guests could not be purged'));
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

const HOUR = 60 * 60 * 1000;
