// The dice: nobody learns the secret before the end, and nobody makes them fall differently by trying again.
import { findGame } from '@undercroft/catalog';
import {
  buffer,
  CHANCE,
  drawOutcome,
  type Entry,
  type Game,
  must,
  readRecord,
  replay,
  Table,
} from '@undercroft/engine';
import { Client, type Problem, SecretDice, type Sent, verify } from '@undercroft/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { commitment, hmacOf } from '../src/index.ts';
import { mirror, moveOn, nextAct } from './playing.ts';
import { Program } from './program.ts';
import { DATABASES, granted, guest, type TestDatabase, until, wireTo } from './support.ts';

let database: TestDatabase;
let sql: pg.Client;
let one: Program;
let two: Program;
/** One that dies. */
let third: Program | undefined;

beforeAll(async () => {
  database = await DATABASES.postgres();
  sql = new pg.Client({ connectionString: (database.database as { url: string }).url });
  await sql.connect();
  [one, two] = await Promise.all([Program.start(database.database), Program.start(database.database)]);
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

/** The same person at another server. */
async function as(client: Client, server: Program): Promise<Client> {
  const other = new Client(wireTo(() => server.url));
  granted(await other.recover(granted(await client.recovery()).token));
  return other;
}

/** What an act must come to, from the secret alone: worked out before any server is asked. */
function foretell(table: Table, id: string, secret: string, { seat, action }: Sent<'act'>): readonly Entry[] {
  const from = table.length;
  must(table.propose(seat, action));
  const { game } = table;
  while (game.decider(table.state) === CHANCE) {
    const dice = new SecretDice(hmacOf(secret), id, table.length + 1);
    const code = drawOutcome(game, table.state, dice, buffer(game), buffer(game));
    must(table.settle(game.write(table.state, code)));
  }
  return table.entriesAfter(from);
}

/** A game with much chance in it, all its seats one's own. */
const seats = must(Table.open(findGame('sub-terra') as Game, {})).sitters.map(() => ({ for: 'me' as const }));
const cave = async (client: Client): Promise<string> => granted(await client.open({ game: 'sub-terra', seats })).id;

/** Plays on to an act that leaves something to chance. */
async function untilChance(id: string, me: Client, secret: string): Promise<Sent<'act'>> {
  for (;;) {
    const table = await mirror(me, id);
    const status = table.status();
    if (status.type !== 'seat') throw new Error('over too soon');
    for (const action of table.legal()) {
      const act = { seat: status.seat, seq: table.length, action: action as { type: string } };
      const entries = foretell(await mirror(me, id), id, secret, act);
      if (entries.some(({ type }) => type === 'chance')) return act;
    }
    await moveOn(
      id,
      seats.map(() => me),
    );
  }
}

describe('trying again', () => {
  test('the same act draws the same, whoever is asked and however often', async () => {
    const here = await guest(one, 'Anna');
    const there = await as(here, two);
    const id = await cave(here);
    const secret = await secretOf(id);
    for (let i = 0; i < 3; i++) {
      const act = await untilChance(id, here, secret);
      const expected = foretell(await mirror(here, id), id, secret, act);
      const tries = await Promise.all([here.act(id, act), there.act(id, act), here.act(id, act), there.act(id, act)]);
      expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
      for (const tried of tries) {
        const told = tried.ok ? tried.value : tried.error.kind === 'stale' ? tried.error.missed : undefined;
        expect(told).toEqual({ from: act.seq, entries: expected });
      }
    }
  });

  test.each([
    ['and what it wrote is lost', true],
    ['and what it wrote arrives after it', false],
  ])('a process dies with the draw in its hand, %s: another one draws the same', async (_how, isLost) => {
    third = await Program.start(database.database);
    const anna = await guest(third, 'Anna');
    const id = await cave(anna);
    const elsewhere = await as(anna, two);
    const secret = await secretOf(id);
    const act = await untilChance(id, anna, secret);
    const expected = foretell(await mirror(anna, id), id, secret, act);
    // Somebody holds the place in the database: the process has drawn, and waits to write it down.
    await sql.query('begin');
    await sql.query('insert into entries (table_id, seq, count, entries, at) values ($1, $2, 0, $3, 0)', [
      id,
      act.seq,
      '[]',
    ]);
    const lost = anna.act(id, act);
    await until(async () => {
      // Within a transaction it would otherwise say the same for ever.
      await sql.query('select pg_stat_clear_snapshot()');
      const { rows } = await sql.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
      return rows.length > 0;
    });
    await third.kill();
    third = undefined;
    // The database goes on for somebody who is not there any more, unless it is stopped.
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

  test('taking back draws anew, by a new number: the same act again is another entry, and shows in the record', async () => {
    const anna = await guest(one, 'Anna');
    const id = await cave(anna);
    const secret = await secretOf(id);
    const first = await untilChance(id, anna, secret);
    const drawn = granted(await anna.act(id, first)).entries;
    const seq = first.seq + drawn.length;
    granted(await anna.askUndo(id, { seat: first.seat, seq, takes: first.seq + 1 }));
    const again = { ...first, seq: seq + 1 };
    const expected = foretell(await mirror(anna, id), id, secret, again);
    expect(granted(await anna.act(id, again)).entries).toEqual(expected);
    granted(await anna.abandon(id));
    const record = must(readRecord(granted(await anna.record(id))));
    expect(record.entries[seq]).toMatchObject({ type: 'undo', takes: first.seq + 1 });
    expect(verify(findGame, record, { sha256: commitment, hmac: hmacOf }).kind).toBe('honest');
  });
});

test('in a whole game nothing that anybody is told contains the secret, until it is over', async () => {
  const heard: string[] = [];
  /** Everything that comes over the wire, word for word. */
  const listening = (base: string): Client => {
    const wire = wireTo(() => base);
    return new Client({
      ...wire,
      base,
      async fetch(url, request) {
        const reply = await fetch(url, request);
        const text = await reply.text();
        heard.push(text, JSON.stringify([...reply.headers]));
        return { status: reply.status, headers: reply.headers, text: async () => text };
      },
    });
  };
  const [anna, bela, watcher] = [listening(one.url), listening(two.url), listening(two.url)];
  granted(await anna.enter('Anna'));
  granted(await bela.enter('Béla'));
  const { id } = granted(
    await anna.open({ game: 'pocket-sub', options: { setup: 'standard' }, seats: [{ for: 'me' }, { for: 'open' }] }),
  );
  granted(await bela.take(id, 1));
  const secret = await secretOf(id);
  const line = new WebSocket(`${two.url.replace('http', 'ws')}/api/live`);
  line.on('message', (data) => heard.push(String(data)));
  await new Promise((resolve) => line.once('open', resolve));
  line.send(JSON.stringify({ type: 'follow', table: id, after: 0 }));
  const players = [anna, bela];
  const isOver = async () => granted(await watcher.table(id)).isOver;
  let steps = 0;
  while (!(await isOver())) {
    const act = await nextAct(watcher, id);
    const me = players[act.seat] as Client;
    // With everything on the way that can be asked, and that can go wrong.
    await watcher.record(id);
    await watcher.act(id, act);
    await me.act(id, { ...act, seq: Math.max(0, act.seq - 1) });
    await me.act(id, { ...act, action: { type: 'cheat' } });
    if (steps++ % 7 === 0) {
      await me.tables();
      await me.undo(id, { seat: act.seat, seq: act.seq });
      await me.askUndo(id, { seat: act.seat, seq: act.seq });
      await me.say(id, 'What is the secret?');
      await me.import({ record: granted(await me.record(id)) });
      await me.rematch(id);
      await fetch(`${one.url}/metrics`).then(async (reply) => heard.push(await reply.text()));
      await fetch(`${one.url}/api`).then(async (reply) => heard.push(await reply.text()));
    }
    const fresh = await nextAct(watcher, id);
    const last = granted(await (players[fresh.seat] as Client).act(id, fresh));
    if (last.entries.length === 0) throw new Error('nothing happened');
    const table = must(replay(findGame, must(readRecord(granted(await watcher.record(id))))));
    if (table.status().type === 'over') break;
    const all = heard.splice(0).join('\n').toLowerCase();
    expect(all.includes(secret)).toBe(false);
    expect(all.includes(Buffer.from(secret, 'hex').toString('base64'))).toBe(false);
    expect(all.includes(Buffer.from(secret, 'hex').toString('base64url').toLowerCase())).toBe(false);
    expect(all.includes('"secret"')).toBe(false);
  }
  // And then everybody may know it.
  expect(granted(await watcher.table(id)).dice).toEqual({ hash: commitment(secret), secret });
  await until(() => heard.some((text) => text.includes(secret)));
  line.close();
}, 300_000);
