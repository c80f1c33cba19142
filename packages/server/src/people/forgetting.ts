// What is forgotten: guests who never came back, and cookies no browser has any more. Tables and what was said there stay.
import type { Limits } from '../config.ts';
import type { Store } from '../store/store.ts';

export const DAY = 24 * 60 * 60 * 1000;
/** At once: so that nobody has to wait for it. */
const MOST_AT_ONCE = 500;

/** Forgets some of what can be forgotten; answers how many guests. */
export async function forget(store: Store, limits: Limits, now = Date.now()): Promise<number> {
  const idle = await idleGuests(store, now - limits.guestDays * DAY);
  await store.together(async (trx) => {
    const unseen = now - limits.cookieDays * DAY;
    await trx.deleteFrom('keys').where('kind', '=', 'cookie').where('seen', '<', unseen).execute();
    if (idle.length === 0) return;
    await trx.deleteFrom('keys').where('person', 'in', idle).execute();
    await trx.deleteFrom('people').where('id', 'in', idle).execute();
  });
  return idle.length;
}

/** Who has left no trace at any table, and was not seen since. */
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
    .limit(MOST_AT_ONCE)
    .execute();
  return found.map(({ id }) => id);
}

export interface ForgettingLog {
  warn(detail: object, message: string): void;
}

/** Now and then, as long as the server runs. Answers how to end it. */
export function forgetNowAndThen(store: Store, limits: Limits, log: ForgettingLog): () => void {
  const timer = setInterval(() => {
    forget(store, limits).catch((error) => log.warn({ error: String(error) }, 'guests could not be forgotten'));
  }, AN_HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

const AN_HOUR = 60 * 60 * 1000;
