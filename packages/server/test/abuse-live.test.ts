// Whatever is sent over a live connection, there is a clear answer to it; and nobody can make the server remember much.
import type { Entry } from '@undercroft/engine';
import { type Client, ERRORS } from '@undercroft/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Config, Limits, RunningServer } from '../src/index.ts';
import { RawLine } from './live-raw.ts';
import { duel, longTable, moveOn, nextAct } from './playing.ts';
import { json, send } from './raw.ts';
import { DATABASES, denied, granted, guest, KINDS, start, type TestDatabase, until } from './support.ts';

const generous = { burst: 100_000, perSecond: 100_000 };

describe.each(KINDS)('abuse of live connections, with %s', (kind) => {
  let database: TestDatabase;
  let server: RunningServer;
  let anna: Client;
  let bela: Client;
  let cookie: string;
  let id: string;
  const lines: RawLine[] = [];
  const line = async (headers: Record<string, string> = { cookie }, path?: string): Promise<RawLine> => {
    const one = new RawLine(server, headers, path);
    lines.push(one);
    return one.settled();
  };

  beforeAll(async () => {
    database = await DATABASES[kind]();
    server = await start(database.database, { ...generous, follows: 3 });
    [anna, bela] = [await guest(server, 'Anna'), await guest(server, 'Béla')];
    const { headers } = await send(server, { method: 'POST', path: '/api/me', ...json({ name: 'Mallory' }) });
    cookie = (headers['set-cookie']?.[0] ?? '').split(';')[0] as string;
    id = await duel(anna, bela);
  });
  afterEach(() => {
    for (const one of lines.splice(0)) one.close();
  });
  afterAll(async () => {
    expect((await send(server, { path: '/healthz' })).status).toBe(200);
    await moveOn(id, [anna, bela]);
    await server?.stop();
    await database?.stop();
  });

  test.each(['https://evil.example', 'null', 'x', 'http://127.0.0.1:1'])('from another page: %s', async (origin) => {
    const { refused } = await line({ cookie, origin });
    expect(refused).toMatchObject({ status: 403, text: JSON.stringify({ problem: { kind: 'wrong-origin' } }) });
  });

  test('from our own page, and from none', async () => {
    expect((await line({ cookie, origin: server.url })).heard).toEqual([{ type: 'hello', protocol: 1 }]);
    expect((await line({ cookie })).isOpen).toBe(true);
  });

  test.each(['/api/live/', '/api/live?x=1', '/', '/api/me'])('at another address: %s', async (path) => {
    expect((await line({ cookie }, path)).refused).toMatchObject({
      status: 404,
      text: JSON.stringify({ problem: { kind: 'unknown-address' } }),
    });
  });

  test('a forged cookie makes nobody of one: who may look, and nothing else', async () => {
    for (const forged of [`undercroft=${'A'.repeat(32)}`, 'undercroft=x', '__proto__=1']) {
      const one = await line({ cookie: forged });
      const act = { type: 'act', ref: 1, table: id, ...(await nextAct(anna, id)) };
      expect(await one.ask(act)).toEqual({ type: 'problem', ref: 1, table: id, problem: { kind: 'no-identity' } });
      expect(await one.askKind({ type: 'follow', table: id, after: 0 })).toBe('granted');
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
  ])('what is no message: %j', async (text) => {
    const one = await line();
    expect(await one.askKind(text)).toBe('malformed');
    expect(await one.askKind({ type: 'follow', table: id, after: 0 })).toBe('granted');
  });

  test('bytes that are no text', async () => {
    const one = await line();
    const before = one.heard.length;
    one.socket.send(Buffer.from([1, 2, 3, 255]));
    await until(() => one.heard.length > before);
    expect(one.heard[before]).toEqual({ type: 'problem', problem: { kind: 'malformed' } });
  });

  test('a message that is too long ends the connection, and says so', async () => {
    const one = await line();
    one.say('x'.repeat(17 * 1024));
    await until(() => one.code !== undefined);
    expect(one.code).toBe(1009);
  });

  test('frames that are none end the connection', async () => {
    for (const bytes of [
      [0xff, 0xff, 0xff],
      [0x81, 0x05, 1, 2, 3, 4, 5],
      [0x83, 0x80, 0, 0, 0, 0],
      [0x88, 0x81, 0, 0, 0, 0, 7],
    ]) {
      const one = await line();
      (one.socket as unknown as { _socket: NodeJS.WritableStream })._socket.write(Buffer.from(bytes));
      await until(() => one.code !== undefined);
      expect([1002, 1005, 1006, 1007, 1008]).toContain(one.code);
    }
  });

  test.each(['AAAAAAAAAAAAAAAA', 'x', '__proto__', '\u0000', "' or 1=1 --"])('an unknown table: %j', async (table) => {
    const one = await line();
    expect(await one.askKind({ type: 'follow', table, after: 0 })).toBe('unknown-table');
    const act = { seat: 0, seq: 0, action: { type: 'x' } };
    expect(await one.askKind({ type: 'act', ref: 1, table, ...act })).toBe('unknown-table');
  });

  test('foreign seats, old numbers, what the rules forbid, and what has not happened yet', async () => {
    const one = await line();
    const act = await nextAct(anna, id);
    const say = (more: object) => one.askKind({ type: 'act', ref: 1, table: id, ...act, ...more });
    expect(await say({})).toBe('not-your-seat');
    expect(await say({ seat: 1 - act.seat })).toBe('not-your-seat');
    expect(await say({ seat: 7 })).toBe('unknown-seat');
    expect(await one.askKind({ type: 'follow', table: id, after: act.seq + 1 })).toBe('malformed');
    const owner = act.seat === 0 ? anna : bela;
    owner.live.follow(id, 0, { entries: () => undefined });
    await until(() => owner.live.isOpen);
    expect(denied(await owner.live.act(id, { ...act, seq: act.seq - 1 }))).toBe('stale');
    expect(denied(await owner.live.act(id, { ...act, seq: act.seq + 1 }))).toBe('stale');
    expect(denied(await owner.live.act(id, { ...act, action: { type: 'fly' } }))).toBe('refused');
    granted(await owner.live.act(id, act));
    expect(denied(await owner.live.act(id, act))).toBe('stale');
    owner.close();
  });

  test('who comes back is told what they missed, and nothing they know', async () => {
    const table = await longTable(anna, 1_200);
    const { seq } = granted(await anna.table(table));
    const one = await line();
    const told = await one.ask({ type: 'follow', table, after: seq - 3 });
    expect(told).toMatchObject({ type: 'entries', table, from: seq - 3 });
    expect(told.type === 'entries' && told.entries).toHaveLength(3);
    const known = one.heard.length;
    one.say({ type: 'follow', table, after: seq });
    // Whatever it is told next is the answer to this.
    expect(await one.askKind({ type: 'follow', table, after: seq + 1 })).toBe('malformed');
    expect(one.heard).toHaveLength(known + 1);
  });

  test('more tables than one may follow', async () => {
    const one = await line();
    const open = async () =>
      granted(await anna.open({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'open' }] })).id;
    const tables = await Promise.all([open(), open(), open(), open(), open()]);
    for (const table of tables) one.say({ type: 'follow', table, after: 0 });
    await until(() => one.heard.filter(({ type }) => type === 'problem').length === 2);
    expect(one.heard.filter(({ type }) => type === 'problem')).toMatchObject([
      { problem: { kind: 'too-many' } },
      { problem: { kind: 'too-many' } },
    ]);
  });
});

