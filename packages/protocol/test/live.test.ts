// The live connection on a bad day: it is lost, comes back, and is sent too much, too little or too late.
import type { Entry } from '@undercroft/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  Client,
  type ClientError,
  PROTOCOL,
  type Problem,
  type ServerMessage,
  type SocketEvents,
  type Transport,
} from '../src/index.ts';

const TABLE = 'abcdefghijklmnop';

/** Sends what a test wants it to, over connections that are lost when a test wants them to be. */
class FakeServer implements Transport {
  readonly base = 'http://server';
  /** Every connection there ever was; the last is the current one. */
  readonly connections: { readonly events: SocketEvents; readonly received: unknown[]; isClosed: boolean }[] = [];
  readonly requests: { readonly url: string; readonly body: unknown }[] = [];
  readonly timers: { readonly milliseconds: number; readonly work: () => void }[] = [];
  answer: { readonly status: number; readonly body: unknown } | 'unreached' = 'unreached';

  random(): number {
    return 1 - Number.EPSILON;
  }

  async fetch(url: string, { body }: { readonly body?: string }) {
    this.requests.push({ url, body: JSON.parse(body ?? 'null') });
    if (this.answer === 'unreached') throw new Error('no server');
    const { status, body: content } = this.answer;
    return {
      status,
      headers: { get: (name: string) => (name === 'content-type' ? 'application/json' : null) },
      text: async () => JSON.stringify(content),
    };
  }

  connect(_url: string, _headers: unknown, events: SocketEvents) {
    const connection = { events, received: [] as unknown[], isClosed: false };
    this.connections.push(connection);
    return {
      send: (text: string) => void connection.received.push(JSON.parse(text)),
      close: () => {
        connection.isClosed = true;
      },
    };
  }

  delay(milliseconds: number, work: () => void): void {
    this.timers.push({ milliseconds, work });
  }

  get #current() {
    return this.connections.at(-1) as (typeof this.connections)[number];
  }

  get received(): unknown[] {
    return this.#current.received;
  }

  open(): void {
    this.#current.events.onOpen();
    this.send({ type: 'hello', protocol: PROTOCOL });
  }

  send(message: ServerMessage): void {
    this.#current.events.onMessage(JSON.stringify(message));
  }

  sendEntries(from: number, count: number): void {
    this.send({
      type: 'entries',
      table: TABLE,
      from,
      entries: Array.from({ length: count }, (_, i) => entry(from + i)),
    });
  }

  disconnect(): void {
    this.#current.events.onClose();
  }

  /** Runs what waits for the next timer, and returns its delay. */
  runTimer(): number {
    const next = this.timers.shift();
    next?.work();
    return next?.milliseconds ?? -1;
  }
}

const action = { type: 'step', to: 'c4' };
const acted = (seat: number, action: { readonly type: string; readonly to: string }): Entry => ({
  type: 'act',
  seat,
  action,
});
const entry = (n: number): Entry => acted(n % 2, { type: 'step', to: `${n}` });
const act = { seat: 0, seq: 4, action };

let server: FakeServer;
let client: Client;
/** The numbers of the entries that the follower was given. */
let received: number[];
let changes: number;
let errors: ClientError[];

const follow = (after: number): void =>
  client.live.follow(TABLE, after, {
    onEntries: (from, entries) => received.push(...entries.map((_, i) => from + i)),
    onChanged: () => changes++,
    onError: (error) => errors.push(error),
  });

beforeEach(() => {
  server = new FakeServer();
  client = new Client(server);
  [received, changes, errors] = [[], 0, []];
});

