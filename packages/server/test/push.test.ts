// Push messages: who gets one and when, that nobody else can read or forge it, and where the server never sends one.
import type { Client } from '@undercroft/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS, type RunningServer, readConfig, startServer } from '../src/index.ts';
import { isPublicAddress } from '../src/push/public-addresses.ts';
import { PushGuard } from '../src/push/push-guard.ts';
import { loadVapidKeys } from '../src/push/vapid.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { FakeBrowser, FakePushService, verifiedClaims } from './push-receiver.ts';
import { DATABASES, errorKind, expectOk, guest, KINDS, start, type TestDatabase, until } from './support.ts';
import { openDuel, playNext } from './table-helpers.ts';
import { GENEROUS, pause, viewOf, watch } from './together-helpers.ts';

const QUICK = { ...GENEROUS, pushAfter: 100, presenceGrace: 50, presenceEvery: 20, pushTimeout: 500, pushBurst: 1_000 };

describe.each(KINDS)('push messages with %s', (kind) => {
  let database: TestDatabase;
  let server: RunningServer;
  let service: FakePushService;
  let anna: Client;
  let bela: Client;
  let browser: FakeBrowser;
  let browsers = 0;

  beforeAll(async () => {
    database = await DATABASES[kind]();
    service = await new FakePushService().start();
    server = await start(database.database, QUICK, { push: { testOrigin: service.origin } });
  });
  beforeEach(async () => {
    [anna, bela] = await Promise.all([guest(server, 'Anna'), guest(server, 'Béla')]);
    browser = newBrowser();
    expectOk(await bela.subscribeToPush(browser.subscription));
    service.received.length = 0;
  });
  afterEach(() => {
    for (const client of [anna, bela]) client.close();
  });
  afterAll(async () => {
    await server?.stop();
    service?.stop();
    await database?.stop();
  });

  const newBrowser = (): FakeBrowser => new FakeBrowser(`${service.origin}/browser/${++browsers}`);
  const forBrowser = ({ endpoint }: FakeBrowser) => service.received.filter(({ path }) => endpoint.endsWith(path));

  /** Anna plays until it is Béla's turn. */
  async function passTurn(id: string): Promise<void> {
    while ((await viewOf(anna, id)).decider === 0) await playNext(id, [anna, bela]);
  }

  test('whose turn it is and who is not there gets one message that only their browser can read', async () => {
    const { key } = expectOk(await anna.pushKey());
    const id = await openDuel(anna, bela);
    await passTurn(id);
    await until(() => service.received.length > 0);
    await pause(300);
    expect(service.received).toHaveLength(1);
    const [push] = service.received as [(typeof service.received)[number]];
    expect(browser.decrypt(push)).toEqual({ table: id, kind: 'your-turn' });
    expect(() => newBrowser().decrypt(push)).toThrow();
    const { aud, exp, sub } = verifiedClaims(push, key);
    expect(aud).toBe(service.origin);
    expect(sub).toMatch(/^mailto:/);
    expect(Number(exp) - Date.now() / 1000).toBeLessThanOrEqual(24 * 60 * 60);
    expect(Number(exp) - Date.now() / 1000).toBeGreaterThan(0);
    expect(push.headers['ttl']).toBe('86400');
    expect(push.headers['topic']).toBe(id);
    // Their own further questions of the same turn need no message.
    await playNext(id, [anna, bela]);
    await pause(300);
    expect(service.received).toHaveLength(1);
  });

  test('who is there gets none, nor does who comes or is overtaken in time', async () => {
    const id = await openDuel(anna, bela);
    const seen = await watch(bela, id);
    await until(() => seen.presences.length > 0);
    await passTurn(id);
    await pause(300);
    expect(service.received).toEqual([]);
    bela.close();
    await until(async () => (await viewOf(anna, id)).presence.seats[1]?.isHere === false);
    while ((await viewOf(anna, id)).decider === 1) await playNext(id, [anna, bela]);
    await passTurn(id);
    // Before the time is up, a bot takes over.
    expectOk(await bela.seatBot(id, 1, 'wanderer'));
    await pause(300);
    expect(service.received).toEqual([]);
  });

  test('a nudge is sent at once, and a rematch to whoever is not there', async () => {
    const id = await openDuel(anna, bela);
    await passTurn(id);
    await until(() => service.received.length === 1);
    expectOk(await anna.nudge(id, 1));
    await until(() => service.received.length === 2);
    expect(browser.decrypt(service.received[1] as never)).toEqual({ table: id, kind: 'nudge' });
    expect(service.received[1]?.headers['urgency']).toBe('high');
    expectOk(await anna.resign(id, 0));
    expectOk(await anna.rematch(id));
    expectOk(await bela.rematch(id));
    await until(() => service.received.length === 3);
    expect(browser.decrypt(service.received[2] as never)).toEqual({ table: id, kind: 'over' });
    await pause(200);
    expect(service.received).toHaveLength(3);
  });

  test('of six browsers the oldest gets no more, and one that has unsubscribed is forgotten', async () => {
    const others = Array.from({ length: 5 }, newBrowser);
    for (const other of others) {
      await pause(2);
      expectOk(await bela.subscribeToPush(other.subscription));
    }
    const [gone, missing, moved, quiet, last] = others as [
      FakeBrowser,
      FakeBrowser,
      FakeBrowser,
      FakeBrowser,
      FakeBrowser,
    ];
    service.answers.set(new URL(gone.endpoint).pathname, { status: 410 });
    service.answers.set(new URL(missing.endpoint).pathname, { status: 404 });
    // Redirects lead nowhere.
    service.answers.set(new URL(moved.endpoint).pathname, { status: 307, location: `${service.origin}/elsewhere` });
    expectOk(await bela.unsubscribeFromPush(quiet.endpoint));
    const id = await openDuel(anna, bela);
    await passTurn(id);
    await until(() => service.received.length === 4);
    await pause(200);
    expect(forBrowser(browser)).toHaveLength(0);
    expect(forBrowser(quiet)).toHaveLength(0);
    expect(service.received.filter(({ path }) => path === '/elsewhere')).toEqual([]);
    service.received.length = 0;
    expectOk(await anna.nudge(id, 1));
    await until(() => service.received.length === 2);
    await pause(200);
    expect(service.received.map(({ path }) => path).sort()).toEqual(
      [moved, last].map(({ endpoint }) => new URL(endpoint).pathname).sort(),
    );
    expectOk(await bela.unsubscribeFromPush());
    await passTurnAgain(id);
    expectOk(await anna.nudge(id, 1));
    await pause(200);
    expect(service.received).toHaveLength(2);
  });

  /** Until Béla is asked something new. */
  async function passTurnAgain(id: string): Promise<void> {
    await playNext(id, [anna, bela]);
    await passTurn(id);
  }

  test('a browser belongs to the guest who subscribed last', async () => {
    const cili = await guest(server, 'Cili');
    expectOk(await cili.subscribeToPush(browser.subscription));
    const id = await openDuel(anna, bela);
    await passTurn(id);
    await pause(400);
    expect(service.received).toEqual([]);
  });

  test('a push service that does not answer holds up nobody', async () => {
    const id = await openDuel(anna, bela);
    service.isHolding = true;
    await passTurn(id);
    await until(() => service.held.length === 1);
    expectOk(await anna.nudge(id, 1));
    const other = newBrowser();
    expectOk(await bela.subscribeToPush(other.subscription));
    await pause(QUICK.pushTimeout + 200);
    service.isHolding = false;
    for (const answer of service.held.splice(0)) answer();
    service.received.length = 0;
    await passTurnAgain(id);
    expectOk(await anna.nudge(id, 1));
    await until(() => forBrowser(other).length > 0 && forBrowser(browser).length > 0);
  });

  test('what is no subscription is rejected, and nothing is sent into the network of the server', async () => {
    const { subscription } = browser;
    const attempt = async (change: object) => {
      const done = await bela.subscribeToPush({ ...subscription, ...change } as never);
      return done.ok
        ? 'ok'
        : `${done.error.kind} ${String((done.error as { detail?: { why?: string } }).detail?.why ?? '')}`.trim();
    };
    for (const endpoint of [
      'http://push.example.com/x',
      'https://push.example.com:8443/x',
      'https://user:secret@push.example.com/x',
      'http://127.0.0.1:1/x',
    ])
      expect([endpoint, await attempt({ endpoint })]).toEqual([endpoint, 'bad-subscription not-https']);
    for (const endpoint of [
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://[::ffff:10.0.0.1]/x',
      'https://2130706433/x',
      'https://0x7f.1/x',
      'https://localhost/x',
      'https://metadata.internal/x',
      'https://printer.local/x',
      'https://database/x',
      'https://a.localhost./x',
    ])
      expect([endpoint, await attempt({ endpoint })]).toEqual([endpoint, 'bad-subscription not-public']);
    for (const change of [
      { endpoint: 'javascript:alert(1)' },
      { endpoint: `https://push.example.com/${'x'.repeat(1_000)}` },
      { endpoint: 'https://push.example.com/<b>' },
      { keys: {} },
      { keys: { ...subscription.keys, auth: 'x' } },
      { keys: { ...subscription.keys, p256dh: `${subscription.keys.p256dh}x` } },
      { more: 1 },
    ])
      expect(await attempt(change)).toBe('malformed');
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    expect(await attempt({ keys: { ...subscription.keys, p256dh } })).toBe('bad-subscription bad-key');
    const nobody = await fetch(`${server.url}/api/me/push`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(subscription),
    });
    expect(nobody.status).toBe(401);
  });
});

