// Signals: who may send which, who gets them, how often, and that nothing of them is kept.
import { BOUNDS, type Client, type Problem, type Signal, signalSchema } from '@undercroft/protocol';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Budget } from '../src/budget/budget.ts';
import { LIMITS, type RunningServer } from '../src/index.ts';
import type { Connection } from '../src/live/connection.ts';
import { Followers } from '../src/live/followers.ts';
import { MAX_PASSED_BYTES } from '../src/store/store.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { RawConnection } from './raw-connection.ts';
import { DATABASES, errorKind, expectOk, guest, KINDS, start, type TestDatabase, until } from './support.ts';
import { openDuel } from './table-helpers.ts';
import { cookieOf, GENEROUS, pause, subTerra, viewOf, watch } from './together-helpers.ts';

/** So that tests need not wait. */
const QUICK = { ...GENEROUS, pointEvery: 1, signEvery: 1, ideaEvery: 1, touchEvery: 1 };

describe.each(KINDS)('signals with %s', (kind) => {
  let database: TestDatabase;
  let server: RunningServer;
  let clients: Client[] = [];

  beforeAll(async () => {
    database = await DATABASES[kind]();
    server = await start(database.database, QUICK);
  });
  beforeEach(async () => {
    clients = await Promise.all(['Anna', 'Bence', 'Cili', 'Dóra', 'Erik'].map((name) => guest(server, name)));
  });
  afterEach(() => {
    for (const client of clients) client.close();
  });
  afterAll(async () => {
    await server?.stop();
    await database?.stop();
  });

  const client = (n: number): Client => clients[n] as Client;

  /** Two who play together, and a spectator; all follow. */
  async function cave(): Promise<{ id: string; followers: Awaited<ReturnType<typeof watch>>[] }> {
    const seats = [{ for: 'me' }, { for: 'open' }] as const;
    const { id } = expectOk(await client(0).openTable({ game: 'sub-terra', options: subTerra(2), seats: [...seats] }));
    expectOk(await client(1).takeSeat(id, 1));
    return { id, followers: await followAll(id, 3) };
  }

  async function followAll(id: string, count: number) {
    const followers = await Promise.all(clients.slice(0, count).map((one) => watch(one, id)));
    await until(() => followers.every(({ presences }) => presences.length > 0));
    return followers;
  }

  test('everybody who follows a co-operative table gets every kind, numbered upwards, and nothing is kept', async () => {
    const { id, followers } = await cave();
    const { seq } = await viewOf(client(0), id);
    const idea: Signal = { kind: 'idea', seq, for: 1, way: ['0,0', '1,0'], action: { type: 'move', to: '1,0' } };
    const { n } = expectOk(await client(0).live.signal(id, 0, idea));
    const rest: Signal[] = [
      { kind: 'point', place: '-1,0:e0' },
      { kind: 'sign', sign: 'your-call' },
      { kind: 'touched' },
      { kind: 'ideas', wants: 'asked', isAsking: true },
      { kind: 'withdraw', idea: n },
    ];
    for (const signal of rest) expectOk(await client(0).live.signal(id, 0, signal));
    expectOk(await client(1).live.signal(id, 1, { kind: 'agree', idea: n }));
    for (const { signals } of followers) {
      await until(() => signals.length === 7);
      expect(signals.map(({ from, signal }) => [from, signal])).toEqual([
        ...[idea, ...rest].map((signal) => [0, signal]),
        [1, { kind: 'agree', idea: n }],
      ]);
      const numbers = signals.map((one) => one.n);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(new Set(numbers).size).toBe(7);
    }
    // Who comes later gets nothing of it, and no entry was made.
    const late = await watch(client(3), id);
    await until(() => late.presences.length > 0);
    expect(late.signals).toEqual([]);
    expect((await viewOf(client(0), id)).seq).toBe(seq);
    expect(expectOk(await client(0).chatMessages(id))).toEqual([]);
  });

  test('only who holds the seat may signal for it, and only ideas for what is there now', async () => {
    const { id, followers } = await cave();
    const { seq } = await viewOf(client(0), id);
    const sign: Signal = { kind: 'sign', sign: 'good' };
    const way = ['0,0'];
    const attempts: [number, number, Signal][] = [
      [1, 0, sign],
      [2, 0, sign],
      [0, 7, sign],
      [0, 0, { kind: 'idea', seq: seq + 1, for: 1, way }],
      [0, 0, { kind: 'idea', seq, for: 7, way }],
    ];
    const kinds = [];
    for (const [who, seat, signal] of attempts) kinds.push(errorKind(await client(who).live.signal(id, seat, signal)));
    expect(kinds).toEqual(['not-your-seat', 'not-your-seat', 'unknown-seat', 'stale', 'unknown-seat']);
    expect(errorKind(await client(0).live.signal('A'.repeat(16), 0, sign))).toBe('unknown-table');
    await pause(50);
    expect(followers.flatMap(({ signals }) => signals)).toEqual([]);
  });

  test('opponents get signs, but no points and no ideas', async () => {
    const id = await openDuel(client(0), client(1));
    const [anna, bence, spectator] = await followAll(id, 3);
    const { seq } = await viewOf(client(0), id);
    const hidden: Signal[] = [
      { kind: 'point', place: '0,0:c' },
      { kind: 'idea', seq, for: 1, way: ['0,0:c'] },
      { kind: 'agree', idea: 1 },
      { kind: 'withdraw', idea: 1 },
    ];
    for (const signal of hidden) expect(errorKind(await client(0).live.signal(id, 0, signal))).toBe('no-teammate');
    expectOk(await client(0).live.signal(id, 0, { kind: 'touched' }));
    expectOk(await client(0).live.signal(id, 0, { kind: 'sign', sign: 'oh-no' }));
    for (const follower of [anna, bence, spectator]) {
      await until(() => follower?.signals.length === 2);
      expect(follower?.signals.map(({ signal }) => signal.kind)).toEqual(['touched', 'sign']);
    }
  });

  test('in a team game, points and ideas reach the team and nobody else', async () => {
    const seats = [{ for: 'me' }, { for: 'open' }, { for: 'open' }, { for: 'open' }] as const;
    const opened = await client(0).openTable({ game: 'pocket-sub', options: { players: 4 }, seats: [...seats] });
    const { id } = expectOk(opened);
    for (const n of [1, 2, 3]) expectOk(await client(n).takeSeat(id, n));
    const followers = await followAll(id, 5);
    const { seq } = await viewOf(client(0), id);
    expectOk(await client(0).live.signal(id, 0, { kind: 'point', place: '0,0:c' }));
    expectOk(await client(2).live.signal(id, 2, { kind: 'idea', seq, for: 0, way: ['0,0:c'] }));
    expect(errorKind(await client(0).live.signal(id, 0, { kind: 'idea', seq, for: 1, way: ['0,0:c'] }))).toBe(
      'no-teammate',
    );
    // The sign goes to everybody, so whatever came before it has arrived.
    expectOk(await client(0).live.signal(id, 0, { kind: 'sign', sign: 'thanks' }));
    for (const { signals } of followers) await until(() => signals.some(({ signal }) => signal.kind === 'sign'));
    expect(followers.map(({ signals }) => signals.map(({ signal }) => signal.kind))).toEqual([
      ['point', 'idea', 'sign'],
      ['sign'],
      ['point', 'idea', 'sign'],
      ['sign'],
      ['sign'],
    ]);
  });

  test('after the end people can still thank each other, but there is nothing left to have ideas about', async () => {
    const id = await openDuel(client(0), client(1));
    const [anna] = await followAll(id, 2);
    expectOk(await client(0).resign(id, 0));
    expectOk(await client(1).live.signal(id, 1, { kind: 'sign', sign: 'thanks' }));
    await until(() => anna?.signals.length === 1);
    const { id: together } = await cave();
    const { seq } = await viewOf(client(0), together);
    expectOk(await client(0).abandon(together));
    const idea: Signal = { kind: 'idea', seq, for: 1, way: ['0,0'] };
    expect(errorKind(await client(0).live.signal(together, 0, idea))).toBe('closed');
  });

  test('what is not a signal is rejected and reaches nobody', async () => {
    const { id, followers } = await cave();
    const cookie = await cookieOf(client(0), server);
    const raw = await new RawConnection(server, { cookie }).settled();
    const point = (place: unknown) => ({ kind: 'point', place });
    const idea = (more: object) => ({ kind: 'idea', seq: 1, for: 0, way: ['0,0'], ...more });
    const wrong = [
      point(''),
      point('x'.repeat(41)),
      point('a b'),
      point('<b>'),
      point('é'),
      point('a"b'),
      point(7),
      { kind: 'sign', sign: 'rude' },
      { kind: 'nudge', seat: 1 },
      { kind: 'point', place: '0,0', from: 1 },
      idea({ way: [] }),
      idea({ way: Array(21).fill('0,0') }),
      idea({ for: 8 }),
      idea({ action: { type: 'move', more: 'x'.repeat(1_000) } }),
      idea({ action: { type: 'x'.repeat(41) } }),
      idea({ action: [] }),
      { kind: 'ideas', wants: 'never', isAsking: false },
      { kind: 'ideas', wants: 'asked' },
      { kind: 'agree', idea: 'x' },
      { kind: 'agree', idea: 2 ** 60 },
      'touched',
      null,
    ];
    for (const signal of wrong)
      expect(await raw.askKind({ type: 'signal', table: id, seat: 0, signal })).toBe('malformed');
    expect(await raw.askKind({ type: 'signal', table: id, seat: 0 })).toBe('malformed');
    await pause(50);
    expect(followers.flatMap(({ signals }) => signals)).toEqual([]);
    raw.close();
    const nobody = await new RawConnection(server).settled();
    const signal = { kind: 'touched' };
    expect(await nobody.askKind({ type: 'signal', table: id, seat: 0, signal })).toBe('no-identity');
    nobody.close();
  });
});

