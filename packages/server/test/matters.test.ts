// What a table waits for, how it is played and how it ended: in its view, in the list, and for tables of earlier releases.
import type { Client, TableSummary } from '@undercroft/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { DATABASES, expectOk, guest, KINDS, start, type TestDatabase, until } from './support.ts';
import { mirror, openDuel, playNext } from './table-helpers.ts';
import { GENEROUS, pause, subTerra, viewOf } from './together-helpers.ts';

describe.each(KINDS)('matters of a table with %s', (kind) => {
  let database: TestDatabase;
  let server: RunningServer;
  let anna: Client;
  let bela: Client;

  beforeAll(async () => {
    database = await DATABASES[kind]();
    server = await start(database.database, GENEROUS);
    // Wherever the server is after a restart.
    const current = {
      get url() {
        return server.url;
      },
    };
    [anna, bela] = await Promise.all([guest(current, 'Anna'), guest(current, 'Béla')]);
  });
  afterAll(async () => {
    await server?.stop();
    await database?.stop();
  });

  const listed = async (client: Client, id: string): Promise<TableSummary> =>
    expectOk(await client.listTables()).find((one) => one.id === id) as TableSummary;

  const question = async (client: Client, id: string) => {
    const status = (await mirror(client, id)).status();
    return status.type === 'seat' ? { seat: status.seat, kind: status.asks } : undefined;
  };

  test('pace and hints are as agreed, or as is usual for the game, also in a rematch', async () => {
    const open = async (body: Parameters<Client['openTable']>[0]) => {
      const { id } = expectOk(await anna.openTable(body));
      const { pace, hints } = await viewOf(anna, id);
      expect(await listed(anna, id)).toMatchObject({ pace, hints });
      return { id, pace, hints };
    };
    const cave = { game: 'sub-terra', options: subTerra(1) };
    expect(await open(cave)).toMatchObject({ pace: 'either', hints: true });
    expect(await open({ ...cave, pace: 'days', hints: false })).toMatchObject({ pace: 'days', hints: false });
    expect(await open({ game: 'pocket-sub' })).toMatchObject({ pace: 'either', hints: false });
    const { id } = await open({ game: 'pocket-sub', pace: 'live', hints: true });
    expectOk(await anna.abandon(id));
    const { id: next } = expectOk(await anna.rematch(id));
    expect(await viewOf(anna, next)).toMatchObject({ pace: 'live', hints: true });
    expect(await anna.openTable({ game: 'pocket-sub', pace: 'slow' as never })).toMatchObject({
      error: { kind: 'malformed', detail: { at: 'pace' } },
    });
  });

  test('the list tells who is asked what and since when, as the table itself does', async () => {
    const before = Date.now();
    const id = await openDuel(anna, bela);
    const opened = await listed(bela, id);
    expect(opened.asked).toEqual(await question(anna, id));
    expect(opened.since).toBeGreaterThanOrEqual(before);
    await pause(30);
    // Sitting down and getting up ask nothing new.
    expectOk(await bela.seatBot(id, 1, 'novice'));
    expectOk(await bela.takeSeat(id, 1));
    expect(await listed(bela, id)).toMatchObject({ asked: opened.asked, since: opened.since });
    const asked = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { since } = await listed(anna, id);
      await pause(3);
      await playNext(id, [anna, bela]);
      const now = await listed(anna, id);
      expect(now.since).toBeGreaterThan(since as number);
      expect(now.asked).toEqual(await question(anna, id));
      expect(await viewOf(bela, id)).toMatchObject({ asked: now.asked, since: now.since });
      asked.add(`${now.asked?.seat} ${now.asked?.kind}`);
    }
    expect(asked.size).toBeGreaterThan(2);
  });

  test('a finished table tells its result, one that was ended early how', async () => {
    const seats = [
      { for: 'bot', strength: 'wanderer' },
      { for: 'bot', strength: 'wanderer' },
    ] as const;
    const { id } = expectOk(await anna.openTable({ game: 'pocket-sub', seats: [...seats] }));
    await until(async () => (await viewOf(anna, id)).isOver);
    const status = (await mirror(anna, id)).status();
    if (status.type !== 'over') throw new Error('not over');
    const { how, scores } = status.ending;
    for (const told of [await listed(anna, id), await viewOf(anna, id)]) {
      expect(told.result).toEqual({ how, scores });
      expect(told.asked).toBeUndefined();
    }
    const resigned = await openDuel(anna, bela);
    expectOk(await bela.resign(resigned, 1));
    for (const told of [await listed(anna, resigned), await viewOf(anna, resigned)]) {
      expect(told.closed).toEqual({ how: 'resign', seat: 1 });
      expect([told.asked, told.result]).toEqual([undefined, undefined]);
    }
  }, 180_000);

  test('tables of an earlier release are told of as soon as they have been replayed, finished ones too', async () => {
    const running = await openDuel(anna, bela);
    await playNext(running, [anna, bela]);
    const seats = [
      { for: 'bot', strength: 'wanderer' },
      { for: 'bot', strength: 'wanderer' },
    ] as const;
    const { id: finished } = expectOk(await anna.openTable({ game: 'pocket-sub', seats: [...seats] }));
    await until(async () => (await viewOf(anna, finished)).isOver);
    const known = [await listed(anna, running), await listed(anna, finished)];
    await server.stop();
    const store =
      'url' in database.database
        ? await openPostgres(database.database.url, { connections: 2 })
        : await openSqlite(database.database.file);
    await store.transaction((trx) => trx.updateTable('tables').set({ since: 0, asked: null, result: null }).execute());
    // As after an upgrade: the rules of another build.
    await store.transaction((trx) => trx.updateTable('tables').set({ checked: '' }).execute());
    await store.close();
    server = await start(database.database, GENEROUS);
    await until(
      async () =>
        (await listed(anna, finished)).since !== undefined && (await listed(anna, running)).since !== undefined,
    );
    const told = [await listed(anna, running), await listed(anna, finished)];
    expect(told.map(({ asked, result }) => ({ asked, result }))).toEqual(
      known.map(({ asked, result }) => ({ asked, result })),
    );
    expect(told.map(({ since }) => since)).toEqual(told.map(({ changed }) => changed));
    expect(told[1]?.isSetAside).toBeUndefined();
  }, 180_000);
});
