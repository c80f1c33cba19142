// What the operator sees: metrics and a log, without anything that would let them act as a guest or watch a table.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS, type RunningServer, startServer } from '../src/index.ts';
import { json, send } from './raw-http.ts';
import { DATABASES, type TestDatabase } from './support.ts';

let database: TestDatabase;
let server: RunningServer;
const log: string[] = [];

beforeAll(async () => {
  database = await DATABASES.sqlite();
  const config = { database: database.database, host: '127.0.0.1', port: 0, origins: [], proxies: 0, limits: LIMITS };
  server = await startServer(config, {
    logger: { level: 'info', stream: { write: (line: string) => log.push(line) } },
  });
});
afterAll(async () => {
  await server.stop();
  await database.stop();
});

const cookieIn = (headers: { readonly 'set-cookie'?: readonly string[] | undefined }): string =>
  headers['set-cookie']?.[0]?.split(';')[0] ?? '';

test('the log has a line for each response, without cookies, links or table ids', async () => {
  const { headers } = await send(server, { method: 'POST', path: '/api/me', ...json({ name: 'Anna' }) });
  const cookie = cookieIn(headers);
  const mine = { cookie, 'content-type': 'application/json' };
  const body = JSON.stringify({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'link' }] });
  const opened = await send(server, { method: 'POST', path: '/api/tables', headers: mine, body });
  const { id, links } = JSON.parse(opened.text) as { id: string; links: { token: string }[] };
  await send(server, { path: `/api/tables/${id}`, headers: { cookie } });
  await send(server, { path: `/api/tables/${id}/nothing`, headers: { cookie } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'answered');
  expect(lines).toMatchObject([
    { method: 'POST', route: '/api/me', status: 201, took: expect.any(Number) },
    { method: 'POST', route: '/api/tables', status: 201 },
    { method: 'GET', route: '/api/tables/:table', status: 200 },
    { method: 'GET', status: 404 },
  ]);
  for (const secret of [cookie.split('=')[1], id, links[0]?.token]) expect(log.join('')).not.toContain(secret);
});

test('the metrics count requests by status, and what there is now', async () => {
  const { text, headers } = await send(server, { path: '/metrics' });
  expect(headers['content-type']).toContain('text/plain');
  expect(text).toContain('undercroft_requests_total{status="404"} 1');
  for (const name of ['connections', 'tables_in_memory', 'bots_thinking'])
    expect(text).toMatch(new RegExp(`^undercroft_${name} \\d`, 'm'));
});

test('a guest who signs in again gets the same cookie for another year', async () => {
  const first = await send(server, { method: 'POST', path: '/api/me', ...json({}) });
  const cookie = cookieIn(first.headers);
  const headers = { cookie, 'content-type': 'application/json' };
  const again = await send(server, { method: 'POST', path: '/api/me', headers, body: '{}' });
  expect(again.status).toBe(200);
  expect(cookieIn(again.headers)).toBe(cookie);
  expect(again.headers['set-cookie']?.[0]).toContain('HttpOnly');
  expect(cookieIn((await send(server, { path: '/api/me', headers: { cookie } })).headers)).toBe('');
});
