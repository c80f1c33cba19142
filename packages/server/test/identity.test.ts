// Who may do what over HTTP: forged cookies, other people's secrets, other sites' pages.
import type { Client } from '@undercroft/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../src/http/routes.ts';
import type { RunningServer } from '../src/index.ts';
import { json, kindOf, type RawRequest, send } from './raw-http.ts';
import { BODIES, pathOf } from './routes.ts';
import { DATABASES, errorKind, expectOk, guest, KINDS, start, type TestDatabase } from './support.ts';
import { mirror, openDuel } from './table-helpers.ts';

const generous = { burst: 100_000, perSecond: 100_000 };

describe.each(KINDS)('identity over HTTP, with %s', (kind) => {
  let database: TestDatabase;
  let server: RunningServer;
  let anna: Client;
  let bela: Client;
  let cookie: string;
  let id: string;

  beforeAll(async () => {
    database = await DATABASES[kind]();
    server = await start(database.database, generous);
    [anna, bela] = [await guest(server, 'Anna'), await guest(server, 'Béla')];
    const { headers } = await send(server, { method: 'POST', path: '/api/me', ...json({ name: 'Mallory' }) });
    cookie = (headers['set-cookie']?.[0] ?? '').split(';')[0] as string;
    id = await openDuel(anna, bela);
  });
  afterAll(async () => {
    // Whatever was tried, the server still works.
    expect((await send(server, { path: '/healthz' })).status).toBe(200);
    await mirror(anna, id);
    await server?.stop();
    await database?.stop();
  });

  /** A guest whom the server knows, without a seat. */
  const mallory = ({ headers, ...sending }: RawRequest) =>
    send(server, { ...sending, headers: { cookie, 'content-type': 'application/json', ...headers } });

  describe('identity', () => {
    const asGuest = (value: string) => send(server, { path: '/api/me', headers: { cookie: value } });

    test.each([
      'undercroft=',
      'undercroft=x',
      `undercroft=${'A'.repeat(32)}`,
      `undercroft=${'A'.repeat(5_000)}`,
      "undercroft=' or 1=1 --aaaaaaaa",
      'undercroft=%00%00%00%00%00%00%00%00',
      'Undercroft=AAAAAAAAAAAAAAAAAAAA',
      '__proto__=AAAAAAAAAAAAAAAAAAAA',
      ';;;=;=',
    ])('a forged cookie: %s', async (value) => expect(kindOf(await asGuest(value))).toBe('no-identity'));

    test('no secret can be used as another kind of secret', async () => {
      const { token: recovery } = expectOk(await anna.createRecoveryToken());
      const { id: other, links } = expectOk(
        await anna.openTable({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'link' }] }),
      );
      const link = links[0]?.token as string;
      const me = expectOk(await anna.me());
      for (const wrong of [recovery, link, me.id, other])
        expect(kindOf(await asGuest(`undercroft=${wrong}`))).toBe('no-identity');
      const mine = cookie.split('=')[1] as string;
      for (const wrong of [link, mine]) expect(errorKind(await bela.recover(wrong))).toBe('unknown-recovery');
      for (const wrong of [recovery, mine]) expect(errorKind(await bela.takeSeat(other, 1, wrong))).toBe('dead-link');
    });

    test('a link opens one seat of one table, until it is replaced or revoked', async () => {
      const seats = [{ for: 'me' }, { for: 'link' }] as const;
      const first = expectOk(await anna.openTable({ game: 'pocket-sub', seats: [...seats] }));
      const second = expectOk(await anna.openTable({ game: 'pocket-sub', seats: [...seats] }));
      const link = first.links[0]?.token as string;
      expect(errorKind(await bela.takeSeat(second.id, 1, link))).toBe('dead-link');
      expect(errorKind(await bela.takeSeat(first.id, 0, link))).toBe('seat-taken');
      const { token } = expectOk(await anna.createLink(first.id, 1));
      expect(errorKind(await bela.takeSeat(first.id, 1, link))).toBe('dead-link');
      expectOk(await bela.takeSeat(first.id, 1, token));
      // A bot that keeps Béla's seat keeps it for him, whoever has the link.
      expectOk(await bela.seatBot(first.id, 1, 'wanderer'));
      const cili = await guest(server, 'Cili');
      expect(errorKind(await cili.takeSeat(first.id, 1, token))).toBe('seat-taken');
      expectOk(await bela.takeSeat(first.id, 1));
      expectOk(await bela.leaveSeat(first.id, 1));
      expectOk(await anna.revokeLink(first.id, 1));
      expect(errorKind(await cili.takeSeat(first.id, 1, token))).toBe('dead-link');
    });

    test('everything that needs a guest is rejected without a cookie', async () => {
      for (const { method, path, body, needsGuest } of ROUTES.filter((route) => route.needsGuest)) {
        expect(needsGuest).toBe(true);
        const sending = body === undefined ? {} : json(BODIES[body]);
        expect(kindOf(await send(server, { method, path: pathOf(path, id), ...sending }))).toBe('no-identity');
      }
    });

    test('a guest without a seat can do nothing at a table', async () => {
      const { seq } = expectOk(await anna.table(id));
      const tries: [RawRequest, string][] = [
        [{ method: 'POST', path: 'act', ...json({ seat: 0, seq, action: { type: 'step' } }) }, 'not-your-seat'],
        [{ method: 'POST', path: 'undo', ...json({ seat: 0, seq }) }, 'not-your-seat'],
        [{ method: 'POST', path: 'asks', ...json({ seat: 0, seq }) }, 'not-your-seat'],
        [{ method: 'POST', path: 'asks/1', ...json({ seat: 0, agree: true }) }, 'not-your-seat'],
        [{ method: 'PUT', path: 'seats/0', ...json({}) }, 'seat-taken'],
        [{ method: 'DELETE', path: 'seats/0' }, 'not-your-seat'],
        [{ method: 'PUT', path: 'seats/0/bot', ...json({ bot: 'adept' }) }, 'not-your-seat'],
        [{ method: 'POST', path: 'seats/0/link' }, 'not-your-table'],
        [{ method: 'DELETE', path: 'seats/0/link' }, 'not-your-table'],
        [{ method: 'POST', path: 'close', ...json({ how: 'resign', seat: 0 }) }, 'not-your-seat'],
        [{ method: 'POST', path: 'close', ...json({ how: 'resign' }) }, 'unknown-seat'],
        [{ method: 'POST', path: 'close', ...json({ how: 'abandon' }) }, 'not-your-table'],
        [{ method: 'POST', path: 'rematch' }, 'not-over'],
      ];
      const before = expectOk(await anna.table(id));
      for (const [{ path, ...sending }, expected] of tries)
        expect([path, kindOf(await mallory({ ...sending, path: `/api/tables/${id}/${path}` }))]).toEqual([
          path,
          expected,
        ]);
      expect(expectOk(await anna.table(id))).toEqual(before);
    });
  });

  describe('origin', () => {
    const changing = ROUTES.filter(({ method }) => method !== 'GET');

    test.each(changing)('another page may not: $method $path', async ({ method, path, body }) => {
      const sending = body === undefined ? {} : json(BODIES[body]);
      const { port } = server;
      for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', `http://localhost:${port}`, 'x']) {
        const headers = { ...sending.headers, cookie, origin, host: `127.0.0.1:${port}` };
        const got = await send(server, { method, path: pathOf(path, id), ...sending, headers });
        expect([origin, kindOf(got)]).toEqual([origin, 'wrong-origin']);
      }
    });

    test('our own page may', async () => {
      const host = `127.0.0.1:${server.port}`;
      const got = await mallory({
        method: 'POST',
        path: '/api/me/recovery',
        headers: { origin: `http://${host}`, host },
      });
      expect(got.status).toBe(201);
    });

    test('no header lets other pages read a response', async () => {
      const { headers } = await mallory({ path: '/api/me', headers: { origin: 'https://evil.example' } });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    });
  });
});

test('where allowed origins are configured, only those may', async () => {
  const database = await DATABASES.sqlite();
  const server = await start(database.database, {}, { origins: ['https://table.example'] });
  try {
    const from = async (origin: string) =>
      (await send(server, { method: 'POST', path: '/api/me', headers: { origin } })).status;
    expect(await from('https://table.example')).toBe(201);
    expect(await from('http://table.example')).toBe(403);
    expect(await from('https://table.example.evil.example')).toBe(403);
    expect(await from(server.url)).toBe(403);
  } finally {
    await server.stop();
    await database.stop();
  }
});
