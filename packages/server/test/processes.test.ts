// Several processes with one Postgres: what happens in one holds in all of them, even if connections fail.
import type { Entry } from '@undercroft/engine';
import { Client, type UndoRequest } from '@undercroft/protocol';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { DATABASES, errorKind, expectOk, guest, start, type TestDatabase, transportTo, until } from './support.ts';
import { mirror, nextAct, openDuel, playNext } from './table-helpers.ts';

const generous = { burst: 100_000, perSecond: 100_000 };

/** The same guest at another server. */
async function as(client: Client, server: RunningServer): Promise<Client> {
  const other = new Client(transportTo(() => server.url));
  expectOk(await other.recover(expectOk(await client.createRecoveryToken()).token));
  return other;
}

describe('two processes', () => {
  let database: TestDatabase;
  let sql: pg.Client;
  let name: string;
  let one: RunningServer;
  let two: RunningServer;
  let anna: Client;
  let bela: Client;
  /** Anna and Béla again, at the second server. */
  let anna2: Client;
  let bela2: Client;
  const clients = () => [anna, bela, anna2, bela2];

  beforeAll(async () => {
    database = await DATABASES.postgres();
    const url = new URL((database.database as { url: string }).url);
    name = url.pathname.slice(1);
    // From another database: one cannot close the database one is connected to.
    url.pathname = name === 'postgres' ? '/template1' : '/postgres';
    sql = new pg.Client({ connectionString: url.href });
    await sql.connect();
    one = await start(database.database, generous);
  });
  beforeEach(async () => {
    // Room for hardly any table, so that followed tables are evicted all the time.
    two = await start(database.database, { ...generous, tablesInMemory: 2 });
    anna = await guest(one, 'Anna');
    bela = await guest(one, 'Béla');
    anna2 = await as(anna, two);
    bela2 = await as(bela, two);
  });
  afterEach(async () => {
    for (const client of clients()) client.close();
    await two.stop();
  });
  afterAll(async () => {
    await one?.stop();
    await sql?.end();
    await database?.stop();
  });

  /** Cuts the connections over which the processes notify each other. */
  const cutNotifications = () =>
    sql.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and (query ilike 'listen%' or query = 'select 1')",
      [name],
    );

  const follow = (client: Client, id: string): Entry[] => {
    const received: Entry[] = [];
    client.live.follow(id, 0, {
      onEntries(from, entries) {
        expect(from).toBe(received.length);
        received.push(...entries);
      },
    });
    return received;
  };

  test('followers get what happens in another process, even if the table was evicted in theirs', async () => {
    const id = await openDuel(anna, bela);
    const received = follow(anna2, id);
    await until(() => received.length > 0);
    for (let i = 0; i < 4; i++) expectOk(await anna2.openTable({ game: 'pocket-sub' }));
    for (let i = 0; i < 5; i++) await playNext(id, [anna, bela]);
    const { seq } = expectOk(await anna.table(id));
    await until(() => received.length === seq);
    expect(received).toEqual(expectOk(await anna.entries(id, 0)).entries);
  });

  test('who loses a race is told what they missed, and so are all followers', async () => {
    const id = await openDuel(anna, bela);
    for (let i = 0; i < 8; i++) {
      const received = follow(bela2, id);
      const act = await nextAct(anna, id);
      const [here, there] = act.seat === 0 ? [anna, anna2] : [bela, bela2];
      const both = await Promise.all([here.act(id, act), there.act(id, act)]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(both.find(({ ok }) => !ok)).toMatchObject({
        error: { kind: 'stale', missed: { from: act.seq, entries: [{ type: 'act', action: act.action }] } },
      });
      const { entries } = expectOk(await anna.entries(id, 0));
      await until(() => received.length === entries.length);
      expect(received).toEqual(entries);
    }
  });

  test('a process that knows less than a client refreshes the table', async () => {
    const id = await openDuel(anna, bela);
    await anna2.table(id);
    // The notification of what follows does not arrive at once.
    await cutNotifications();
    for (let i = 0; i < 3; i++) {
      await playNext(id, [anna, bela]);
      const act = await nextAct(anna, id);
      const there = act.seat === 0 ? anna2 : bela2;
      expectOk(await there.act(id, act));
    }
    const { entries } = expectOk(await anna2.entries(id, 0));
    const received: Entry[] = [];
    anna2.live.follow(id, entries.length, { onEntries: (_, more) => received.push(...more) });
    await playNext(id, [anna, bela]);
    await until(() => received.length > 0);
  });

  test('after lost notifications a process refreshes what its clients follow', async () => {
    const id = await openDuel(anna, bela);
    const received = follow(bela2, id);
    await until(() => received.length > 0);
    // The notification connections are cut, and new ones are impossible for a while.
    await sql.query(`alter database ${name} allow_connections false`);
    await cutNotifications();
    const before = received.length;
    for (let i = 0; i < 4; i++) await playNext(id, [anna, bela]);
    expect(received).toHaveLength(before);
    await sql.query(`alter database ${name} allow_connections true`);
    const { seq } = expectOk(await anna.table(id));
    await until(() => received.length === seq);
    expect(expectOk(await anna2.table(id)).seq).toBe(seq);
  });

  test('many chat at once in both processes: every message is there, in one order', async () => {
    const id = await openDuel(anna, bela);
    const speakers = clients().flatMap((client, c) =>
      Array.from({ length: 5 }, (_, i) => client.sendChat(id, `${c}/${i}`)),
    );
    for (const sent of await Promise.all(speakers)) expectOk(sent);
    const messages = expectOk(await anna2.chatMessages(id));
    expect(messages.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(new Set(messages.map(({ text }) => text)).size).toBe(20);
  });

  test('a table closed in one process is closed in all', async () => {
    const id = await openDuel(anna, bela);
    const act = await nextAct(anna2, id);
    expectOk(await bela.resign(id, 1));
    expect(['closed', 'stale']).toContain(errorKind(await anna2.act(id, act)));
    await until(async () => expectOk(await anna2.table(id)).closed !== undefined);
    expect(errorKind(await anna2.act(id, act))).toBe('closed');
  });

  test('two rematches at the same moment in different processes: there is one, and no second table', async () => {
    const id = await openDuel(anna, bela);
    expectOk(await anna.resign(id, 0));
    const both = await Promise.all([anna.rematch(id), bela2.rematch(id)]);
    expect(new Set(both.map((one) => expectOk(one).id)).size).toBe(1);
    expect(expectOk(await bela.listTables())).toHaveLength(2);
  });

  test('an act and a resignation at the same moment: one of them is first', async () => {
    for (let i = 0; i < 6; i++) {
      const id = await openDuel(anna, bela);
      const act = await nextAct(anna, id);
      const [acted, resigned] = await Promise.all([anna.act(id, act), bela2.resign(id, 1)]);
      expect([acted.ok, resigned.ok]).not.toEqual([false, false]);
      if (!acted.ok) expect(['stale', 'closed']).toContain(acted.error.kind);
      if (!resigned.ok) expect(resigned.error.kind).toBe('stale');
      const { closed } = expectOk(await anna.table(id));
      expect(closed !== undefined).toBe(resigned.ok);
      await mirror(anna2, id);
    }
  });

  test('room for two tables and seven in use: every call gets its turn', async () => {
    const tables = await Promise.all(Array.from({ length: 7 }, () => openDuel(anna, bela)));
    for (let round = 0; round < 4; round++)
      await Promise.all(
        tables.map(async (id) => {
          const act = await nextAct(anna2, id);
          expectOk(await (act.seat === 0 ? anna2 : bela2).act(id, act));
          await Promise.all([bela2.table(id), anna2.entries(id, 0), anna2.chatMessages(id)]);
        }),
      );
  });

  test('a new name soon appears everywhere', async () => {
    const id = await openDuel(anna, bela);
    expectOk(await anna.rename('Anna the Brave'));
    expectOk(await anna2.table(id));
    expect(expectOk(await bela2.table(id)).seats[0]).toMatchObject({ name: 'Anna the Brave' });
  });

  test('of three players two agree at the same moment in different processes: the undo is done', async () => {
    const cili = await guest(one, 'Cili');
    const { id } = expectOk(
      await anna.openTable({
        game: 'pocket-sub',
        options: { setup: 'standard', players: 3 },
        seats: [{ for: 'me' }, { for: 'open' }, { for: 'open' }],
      }),
    );
    expectOk(await bela.takeSeat(id, 1));
    expectOk(await cili.takeSeat(id, 2));
    for (let round = 0; round < 4; round++) {
      const players = [anna, bela, cili];
      const first = (await nextAct(anna, id)).seat;
      for (;;) {
        const { seat } = await nextAct(anna, id);
        await playNext(id, players);
        if (seat !== first) break;
      }
      const { seq } = expectOk(await anna.table(id));
      const requester = players[first] as Client;
      const requested = await requester.requestUndo(id, { seat: first, seq });
      const { id: number, needs } = expectOk(requested) as UndoRequest;
      const homes = [anna2, bela2, cili];
      const answers = needs.map((seat) => (homes[seat] as Client).answerUndo(id, number, { seat, agree: true }));
      for (const answer of await Promise.all(answers)) expectOk(answer);
      const { entries } = expectOk(await anna.entries(id, seq));
      expect(entries).toMatchObject([{ type: 'undo', seat: first }]);
    }
    cili.close();
  });
});
