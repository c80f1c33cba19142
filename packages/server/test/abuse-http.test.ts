// Whatever is sent over HTTP gets a clear answer, and the server stays up.
import { catalog } from '@undercroft/catalog';
import type { Client } from '@undercroft/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../src/http/routes.ts';
import type { RunningServer } from '../src/index.ts';
import { json, kindOf, type RawRequest, send, sendBytes } from './raw-http.ts';
import { BODIES, pathOf } from './routes.ts';
import { DATABASES, errorKind, expectOk, guest, KINDS, start, type TestDatabase } from './support.ts';
import { mirror, openDuel } from './table-helpers.ts';

const generous = { burst: 100_000, perSecond: 100_000 };
const UNKNOWN = 'AAAAAAAAAAAAAAAA';

describe.each(KINDS)('abuse over HTTP, with %s', (kind) => {
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
  const put = (body: string | Buffer, path = '/api/me') => mallory({ method: 'PUT', path, body });
  const act = (body: unknown) => mallory({ method: 'POST', path: `/api/tables/${id}/act`, body: JSON.stringify(body) });

  test.each(['{', '[1', 'nul', 'undefined', "{'name':1}", '{"name":"x"', '\u0000', '{"name":"x"}}', '\ufeff{}'])(
    'not JSON: %j',
    async (body) => expect(kindOf(await put(body))).toBe('malformed'),
  );

  test('bytes that are not text', async () => {
    expect(kindOf(await put(Buffer.from([0xff, 0xfe, 0, 1, 0x80])))).toBe('malformed');
  });

  test.each([5, null, true, '', [], {}, ['Anna'], { first: 'Anna' }, ' ', 'x'.repeat(41)])(
    'an invalid name: %j',
    async (name) => expect(kindOf(await put(JSON.stringify({ name })))).toBe('malformed'),
  );

  test.each([
    'a\u0000b',
    'a\nb',
    '\u001b[31mred',
    'a\u007f',
    '\u202eevil',
    'a\u2066b',
    '\ud800',
    'a\u2028b',
    '\u0085',
    '\u200b\u200d',
    '\u3164',
    '\u2800',
  ])('a name with control characters: %j', async (name) => {
    expect(kindOf(await put(JSON.stringify({ name })))).toBe('malformed');
    expect(kindOf(await mallory({ method: 'POST', path: `/api/tables/${id}/said`, ...json({ text: name }) }))).toBe(
      'malformed',
    );
  });

  test.each(['Árvíztűrő Ödön', '👩‍👩‍👧 family', 'אבא', '李小龍', "O'Neil & <b>"])(
    'a name that people have: %j',
    async (name) => {
      const got = await put(JSON.stringify({ name: `  ${name} ` }));
      expect([got.status, JSON.parse(got.text).name]).toEqual([200, name]);
    },
  );

  test.each([[], 'text', 5, null, [{ name: 'x' }]])('a body that is not an object: %j', async (body) => {
    const got = await put(JSON.stringify(body));
    expect(kindOf(got)).toBe('malformed');
  });

  test.each([
    { seat: '0' },
    { seat: -1 },
    { seat: 1.5 },
    { seat: 8 },
    { seat: null },
    { seq: -1 },
    { seq: 1e9 },
    { seq: '1' },
    { action: null },
    { action: [] },
    { action: 'step' },
    { action: {} },
    { action: { type: 5 } },
    { action: { type: 'x'.repeat(41) } },
    { extra: 1 },
  ])('an act that does not match the schema: %j', async (wrong) => {
    expect(kindOf(await act({ seat: 0, seq: 1, action: { type: 'step' }, ...wrong }))).toBe('malformed');
  });

  test('a body that is too large, announced or in endless chunks', async () => {
    const large = 'x'.repeat(70_000);
    expect(kindOf(await put(JSON.stringify({ name: large })))).toBe('too-large');
    const chunked = `PUT /api/me HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
    const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    expect(await sendBytes(server, chunked + piece.repeat(6))).toMatch(/^HTTP\/1.1 413 [\s\S]*"kind":"too-large"/);
    const record = 'x'.repeat(6 * 1024 * 1024);
    expect(kindOf(await mallory({ method: 'POST', path: '/api/imports', ...json({ record }) }))).toBe('too-large');
    expect(
      kindOf(await mallory({ method: 'POST', path: '/api/imports', ...json({ record: record.slice(0, 5_500_000) }) })),
    ).toBe('malformed');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json', 'x'])(
    'an unsupported media type: %s',
    async (type) => {
      const got = await mallory({ method: 'PUT', path: '/api/me', headers: { 'content-type': type }, body: '{}' });
      expect(kindOf(got)).toBe('wrong-media');
    },
  );

  test.each(['PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('an unsupported method: %s', async (method) => {
    const got = await mallory({ method, path: '/api/me' });
    expect(kindOf(got)).toBe('wrong-method');
    expect(got.headers.allow).toBe('POST, GET, PUT');
  });

  const atTables = ROUTES.filter(({ path }) => path.includes(':table'));

  test.each(atTables)('an unknown table: $method $path', async ({ method, path, body }) => {
    for (const table of [UNKNOWN, 'x', '%00', '%F0%9F%8E%B2', "'%20or%201=1--", '__proto__', 'constructor']) {
      const sending = body === undefined ? {} : json(BODIES[body]);
      expect([table, kindOf(await mallory({ method, path: pathOf(path, table), ...sending }))]).toEqual([
        table,
        'unknown-table',
      ]);
    }
  });

  test('an unknown seat, undo request or code', async () => {
    for (const seat of ['2', '99', '-1', '1e0', '0x0', '00000000', '%30%31x'])
      expect(kindOf(await mallory({ method: 'PUT', path: `/api/tables/${id}/seats/${seat}`, ...json({}) }))).toBe(
        'unknown-seat',
      );
    for (const ask of ['1', '-1', 'x'])
      expect(
        kindOf(
          await mallory({ method: 'POST', path: `/api/tables/${id}/asks/${ask}`, ...json({ seat: 0, agree: true }) }),
        ),
      ).toMatch(/^(unknown-ask|not-your-seat)$/);
    for (const code of ['AAAAAAAA', 'x', '%00%00', '%25', 'A'.repeat(60)])
      expect(kindOf(await mallory({ path: `/api/codes/${code}` }))).toBe('unknown-table');
  });

  test.each([
    '/api/../../etc/passwd',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '//etc/passwd',
    '/api//me',
    '/api/me/',
    '/api/Tables',
    '/API/me',
    '/api/me;x=1',
    '/api/nothing',
    '/api/live',
    '/apiary',
    '/metrics/../api/x',
  ])('an unknown address: %s', async (path) => {
    expect(kindOf(await mallory({ path }))).toBe('unknown-address');
  });

  test.each(['/api/tables/%', '/api/tables/%c0%af', '/api/tables/%zz', `/api/tables/${'x'.repeat(100)}`])(
    'an address that cannot be decoded: %s',
    async (path) => expect(kindOf(await mallory({ path }))).toBe('malformed'),
  );

  test.each(['-1', 'x', '1.5', '99999999', '', '1&after=2', '%00'])('?after=%s', async (after) => {
    expect(kindOf(await mallory({ path: `/api/tables/${id}/entries?after=${after}` }))).toBe('malformed');
  });

  test.each([
    'hello\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /api/me HTTP/1.1\r\n\r\n',
    'GET /api/me HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n',
    'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
    'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n',
    '\u0000\u0001\u0002\r\n\r\n',
  ])('something that is not HTTP: %j', async (bytes) => {
    expect(await sendBytes(server, bytes)).toMatch(/^HTTP\/1.1 400 /);
  });

  test('an endless header', async () => {
    const got = await sendBytes(server, `GET /api/me HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`);
    expect(got).toMatch(/^HTTP\/1.1 413 [\s\S]*"kind":"too-large"/);
  });

  test('keys like __proto__ change nothing', async () => {
    const bodies = [
      '{"__proto__":{"isAdmin":true},"name":"Mallory"}',
      '{"constructor":{"prototype":{"isAdmin":true}},"name":"M"}',
    ];
    for (const body of bodies) expect([200, 400]).toContain((await put(body)).status);
    const option = `{"game":"pocket-sub","options":{"__proto__":{"players":4},"constructor":{"prototype":{"isAdmin":1}}}}`;
    const opened = await mallory({ method: 'POST', path: '/api/tables', body: option });
    if (opened.status !== 201) expect(kindOf(opened)).toBe('bad-options');
    const acted = `{"seat":0,"seq":1,"action":{"type":"__proto__","__proto__":{"type":"step"}}}`;
    const refused = await mallory({ method: 'POST', path: `/api/tables/${id}/act`, body: acted });
    expect(kindOf(refused)).toBe('not-your-seat');
    const { seq } = expectOk(await anna.table(id));
    for (const type of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      expect(errorKind(await anna.act(id, { seat: 0, seq, action: { type } }))).toBe('refused');
    for (const game of ['__proto__', 'constructor', 'toString'])
      expect(errorKind(await anna.openTable({ game }))).toBe('unknown-game');
    expect(({} as { isAdmin?: true }).isAdmin).toBeUndefined();
  });

  test('nesting as deep as the body allows', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const objects = `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`;
    for (const thing of [deep, objects]) {
      expect(kindOf(await put(`{"name":${thing}}`))).toBe('malformed');
      const seats = await mallory({
        method: 'POST',
        path: '/api/tables',
        body: `{"game":"pocket-sub","seats":${thing}}`,
      });
      expect(kindOf(seats)).toBe('malformed');
      for (const { id: game } of catalog)
        for (const key of ['setup', 'players', 'board', 'team', 'cavers', 'explorers', 'difficulty', 'x']) {
          const body = `{"game":"${game}","options":{"${key}":${thing}}}`;
          expect(kindOf(await mallory({ method: 'POST', path: '/api/tables', body }))).toBe('bad-options');
        }
      for (const type of ['step', 'move', 'end', 'explore']) {
        const body = `{"seat":0,"seq":1,"action":{"type":"${type}","to":${thing}}}`;
        expect(kindOf(await mallory({ method: 'POST', path: `/api/tables/${id}/act`, body }))).toBe('not-your-seat');
      }
      const record = `{"undercroft":"record","format":1,"game":"pocket-sub","rules":1,"seats":[],"options":${thing}}\n`;
      expect(kindOf(await mallory({ method: 'POST', path: '/api/imports', ...json({ record }) }))).toBe('bad-record');
    }
  });

  test('actions with any content are refused by the rules and break nothing', async () => {
    const { seq } = expectOk(await anna.table(id));
    const deep = JSON.parse(`${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`);
    const values = [null, -1, 1e308, 'x'.repeat(10_000), deep, [], { x: 1, y: 1 }, '\u0000', true, [[[]]]];
    for (const type of ['step', 'move', 'sail', 'dive', 'sonar', 'place', 'end'])
      for (const value of values)
        for (const key of ['to', 'at', 'side', 'seat', 'tile'])
          expect(errorKind(await anna.act(id, { seat: 0, seq, action: { type, [key]: value } }))).toBe('refused');
    expect(expectOk(await anna.table(id)).seq).toBe(seq);
  });

  test('records that are invalid, were changed, or contain names that nobody may have', async () => {
    const record = expectOk(await anna.record(id));
    const cases = [
      '',
      'x',
      '{}',
      'null',
      '[]',
      record.slice(0, -20),
      record.replace('"pocket-sub"', '"chess"'),
      record.replace(/"rules":\d+/, '"rules":999'),
      record.replace('"format":1', '"format":99'),
      `${record}\n${record}`,
      record.replace('"Anna"', '"An\\u0000na"'),
    ];
    for (const text of cases)
      expect(kindOf(await mallory({ method: 'POST', path: '/api/imports', ...json({ record: text }) }))).toBe(
        'bad-record',
      );
    const { writeRecord } = await import('@undercroft/engine');
    const table = await mirror(anna, id);
    const named = { ...table.record, seats: table.record.seats.map((seat) => ({ ...seat, name: '\u202eevil' })) };
    expect(
      kindOf(await mallory({ method: 'POST', path: '/api/imports', ...json({ record: writeRecord(named) }) })),
    ).toBe('bad-record');
  });
});
