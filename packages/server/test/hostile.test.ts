// Hostile clients from another address of this machine: they are paused, then closed, and what they held is given back, while
// somebody else plays on. Everything is counted; nothing depends on how fast the machine is.
import { connect as connectSocket, type Socket } from 'node:net';
import { Stream, unwrap } from '@undercroft/engine';
import type { Client } from '@undercroft/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import type { Limits, RunningServer } from '../src/index.ts';
import { RawConnection } from './raw-connection.ts';
import { json, kindOf, send } from './raw-http.ts';
import { DATABASES, errorKind, expectOk, guest, start, type TestDatabase, until } from './support.ts';
import { longTable, mirror, openDuel } from './table-helpers.ts';

const MALLORY = '127.0.0.2';
const POLICY_VIOLATION = 1008;

let database: TestDatabase;
let server: RunningServer;
const connections: RawConnection[] = [];
const sockets: Socket[] = [];

const open = async (limits: Partial<Limits> = {}): Promise<void> => {
  database = await DATABASES.sqlite();
  server = await start(database.database, limits);
};

afterEach(async () => {
  for (const one of connections.splice(0)) one.close();
  for (const one of sockets.splice(0)) one.destroy();
  await server.stop();
  await database.stop();
});

const attack = async (): Promise<RawConnection> => {
  const one = new RawConnection(server, {}, { from: MALLORY });
  connections.push(one);
  return one.settled();
};

/** A connection that keeps its side open whatever the server does. */
function rawSocket(text = ''): Socket {
  const socket = connectSocket({ port: server.port, host: '127.0.0.1', localAddress: MALLORY, allowHalfOpen: true });
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.resume();
  if (text !== '') socket.write(text);
  return socket;
}

let asked = 0;

/** Whether the server has ended it. */
const isCut = (socket: Socket): boolean => socket.closed || socket.readableEnded;

/** A figure of the metrics, asked from addresses that do nothing else. */
async function metric(name: string): Promise<number> {
  const { text } = await send(server, { path: '/metrics', from: `127.0.1.${1 + (asked++ % 200)}` });
  const line = text.split('\n').find((one) => one.startsWith(`undercroft_${name} `));
  return Number(line?.split(' ')[1] ?? 0);
}

type Pair = readonly [Client, Client];

/** Moves that are played at a human pace, so that they are within the budget. */
const PAUSE_MS = 40;
const FEWEST_MOVES = 5;

