// Two processes with one Postgres: signals and who is here cross from one to the other, and a process that dies is noticed.
import { Client } from '@undercroft/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { ServerProcess } from './server-process.ts';
import { DATABASES, expectOk, guest, start, type TestDatabase, transportTo, until } from './support.ts';
import { openDuel } from './table-helpers.ts';
import { GENEROUS, hereIn, pause, viewOf, watch } from './together-helpers.ts';

const LIMITS = {
  ...GENEROUS,
  ...{ presenceGrace: 200, presenceEvery: 50, presenceAnnounce: 500, presenceSilent: 3_000, signEvery: 1 },
};

describe('together in two processes', () => {
  let database: TestDatabase;
  let one: RunningServer;
  let two: RunningServer;
  let anna: Client;
  let bela: Client;
  let id: string;

  beforeAll(async () => {
    database = await DATABASES.postgres();
    one = await start(database.database, LIMITS);
    two = await start(database.database, LIMITS);
    anna = await guest(one, 'Anna');
    bela = await guest(two, 'Béla');
    id = await openDuel(anna, bela);
  });
  afterAll(async () => {
    for (const client of [anna, bela]) client?.close();
    await one?.stop();
    await two?.stop();
    await database?.stop();
  });

  test('signals reach the followers of every process once, and only those they are for', async () => {
    const [seenByAnna, seenByBela] = [await watch(anna, id), await watch(bela, id)];
    await until(() => seenByAnna.presences.length > 0 && seenByBela.presences.length > 0);
    expectOk(await anna.live.signal(id, 0, { kind: 'sign', sign: 'careful' }));
    await until(() => seenByBela.signals.length > 0 && seenByAnna.signals.length > 0);
    await pause(100);
    expect([seenByAnna.signals, seenByBela.signals].map((signals) => signals.map(({ signal }) => signal))).toEqual([
      [{ kind: 'sign', sign: 'careful' }],
      [{ kind: 'sign', sign: 'careful' }],
    ]);
    expect(seenByAnna.signals[0]?.n).toBe(seenByBela.signals[0]?.n);
    // A nudge is for one person, in whichever process they are.
    const { decider } = await viewOf(anna, id);
    const [by, to] = decider === 0 ? [bela, seenByAnna] : [anna, seenByBela];
    const other = to === seenByAnna ? seenByBela : seenByAnna;
    expectOk(await by.nudge(id, decider as number));
    await until(() => to.signals.at(-1)?.signal.kind === 'nudge');
    await pause(100);
    expect(other.signals).toHaveLength(1);
  });

  test('who is here in one process is known in the other, also to one that has just started', async () => {
    const seen = await watch(anna, id);
    const theirs = await watch(bela, id);
    for (const follower of [seen, theirs])
      await until(() => follower.presences.length > 0 && hereIn(follower.presences.at(-1) as never).every(Boolean));
    const three = await start(database.database, LIMITS);
    const cili = await guest(three, 'Cili');
    let view = await viewOf(cili, id);
    await until(async () => {
      view = await viewOf(cili, id);
      return hereIn(view.presence).every(Boolean);
    });
    // A spectator with a window in each process counts once.
    await watch(cili, id);
    const again = new Client(transportTo(() => one.url));
    expectOk(await again.recover(expectOk(await cili.createRecoveryToken()).token));
    await watch(again, id);
    await until(() => seen.presences.at(-1)?.watching === 1 && theirs.presences.at(-1)?.watching === 1);
    await pause(300);
    expect(theirs.presences.at(-1)?.watching).toBe(1);
    for (const client of [cili, again]) client.close();
    await until(() => theirs.presences.at(-1)?.watching === 0);
    await three.stop();
  });

  test('an interruption between the processes makes nobody away', async () => {
    const seen = await watch(anna, id);
    const theirs = await watch(bela, id);
    for (const follower of [seen, theirs])
      await until(() => follower.presences.length > 0 && hereIn(follower.presences.at(-1) as never).every(Boolean));
    const before = [seen.presences.length, theirs.presences.length];
    const { url } = database.database as { url: string };
    const sql = new pg.Client({ connectionString: url });
    await sql.connect();
    const cut =
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and (query ilike 'listen%' or query = 'select 1')";
    for (let i = 0; i < 8; i++) {
      await sql.query(cut);
      await pause(600);
    }
    await sql.end();
    await pause(LIMITS.presenceEvery);
    const after = [...seen.presences.slice(before[0]), ...theirs.presences.slice(before[1])];
    expect(after.filter((presence) => !hereIn(presence).every(Boolean))).toEqual([]);
    // And signals pass again.
    const signals = theirs.signals.length;
    await until(async () => {
      await anna.live.signal(id, 0, { kind: 'sign', sign: 'good' });
      return theirs.signals.length > signals;
    });
  });

  test('rubbish on the channel harms nobody', async () => {
    const sql = new pg.Client({ connectionString: (database.database as { url: string }).url });
    await sql.connect();
    const seen = await watch(anna, id);
    const signal = { table: id, from: 0, n: 1, signal: { kind: 'point', place: '<script>' } };
    for (const payload of [
      '',
      'x',
      'x {',
      'x null',
      'x 7',
      'x {"signal":{}}',
      `x ${JSON.stringify({ signal })}`,
      `x ${JSON.stringify({ presence: { by: 'x', n: 1, parts: [[id, [[1, 2]], 'x']] } })}`,
    ])
      await sql.query('select pg_notify($1, $2)', ['undercroft_passing', payload]);
    expectOk(await bela.live.signal(id, 1, { kind: 'sign', sign: 'good' }));
    await until(() => seen.signals.length > 0);
    expect(seen.signals.map((one) => one.signal)).toEqual([{ kind: 'sign', sign: 'good' }]);
    await sql.end();
  });

  test('of a killed process, those who were there are away after a while', async () => {
    const child = await ServerProcess.start(database.database, 0, { UNDERCROFT_PRESENCE_ANNOUNCE: '500' });
    const dora = await guest(child, 'Dóra');
    const { id: table } = expectOk(
      await dora.openTable({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'open' }] }),
    );
    const here = await watch(dora, table);
    await until(() => here.presences.length > 0);
    const present = async () => (await viewOf(anna, table)).presence.seats[0];
    await until(async () => (await present())?.isHere === true);
    const killed = Date.now();
    dora.close();
    await child.kill();
    expect((await present())?.isHere).toBe(true);
    await until(async () => (await present())?.isHere === false);
    expect(Date.now() - killed).toBeGreaterThan(LIMITS.presenceSilent - 1_000);
    // The last that anybody heard of them.
    await until(async () => ((await present())?.since ?? 0) > killed - 1_000);
    expect((await present())?.since).toBeLessThanOrEqual(killed + 1_000);
  });
});
