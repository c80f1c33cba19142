// Small parts by themselves: ids and secrets, links, token buckets, cookies, addresses, settings.
import {
  Client,
  type ClientError,
  formatRecoveryLink,
  formatSeatLink,
  PROTOCOL,
  parseRecoveryLink,
  parseSeatLink,
} from '@undercroft/protocol';
import { describe, expect, test } from 'vitest';
import { newCode, newId, newToken } from '../src/auth/secrets.ts';
import { clientAddress } from '../src/budget/client-address.ts';
import { TokenBuckets } from '../src/budget/token-buckets.ts';
import { parseCookie, serializeCookie } from '../src/http/cookie.ts';
import { type Config, DatabaseInUseError, LIMITS, networkText, readConfig } from '../src/index.ts';
import { readLevel } from '../src/settings.ts';
import { startupError } from '../src/startup-error.ts';

test('ids never look like command-line options, and never repeat', () => {
  const ids = Array.from({ length: 2_000 }, () => [newId(), newToken()]).flat();
  expect(ids.filter((id) => !/^\w[\w-]+$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(newCode()).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ2-9]{8}$/);
});

test('a seat link survives formatting and parsing, and nothing else is one', () => {
  const link = { base: 'https://table.example', table: newId(), seat: 3, token: newToken() };
  expect(parseSeatLink(formatSeatLink(link))).toEqual(link);
  for (const wrong of [
    '',
    'BCDFGHJK',
    'https://table.example',
    'javascript:x/#join/a/1/b',
    formatSeatLink({ ...link, token: '' }),
  ])
    expect(parseSeatLink(wrong)).toBeUndefined();
});

test('so does a recovery link', () => {
  const link = { base: 'https://table.example', token: newToken() };
  expect(parseRecoveryLink(formatRecoveryLink(link))).toEqual(link);
  for (const wrong of [
    '',
    newToken(),
    formatRecoveryLink({ ...link, token: '' }),
    formatRecoveryLink({ ...link, base: 'file://x' }),
  ])
    expect(parseRecoveryLink(wrong)).toBeUndefined();
});

test('a server with another protocol is reported and not tried again', () => {
  let tries = 0;
  const client = new Client({
    base: 'http://table.example',
    fetch: () => Promise.reject(new Error('not here')),
    connect(_url, _headers, { onOpen, onMessage, onClose }) {
      tries++;
      queueMicrotask(() => {
        onOpen();
        onMessage(JSON.stringify({ type: 'hello', protocol: PROTOCOL + 1 }));
      });
      return { send: () => undefined, close: onClose };
    },
    delay: (_milliseconds, work) => work(),
    random: () => 0,
  });
  return new Promise<ClientError>((resolve) => {
    client.live.follow('t', 0, { onEntries: () => undefined, onError: resolve });
  }).then((error) => {
    expect(error).toEqual({ kind: 'other-protocol', theirs: PROTOCOL + 1 });
    expect(tries).toBe(1);
  });
});

describe('a token bucket', () => {
  test('refills by itself, says how long to wait, and is purged when it is full', () => {
    let now = 0;
    const buckets = new TokenBuckets(10, 2, () => now);
    expect(buckets.take('a', 10)).toBe(0);
    expect(buckets.take('a')).toBe(0.5);
    now = 0.5;
    expect(buckets.take('a')).toBe(0);
    buckets.charge('a', 4);
    expect(buckets.take('a')).toBe(2.5);
    buckets.purgeFull();
    expect(buckets.size).toBe(1);
    now = 20;
    buckets.purgeFull();
    expect(buckets.size).toBe(0);
  });

  test('what costs more than a whole bucket is allowed from a full one, and paid for afterwards', () => {
    const buckets = new TokenBuckets(10, 2, () => 0);
    expect(buckets.take('a', 25)).toBe(0);
    expect(buckets.take('a')).toBe(8);
  });
});

describe('why the server did not start is a sentence', () => {
  const config = { database: { file: '/here/tables.db' }, host: 'table.example', port: 4140 } as unknown as Config;
  const postgres = { ...config, database: { url: 'postgres://u:secret@db/x' } };
  const error = (message: string, more = {}) => Object.assign(new Error(message), more);
  test.each([
    [config, error('listen', { code: 'EADDRINUSE' }), 'port 4140 is in use by another program'],
    [config, error('listen', { code: 'EADDRNOTAVAIL' }), 'HOST: table.example is not an address of this machine'],
    [config, error('x', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }), 'HOST: table.example cannot be found'],
    [config, error('file is not a database'), '/here/tables.db: file is not a database'],
    [config, new DatabaseInUseError('/here/tables.db'), '/here/tables.db is in use'],
    [config, new DatabaseInUseError('/here/tables.db'), 'a file of its own (UNDERCROFT_FILE=…)'],
    [postgres, error('connect', { code: 'ECONNREFUSED' }), 'the database of DATABASE_URL cannot be reached: connect'],
    [postgres, error('x', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }), 'the database of DATABASE_URL cannot be'],
    [postgres, error('password', { code: '28P01' }), 'the database of DATABASE_URL refuses the connection: password'],
    [postgres, error('Invalid URL', { code: 'ERR_INVALID_URL' }), 'DATABASE_URL is not a URL'],
  ])('%#', (configuration, cause, sentence) => {
    expect(startupError(configuration, cause)).toContain(sentence);
    expect(startupError(configuration, cause)).not.toContain('secret');
  });

  test('an unknown log level is rejected', () => {
    expect(readLevel({})).toEqual({ ok: true, value: 'warn' });
    expect(readLevel({ LOG: 'loud' })).toMatchObject({
      error: 'LOG: "loud" is not one of debug, info, warn, error, silent',
    });
  });
});