describe('following', () => {
  test('after a lost connection the rest is requested, and no entry comes twice', () => {
    follow(2);
    server.open();
    expect(server.received).toEqual([{ type: 'follow', table: TABLE, after: 2 }]);
    server.sendEntries(2, 3);
    server.disconnect();
    expect(client.live.isOpen).toBe(false);
    server.runTimer();
    server.open();
    expect(server.received).toEqual([{ type: 'follow', table: TABLE, after: 5 }]);
    expect(changes).toBe(1);
    // More than was requested: some of it is known.
    server.sendEntries(3, 4);
    server.sendEntries(3, 1);
    expect(received).toEqual([2, 3, 4, 5, 6]);
  });

  test('a gap is not passed on; the missing entries are requested', () => {
    follow(0);
    server.open();
    server.sendEntries(2, 1);
    expect(received).toEqual([]);
    expect(server.received.at(-1)).toEqual({ type: 'follow', table: TABLE, after: 0 });
    server.sendEntries(0, 3);
    expect(received).toEqual([0, 1, 2]);
  });

  test('it reconnects after ever longer waits, and after a short one again once it has been connected', () => {
    follow(0);
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      server.disconnect();
      waits.push(Math.round(server.runTimer()));
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    server.open();
    server.disconnect();
    expect(Math.round(server.runTimer())).toBe(250);
  });

  test('it connects at once when it is told to, once, and waits briefly after that', () => {
    follow(0);
    for (let i = 0; i < 5; i++) {
      server.disconnect();
      server.runTimer();
    }
    server.disconnect();
    const before = server.connections.length;
    client.live.retryNow();
    client.live.retryNow();
    expect(server.connections).toHaveLength(before + 1);
    // The wait that was under way has nothing left to do.
    server.runTimer();
    expect(server.connections).toHaveLength(before + 1);
    server.disconnect();
    expect(Math.round(server.runTimer())).toBe(250);
    client.live.unfollow(TABLE);
    server.disconnect();
    client.live.retryNow();
    expect(server.connections).toHaveLength(before + 2);
  });

  test('a page says after how long it reconnects, and can try at once', () => {
    client = new Client(Object.assign(server, { retryAfter: [1000, 2000, 15_000], random: () => 1 }));
    follow(0);
    const waits = [1, 2, 3, 4].map(() => {
      server.disconnect();
      return Math.round(server.runTimer());
    });
    expect(waits).toEqual([1000, 2000, 15_000, 15_000]);
    server.disconnect();
    client.live.retryNow();
    server.open();
    expect(client.live.isOpen).toBe(true);
    // The wait that was under way does not open a second connection.
    server.runTimer();
    expect(client.live.isOpen).toBe(true);
  });

  test('where the network is gone the connection is given up at once, and what it still says is ignored', () => {
    follow(0);
    server.open();
    const states: boolean[] = [];
    client.live.onConnectionChange = (isOpen) => states.push(isOpen);
    client.live.drop();
    expect([client.live.isOpen, states]).toEqual([false, [false]]);
    server.sendEntries(0, 1);
    expect(received).toEqual([]);
    server.runTimer();
    server.open();
    server.sendEntries(0, 2);
    expect([received, states]).toEqual([
      [0, 1],
      [false, true],
    ]);
  });

  test('a client that follows nothing does not reconnect', () => {
    follow(0);
    server.open();
    client.live.unfollow(TABLE);
    expect(server.received.at(-1)).toEqual({ type: 'unfollow', table: TABLE });
    server.disconnect();
    expect(server.timers).toEqual([]);
  });

  test('what may be better in a moment is tried again; anything else is reported', () => {
    follow(0);
    server.open();
    const problem = (one: Problem): void => server.send({ type: 'problem', table: TABLE, problem: one });
    problem({ kind: 'too-many', after: 3 });
    expect(server.runTimer()).toBe(3000);
    problem({ kind: 'unavailable' });
    expect(server.runTimer()).toBe(1000);
    expect(server.received).toEqual(Array.from({ length: 3 }, () => ({ type: 'follow', table: TABLE, after: 0 })));
    expect(errors).toEqual([]);
    problem({ kind: 'unknown-table' });
    expect(errors).toEqual([{ kind: 'unknown-table' }]);
  });

  test('a server with another protocol is reported and not tried again', () => {
    follow(0);
    server.open();
    server.send({ type: 'hello', protocol: PROTOCOL + 1 });
    expect(errors).toEqual([{ kind: 'other-protocol', theirs: PROTOCOL + 1 }]);
    expect(server.connections.at(-1)?.isClosed).toBe(true);
    server.disconnect();
    expect(server.timers).toEqual([]);
  });
});