test('names that lead into a private network are refused when subscribing and again when connecting', async () => {
  const addresses = new Map([
    ['good.push.com', ['8.8.8.8']],
    ['bad.push.com', ['10.0.0.1']],
    ['mixed.push.com', ['8.8.8.8', '127.0.0.1']],
    ['six.push.com', ['::1']],
    ['mapped.push.com', ['::ffff:127.0.0.1']],
    ['none.push.com', []],
  ]);
  const resolve = async (name: string) => {
    const found = addresses.get(name);
    if (!found) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  const guard = new PushGuard({ resolve });
  const problems = [];
  for (const name of [...addresses.keys(), 'missing.push.com'])
    problems.push(await guard.findProblem(`https://${name}/x`));
  expect(problems).toEqual([undefined, ...Array(5).fill('not-public'), 'not-found']);
  // The name gets another address between the check and the connection.
  const lookup = guard.lookupFor(new URL('https://good.push.com/x')) as NonNullable<ReturnType<PushGuard['lookupFor']>>;
  const connect = () =>
    new Promise((done) => lookup('good.push.com', { all: true }, (error, found) => done(error ? error.code : found)));
  expect(await connect()).toEqual([{ address: '8.8.8.8', family: 4 }]);
  addresses.set('good.push.com', ['169.254.169.254']);
  expect(await connect()).toBe('ENOTPUBLIC');
});

test('a name that was public when subscribing is not connected to once it is not', async () => {
  const database = await DATABASES.sqlite();
  let address = '8.8.8.8';
  const asked: string[] = [];
  const resolve = async (name: string) => {
    asked.push(name);
    return [{ address, family: 4 }];
  };
  const config = {
    ...{ database: database.database, host: '127.0.0.1', port: 0, origins: [], proxies: 0 },
    limits: { ...LIMITS, ...QUICK },
  };
  const server = await startServer(config, { resolve });
  const [anna, bela] = await Promise.all([guest(server, 'Anna'), guest(server, 'Béla')]);
  expectOk(await bela.subscribeToPush(new FakeBrowser('https://rebinding.push.com/x').subscription));
  address = '127.0.0.1';
  const id = await openDuel(anna, bela);
  while ((await viewOf(anna, id)).decider === 0) await playNext(id, [anna, bela]);
  const before = asked.length;
  expectOk(await anna.nudge(id, 1));
  // Asked again for the connection itself; nothing was sent, and the server goes on.
  await until(() => asked.length > before);
  expect(errorKind(await anna.nudge(id, 1))).toBe('too-many');
  await server.stop();
  await database.stop();
});

test('public addresses are told from all others', () => {
  const isPublic = ['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '2a00:1450:4001:81b::200a', '2606:4700::1111'];
  const isNot = [
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '127.255.255.255',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.9.9',
    ],
    ...['192.168.1.1', '192.0.2.1', '198.18.0.1', '203.0.113.7', '224.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '::ffff:8.8.8.8',
      '::ffff:127.0.0.1',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      'ff02::1',
      '64:ff9b::7f00:1',
    ],
    ...['2001:db8::1', '2002:7f00:1::', '2001:0:7f00:1::', '', 'localhost', '1.2.3', 'x'],
  ];
  expect(isPublic.filter((address) => !isPublicAddress(address))).toEqual([]);
  expect(isNot.filter(isPublicAddress)).toEqual([]);
});

test('all processes share one key, whoever makes it', async () => {
  const database = await DATABASES.postgres();
  const { url } = database.database as { url: string };
  const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url, { connections: 2 })));
  const keys = await Promise.all(stores.map(loadVapidKeys));
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(await loadVapidKeys(stores[0] as (typeof stores)[number])).toEqual(keys[0]);
  await Promise.all(stores.map((store) => store.close()));
  await database.stop();
});

