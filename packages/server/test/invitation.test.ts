// One link for a whole table: what is a code and what is not, the page behind the link, and what messengers show of it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type Client, formatTableLink, parseCode, parseTableLink } from '@undercroft/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCode } from '../src/auth/secrets.ts';
import { wordsFor } from '../src/http/invitation-words.ts';
import { LIMITS, type RunningServer, startServer } from '../src/index.ts';
import { sendBytes } from './raw-http.ts';
import { DATABASES, expectOk, guest, type TestDatabase } from './support.ts';
import { subTerra, viewOf } from './together-helpers.ts';

test('a table link survives formatting, parsing and how people write it', () => {
  const link = { base: 'https://table.example', code: 'BCDFGHJK' };
  expect(formatTableLink(link)).toBe('https://table.example/t/BCDFGHJK');
  for (const written of [
    formatTableLink(link),
    ' https://table.example/t/bcdf-ghjk/ ',
    'https://table.example/t/bcdf%20GHJK',
  ])
    expect(parseTableLink(written)).toEqual(link);
  for (const wrong of [
    '',
    'BCDFGHJK',
    'https://table.example/t/',
    'https://table.example/t/BCDFGHJO',
    'file:///t/BCDFGHJK',
    'https://table.example/t/%E0%A4%A',
  ])
    expect(parseTableLink(wrong)).toBeUndefined();
});

test('codes are read with any spaces, dashes and small letters; letters that are in none are named', () => {
  for (let i = 0; i < 100; i++) expect(parseCode(newCode())).toMatchObject({ ok: true });
  for (const written of ['BCDFGHJK', 'bcdf ghjk', ' b-c-d-f–g h j k\t', 'BCDF_GHJK', 'bcdf.ghjk', 'bcdf\u00a0ghjk'])
    expect(parseCode(written)).toEqual({ ok: true, code: 'BCDFGHJK' });
  expect(parseCode('bcdo-ghi0')).toEqual({ ok: false, letters: ['O', 'I', '0'], length: 8 });
  expect(parseCode('BCDF')).toEqual({ ok: false, letters: [], length: 4 });
  expect(parseCode('😀')).toEqual({ ok: false, letters: ['😀'], length: 1 });
});

test('the language is the one that is preferred among those we speak', () => {
  const languages = [
    undefined,
    '',
    'de',
    'hu',
    'hu-HU,en;q=0.5',
    'en-GB,hu;q=0.9',
    'de,hu;q=0.2,en;q=0.1',
    'hu;q=0,en',
    ';;;,q=',
  ]
    .map(wordsFor)
    .map(({ locale }) => locale.slice(0, 2));
  expect(languages).toEqual(['en', 'en', 'en', 'hu', 'hu', 'en', 'hu', 'en', 'en']);
});

