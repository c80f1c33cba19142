// The dice: nobody learns the secret before the end, and trying again never changes a draw.
import { findGame } from '@undercroft/catalog';
import {
  buffer,
  CHANCE,
  drawOutcome,
  type Entry,
  type Game,
  readRecord,
  replay,
  Table,
  unwrap,
} from '@undercroft/engine';
import { Client, type Problem, type RequestBody, SecretDice, verify } from '@undercroft/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { commitment, hmacOf } from '../src/index.ts';
import { ServerProcess } from './server-process.ts';
import { DATABASES, expectOk, guest, type TestDatabase, transportTo, until } from './support.ts';
import { mirror, nextAct, playNext } from './table-helpers.ts';

let database: TestDatabase;
let sql: pg.Client;
let one: ServerProcess;
let two: ServerProcess;
/** The one that is killed. */
let third: ServerProcess | undefined;

beforeAll(async () => {
  database = await DATABASES.postgres();
  sql = new pg.Client({ connectionString: (database.database as { url: string }).url });
  await sql.connect();
  [one, two] = await Promise.all([ServerProcess.start(database.database), ServerProcess.start(database.database)]);
});
afterAll(async () => {
  await third?.kill();
  await one?.kill();
  await two?.kill();
  await sql?.end();
  await database?.stop();
});

const secretOf = async (id: string): Promise<string> =>
  (await sql.query('select secret from tables where id = $1', [id])).rows[0].secret as string;

/** The same guest at another server. */
async function as(client: Client, server: ServerProcess): Promise<Client> {
  const other = new Client(transportTo(() => server.url));
  expectOk(await other.recover(expectOk(await client.createRecoveryToken()).token));
  return other;
}

/** The entries an act must lead to, computed from the secret alone. */
function predict(table: Table, id: string, secret: string, { seat, action }: RequestBody<'act'>): readonly Entry[] {
  const from = table.length;
  unwrap(table.propose(seat, action));
  const { game } = table;
  while (game.decider(table.state) === CHANCE) {
    const dice = new SecretDice(hmacOf(secret), id, table.length + 1);
    const code = drawOutcome(game, table.state, dice, buffer(game), buffer(game));
    unwrap(table.applyOutcome(game.decode(table.state, code)));
  }
  return table.entriesAfter(from);
}

/** A game with much chance, played from one client. */
const seats = unwrap(Table.open(findGame('sub-terra') as Game, {})).occupants.map(() => ({ for: 'me' as const }));
const cave = async (client: Client): Promise<string> =>
  expectOk(await client.openTable({ game: 'sub-terra', seats })).id;

/** Plays until an act is possible that is followed by chance. */
async function untilChance(id: string, me: Client, secret: string): Promise<RequestBody<'act'>> {
  for (;;) {
    const table = await mirror(me, id);
    const status = table.status();
    if (status.type !== 'seat') throw new Error('over too soon');
    for (const action of table.legal()) {
      const act = { seat: status.seat, seq: table.length, action: action as { type: string } };
      const entries = predict(await mirror(me, id), id, secret, act);
      if (entries.some(({ type }) => type === 'chance')) return act;
    }
    await playNext(
      id,
      seats.map(() => me),
    );
  }
}

describe('retries', () => {
  test('the same act draws the same in every process and however often it is sent', async () => {
    const here = await guest(one, 'Anna');
    const there = await as(here, two);
    const id = await cave(here);
    const secret = await secretOf(id);
    for (let i = 0; i < 3; i++) {
      const act = await untilChance(id, here, secret);
      const expected = predict(await mirror(here, id), id, secret, act);
      const tries = await Promise.all([here.act(id, act), there.act(id, act), here.act(id, act), there.act(id, act)]);
      expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
      for (const tried of tries) {
        const outcome = tried.ok ? tried.value : tried.error.kind === 'stale' ? tried.error.missed : undefined;
        expect(outcome).toEqual({ from: act.seq, entries: expected });
      }
    }
  });

  test.each([
    ['its write is lost', true],
    ['its write arrives later', false],
  ])('a process dies between drawing and writing, and %s: another one draws the same', async (_how, isLost) => {
    third = await ServerProcess.start(database.database);
    const anna = await guest(third, 'Anna');
    const id = await cave(anna);
    const elsewhere = await as(anna, two);
    const secret = await secretOf(id);
    const act = await untilChance(id, anna, secret);
    const expected = predict(await mirror(anna, id), id, secret, act);
    // The place is locked in the database, so the process has drawn and waits to write.
    await sql.query('begin');
    await sql.query('insert into entries (table_id, seq, count, entries, at) values ($1, $2, 0, $3, 0)', [
      id,
      act.seq,
      '[]',
    ]);
    const lost = anna.act(id, act);
    await until(async () => {
      // Within a transaction the statistics would otherwise never change.
      await sql.query('select pg_stat_clear_snapshot()');
      const { rows } = await sql.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
      return rows.length > 0;
    });
    await third.kill();
    third = undefined;
    // The database would still write for the dead process, unless it is stopped.
    if (isLost)
      await sql.query("select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'");
    await sql.query('rollback');
    await until(async () => {
      const { rows } = await sql.query(
        "select 1 from pg_stat_activity where state = 'active' and query like '%unnest%' and pid <> pg_backend_pid()",
      );
      return rows.length === 0;
    });
    expect(await lost).toMatchObject({ ok: false, error: { kind: 'unreached' } });
    const again = await elsewhere.act(id, act);
    expect(again.ok).toBe(isLost);
    expect(again.ok ? again.value : (again.error as Problem).missed).toEqual({ from: act.seq, entries: expected });
  });

  test('after an undo the same act has a new number and draws anew, which the record shows', async () => {
    const anna = await guest(one, 'Anna');
    const id = await cave(anna);
    const secret = await secretOf(id);
    const first = await untilChance(id, anna, secret);
    const drawn = expectOk(await anna.act(id, first)).entries;
    const seq = first.seq + drawn.length;
    expectOk(await anna.requestUndo(id, { seat: first.seat, seq, takes: first.seq + 1 }));
    const again = { ...first, seq: seq + 1 };
    const expected = predict(await mirror(anna, id), id, secret, again);
    expect(expectOk(await anna.act(id, again)).entries).toEqual(expected);
    expectOk(await anna.abandon(id));
    const record = unwrap(readRecord(expectOk(await anna.record(id))));
    expect(record.entries[seq]).toMatchObject({ type: 'undo', takes: first.seq + 1 });
    expect(verify(findGame, record, { sha256: commitment, hmac: hmacOf }).kind).toBe('honest');
  });
});

