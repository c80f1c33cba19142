// Tables in memory: loaded, evicted and used in an awkward order.
import { ok } from '@undercroft/engine';
import type { QueryResult, UnknownRow } from 'kysely';
import { expect, test } from 'vitest';
import { LIMITS } from '../src/index.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { TableRegistry } from '../src/tables/registry.ts';
import { DATABASES, expectOk, guest, start } from './support.ts';

/** The same store, but its nth answer is delayed, so that later ones overtake it. */
function slow(store: Store, delays: readonly number[]): Store {
  let asked = 0;
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }: { result: QueryResult<UnknownRow> }) {
      await new Promise((resolve) => setTimeout(resolve, delays[asked++] ?? 0));
      return result;
    },
  });
  return { kind: store.kind, notifications: store.notifications, db } as unknown as Store;
}

const seqOf = ({ seq }: LiveTable) => ok(seq);

test('a table that was evicted while it was loading, and then loaded again faster, is there for everybody', async () => {
  const { database, stop } = await DATABASES.postgres();
  const server = await start(database);
  const anna = await guest(server, 'Anna');
  const { id } = expectOk(await anna.openTable({ game: 'pocket-sub' }));
  await server.stop();
  const store = await openPostgres((database as { url: string }).url, { connections: 4 });
  const registry = new TableRegistry(slow(store, [400]), LIMITS);
  const first = registry.withTable(id, seqOf);
  registry.evict(id);
  const second = registry.withTable(id, seqOf);
  const [one, two] = await Promise.all([first, second]);
  const third = await registry.withTable(id, seqOf);
  expect(one.ok).toBe(true);
  expect([two, third]).toEqual([one, one]);
  expect(registry.inMemory).toBe(1);
  await store.close();
  await stop();
}, 60_000);

test('draining rejects new work and waits for what has begun', async () => {
  const { store, ids, stop } = await someTables(1);
  const [id] = ids as [string];
  const registry = new TableRegistry(store, LIMITS);
  let isDone = false;
  const working = registry.withTable(id, async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    isDone = true;
    return ok(undefined);
  });
  await registry.drain(5_000);
  expect(isDone).toBe(true);
  await working;
  expect(await registry.withTable(id, () => ok(1))).toEqual({ ok: false, error: { kind: 'unavailable' } });
  await stop();
});

test('an unknown table is a problem, whatever its id looks like', async () => {
  const { store, stop } = await someTables(0);
  const registry = new TableRegistry(store, LIMITS);
  for (const id of ['AAAAAAAAAAAAAAAA', '', '../tables'])
    expect(await registry.withTable(id, () => ok(1))).toEqual({ ok: false, error: { kind: 'unknown-table' } });
  await stop();
});

test('calls for one table take turns in the order in which they came, even after one of them fails', async () => {
  const { store, ids, stop } = await someTables(1);
  const [id] = ids as [string];
  const registry = new TableRegistry(store, LIMITS);
  const order: number[] = [];
  const turns = Array.from({ length: 20 }, (_, i) =>
    registry.withTable(id, async () => {
      order.push(i);
      await new Promise((resolve) => setTimeout(resolve, i % 3));
      order.push(i);
      if (i === 4) throw new Error('this one fails');
      return ok(undefined);
    }),
  );
  const failed = (await Promise.allSettled(turns)).flatMap(({ status }, i) => (status === 'rejected' ? [i] : []));
  expect(order).toEqual(turns.flatMap((_, i) => [i, i]));
  expect(failed).toEqual([4]);
  await stop();
});

test('when there is no room for all tables, those in use stay', async () => {
  const { store, ids, stop } = await someTables(6);
  const registry = new TableRegistry(store, { ...LIMITS, tablesInMemory: 3 });
  const [busy, ...others] = ids as [string, ...string[]];
  const kept = expectOk(await registry.withTable(busy, (table) => ok(table)));
  for (const other of [...others, ...others]) {
    await registry.withTable(other, () => ok(undefined));
    expect(expectOk(await registry.withTable(busy, (table) => ok(table)))).toBe(kept);
    expect(registry.inMemory).toBeLessThanOrEqual(3);
  }
  await stop();
});

async function someTables(count: number): Promise<{ store: Store; ids: string[]; stop(): Promise<void> }> {
  const { database, stop } = await DATABASES.sqlite();
  const server = await start(database);
  const anna = await guest(server, 'Anna');
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push(expectOk(await anna.openTable({ game: 'pocket-sub' })).id);
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
