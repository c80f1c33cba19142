// What is in memory, when it comes and goes in the wrong order.
import type { QueryResult, UnknownRow } from 'kysely';
import { expect, test } from 'vitest';
import { LIMITS } from '../src/index.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { House } from '../src/tables/house.ts';
import { DATABASES, granted, guest, start } from './support.ts';

/** The same store, whose nth answer takes so long; its others overtake it. */
function slow(store: Store, delays: readonly number[]): Store {
  let asked = 0;
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }: { result: QueryResult<UnknownRow> }) {
      await new Promise((resolve) => setTimeout(resolve, delays[asked++] ?? 0));
      return result;
    },
  });
  return { kind: store.kind, news: store.news, db } as unknown as Store;
}

test('a table that was forgotten while it was fetched, and is fetched again faster, can be used by everybody', async () => {
  const { database, stop } = await DATABASES.postgres();
  const server = await start(database);
  const anna = await guest(server, 'Anna');
  const { id } = granted(await anna.open({ game: 'pocket-sub' }));
  await server.stop();
  const store = await openPostgres((database as { url: string }).url, { connections: 4 });
  const house = new House(slow(store, [400]), LIMITS);
  const first = house.at(id, ({ seq }) => seq);
  house.forget(id);
  const second = house.at(id, ({ seq }) => seq);
  const [one, two] = await Promise.all([first, second]);
  const third = await house.at(id, ({ seq }) => seq);
  expect([one, two, third]).toEqual([one, one, one]);
  expect(house.inMemory).toBe(1);
  await store.close();
  await stop();
}, 60_000);

test('at rest nothing new begins, and what has begun is waited for', async () => {
  const { database, stop } = await DATABASES.sqlite();
  const server = await start(database);
  const anna = await guest(server, 'Anna');
  const { id } = granted(await anna.open({ game: 'pocket-sub' }));
  await server.stop();
  const store = await openSqlite((database as { file: string }).file);
  const house = new House(store, LIMITS);
  let isDone = false;
  const working = house.at(id, async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    isDone = true;
  });
  await house.rest(5_000);
  expect(isDone).toBe(true);
  await working;
  await expect(house.at(id, () => 1)).rejects.toMatchObject({ problem: { kind: 'unavailable' } });
  await store.close();
  await stop();
});

test('who comes to a table at the same time is served in the order they came, also after one who fails', async () => {
  const { store, ids, stop } = await someTables(1);
  const [id] = ids as [string];
  const house = new House(store, LIMITS);
  const order: number[] = [];
  const turns = Array.from({ length: 20 }, (_, i) =>
    house.at(id, async () => {
      order.push(i);
      await new Promise((resolve) => setTimeout(resolve, i % 3));
      order.push(i);
      if (i === 4) throw new Error('this one fails');
    }),
  );
  const failed = (await Promise.allSettled(turns)).flatMap(({ status }, i) => (status === 'rejected' ? [i] : []));
  expect(order).toEqual(turns.flatMap((_, i) => [i, i]));
  expect(failed).toEqual([4]);
  await stop();
});

test('where there is no room for all tables, those stay that are used', async () => {
  const { store, ids, stop } = await someTables(6);
  const house = new House(store, { ...LIMITS, tablesInMemory: 3 });
  const [busy, ...others] = ids as [string, ...string[]];
  const kept = await house.at(busy, (table) => table);
  for (const other of [...others, ...others]) {
    await house.at(other, () => undefined);
    expect(await house.at(busy, (table) => table === kept)).toBe(true);
    expect(house.inMemory).toBeLessThanOrEqual(3);
  }
  await stop();
});

async function someTables(count: number): Promise<{ store: Store; ids: string[]; stop(): Promise<void> }> {
  const { database, stop } = await DATABASES.sqlite();
  const server = await start(database);
  const anna = await guest(server, 'Anna');
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push(granted(await anna.open({ game: 'pocket-sub' })).id);
  await server.stop();
  const store = await openSqlite((database as { file: string }).file);
  return {
    store,
    ids,
    async stop() {
      await store.close();
      await stop();
    },
  };
}