/** Two play over live connections as long as it goes on, game after game; returns how many moves were acknowledged. */
async function playWhile(players: Pair, isGoingOn: () => boolean): Promise<number> {
  let moves = 0;
  while (isGoingOn() || moves < FEWEST_MOVES) {
    const id = await openDuel(...players);
    const table = await mirror(players[0], id);
    const follow = { onEntries: () => undefined };
    for (const { live } of players) live.follow(id, table.length, follow);
    await until(() => players.every(({ live }) => live.isOpen));
    for (;;) {
      table.roll(Stream.of('never drawn'));
      const status = table.status();
      if (status.type !== 'seat' || (moves >= FEWEST_MOVES && !isGoingOn())) break;
      const act = { seat: status.seat, seq: table.length, action: table.legal()[0] as { type: string } };
      expectOk(await players[status.seat as 0 | 1].live.act(id, act));
      unwrap(table.propose(act.seat, act.action));
      moves++;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    for (const { live } of players) live.unfollow(id);
  }
  return moves;
}

const bystanders = async (): Promise<Pair> => [await guest(server, 'Anna'), await guest(server, 'Béla')];

describe('over a live connection', () => {
  const FLOODS: Readonly<Record<string, (one: RawConnection) => void>> = {
    junk: (one) => one.socket.send('x'),
    pings: (one) => one.socket.ping(),
    pongs: (one) => one.socket.pong(),
    'empty fragments': (one) =>
      (one.socket as unknown as { _socket: NodeJS.WritableStream })._socket.write(EMPTY_FRAGMENTS),
  };

  test.each(Object.keys(FLOODS))('%s: paused, then closed with 1008, while others play on', async (kind) => {
    await open();
    const players = await bystanders();
    const attackers = await Promise.all([attack(), attack(), attack(), attack()]);
    for (const one of attackers)
      for (let i = 0; i < (kind === 'empty fragments' ? 60 : 5_000); i++) FLOODS[kind]?.(one);
    const isGoingOn = () => attackers.some(({ code }) => code === undefined);
    const moves = await playWhile(players, isGoingOn);
    expect(moves).toBeGreaterThanOrEqual(5);
    expect(attackers.map(({ code }) => code)).toEqual(Array(4).fill(POLICY_VIOLATION));
    expect(await metric('paused')).toBeGreaterThanOrEqual(1);
    expect(await metric('closed')).toBeGreaterThanOrEqual(4);
    // Only the two who play are left.
    await until(async () => (await metric('connections')) === 2);
  });

  test('whoever is a little too fast is answered, waits and goes on', async () => {
    await open({ burst: 20, perSecond: 50 });
    const one = await attack();
    for (let i = 0; i < 40; i++) one.send({ type: 'act', ref: i, table: 'x', seat: 0, seq: 0, action: { type: 'x' } });
    const answers = () => one.received.filter(({ type }) => type === 'problem');
    await until(() => answers().length === 40);
    // Each names the move that it answers, so that the client knows which one to send again.
    const refs = answers().map((answer) => (answer as { ref?: number }).ref ?? -1);
    expect(refs.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
    expect(answers().some((answer) => answer.type === 'problem' && answer.problem.kind === 'too-many')).toBe(true);
    await until(async () => (await one.askKind({ type: 'follow', table: 'x', after: 0 })) === 'unknown-table');
    expect([one.isOpen, await metric('closed')]).toEqual([true, 0]);
  });

  test('a guest has so many connections and no more, from wherever', async () => {
    await open({ connectionsPerGuest: 3 });
    const { headers } = await send(server, { method: 'POST', path: '/api/me', ...json({ name: 'Mallory' }) });
    const cookie = (headers['set-cookie']?.[0] ?? '').split(';')[0] as string;
    const connect = async (from: string): Promise<RawConnection> => {
      const one = new RawConnection(server, { cookie }, { from });
      connections.push(one);
      return one.settled();
    };
    const all = [];
    for (const from of ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']) all.push(await connect(from));
    expect(all.map(({ isOpen }) => isOpen)).toEqual([true, true, true, false]);
    expect(all[3]?.refused?.status).toBe(429);
    all[0]?.close();
    await until(async () => (await connect('127.0.0.6')).isOpen);
  });
});

/** Messages in very many parts without anything in them, masked as they must be. */
const EMPTY_FRAGMENTS = Buffer.from(
  [0x01, ...Array.from({ length: 9_998 }, () => 0x00), 0x80].flatMap((first) => [first, 0x80, 0, 0, 0, 0]),
);

describe('over plain connections', () => {
  const UPGRADE = (path: string): string =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

  test('a refused upgrade is given back, even if the client keeps its side open', async () => {
    await open();
    const all = ['/', '/api/nothing', '/api/live?x'].map((path) => rawSocket(UPGRADE(path)));
    const answers = all.map(
      (socket) => new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data)))),
    );
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 404 /);
    // One is the connection that asks.
    await until(async () => (await metric('sockets')) === 1);
  });

  test('silent connections: so many of an address and no more, and those for a while', async () => {
    await open({ socketsPerAddress: 40, firstRequest: 500 });
    const players = await bystanders();
    const all = Array.from({ length: 100 }, () => rawSocket());
    const moves = await playWhile(players, () => all.some((socket) => !isCut(socket)));
    expect(moves).toBeGreaterThanOrEqual(5);
    expect(await metric('closed')).toBeGreaterThanOrEqual(60);
    await until(async () => (await metric('sockets')) < 20);
  });

  test('whoever goes on asking is answered 429, then cut off before anything is done for them', async () => {
    await open({ refusals: 30, refusalsPerSecond: 1, perSecond: 1 });
    const players = await bystanders();
    // One after the other over one connection, without waiting for answers.
    const ahead = rawSocket('GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000));
    await until(() => isCut(ahead));
    const byFramework = () => metric('requests_total{status="429"}');
    const before = await byFramework();
    const answers = [];
    for (let i = 0; i < 60; i++) answers.push((await send(server, { path: '/api/me', from: MALLORY })).status);
    // Now and then a refusal is refilled; the others never came as far as the framework, which counts what it answers.
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(40);
    expect((await byFramework()) - before).toBeLessThan(20);
    expect(await metric('closed')).toBeGreaterThan(40);
    expect(await playWhile(players, () => false)).toBe(FEWEST_MOVES);
  });

  test('strangers who are cut off do not cut off the guests behind the same address', async () => {
    await open({ refusals: 30, refusalsPerSecond: 1, burst: 40 });
    const anna = await guest(server, 'Anna');
    const statuses = [];
    for (let i = 0; i < 120; i++) statuses.push((await send(server, { path: '/api/me' })).status);
    expect(statuses.at(-1)).toBe(429);
    expect(await metric('closed')).toBeGreaterThan(0);
    expectOk(await anna.me());
    expectOk(await anna.openTable({ game: 'pocket-sub' }));
  });

  test.each(['/metrics', '/api', '/healthz', '/api/nothing'])('%s is not for nothing', async (path) => {
    await open({ burst: 20, perSecond: 1 });
    const statuses = [];
    for (let i = 0; i < 40; i++) statuses.push((await send(server, { path })).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(15);
  });
});