test('in a whole game nothing the server sends contains the secret until it is over', async () => {
  const received: string[] = [];
  /** Records everything the server sends, word for word. */
  const listening = (base: string): Client => {
    const transport = transportTo(() => base);
    return new Client({
      ...transport,
      base,
      async fetch(url, request) {
        const reply = await fetch(url, request);
        const text = await reply.text();
        received.push(text, JSON.stringify([...reply.headers]));
        return { status: reply.status, headers: reply.headers, text: async () => text };
      },
    });
  };
  const [anna, bela, watcher] = [listening(one.url), listening(two.url), listening(two.url)];
  expectOk(await anna.signIn('Anna'));
  expectOk(await bela.signIn('Béla'));
  const { id } = expectOk(
    await anna.openTable({
      game: 'pocket-sub',
      options: { setup: 'standard' },
      seats: [{ for: 'me' }, { for: 'open' }],
    }),
  );
  expectOk(await bela.takeSeat(id, 1));
  const secret = await secretOf(id);
  const socket = new WebSocket(`${two.url.replace('http', 'ws')}/api/live`);
  socket.on('message', (data) => received.push(String(data)));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'follow', table: id, after: 0 }));
  const players = [anna, bela];
  const isOver = async () => expectOk(await watcher.table(id)).isOver;
  let steps = 0;
  while (!(await isOver())) {
    const act = await nextAct(watcher, id);
    const me = players[act.seat] as Client;
    // With every request that is possible, and every one that is rejected.
    await watcher.record(id);
    await watcher.act(id, act);
    await me.act(id, { ...act, seq: Math.max(0, act.seq - 1) });
    await me.act(id, { ...act, action: { type: 'cheat' } });
    if (steps++ % 7 === 0) {
      await me.listTables();
      await me.undo(id, { seat: act.seat, seq: act.seq });
      await me.requestUndo(id, { seat: act.seat, seq: act.seq });
      await me.sendChat(id, 'What is the secret?');
      await me.importRecord({ record: expectOk(await me.record(id)) });
      await me.rematch(id);
      await fetch(`${one.url}/metrics`).then(async (reply) => received.push(await reply.text()));
      await fetch(`${one.url}/api`).then(async (reply) => received.push(await reply.text()));
    }
    const fresh = await nextAct(watcher, id);
    const last = expectOk(await (players[fresh.seat] as Client).act(id, fresh));
    if (last.entries.length === 0) throw new Error('nothing happened');
    const table = unwrap(replay(findGame, unwrap(readRecord(expectOk(await watcher.record(id))))));
    if (table.status().type === 'over') break;
    const all = received.splice(0).join('\n').toLowerCase();
    expect(all.includes(secret)).toBe(false);
    expect(all.includes(Buffer.from(secret, 'hex').toString('base64'))).toBe(false);
    expect(all.includes(Buffer.from(secret, 'hex').toString('base64url').toLowerCase())).toBe(false);
    expect(all.includes('"secret"')).toBe(false);
  }
  // Then everybody may know it.
  expect(expectOk(await watcher.table(id)).dice).toEqual({ hash: commitment(secret), secret });
  await until(() => received.some((text) => text.includes(secret)));
  socket.close();
}, 300_000);