describe('too much of it', () => {
  let database: TestDatabase;
  let server: RunningServer;
  const lines: RawLine[] = [];
  const open = async (limits: Partial<Limits>, more: Partial<Config> = {}): Promise<void> => {
    database = await DATABASES.sqlite();
    server = await start(database.database, limits, more);
  };
  const line = (headers: Record<string, string> = {}): RawLine => {
    const one = new RawLine(server, headers);
    lines.push(one);
    return one;
  };
  afterEach(async () => {
    for (const one of lines.splice(0)) one.close();
    await server.stop();
    await database.stop();
  });

  test('requests: told how long to wait; then it goes on', async () => {
    await open({ burst: 20, perSecond: 10 });
    const all = await Promise.all(Array.from({ length: 60 }, () => send(server, { path: '/api/me' })));
    const denials = all.filter(({ status }) => status === ERRORS['too-many']);
    expect(denials.length).toBeGreaterThan(20);
    for (const { headers, text } of denials) {
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
      expect(JSON.parse(text)).toMatchObject({ problem: { kind: 'too-many', after: expect.any(Number) } });
    }
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(denials[0]?.headers['retry-after'])));
    expect((await send(server, { path: '/api/me' })).status).toBe(401);
  });

  test('one who floods harms no other guest, and forged cookies are paid by the address that sends them', async () => {
    await open({ burst: 60, perSecond: 1 });
    const [anna, bela] = [await guest(server, 'Anna'), await guest(server, 'Béla')];
    // From now on known by their cookies.
    granted(await anna.me());
    granted(await bela.me());
    const flood = await Promise.all(Array.from({ length: 100 }, () => anna.me()));
    expect(flood.some((answer) => !answer.ok && answer.error.kind === 'too-many')).toBe(true);
    granted(await bela.me());
    const forged = () =>
      send(server, {
        path: '/api/me',
        headers: { cookie: `undercroft=${Math.random().toString(36).padEnd(20, 'x')}` },
      });
    const statuses = (await Promise.all(Array.from({ length: 80 }, forged))).map(({ status }) => status);
    expect(statuses).toContain(429);
  });

  test('behind a proxy the address is the one the proxy saw, not what somebody says of themselves', async () => {
    await open({ burst: 20, perSecond: 1, connectionsPerAddress: 2 }, { proxies: 1 });
    const from = (told: string) => ({ 'x-forwarded-for': `${told}, 192.0.2.7` });
    const flood = Array.from({ length: 60 }, (_, i) => send(server, { path: '/api/me', headers: from(`10.0.0.${i}`) }));
    expect((await Promise.all(flood)).some(({ status }) => status === 429)).toBe(true);
    expect((await send(server, { path: '/api/me', headers: { 'x-forwarded-for': '192.0.2.8' } })).status).toBe(401);
    const lines = [1, 2, 3].map((i) => line({ 'x-forwarded-for': `10.0.0.${i}, 192.0.2.9` }));
    await Promise.all(lines.map((one) => one.settled()));
    expect(lines.filter(({ isOpen }) => isOpen)).toHaveLength(2);
  });

  test('without a proxy nobody is believed about their address', async () => {
    await open({ burst: 20, perSecond: 1 });
    const flood = Array.from({ length: 60 }, (_, i) =>
      send(server, { path: '/api/me', headers: { 'x-forwarded-for': `10.0.0.${i}` } }),
    );
    expect((await Promise.all(flood)).some(({ status }) => status === 429)).toBe(true);
  });

  test('what is large counts for more', async () => {
    await open({ burst: 100, perSecond: 1, bytesPerRequest: 10_000 });
    const anna = await guest(server, 'Anna');
    granted(await anna.me());
    const id = await longTable(anna, 3_000);
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await anna.entries(id, 0));
    expect(answers.some((answer) => !answer.ok && answer.error.kind === 'too-many')).toBe(true);
  });

  test('also over the live line: to be told everything again and again', async () => {
    await open({ burst: 100, perSecond: 1, bytesPerRequest: 10_000, guestCost: 1 });
    const anna = await guest(server, 'Anna');
    const id = await longTable(anna, 3_000);
    const one = await line().settled();
    const answers = [];
    for (let i = 0; i < 10; i++) answers.push(await one.askKind({ type: 'follow', table: id, after: 0 }));
    expect(answers[0]).toBe('granted');
    expect(answers).toContain('too-many');
  });

  test('live messages: told so, each of them, and the connection stays', async () => {
    await open({ burst: 30, perSecond: 10 });
    const one = await line().settled();
    for (let i = 0; i < 200; i++) one.say({ type: 'unfollow', table: 'x' });
    await until(() => one.heard.length > 100);
    expect(one.heard.at(-1)).toMatchObject({
      type: 'problem',
      problem: { kind: 'too-many', after: expect.any(Number) },
    });
    expect(one.isOpen).toBe(true);
  });

  test('connections from one address, also when all come at the same moment', async () => {
    await open({ burst: 1000, connectionsPerAddress: 5 });
    const all = Array.from({ length: 30 }, () => line({ cookie: `undercroft=${'A'.repeat(32)}` }));
    await Promise.all(all.map((one) => one.settled()));
    expect(all.filter(({ isOpen }) => isOpen)).toHaveLength(5);
    for (const { refused } of all.filter(({ isOpen }) => !isOpen)) {
      expect(refused).toMatchObject({ status: 429, after: expect.stringMatching(/^\d+$/) });
      expect(JSON.parse(refused?.text ?? '')).toMatchObject({ problem: { kind: 'too-many' } });
    }
    all.find(({ isOpen }) => isOpen)?.close();
    await until(async () => (await line().settled()).isOpen);
  });

  test('a table that never ends: seats, too, are entries', async () => {
    await open({ ...generous, entries: 30 });
    const anna = await guest(server, 'Anna');
    const { id } = granted(await anna.open({ game: 'pocket-sub', seats: [{ for: 'open' }, { for: 'me' }] }));
    let last = '';
    for (let i = 0; i < 60 && last === ''; i++) {
      const done = i % 2 === 0 ? await anna.leave(id, 1) : await anna.take(id, 1);
      if (!done.ok) last = done.error.kind;
    }
    expect(last).toBe('too-many');
    expect(granted(await anna.table(id)).seq).toBe(30);
  });

  /** Stops reading: what is sent waits on the way, and soon in the server. */
  const pause = (one: RawLine, isPaused: boolean): void => {
    const { _socket: socket } = one.socket as unknown as { _socket: { pause(): void; resume(): void } };
    if (isPaused) socket.pause();
    else socket.resume();
  };
  /** Everything heard about a table, begun anew with each time it was asked for from the start. */
  const entriesHeard = (one: RawLine): Entry[] => {
    const all: Entry[] = [];
    for (const telling of one.heard)
      if (telling.type === 'entries') {
        if (telling.from === 0) all.length = 0;
        expect(telling.from).toBe(all.length);
        all.push(...telling.entries);
      }
    return all;
  };

  test('a slow client costs no more than it may, and is told exactly what it missed when it reads again', async () => {
    await open({ ...generous, slowFor: 60_000 });
    const anna = await guest(server, 'Anna');
    const id = await longTable(anna, 19_000);
    const one = await line().settled();
    pause(one, true);
    // Far more than the machine's own buffers hold.
    for (let i = 0; i < 12; i++) one.say({ type: 'follow', table: id, after: 0 });
    for (let i = 0; i < 20; i++) granted(i % 2 === 0 ? await anna.leave(id, 0) : await anna.take(id, 0));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    pause(one, false);
    const { seq } = granted(await anna.table(id));
    await until(() => entriesHeard(one).length === seq, 60_000);
    expect(entriesHeard(one)).toEqual(granted(await anna.entries(id, 0)).entries);
  });

  test('who stays slow is let go', async () => {
    await open({ ...generous, slowFor: 500 });
    const anna = await guest(server, 'Anna');
    const id = await longTable(anna, 19_000);
    const one = await line().settled();
    pause(one, true);
    for (let i = 0; i < 12; i++) one.say({ type: 'follow', table: id, after: 0 });
    const connections = async () =>
      /undercroft_connections (\d+)/.exec((await send(server, { path: '/metrics' })).text)?.[1];
    await until(async () => (await connections()) === '0');
  });

  test('many slow ones together: who has been slow for longest is let go, who reads stays', async () => {
    await open({ ...generous, slowFor: 60_000, waitingInAll: 700_000 });
    const anna = await guest(server, 'Anna');
    const id = await longTable(anna, 19_000);
    const reader = await line().settled();
    const slow: RawLine[] = [];
    for (let i = 0; i < 4; i++) {
      const one = await line().settled();
      slow.push(one);
      pause(one, true);
      for (let n = 0; n < 12; n++) one.say({ type: 'follow', table: id, after: 0 });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const connections = async () =>
      /undercroft_connections (\d+)/.exec((await send(server, { path: '/metrics' })).text)?.[1];
    // Each has more than a quarter of a megabyte waiting: two of them fit.
    await until(async () => (await connections()) === '3');
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await connections()).toBe('3');
    for (const one of slow) pause(one, false);
    await until(() => slow.filter(({ isOpen }) => isOpen).length === 2);
    expect([slow.map(({ isOpen }) => isOpen), reader.isOpen]).toEqual([[false, false, true, true], true]);
  });
});
