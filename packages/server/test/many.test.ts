// Several processes on one Postgres: what happens in one is so in all, at once, and whatever breaks in between.
import type { Entry } from '@undercroft/engine';
import { Client, type UndoAsk } from '@undercroft/protocol';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { duel, mirror, moveOn, nextAct } from './playing.ts';
import { DATABASES, denied, granted, guest, start, type TestDatabase, until, wireTo } from './support.ts';

const generous = { burst: 100_000, perSecond: 100_000 };

/** The same person at another server. */
async function as(client: Client, server: RunningServer): Promise<Client> {
  const other = new Client(wireTo(() => server.url));
  granted(await other.recover(granted(await client.recovery()).token));
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
  /** Anna and Béla once more, at the second server. */
  let anna2: Client;
  let bela2: Client;
  const clients = () => [anna, bela, anna2, bela2];

  beforeAll(async () => {
    database = await DATABASES.postgres();
    const url = new URL((database.database as { url: string }).url);
    name = url.pathname.slice(1);
    // From the database next to it: one's own cannot be closed.
    url.pathname = name === 'postgres' ? '/template1' : '/postgres';
    sql = new pg.Client({ connectionString: url.href });
    await sql.connect();
    one = await start(database.database, generous);
  });
  beforeEach(async () => {
    // Room for hardly any table: what is followed is put away all the time.
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

  /** Breaks every connection on which a process listens to the others. */
  const deafen = () =>
    sql.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and (query ilike 'listen%' or query = 'select 1')",
      [name],
    );

  const follow = (client: Client, id: string): Entry[] => {
    const heard: Entry[] = [];
    client.live.follow(id, 0, {
      entries(from, entries) {
        expect(from).toBe(heard.length);
        heard.push(...entries);
      },
    });
    return heard;
  };

  test('who follows a table is told what others do elsewhere, also when it was put away here', async () => {
    const id = await duel(anna, bela);
    const heard = follow(anna2, id);
    await until(() => heard.length > 0);
    for (let i = 0; i < 4; i++) granted(await anna2.open({ game: 'pocket-sub' }));
    for (let i = 0; i < 5; i++) await moveOn(id, [anna, bela]);
    const { seq } = granted(await anna.table(id));
    await until(() => heard.length === seq);
    expect(heard).toEqual(granted(await anna.entries(id, 0)).entries);
  });

  test('who loses a race is told what they missed, and so is everybody who follows', async () => {
    const id = await duel(anna, bela);
    for (let i = 0; i < 8; i++) {
      const heard = follow(bela2, id);
      const act = await nextAct(anna, id);
      const [here, there] = act.seat === 0 ? [anna, anna2] : [bela, bela2];
      const both = await Promise.all([here.act(id, act), there.act(id, act)]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(both.find(({ ok }) => !ok)).toMatchObject({
        error: { kind: 'stale', missed: { from: act.seq, entries: [{ type: 'act', action: act.action }] } },
      });
      const { entries } = granted(await anna.entries(id, 0));
      await until(() => heard.length === entries.length);
      expect(heard).toEqual(entries);
    }
  });

  test('who has seen more than a process knows is believed once it has looked', async () => {
    const id = await duel(anna, bela);
    await anna2.table(id);
    // The news of what follows does not arrive at once.
    await deafen();
    for (let i = 0; i < 3; i++) {
      await moveOn(id, [anna, bela]);
      const act = await nextAct(anna, id);
      const there = act.seat === 0 ? anna2 : bela2;
      granted(await there.act(id, act));
    }
    const { entries } = granted(await anna2.entries(id, 0));
    const heard: Entry[] = [];
    anna2.live.follow(id, entries.length, { entries: (_, more) => heard.push(...more) });
    await moveOn(id, [anna, bela]);
    await until(() => heard.length > 0);
  });

  test('a process that heard nothing for a while looks again, for everybody who follows', async () => {
    const id = await duel(anna, bela);
    const heard = follow(bela2, id);
    await until(() => heard.length > 0);
    // Nobody gets a new connection for a while, and those that listened are gone.
    await sql.query(`alter database ${name} allow_connections false`);
    await deafen();
    const before = heard.length;
    for (let i = 0; i < 4; i++) await moveOn(id, [anna, bela]);
    expect(heard).toHaveLength(before);
    await sql.query(`alter database ${name} allow_connections true`);
    const { seq } = granted(await anna.table(id));
    await until(() => heard.length === seq);
    expect(granted(await anna2.table(id)).seq).toBe(seq);
  });

  test('many speak at once, here and there: every sentence is heard, in one order', async () => {
    const id = await duel(anna, bela);
    const speakers = clients().flatMap((client, c) => Array.from({ length: 5 }, (_, i) => client.say(id, `${c}/${i}`)));
    for (const said of await Promise.all(speakers)) granted(said);
    const said = granted(await anna2.said(id));
    expect(said.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(new Set(said.map(({ text }) => text)).size).toBe(20);
  });

  test('closing counts everywhere: nothing follows, wherever it is tried', async () => {
    const id = await duel(anna, bela);
    const act = await nextAct(anna2, id);
    granted(await bela.resign(id, 1));
    expect(['closed', 'stale']).toContain(denied(await anna2.act(id, act)));
    await until(async () => granted(await anna2.table(id)).closed !== undefined);
    expect(denied(await anna2.act(id, act))).toBe('closed');
  });

  test('two want a rematch at the same moment, in different processes: there is one, and nobody sits at another', async () => {
    const id = await duel(anna, bela);
    granted(await anna.resign(id, 0));
    const both = await Promise.all([anna.rematch(id), bela2.rematch(id)]);
    expect(new Set(both.map((one) => granted(one).id)).size).toBe(1);
    expect(granted(await bela.tables())).toHaveLength(2);
  });

  test('one act and one resignation at the same moment: one of them was first', async () => {
    for (let i = 0; i < 6; i++) {
      const id = await duel(anna, bela);
      const act = await nextAct(anna, id);
      const [acted, resigned] = await Promise.all([anna.act(id, act), bela2.resign(id, 1)]);
      expect([acted.ok, resigned.ok]).not.toEqual([false, false]);
      if (!acted.ok) expect(['stale', 'closed']).toContain(acted.error.kind);
      if (!resigned.ok) expect(resigned.error.kind).toBe('stale');
      const { closed } = granted(await anna.table(id));
      expect(closed !== undefined).toBe(resigned.ok);
      await mirror(anna2, id);
    }
  });

  test('room for two tables, and seven in use: everybody gets their turn', async () => {
    const tables = await Promise.all(Array.from({ length: 7 }, () => duel(anna, bela)));
    for (let round = 0; round < 4; round++)
      await Promise.all(
        tables.map(async (id) => {
          const act = await nextAct(anna2, id);
          granted(await (act.seat === 0 ? anna2 : bela2).act(id, act));
          await Promise.all([bela2.table(id), anna2.entries(id, 0), anna2.said(id)]);
        }),
      );
  });

  test('a new name is known everywhere before long', async () => {
    const id = await duel(anna, bela);
    granted(await anna.rename('Anna the Brave'));
    granted(await anna2.table(id));
    expect(granted(await bela2.table(id)).seats[0]).toMatchObject({ name: 'Anna the Brave' });
  });

  test('three must agree, two do so at the same moment in different processes: it is taken back', async () => {
    const cili = await guest(one, 'Cili');
    const { id } = granted(
      await anna.open({
        game: 'pocket-sub',
        options: { setup: 'standard', players: 3 },
        seats: [{ for: 'me' }, { for: 'open' }, { for: 'open' }],
      }),
    );
    granted(await bela.take(id, 1));
    granted(await cili.take(id, 2));
    for (let round = 0; round < 4; round++) {
      const players = [anna, bela, cili];
      const first = (await nextAct(anna, id)).seat;
      for (;;) {
        const { seat } = await nextAct(anna, id);
        await moveOn(id, players);
        if (seat !== first) break;
      }
      const { seq } = granted(await anna.table(id));
      const asker = players[first] as Client;
      const ask = await asker.askUndo(id, { seat: first, seq });
      const { id: number, needs } = granted(ask) as UndoAsk;
      const homes = [anna2, bela2, cili];
      const answers = needs.map((seat) => (homes[seat] as Client).answerUndo(id, number, { seat, agree: true }));
      for (const answer of await Promise.all(answers)) granted(answer);
      const { entries } = granted(await anna.entries(id, seq));
      expect(entries).toMatchObject([{ type: 'undo', seat: first }]);
    }
    cili.close();
  });
});