describe('acting', () => {
  const stale = (missed: { readonly from: number; readonly entries: readonly Entry[] }) => ({
    status: 409,
    body: { problem: { kind: 'stale', missed } },
  });
  const mine = acted(0, action);

  test('over the connection: each answer reaches its request', async () => {
    follow(4);
    server.open();
    const [first, second] = [client.live.act(TABLE, act), client.live.act(TABLE, { ...act, seq: 5 })];
    const refs = server.received.slice(1).map((received) => (received as { ref: number }).ref);
    server.send({ type: 'problem', ref: refs[1] as number, table: TABLE, problem: { kind: 'refused' } });
    server.send({ type: 'done', ref: refs[0] as number, table: TABLE, from: 4, count: 1 });
    expect(await first).toEqual({ ok: true, value: { from: 4, entries: [] } });
    expect(await second).toEqual({ ok: false, error: { kind: 'refused' } });
    expect(server.requests).toEqual([]);
  });

  test('without a connection: over HTTP', async () => {
    server.answer = { status: 200, body: { from: 4, entries: [mine] } };
    expect(await client.live.act(TABLE, act)).toEqual({ ok: true, value: { from: 4, entries: [mine] } });
    expect(server.requests).toEqual([{ url: `http://server/api/tables/${TABLE}/act`, body: act }]);
  });

  const actAndDisconnect = async (answer: FakeServer['answer']) => {
    follow(4);
    server.open();
    const asked = client.live.act(TABLE, act);
    server.answer = answer;
    server.disconnect();
    return asked;
  };

  test('the connection is lost before the answer, and the act had not arrived: it is carried out now', async () => {
    const done = await actAndDisconnect({ status: 200, body: { from: 4, entries: [mine] } });
    expect(done).toEqual({ ok: true, value: { from: 4, entries: [mine] } });
  });

  const chance: Entry = { type: 'chance', outcome: { type: 'die' } };
  const known = acted(1, action);
  // The server stores keys in the order of the engine, not of the sender.
  const sorted = acted(0, { to: 'c4', type: 'step' });
  test.each([
    ['the missed entries begin with it', { from: 4, entries: [mine, chance] }, [mine, chance]],
    ['the missed entries begin before it', { from: 3, entries: [known, mine, chance] }, [mine, chance]],
    ['its keys are in another order', { from: 4, entries: [sorted] }, [sorted]],
  ])(
    'the connection is lost before the answer, and the act had arrived: it counts as accepted (%s)',
    async (_, missed, entries) => {
      expect(await actAndDisconnect(stale(missed))).toEqual({ ok: true, value: { from: 4, entries } });
    },
  );

  test.each([
    ['another seat', acted(1, action)],
    ['another action', acted(0, { type: 'step', to: 'c5' })],
    ['no action', { type: 'undo', seat: 0, takes: 1 } satisfies Entry],
  ] as const)('the connection is lost before the answer, and somebody was faster: stale (%s)', async (_, first) => {
    const missed = { from: 4, entries: [first] };
    expect(await actAndDisconnect(stale(missed))).toEqual({ ok: false, error: { kind: 'stale', missed } });
  });

  test('a server that cannot be reached is reported', async () => {
    expect(await actAndDisconnect('unreached')).toEqual({ ok: false, error: { kind: 'unreached' } });
  });
});

describe('signals and presence', () => {
  const sign = { kind: 'sign', sign: 'good' } as const;

  /** Follows the table and keeps what is shown of the others. */
  function watch() {
    const seen: unknown[] = [];
    client.live.follow(TABLE, 0, {
      onEntries: () => undefined,
      onSignal: (signal) => seen.push(signal),
      onPresence: (presence) => seen.push(presence),
      onError: (error) => errors.push(error),
    });
    server.open();
    return seen;
  }

  test('are given to the follower of their table, and to nobody else', () => {
    const seen = watch();
    const presence = { seats: [{ seat: 0, isHere: true, since: 5 }], watching: 2 };
    server.send({ type: 'presence', table: TABLE, ...presence });
    server.send({ type: 'signal', table: TABLE, from: 1, n: 7, signal: sign });
    server.send({ type: 'signal', table: 'ponmlkjihgfedcba', from: 1, n: 8, signal: sign });
    expect(seen).toEqual([presence, { from: 1, n: 7, signal: sign }]);
  });

  test('messages of a type that a newer server has are ignored', () => {
    const seen = watch();
    server.send({ type: 'weather', table: TABLE, ref: 1 } as never);
    server.sendEntries(0, 1);
    expect([seen, errors]).toEqual([[], []]);
  });

  test('a signal is answered with its number, or with why it was not passed on, and the table is still followed', async () => {
    watch();
    const first = client.live.signal(TABLE, 0, sign);
    const second = client.live.signal(TABLE, 0, sign);
    const [, one, two] = server.received as { ref: number }[];
    expect(one).toEqual({ type: 'signal', ref: one?.ref, table: TABLE, seat: 0, signal: sign });
    server.send({ type: 'problem', ref: two?.ref as number, table: TABLE, problem: { kind: 'too-many', after: 2 } });
    server.send({ type: 'passed', ref: one?.ref as number, table: TABLE, n: 12 });
    expect(await first).toEqual({ ok: true, value: { n: 12 } });
    expect(await second).toEqual({ ok: false, error: { kind: 'too-many', after: 2 } });
    expect([errors, server.timers, server.received.length]).toEqual([[], [], 3]);
  });

  test('without a connection a signal is not sent, and one under way is not sent again', async () => {
    const unreached = { ok: false, error: { kind: 'unreached' } };
    expect(await client.live.signal(TABLE, 0, sign)).toEqual(unreached);
    watch();
    const lost = client.live.signal(TABLE, 0, sign);
    server.disconnect();
    expect(await lost).toEqual(unreached);
    server.runTimer();
    server.open();
    expect(server.received).toEqual([{ type: 'follow', table: TABLE, after: 0 }]);
    expect(server.requests).toEqual([]);
  });
});