describe('the page behind a table link', () => {
  let database: TestDatabase;
  let pages: string;
  let server: RunningServer;
  let anna: Client;
  const log: string[] = [];
  const HOSTILE = `<script>alert("1")</script>&'`;

  beforeAll(async () => {
    database = await DATABASES.sqlite();
    pages = mkdtempSync(join(tmpdir(), 'undercroft-pages-'));
    writeFileSync(
      join(pages, 'index.html'),
      '<!doctype html><html lang="en"><head>\n<title>Undercroft</title></head><body>the page</body></html>',
    );
    server = await startServer(
      {
        database: database.database,
        host: '127.0.0.1',
        port: 0,
        origins: [],
        proxies: 0,
        limits: { ...LIMITS, burst: 60, perSecond: 1000 },
      },
      {
        pages,
        logger: {
          level: 'debug',
          stream: new Writable({
            write(line, _, done) {
              log.push(String(line));
              done();
            },
          }),
        },
      },
    );
    anna = await guest(server, 'Anna');
  });
  afterAll(async () => {
    await server?.stop();
    await database?.stop();
    rmSync(pages, { recursive: true, force: true });
  });

  const open = async (client: Client, seats: readonly object[]): Promise<string> => {
    const options = subTerra(seats.length);
    const { id } = expectOk(await client.openTable({ game: 'sub-terra', options, seats: seats as never }));
    return (await viewOf(client, id)).code;
  };

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(server.url + path, { headers });
    return { response, text: await response.text() };
  };

  test('is the page, whose files lie at the root, and says who invites and what is free', async () => {
    const code = await open(anna, [{ for: 'me' }, { for: 'open' }, { for: 'link' }, { for: 'open' }]);
    const { response, text } = await read(`/t/${code}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("base-uri 'self'");
    expect(response.headers.get('cache-control')).toBe('no-cache');
    // Before anything with an address of its own.
    expect(text).toMatch(/^<!doctype html><html lang="en"><head>\s*<base href="\/" \/>/);
    expect(text).toContain('the page');
    expect(text).toContain('<meta property="og:title" content="Anna invites you to Sub Terra" />');
    expect(text).toContain('<meta property="og:description" content="2 seats are free." />');
    expect(text).toContain(`<meta property="og:url" content="${server.url}/t/${code}" />`);
    expect(text).toContain(`<meta property="og:image" content="${server.url}/link-picture.png" />`);
    expect(text).toContain('<meta property="og:image:width" content="1200" />');
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image" />');
    const typed = await read(`/t/${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`);
    expect(typed.text).toContain('Anna invites you');
    const hu = await read(`/t/${code}`, { 'accept-language': 'hu' });
    expect(hu.text).toContain('content="Anna játszani hív: Sub Terra"');
    expect((await read('/')).response.headers.get('content-security-policy')).toContain("base-uri 'none'");
  });

  test('also for a code that no table has, without telling anything', async () => {
    for (const code of ['BCDFGHJK', 'O', 'BCDFGHJ0', '%00', '..%2f..%2fetc', 'x'.repeat(64)]) {
      const { response, text } = await read(`/t/${code}`);
      expect([code, response.status]).toEqual([code, 200]);
      expect(text).toContain('<base href="/" />');
      expect(text).toContain('og:title" content="A table at Undercroft"');
    }
    expect((await fetch(`${server.url}/t/BCDFGHJK`, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(`${server.url}/t/BCDFGHJK`, { method: 'POST' })).status).toBe(405);
  });

  test('hostile names and hosts are text and nothing else', async () => {
    const mallory = await guest(server, HOSTILE);
    const code = await open(mallory, [{ for: 'me' }]);
    const { text } = await read(`/t/${code}`);
    expect(text).not.toContain('<script>');
    expect(text).toContain(
      'content="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39; invites you to Sub Terra"',
    );
    const answer = await sendBytes(server, `GET /t/${code} HTTP/1.1\r\nHost: x"><script>\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 200/);
    expect(answer).not.toContain('<script>');
    expect(answer).not.toContain('og:url');
  });

  test('how many are free is told as it is, and a finished game as finished', async () => {
    const full = await open(anna, [{ for: 'me' }]);
    expect((await read(`/t/${full}`)).text).toContain('All seats are taken. You can watch.');
    const { id } = expectOk(await anna.findByCode(full));
    expectOk(await anna.abandon(id));
    expect((await read(`/t/${full}`)).text).toContain('This game is over.');
    const one = await open(anna, [{ for: 'me' }, { for: 'open' }]);
    expect((await read(`/t/${one}`)).text).toContain('One seat is free.');
  });

  test('a code that cannot be one is told as such, and no code is in the log', async () => {
    const code = await open(anna, [{ for: 'me' }]);
    expect(await anna.findByCode(`${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`)).toMatchObject({ ok: true });
    expect(await anna.findByCode('BCDFGHO0')).toEqual({
      ok: false,
      error: { kind: 'unknown-table', detail: { letters: ['O', '0'], length: 8 } },
    });
    await read(`/t/${code}`);
    await read(`/api/codes/${code}`);
    const lines = log.join('');
    expect(lines).toContain('"route":"/t/:code"');
    expect(lines).not.toContain(code);
    expect(lines).not.toContain(code.toLowerCase());
  });

  test('whoever tries too many codes still gets the page, but learns nothing', async () => {
    const code = await open(anna, [{ for: 'me' }]);
    const limited = await startServer(
      {
        database: (await DATABASES.sqlite()).database,
        host: '127.0.0.1',
        port: 0,
        origins: ['https://table.example'],
        proxies: 0,
        limits: { ...LIMITS, burst: 30, perSecond: 1, guestCost: 1, tableCost: 1 },
      },
      { pages },
    );
    const bela = await guest(limited, 'Béla');
    const { id } = expectOk(await bela.openTable({ game: 'pocket-sub' }));
    const theirs = (await viewOf(bela, id)).code;
    const first = await (await fetch(`${limited.url}/t/${theirs}`)).text();
    expect(first).toContain('Béla invites you');
    // Behind a proxy the links are those of the page's own origin.
    expect(first).toContain(`content="https://table.example/t/${theirs}"`);
    for (let i = 0; i < 40; i++) await (await fetch(`${limited.url}/t/${code}`)).text();
    const late = await fetch(`${limited.url}/t/${theirs}`);
    expect(late.status).toBe(200);
    expect(await late.text()).not.toContain('Béla');
    await limited.stop();
  });
});