test('too fast is told with how long to wait: each kind for itself, for each seat, whichever window it comes from', async () => {
  const database = await DATABASES.sqlite();
  const server = await start(database.database, GENEROUS);
  const [anna, bence] = await Promise.all([guest(server, 'Anna'), guest(server, 'Bence')]);
  const seats = [{ for: 'me' }, { for: 'me' }, { for: 'open' }] as const;
  const { id } = expectOk(await anna.openTable({ game: 'pocket-sub', options: { players: 3 }, seats: [...seats] }));
  expectOk(await bence.takeSeat(id, 2));
  await Promise.all([watch(anna, id), watch(bence, id)]);
  await until(() => anna.live.isOpen && bence.live.isOpen);
  const waits = async (client: Client, seat: number, signal: Signal): Promise<number> => {
    const passed = await client.live.signal(id, seat, signal);
    if (passed.ok) return 0;
    expect(passed.error.kind).toBe('too-many');
    return (passed.error as Problem).after ?? 0;
  };
  const sign: Signal = { kind: 'sign', sign: 'good' };
  expect(await waits(anna, 0, sign)).toBe(0);
  const wait = await waits(anna, 0, sign);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(1);
  // Another seat does not help the same guest; others and other kinds are not held up.
  expect(await waits(anna, 1, sign)).toBeGreaterThan(0);
  expect(await waits(bence, 2, sign)).toBe(0);
  expect(await waits(anna, 0, { kind: 'touched' })).toBe(0);
  const touched = await waits(anna, 0, { kind: 'touched' });
  expect(touched).toBeGreaterThan(3);
  expect(touched).toBeLessThanOrEqual(5);
  await pause(wait * 1000 + 20);
  expect(await waits(anna, 0, sign)).toBe(0);
  for (const client of [anna, bence]) client.close();
  await server.stop();
  await database.stop();
});