test('how often somebody gets messages does not depend on others', async () => {
  const database = await DATABASES.sqlite();
  const service = await new FakePushService().start();
  const limits = { ...QUICK, pushBurst: 2, pushEvery: 1_000_000 };
  const server = await start(database.database, limits, { push: { testOrigin: service.origin } });
  const [anna, bela] = await Promise.all([guest(server, 'Anna'), guest(server, 'Béla')]);
  expectOk(await bela.subscribeToPush(new FakeBrowser(`${service.origin}/b`).subscription));
  let id = await openDuel(anna, bela);
  for (let i = 0; i < 6; i++) {
    expectOk(await anna.resign(id, 0));
    id = expectOk(await anna.rematch(id)).id;
  }
  await until(() => service.received.length >= 2);
  await pause(300);
  expect(service.received).toHaveLength(2);
  await server.stop();
  service.stop();
  await database.stop();
});

test('who leaves as the question comes is told; who stays is not', async () => {
  const database = await DATABASES.sqlite();
  const service = await new FakePushService().start();
  // Long enough for a busy machine: Béla has to be gone before it has passed.
  const limits = { ...QUICK, pushAfter: 8_000 };
  const server = await start(database.database, limits, { push: { testOrigin: service.origin } });
  const [anna, bela, cili] = await Promise.all(['Anna', 'Béla', 'Cili'].map((name) => guest(server, name)));
  if (!anna || !bela || !cili) throw new Error('nobody came');
  for (const [who, name] of [
    [bela, 'bela'],
    [cili, 'cili'],
  ] as const)
    expectOk(await who.subscribeToPush(new FakeBrowser(`${service.origin}/${name}`).subscription));
  for (const other of [cili, bela]) {
    const id = await openDuel(anna, other);
    const seen = await watch(other, id);
    await until(() => seen.presences.length > 0);
    while ((await viewOf(anna, id)).decider === 0) await playNext(id, [anna, other]);
  }
  bela.close();
  await until(() => service.received.length > 0);
  await pause(500);
  expect(service.received.map(({ path }) => path)).toEqual(['/bela']);
  cili.close();
  await server.stop();
  service.stop();
  await database.stop();
});

test('settings of push messages are checked', () => {
  const read = (env: Record<string, string>) => {
    const config = readConfig(env, 'file');
    return config.ok ? config.value.push : config.error;
  };
  expect(read({})).toEqual({});
  expect(
    read({ UNDERCROFT_PUSH_CONTACT: 'mailto:me@table.example', UNDERCROFT_PUSH_TEST: 'http://127.0.0.1:9' }),
  ).toEqual({
    contact: 'mailto:me@table.example',
    testOrigin: 'http://127.0.0.1:9',
  });
  expect(read({ UNDERCROFT_PUSH_CONTACT: 'me' })).toMatch('UNDERCROFT_PUSH_CONTACT');
  expect(read({ UNDERCROFT_PUSH_TEST: 'x' })).toMatch('UNDERCROFT_PUSH_TEST');
});