describe('imports', () => {
  const cookieOf = async (name: string): Promise<string> => {
    const { headers } = await send(server, { method: 'POST', path: '/api/me', ...json({ name }) });
    return (headers['set-cookie']?.[0] ?? '').split(';')[0] as string;
  };
  const importing = (cookie: string, body: string) =>
    send(server, {
      method: 'POST',
      path: '/api/imports',
      headers: { cookie, 'content-type': 'application/json' },
      body,
    });
  const manyKeys = (count: number): string => {
    const options = Object.fromEntries(Array.from({ length: count }, (_, i) => [`key${i}`, i]));
    return JSON.stringify({ format: 1, game: 'pocket-sub', rules: 1, options, seats: [] });
  };

  test('a body without a length is paid for like any other', async () => {
    await open({ bytesPerRequest: 1_000, burst: 60, perSecond: 20, tableCost: 1 });
    const cookie = await cookieOf('Mallory');
    const piece = `${(1_000).toString(16)}\r\n${'x'.repeat(1_000)}\r\n`;
    const head = `POST /api/imports HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const socket = rawSocket(`${head}${piece.repeat(100)}0\r\n\r\n`);
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    await until(() => answer !== '');
    expect(answer).toMatch(/^HTTP\/1.1 400 [\s\S]*"kind":"malformed"/);
    expect(await metric('paused')).toBeGreaterThanOrEqual(1);
  });

  test('a record of 200,000 keys keeps nobody waiting', async () => {
    await open({ bytesPerRequest: 1_000_000 });
    const players = await bystanders();
    const body = JSON.stringify({ record: manyKeys(200_000) });
    const cookie = await cookieOf('Mallory');
    let answer: Awaited<ReturnType<typeof send>> | undefined;
    void importing(cookie, body).then((done) => {
      answer = done;
    });
    expect(await playWhile(players, () => answer === undefined)).toBeGreaterThanOrEqual(5);
    expect(kindOf(answer as NonNullable<typeof answer>)).toBe('bad-record');
    // The same as the body itself.
    expect(kindOf(await importing(cookie, manyKeys(200_000)))).toBe('malformed');
  });

  test('what takes too long or too much memory is too large, and the next one is read all the same', async () => {
    await open({ importMilliseconds: 1, bytesPerRequest: 1_000_000 });
    const cookie = await cookieOf('Mallory');
    expect(kindOf(await importing(cookie, manyKeys(100_000)))).toBe('too-large');
    await server.stop();
    server = await start(database.database, { importMegabytes: 40, bytesPerRequest: 1_000_000 });
    const manyObjects = JSON.stringify({ seats: Array.from({ length: 1_900_000 }, () => ({})) });
    expect(kindOf(await importing(cookie, manyObjects))).toBe('too-large');
    expect(kindOf(await importing(cookie, '{"record":"what?"}'))).toBe('bad-record');
  });

  test('a guest has a quota, and others do not notice', async () => {
    await open({ imports: 2, importEvery: 1_000_000 });
    const [anna, bela] = [await guest(server, 'Anna'), await guest(server, 'Béla')];
    const { id } = expectOk(await anna.openTable({ game: 'pocket-sub' }));
    const record = expectOk(await anna.record(id));
    expectOk(await anna.importRecord({ record }));
    expectOk(await anna.importRecord({ record }));
    expect(errorKind(await anna.importRecord({ record }))).toBe('too-many');
    expectOk(await bela.importRecord({ record }));
  });

  test('tables are weighed: many heavy ones do not stay in memory together', async () => {
    await open({ burst: 1_000_000, perSecond: 1_000_000, tableBytes: 4 * 1024 * 1024, imports: 100 });
    const players = await bystanders();
    for (let i = 0; i < 6; i++) await longTable(players[0], 8_000);
    expect(await metric('table_bytes')).toBeLessThan(2 * 4 * 1024 * 1024);
    expect(await metric('tables_in_memory')).toBeLessThan(6);
    expect(await playWhile(players, () => false)).toBe(FEWEST_MOVES);
  });
});

test('twenty well-behaved guests behind one address notice nothing of any limit', async () => {
  await open();
  // They all come at once: the page with its files, a name, a table for each two, talk, signs, a push subscription, an import.
  const players = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      for (let file = 0; file < 30; file++) await send(server, { path: `/assets/${file}.js` });
      return guest(server, `Guest ${i}`);
    }),
  );
  const pairs = players.flatMap((player, i): Pair[] => (i % 2 === 0 ? [[player, players[i + 1] as Client]] : []));
  const acknowledged = await Promise.all(
    pairs.map(async ([anna, bela]) => {
      const moves = await playWhile([anna, bela], () => false);
      const id = await openDuel(anna, bela);
      for (const [seat, player] of [anna, bela].entries()) {
        expectOk(await player.sendChat(id, 'Good luck'));
        expectOk(await player.live.signal(id, seat, { kind: 'sign', sign: 'good' }));
        expectOk(await player.listTables());
        expect(errorKind(await player.subscribeToPush(SUBSCRIPTION))).toBe('bad-subscription');
      }
      expectOk(await anna.importRecord({ record: expectOk(await anna.record(id)) }));
      return moves;
    }),
  );
  expect(acknowledged).toEqual(Array(10).fill(FEWEST_MOVES));
  expect([await metric('refused'), await metric('paused'), await metric('closed')]).toEqual([0, 0, 0]);
  for (const player of players) player.close();
});

/** Nowhere that messages are sent to; asking still counts. */
const SUBSCRIPTION = {
  endpoint: 'http://127.0.0.1:9/push',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};
