// Who is forgotten, and who is not.
import { expect, test } from 'vitest';
import { LIMITS } from '../src/index.ts';
import { DAY, forget } from '../src/people/forgetting.ts';
import { People } from '../src/people/people.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { House } from '../src/tables/house.ts';
import { openTable } from '../src/tables/opening.ts';
import { say } from '../src/tables/talking.ts';
import { DATABASES, KINDS } from './support.ts';

test.each(KINDS)('guests who left no trace and were not seen for long, in %s', async (kind) => {
  const { database, stop } = await DATABASES[kind]();
  const store = await ('url' in database ? openPostgres(database.url, { connections: 2 }) : openSqlite(database.file));
  try {
    const people = new People(store);
    const house = new House(store, LIMITS);
    const [passer, opener, sitter, talker, regular] = await Promise.all(
      ['Passer', 'Opener', 'Sitter', 'Talker', 'Regular'].map((name) => people.welcome(name)),
    );
    if (!passer || !opener || !sitter || !talker || !regular) throw new Error('nobody came');
    const { id } = await openTable(house, opener.me, {
      game: 'pocket-sub',
      options: {},
      seats: [{ for: 'open' }, { for: 'open' }],
    });
    await openTable(house, sitter.me, { game: 'pocket-sub', options: {}, seats: [{ for: 'me' }, { for: 'open' }] });
    await say(house, id, talker.me, 'Hello');
    const names = async () =>
      (await store.db.selectFrom('people').select('name').orderBy('name').execute()).map(({ name }) => name);
    const later = Date.now() + (LIMITS.guestDays + 1) * DAY;
    expect(await forget(store, LIMITS, later - 2 * DAY)).toBe(0);
    // The regular comes back now and then: a new look at an old cookie is written down.
    const old = Date.now() - 2 * DAY;
    await store.together(async (trx) => {
      await trx.updateTable('keys').set({ seen: old }).execute();
      await trx.updateTable('people').set({ created: old }).execute();
    });
    expect(await new People(store).find(regular.cookie)).toEqual(regular.me);
    expect(await forget(store, LIMITS, old + LIMITS.guestDays * DAY + DAY)).toBe(1);
    expect(await names()).toEqual(['Opener', 'Regular', 'Sitter', 'Talker']);
    expect(await new People(store).find(passer.cookie)).toBeUndefined();
    // In a year and more without a visit also the cookies of the others are worth nothing; they themselves stay.
    await forget(store, LIMITS, later + LIMITS.cookieDays * DAY);
    expect(await new People(store).find(opener.cookie)).toBeUndefined();
    expect(await names()).toEqual(['Opener', 'Sitter', 'Talker']);
  } finally {
    await store.close();
    await stop();
  }
});
