// Which guests are purged, and which are not.
import { expect, test } from 'vitest';
import { Guests } from '../src/auth/guests.ts';
import { DAY, purgeGuests } from '../src/auth/purge.ts';
import { LIMITS } from '../src/index.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { sendChat } from '../src/tables/chat.ts';
import { openTable } from '../src/tables/open-table.ts';
import { TableRegistry } from '../src/tables/registry.ts';
import { DATABASES, expectOk, KINDS } from './support.ts';

test.each(KINDS)('guests who left no trace and have not been seen for long are purged, in %s', async (kind) => {
  const { database, stop } = await DATABASES[kind]();
  const store = await ('url' in database ? openPostgres(database.url, { connections: 2 }) : openSqlite(database.file));
  try {
    const guests = new Guests(store);
    const registry = new TableRegistry(store, LIMITS);
    const [passer, opener, sitter, talker, regular] = await Promise.all(
      ['Passer', 'Opener', 'Sitter', 'Talker', 'Regular'].map((name) => guests.create(name)),
    );
    if (!passer || !opener || !sitter || !talker || !regular) throw new Error('nobody came');
    const { id } = expectOk(
      await openTable(registry, opener.guest, {
        game: 'pocket-sub',
        options: {},
        seats: [{ for: 'open' }, { for: 'open' }],
      }),
    );
    expectOk(
      await openTable(registry, sitter.guest, {
        game: 'pocket-sub',
        options: {},
        seats: [{ for: 'me' }, { for: 'open' }],
      }),
    );
    expectOk(await sendChat(registry, id, talker.guest, 'Hello'));
    const names = async () =>
      (await store.db.selectFrom('people').select('name').orderBy('name').execute()).map(({ name }) => name);
    const later = Date.now() + (LIMITS.guestDays + 1) * DAY;
    expect(await purgeGuests(store, LIMITS, later - 2 * DAY)).toBe(0);
    // The regular comes back now and then, which is recorded with the cookie.
    const old = Date.now() - 2 * DAY;
    await store.transaction(async (trx) => {
      await trx.updateTable('keys').set({ seen: old }).execute();
      await trx.updateTable('people').set({ created: old }).execute();
    });
    // Whoever is purged gets no more messages, and neither keeps them from being purged.
    await store.transaction(async (trx) => {
      const push = { endpoint: 'https://push.example.com/x', p256dh: 'x', auth: 'x', made: old };
      await trx
        .insertInto('pushes')
        .values({ ...push, person: passer.guest.id })
        .execute();
      await trx.insertInto('nudges').values({ table_id: id, person: passer.guest.id, since: old }).execute();
    });
    expect(await new Guests(store).findByCookie(regular.cookie)).toEqual(regular.guest);
    expect(await purgeGuests(store, LIMITS, old + LIMITS.guestDays * DAY + DAY)).toBe(1);
    expect(await names()).toEqual(['Opener', 'Regular', 'Sitter', 'Talker']);
    expect(await new Guests(store).findByCookie(passer.cookie)).toBeUndefined();
    expect(await store.db.selectFrom('pushes').selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('nudges').selectAll().execute()).toEqual([]);
    // After more than a year without a visit the cookies of the others expire, too, but the guests stay.
    await purgeGuests(store, LIMITS, later + LIMITS.cookieDays * DAY);
    expect(await new Guests(store).findByCookie(opener.cookie)).toBeUndefined();
    expect(await names()).toEqual(['Opener', 'Sitter', 'Talker']);
  } finally {
    await store.close();
    await stop();
  }
});
