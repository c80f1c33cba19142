// Whatever is sent over a live connection gets a clear answer, and nobody can make the server use much memory.
import type { Entry } from '@undercroft/engine';
import { type Client, ERROR_STATUS } from '@undercroft/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Config, Limits, RunningServer } from '../src/index.ts';
import { RawConnection } from './raw-connection.ts';
import { json, send } from './raw-http.ts';
import { DATABASES, errorKind, expectOk, guest, KINDS, start, type TestDatabase, until } from './support.ts';
import { longTable, nextAct, openDuel, playNext } from './table-helpers.ts';

const generous = { burst: 100_000, perSecond: 100_000 };

describe.each(KINDS)('abuse of live connections, with %s', (kind) => {
  let database: TestDatabase;
  let server: RunningServer;
  let anna: Client;
  let bela: Client;
  let cookie: string;
  let id: string;
  const connections: RawConnection[] = [];
  const connect = async (headers: Record<string, string> = { cookie }, path?: string): Promise<RawConnection> => {
    const one = new RawConnection(server, headers, path === undefined ? {} : { path });
    connections.push(one);
    return one.settled();
  };

  beforeAll(async () => {
    database = await DATABASES[kind]();
    server = await start(database.database, { ...generous, follows: 3 });
    [anna, bela] = [await guest(server, 'Anna'), await guest(server, 'Béla')];
    const { headers } = await send(server, { method: 'POST', path: '/api/me', ...json({ name: 'Mallory' }) });
    cookie = (headers['set-cookie']?.[0] ?? '').split(';')[0] as string;
    id = await openDuel(anna, bela);
  });
  afterEach(() => {
    for (const one of connections.splice(0)) one.close();
  });
  afterAll(async () => {
    expect((await send(server, { path: '/healthz' })).status).toBe(200);
    await playNext(id, [anna, bela]);
    await server?.stop();
    await database?.stop();
  });

  test.each(['https://evil.example', 'null', 'x', 'http://127.0.0.1:1'])(
    'another page may not connect: %s',
    async (origin) => {
      const { refused } = await connect({ cookie, origin });
      expect(refused).toMatchObject({ status: 403, text: JSON.stringify({ problem: { kind: 'wrong-origin' } }) });
    },
  );

  test('our own page and programs may connect', async () => {
    expect((await connect({ cookie, origin: server.url })).received).toEqual([{ type: 'hello', protocol: 1 }]);
    expect((await connect({ cookie })).isOpen).toBe(true);
  });

  test.each(['/api/live/', '/api/live?x=1', '/', '/api/me'])('another path is no live connection: %s', async (path) => {
    expect((await connect({ cookie }, path)).refused).toMatchObject({
      status: 404,
      text: JSON.stringify({ problem: { kind: 'unknown-address' } }),
    });
  });

  test('with a forged cookie one may watch, and nothing else', async () => {
    for (const forged of [`undercroft=${'A'.repeat(32)}`, 'undercroft=x', '__proto__=1']) {
      const one = await connect({ cookie: forged });
      const act = { type: 'act', ref: 1, table: id, ...(await nextAct(anna, id)) };
      expect(await one.ask(act)).toEqual({ type: 'problem', ref: 1, table: id, problem: { kind: 'no-identity' } });
      expect(await one.askKind({ type: 'follow', table: id, after: 0 })).toBe('ok');
    }
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '5',
    '"follow"',
    '\u0000',
    '{"type":"follow"}',
    '{"type":"dance"}',
    '{"type":"__proto__"}',
    '{"type":"follow","table":5,"after":0}',
    '{"type":"follow","table":"x","after":-1}',
    '{"type":"follow","table":"x","after":1.5}',
    '{"type":"follow","table":"x","after":"0"}',
    `{"type":"follow","table":"${'x'.repeat(41)}","after":0}`,
    '{"type":"follow","table":"x","after":0,"extra":1}',
    '{"type":"unfollow"}',
    '{"type":"act","ref":-1,"table":"x","seat":0,"seq":0,"action":{"type":"x"}}',
    '{"type":"act","ref":1,"table":"x","seat":0,"seq":0,"action":null}',
    '{"type":"act","ref":1,"table":"x","seat":0,"seq":0}',
    `${'['.repeat(7_000)}${']'.repeat(7_000)}`,
    `{"type":"follow","table":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)},"after":0}`,
  ])('an invalid message: %j', async (text) => {
    const one = await connect();
    expect(await one.askKind(text)).toBe('malformed');
    expect(await one.askKind({ type: 'follow', table: id, after: 0 })).toBe('ok');
  });

  test('a binary message', async () => {
    const one = await connect();
    const before = one.received.length;
    one.socket.send(Buffer.from([1, 2, 3, 255]));
    await until(() => one.received.length > before);
    expect(one.received[before]).toEqual({ type: 'problem', problem: { kind: 'malformed' } });
  });

  test('a message that is too long closes the connection with its code', async () => {
    const one = await connect();
    one.send('x'.repeat(17 * 1024));
    await until(() => one.code !== undefined);
    expect(one.code).toBe(1009);
  });

  test('invalid frames close the connection', async () => {
    for (const bytes of [
      [0xff, 0xff, 0xff],
      [0x81, 0x05, 1, 2, 3, 4, 5],
      [0x83, 0x80, 0, 0, 0, 0],
      [0x88, 0x81, 0, 0, 0, 0, 7],
    ]) {
      const one = await connect();
      (one.socket as unknown as { _socket: NodeJS.WritableStream })._socket.write(Buffer.from(bytes));
      await until(() => one.code !== undefined);
      expect([1002, 1005, 1006, 1007, 1008]).toContain(one.code);
    }
  });

  test.each(['AAAAAAAAAAAAAAAA', 'x', '__proto__', '\u0000', "' or 1=1 --"])('an unknown table: %j', async (table) => {
    const one = await connect();
    expect(await one.askKind({ type: 'follow', table, after: 0 })).toBe('unknown-table');
    const act = { seat: 0, seq: 0, action: { type: 'x' } };
    expect(await one.askKind({ type: 'act', ref: 1, table, ...act })).toBe('unknown-table');
  });

  test('seats of others, old entry numbers, illegal actions, and entries that do not exist yet', async () => {
    const one = await connect();
    const act = await nextAct(anna, id);
    const tryAct = (more: object) => one.askKind({ type: 'act', ref: 1, table: id, ...act, ...more });
    expect(await tryAct({})).toBe('not-your-seat');
    expect(await tryAct({ seat: 1 - act.seat })).toBe('not-your-seat');
    expect(await tryAct({ seat: 7 })).toBe('unknown-seat');
    expect(await one.askKind({ type: 'follow', table: id, after: act.seq + 1 })).toBe('malformed');
    const owner = act.seat === 0 ? anna : bela;
    owner.live.follow(id, 0, { onEntries: () => undefined });
    await until(() => owner.live.isOpen);
    expect(errorKind(await owner.live.act(id, { ...act, seq: act.seq - 1 }))).toBe('stale');
    expect(errorKind(await owner.live.act(id, { ...act, seq: act.seq + 1 }))).toBe('stale');
    expect(errorKind(await owner.live.act(id, { ...act, action: { type: 'fly' } }))).toBe('refused');
    expectOk(await owner.live.act(id, act));
    expect(errorKind(await owner.live.act(id, act))).toBe('stale');
    owner.close();
  });

  test('a client that reconnects gets what it missed, and nothing it knows', async () => {
    const table = await longTable(anna, 1_200);
    const { seq } = expectOk(await anna.table(table));
    const one = await connect();
    const answer = await one.ask({ type: 'follow', table, after: seq - 3 });
    expect(answer).toMatchObject({ type: 'entries', table, from: seq - 3 });
    expect(answer.type === 'entries' && answer.entries).toHaveLength(3);
    const known = one.received.length;
    one.send({ type: 'follow', table, after: seq });
    // The next message is the answer to this one.
    expect(await one.askKind({ type: 'follow', table, after: seq + 1 })).toBe('malformed');
    expect(one.received).toHaveLength(known + 1);
  });

  test('more tables than one connection may follow', async () => {
    const one = await connect();
    const open = async () =>
      expectOk(await anna.openTable({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'open' }] })).id;
    const tables = await Promise.all([open(), open(), open(), open(), open()]);
    for (const table of tables) one.send({ type: 'follow', table, after: 0 });
    await until(() => one.received.filter(({ type }) => type === 'problem').length === 2);
    expect(one.received.filter(({ type }) => type === 'problem')).toMatchObject([
      { problem: { kind: 'too-many' } },
      { problem: { kind: 'too-many' } },
    ]);
  });
});