test('a connection without room does not get signals, nor does anybody they are not for', () => {
  const followers = new Followers(new Budget(LIMITS));
  const sent: string[] = [];
  const connect = (name: string, isFull: boolean): Connection =>
    ({
      guest: { id: name, name },
      isFull,
      followedTables: [],
      followedTable: () => undefined,
      queue: () => sent.push(name),
    }) as unknown as Connection;
  const table = { id: 'table', seq: 0, table: { entriesAfter: () => [] } } as unknown as LiveTable;
  for (const [name, isFull] of [
    ['anna', false],
    ['slow', true],
    ['bence', false],
  ] as const)
    followers.add(connect(name, isFull), table, 0);
  const message = { type: 'signal', table: 'table', from: 0, n: 1, signal: { kind: 'touched' } } as const;
  followers.pass('table', message);
  expect(sent).toEqual(['anna', 'bence']);
  followers.pass('table', message, ['bence', 'slow']);
  expect(sent).toEqual(['anna', 'bence', 'bence']);
});

test('whatever the schema lets through fits into a notification', () => {
  const wide = '\u{10ffff}'.repeat(450);
  const place = '~'.repeat(BOUNDS.identifier);
  const idea = {
    ...{ kind: 'idea', seq: BOUNDS.entries, for: 7, way: Array(BOUNDS.way).fill(place) },
    action: { type: 'move', more: wide },
  };
  expect(v.is(signalSchema, idea)).toBe(true);
  expect(v.is(signalSchema, { ...idea, action: { type: 'move', more: `${wide}${wide}` } })).toBe(false);
  const to = Array(BOUNDS.seats).fill('x'.repeat(16));
  const passed = { signal: { table: 'x'.repeat(16), from: 7, n: Number.MAX_SAFE_INTEGER, signal: idea, to } };
  expect(Buffer.byteLength(JSON.stringify(passed)) + 20).toBeLessThan(MAX_PASSED_BYTES);
});
