// Small parts by themselves: names nobody guesses, buckets, addresses, settings.
import { Client, PROTOCOL, readLink, readRecovery, type Trouble, writeLink, writeRecovery } from '@undercroft/protocol';
import { describe, expect, test } from 'vitest';
import { type Config, LIMITS, readConfig } from '../src/index.ts';
import { Buckets } from '../src/live/bucket.ts';
import { addressOf } from '../src/live/toll.ts';
import { newCode, newId, newToken } from '../src/people/secrets.ts';
import { readLevel } from '../src/settings.ts';
import { whyNot } from '../src/starting.ts';

test('names are never options of a command line, and never the same', () => {
  const names = Array.from({ length: 2_000 }, () => [newId(), newToken()]).flat();
  expect(names.filter((name) => !/^\w[\w-]+$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(newCode()).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ2-9]{8}$/);
});

test('a link is read as it was written, and nothing else is one', () => {
  const link = { base: 'https://table.example', table: newId(), seat: 3, token: newToken() };
  expect(readLink(writeLink(link))).toEqual(link);
  for (const wrong of [
    '',
    'BCDFGHJK',
    'https://table.example',
    'javascript:x/#join/a/1/b',
    writeLink({ ...link, token: '' }),
  ])
    expect(readLink(wrong)).toBeUndefined();
});

test('so is the link to be oneself elsewhere', () => {
  const link = { base: 'https://table.example', token: newToken() };
  expect(readRecovery(writeRecovery(link))).toEqual(link);
  for (const wrong of [
    '',
    newToken(),
    writeRecovery({ ...link, token: '' }),
    writeRecovery({ ...link, base: 'file://x' }),
  ])
    expect(readRecovery(wrong)).toBeUndefined();
});

test('a server that speaks another protocol is told of, and not tried again', () => {
  let tries = 0;
  const client = new Client({
    base: 'http://table.example',
    fetch: () => Promise.reject(new Error('not here')),
    connect(_url, _headers, { open, heard, gone }) {
      tries++;
      queueMicrotask(() => {
        open();
        heard(JSON.stringify({ type: 'hello', protocol: PROTOCOL + 1 }));
      });
      return { send: () => undefined, close: gone };
    },
    after: (_milliseconds, work) => work(),
    random: () => 0,
  });
  return new Promise<Trouble>((resolve) => {
    client.live.follow('t', 0, { entries: () => undefined, problem: resolve });
  }).then((trouble) => {
    expect(trouble).toEqual({ kind: 'other-protocol', theirs: PROTOCOL + 1 });
    expect(tries).toBe(1);
  });
});

describe('a bucket', () => {
  test('fills by itself, says how long to wait, and is forgotten when it is full', () => {
    let now = 0;
    const buckets = new Buckets(10, 2, () => now);
    expect(buckets.take('a', 10)).toBe(0);
    expect(buckets.take('a')).toBe(0.5);
    now = 0.5;
    expect(buckets.take('a')).toBe(0);
    buckets.charge('a', 4);
    expect(buckets.take('a')).toBe(2.5);
    buckets.forgetFull();
    expect(buckets.size).toBe(1);
    now = 20;
    buckets.forgetFull();
    expect(buckets.size).toBe(0);
  });

  test('what is dearer than a whole bucket is granted from a full one, and paid for afterwards', () => {
    const buckets = new Buckets(10, 2, () => 0);
    expect(buckets.take('a', 25)).toBe(0);
    expect(buckets.take('a')).toBe(8);
  });
});

describe('why it did not start is a sentence', () => {
  const config = { database: { file: '/here/tables.db' }, host: 'table.example', port: 4140 } as unknown as Config;
  const postgres = { ...config, database: { url: 'postgres://u:secret@db/x' } };
  const error = (message: string, more = {}) => Object.assign(new Error(message), more);
  test.each([
    [config, error('listen', { code: 'EADDRINUSE' }), 'port 4140 is in use by another program'],
    [config, error('listen', { code: 'EADDRNOTAVAIL' }), 'HOST: table.example is no address of this machine'],
    [config, error('x', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }), 'HOST: table.example is not known'],
    [config, error('file is not a database'), '/here/tables.db: file is not a database'],
    [config, error('/here/tables.db is in use'), '/here/tables.db is in use'],
    [postgres, error('connect', { code: 'ECONNREFUSED' }), 'the Postgres of DATABASE_URL cannot be reached: connect'],
    [postgres, error('x', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }), 'the Postgres of DATABASE_URL cannot be'],
    [postgres, error('password', { code: '28P01' }), 'the Postgres of DATABASE_URL does not let us in: password'],
    [postgres, error('Invalid URL', { code: 'ERR_INVALID_URL' }), 'DATABASE_URL is no address'],
  ])('%#', (told, what, sentence) => {
    expect(whyNot(told, what)).toContain(sentence);
    expect(whyNot(told, what)).not.toContain('secret');
  });

  test('a level of logging that is none', () => {
    expect(readLevel({})).toEqual({ ok: true, value: 'warn' });
    expect(readLevel({ LOG: 'loud' })).toMatchObject({
      error: 'LOG: "loud" is none of debug, info, warn, error, silent',
    });
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
])('the address %s counts as %s', (address, counted) => expect(addressOf(address)).toBe(counted));

describe('settings', () => {
  test('nothing set: everything usual', () => {
    expect(readConfig({}, '/here/tables.db')).toEqual({
      ok: true,
      value: {
        database: { file: '/here/tables.db' },
        port: 4140,
        host: '127.0.0.1',
        origins: [],
        proxies: 0,
        limits: LIMITS,
      },
    });
  });

  test('each is read', () => {
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
    [{ PORT: 'x' }, 'PORT: "x" is no whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT: "70000"'],
    [{ DATABASE_URL: 'mysql://x' }, 'only Postgres is known there'],
    [{ ORIGINS: 'table.example' }, '"table.example" is no origin'],
    [{ ORIGINS: 'https://table.example/' }, 'is no origin'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: "yes"'],
    [{ UNDERCROFT_BODY: '-5' }, 'UNDERCROFT_BODY: "-5"'],
    [{ UNDERCROFT_BODY: '0' }, 'UNDERCROFT_BODY: "0"'],
  ])('what is wrong is said: %j', (env, sentence) => {
    expect(readConfig(env, '')).toMatchObject({ ok: false, error: expect.stringContaining(sentence) });
  });
});