describe('the cookie', () => {
  const token = newToken();

  test('cannot be read by scripts or sent by other sites, and only travels encrypted where there is encryption', () => {
    const plain = serializeCookie(token, { isSecure: false }).split('; ');
    expect(plain[0]).toBe(`undercroft=${token}`);
    expect(plain.slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax']);
    expect(serializeCookie(token, { isSecure: true }).split('; ')).toContain('Secure');
  });

  test.each([
    [`undercroft=${token}`, token],
    [`a=b; undercroft=${token}; c`, token],
    [undefined, undefined],
    ['', undefined],
    [`other=${token}`, undefined],
    ['undercroft=short', undefined],
    [`undercroft=${token};${'x'.repeat(5000)}`, token],
    [`undercroft=${'x'.repeat(65)}`, undefined],
    ['undercroft=%; __proto__=x', undefined],
  ])('%j holds the token %j', (header, expected) => {
    expect(parseCookie(header)).toBe(expected);
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
])('the address %s counts as %s', (address, counted) => expect(clientAddress(address)).toBe(counted));

describe('settings', () => {
  test('without any, everything has its default', () => {
    expect(readConfig({}, '/here/tables.db')).toEqual({
      ok: true,
      value: {
        database: { file: '/here/tables.db' },
        port: 4140,
        host: '127.0.0.1',
        origins: [],
        proxies: 0,
        push: {},
        limits: LIMITS,
      },
    });
  });

  test('all are read', () => {
    const env = {
      DATABASE_URL: 'postgres://here/db',
      PORT: '80',
      HOST: '::',
      ORIGINS: 'https://a.example, https://b.example:8443',
      TRUST_PROXY: '1',
      UNDERCROFT_PER_SECOND: '7',
    };
    expect(readConfig(env, '')).toMatchObject({
      value: {
        database: { url: 'postgres://here/db' },
        port: 80,
        host: '::',
        origins: ['https://a.example', 'https://b.example:8443'],
        proxies: 1,
        limits: { perSecond: 7, burst: LIMITS.burst },
      },
    });
  });

  test.each([
    [{ PORT: 'x' }, 'PORT: "x" is not a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT: "70000"'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a Postgres'],
    [{ ORIGINS: 'table.example' }, '"table.example" is not an origin'],
    [{ ORIGINS: 'https://table.example/' }, 'is not an origin'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: "yes"'],
    [{ UNDERCROFT_BODY: '-5' }, 'UNDERCROFT_BODY: "-5"'],
    [{ UNDERCROFT_BODY: '0' }, 'UNDERCROFT_BODY: "0"'],
    [{ UNDERCROFT_BURTS: '9' }, 'UNDERCROFT_BURTS is not a setting'],
  ])('an invalid setting is reported: %j', (env, sentence) => {
    expect(readConfig(env, '')).toMatchObject({ ok: false, error: expect.stringContaining(sentence) });
  });
});

test('other devices are told the address only if the server listens to them', () => {
  const at = (address: string, internal = false) =>
    ({ address, internal, family: 'IPv4', netmask: '', mac: '', cidr: null }) as const;
  const interfaces = {
    lo: [at('127.0.0.1', true)],
    docker0: [at('172.17.0.1')],
    wlan0: [at('169.254.3.4'), at('192.168.1.20')],
  };
  expect(networkText('http://localhost:4140', interfaces)).toBeUndefined();
  expect(networkText('http://127.0.0.1:4140', interfaces)).toBeUndefined();
  expect(networkText('http://[::1]:4140', interfaces)).toBeUndefined();
  expect(networkText('http://0.0.0.0:4140', { lo: interfaces.lo })).toBeUndefined();
  for (const everywhere of ['http://0.0.0.0:4140', 'http://[::]:4140']) {
    const [address, also, , ...code] = (networkText(everywhere, interfaces) ?? '').split('\n');
    expect(address).toBe('For phones and laptops in the same network: http://192.168.1.20:4140/');
    expect(also).toBe('(or http://172.17.0.1:4140/)');
    // A square of half-height characters.
    expect(new Set(code.map((line) => [...line].length)).size).toBe(1);
    expect([...(code[0] ?? '')].length).toBeGreaterThan(20);
  }
  expect(networkText('http://10.0.0.5:80', interfaces)).toContain('http://10.0.0.5:80/');
});