describe('limits', () => {
  let database: TestDatabase;
  let server: RunningServer;
  const connections: RawConnection[] = [];
  const open = async (limits: Partial<Limits>, more: Partial<Config> = {}): Promise<void> => {
    database = await DATABASES.sqlite();
    server = await start(database.database, limits, more);
  };
  const connect = (headers: Record<string, string> = {}): RawConnection => {
    const one = new RawConnection(server, headers);
    connections.push(one);
    return one;
  };
  afterEach(async () => {
    for (const one of connections.splice(0)) one.close();
    await server.stop();
    await database.stop();
  });

  test('too many requests: the response says how long to wait, and then requests work again', async () => {
    await open({ burst: 20, perSecond: 10 });
    const all = await Promise.all(Array.from({ length: 60 }, () => send(server, { path: '/api/me' })));
    const rejected = all.filter(({ status }) => status === ERROR_STATUS['too-many']);
    expect(rejected.length).toBeGreaterThan(20);
    for (const { headers, text } of rejected) {
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
      expect(JSON.parse(text)).toMatchObject({ problem: { kind: 'too-many', after: expect.any(Number) } });
    }
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(rejected[0]?.headers['retry-after'])));
    expect((await send(server, { path: '/api/me' })).status).toBe(401);
  });

  test('a flood by one guest does not limit others, and forged cookies are charged to the address that sends them', async () => {
    await open({ burst: 60, perSecond: 1 });
    const [anna, bela] = [await guest(server, 'Anna'), await guest(server, 'Béla')];
    // From now on their cookies are in the cache.
    expectOk(await anna.me());
    expectOk(await bela.me());
    const flood = await Promise.all(Array.from({ length: 100 }, () => anna.me()));
    expect(flood.some((answer) => !answer.ok && answer.error.kind === 'too-many')).toBe(true);
    expectOk(await bela.me());
    const forged = () =>
      send(server, {
        path: '/api/me',
        headers: { cookie: `undercroft=${Math.random().toString(36).padEnd(20, 'x')}` },
      });
    const statuses = (await Promise.all(Array.from({ length: 80 }, forged))).map(({ status }) => status);
    expect(statuses).toContain(429);
  });

  test('behind a proxy the address is the one the proxy saw, not what the client claims', async () => {
    await open({ burst: 20, perSecond: 1, connectionsPerAddress: 2 }, { proxies: 1 });
    const from = (claimed: string) => ({ 'x-forwarded-for': `${claimed}, 192.0.2.7` });
    const flood = Array.from({ length: 60 }, (_, i) => send(server, { path: '/api/me', headers: from(`10.0.0.${i}`) }));
    expect((await Promise.all(flood)).some(({ status }) => status === 429)).toBe(true);
    expect((await send(server, { path: '/api/me', headers: { 'x-forwarded-for': '192.0.2.8' } })).status).toBe(401);
    const connections = [1, 2, 3].map((i) => connect({ 'x-forwarded-for': `10.0.0.${i}, 192.0.2.9` }));
    await Promise.all(connections.map((one) => one.settled()));
    expect(connections.filter(({ isOpen }) => isOpen)).toHaveLength(2);
  });

  test('without a proxy the address a client claims is ignored', async () => {
    await open({ burst: 20, perSecond: 1 });
    const flood = Array.from({ length: 60 }, (_, i) =>
      send(server, { path: '/api/me', headers: { 'x-forwarded-for': `10.0.0.${i}` } }),
    );
    expect((await Promise.all(flood)).some(({ status }) => status === 429)).toBe(true);
  });

  test('large responses count as more requests', async () => {
    await open({ burst: 100, perSecond: 1, bytesPerRequest: 10_000 });
    const anna = await guest(server, 'Anna');
    expectOk(await anna.me());
    const id = await longTable(anna, 3_000);
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await anna.entries(id, 0));
    expect(answers.some((answer) => !answer.ok && answer.error.kind === 'too-many')).toBe(true);
  });

  test('so does following a long table again and again', async () => {
    await open({ burst: 100, perSecond: 1, bytesPerRequest: 10_000, guestCost: 1 });
    const anna = await guest(server, 'Anna');
    const id = await longTable(anna, 3_000);
    const one = await connect().settled();
    const answers: string[] = [];
    // After the first refusal nothing more is read for a while.
    for (let i = 0; i < 10 && answers.at(-1) !== 'too-many'; i++)
      answers.push(await one.askKind({ type: 'follow', table: id, after: 0 }));
    expect(answers[0]).toBe('ok');
    expect(answers).toContain('too-many');
  });

  test('too many live messages: each is answered, and the connection stays', async () => {
    await open({ burst: 30, perSecond: 10 });
    const one = await connect().settled();
    for (let i = 0; i < 200; i++) one.send({ type: 'unfollow', table: 'x' });
    await until(() => one.received.length > 100);
    expect(one.received.at(-1)).toMatchObject({
      type: 'problem',
      problem: { kind: 'too-many', after: expect.any(Number) },
    });
    expect(one.isOpen).toBe(true);
  });

  test('connections from one address, even if all come at the same moment', async () => {
    await open({ burst: 1000, connectionsPerAddress: 5 });
    const all = Array.from({ length: 30 }, () => connect({ cookie: `undercroft=${'A'.repeat(32)}` }));
    await Promise.all(all.map((one) => one.settled()));
    expect(all.filter(({ isOpen }) => isOpen)).toHaveLength(5);
    for (const { refused } of all.filter(({ isOpen }) => !isOpen)) {
      expect(refused).toMatchObject({ status: 429, after: expect.stringMatching(/^\d+$/) });
      expect(JSON.parse(refused?.text ?? '')).toMatchObject({ problem: { kind: 'too-many' } });
    }
    all.find(({ isOpen }) => isOpen)?.close();
    await until(async () => (await connect().settled()).isOpen);
  });

  test('an endless table: changes of seats are entries, too', async () => {
    await open({ ...generous, entries: 30 });
    const anna = await guest(server, 'Anna');
    const { id } = expectOk(await anna.openTable({ game: 'pocket-sub', seats: [{ for: 'open' }, { for: 'me' }] }));
    let last = '';
    for (let i = 0; i < 60 && last === ''; i++) {
      const done = i % 2 === 0 ? await anna.leaveSeat(id, 1) : await anna.takeSeat(id, 1);
      if (!done.ok) last = done.error.kind;
    }
    expect(last).toBe('too-many');
    expect(expectOk(await anna.table(id)).seq).toBe(30);
  });

  const rawSocket = (one: RawConnection): { pause(): void; resume(): void } =>
    (one.socket as unknown as { _socket: { pause(): void; resume(): void } })._socket;
  /** What is sent from now on is soon buffered in the server. */
  const stopReading = (one: RawConnection): void => rawSocket(one).pause();
  const readAgain = (one: RawConnection): void => rawSocket(one).resume();
  /** All entries received; begins again each time the table was followed from the start. */
  const entriesReceived = (one: RawConnection): Entry[] => {
    const all: Entry[] = [];
    for (const message of one.received)
      if (message.type === 'entries') {
        if (message.from === 0) all.length = 0;
        expect(message.from).toBe(all.length);
        all.push(...message.entries);
      }
    return all;
  };

  test('a slow client uses no more memory than it may, and gets exactly what it missed when it reads again', async () => {
    await open({ ...generous, slowFor: 60_000 });
    const anna = await guest(server, 'Anna');
    const id = await longTable(anna, 19_000);
    const one = await connect().settled();
    stopReading(one);
    // Far more than the buffers of the network hold.
    for (let i = 0; i < 12; i++) one.send({ type: 'follow', table: id, after: 0 });
    for (let i = 0; i < 20; i++) expectOk(i % 2 === 0 ? await anna.leaveSeat(id, 0) : await anna.takeSeat(id, 0));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    readAgain(one);
    const { seq } = expectOk(await anna.table(id));
    await until(() => entriesReceived(one).length === seq);
    expect(entriesReceived(one)).toEqual(expectOk(await anna.entries(id, 0)).entries);
  });

  test('a client that stays slow is disconnected', async () => {
    await open({ ...generous, slowFor: 500 });
    const anna = await guest(server, 'Anna');
    const id = await longTable(anna, 19_000);
    const one = await connect().settled();
    stopReading(one);
    for (let i = 0; i < 12; i++) one.send({ type: 'follow', table: id, after: 0 });
    const connectionCount = async () =>
      /undercroft_connections (\d+)/.exec((await send(server, { path: '/metrics' })).text)?.[1];
    await until(async () => (await connectionCount()) === '0');
  });

  test('of many slow clients those that have been slow for longest are disconnected; one that reads stays', async () => {
    await open({ ...generous, slowFor: 60_000, waitingInAll: 700_000 });
    const anna = await guest(server, 'Anna');
    const id = await longTable(anna, 19_000);
    const reader = await connect().settled();
    const slow: RawConnection[] = [];
    for (let i = 0; i < 4; i++) {
      const one = await connect().settled();
      slow.push(one);
      stopReading(one);
      for (let n = 0; n < 12; n++) one.send({ type: 'follow', table: id, after: 0 });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const connectionCount = async () =>
      /undercroft_connections (\d+)/.exec((await send(server, { path: '/metrics' })).text)?.[1];
    // More than a quarter of a megabyte is buffered for each: two of them fit.
    await until(async () => (await connectionCount()) === '3');
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await connectionCount()).toBe('3');
    for (const one of slow) readAgain(one);
    await until(() => slow.filter(({ isOpen }) => isOpen).length === 2);
    expect([slow.map(({ isOpen }) => isOpen), reader.isOpen]).toEqual([[false, false, true, true], true]);
  });
});
