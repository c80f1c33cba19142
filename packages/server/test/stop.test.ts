// Stopping by a signal, and a database that is gone for a while: nothing is lost, and clients are told.
import { findGame } from '@undercroft/catalog';
import { readRecord, replay, unwrap } from '@undercroft/engine';
import { Client, ERROR_STATUS } from '@undercroft/protocol';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { RandomPlayer } from './random-player.ts';
import { send } from './raw-http.ts';
import { ServerProcess } from './server-process.ts';
import { DATABASES, expectOk, guest, KINDS, start, transportTo, until } from './support.ts';
import { nextAct, openDuel, playNext } from './table-helpers.ts';

const STOPS = 4;
const PLAYERS = 10;

describe.each(KINDS)('a stop under load, with %s', (kind) => {
  test(`${STOPS} times: the process ends by itself with code 0, and nothing acknowledged is lost`, async () => {
    const { database, stop } = await DATABASES[kind]();
    let server = await ServerProcess.start(database);
    const base = () => server.url;
    const players = Array.from({ length: PLAYERS }, (_, i) => new RandomPlayer(base, `stops/${i}`));
    const moves = () => players.reduce((sum, player) => sum + player.moves, 0);
    try {
      await Promise.all(players.map((player) => player.openTable('sub-terra', {})));
      const playing = players.map((player) => player.play());
      for (let i = 0; i < STOPS; i++) {
        const before = moves();
        await until(() => moves() >= before + 30 || players.every(({ isOver }) => isOver));
        expect(await server.stop()).toBe(0);
        server = await ServerProcess.start(database, server.port);
      }
      for (const player of players) player.stop();
      await Promise.all(playing);
      const witness = new Client(transportTo(base));
      for (const player of players) {
        const record = unwrap(readRecord(expectOk(await witness.record(player.id))));
        expect(player.errors).toEqual([]);
        expect(replay(findGame, record).ok).toBe(true);
        for (const [seq, entry] of player.acknowledged) expect(record.entries[seq]).toEqual(entry);
        await until(() => player.received.length === record.entries.length);
        expect(player.received).toEqual(record.entries);
      }
    } finally {
      for (const player of players) player.client.close();
      await server.kill();
      await stop();
    }
  });
});

test('requests that have begun are answered before the server ends', async () => {
  const { database, stop } = await DATABASES.postgres();
  const sql = new pg.Client({ connectionString: (database as { url: string }).url });
  await sql.connect();
  const server = await start(database, { burst: 10_000, perSecond: 10_000 });
  const anna = await guest(server, 'Anna');
  const open = () => anna.openTable({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'open' }] });
  const [first, second] = [expectOk(await open()).id, expectOk(await open()).id];
  const act = await nextAct(anna, second);
  anna.live.follow(second, 0, { onEntries: () => undefined });
  await until(() => anna.live.isOpen);
  // Nothing can be written for a while.
  await sql.query('begin');
  await sql.query('lock table said, entries in exclusive mode');
  const asked = [anna.sendChat(first, 'Wait for me!'), anna.live.act(second, act)];
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
  await until(async () => {
    // Within a transaction the statistics would otherwise never change.
    await sql.query('select pg_stat_clear_snapshot()');
    return (await sql.query(waiting)).rows.length === 2;
  });
  const stopping = server.stop();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await sql.query('commit');
  for (const answer of await Promise.all(asked)) expectOk(answer as Awaited<ReturnType<typeof anna.me>>);
  await stopping;
  const { rows } = await sql.query('select text from said');
  expect(rows).toEqual([{ text: 'Wait for me!' }]);
  anna.close();
  await sql.end();
  await stop();
});

test('without its database the server says so to all clients, and goes on when it is back', async () => {
  const { database, stop } = await DATABASES.postgres();
  const { url } = database as { url: string };
  const name = new URL(url).pathname.slice(1);
  const aside = new URL(url);
  aside.pathname = name === 'postgres' ? '/template1' : '/postgres';
  const sql = new pg.Client({ connectionString: aside.href });
  await sql.connect();
  const server = await start(database, { burst: 10_000, perSecond: 10_000 });
  try {
    const [anna, bela] = [await guest(server, 'Anna'), await guest(server, 'Béla')];
    const id = await openDuel(anna, bela);
    anna.live.follow(id, 0, { onEntries: () => undefined });
    await until(() => anna.live.isOpen);
    const act = await nextAct(anna, id);
    const health = async () => (await send(server, { path: '/healthz' })).status;
    expect(await health()).toBe(200);
    // As if it were gone: no new connections, and the existing ones are cut.
    await sql.query(`alter database ${name} allow_connections false`);
    await sql.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await until(async () => (await health()) === 503);
    // A client that begins to follow now gets the entries as soon as possible.
    const received: unknown[] = [];
    const late = new Client(transportTo(() => server.url));
    late.live.follow(id, 0, { onEntries: (_from, entries) => received.push(...entries) });
    await until(() => late.live.isOpen);
    const tries = [
      anna.table(id),
      anna.act(id, act),
      anna.live.act(id, act),
      anna.listTables(),
      anna.openTable({ game: 'pocket-sub' }),
    ];
    for (const tried of await Promise.all(tries)) {
      expect(tried).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
      expect(ERROR_STATUS.unavailable).toBe(503);
    }
    await sql.query(`alter database ${name} allow_connections true`);
    await until(async () => (await health()) === 200);
    await until(async () => (await anna.act(id, act)).ok);
    await playNext(id, [anna, bela]);
    await until(async () => received.length === expectOk(await anna.table(id)).seq);
    anna.close();
    late.close();
  } finally {
    await sql.query(`alter database ${name} allow_connections true`);
    await server.stop();
    await sql.end();
    await stop();
  }
});
