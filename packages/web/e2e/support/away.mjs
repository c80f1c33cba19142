// Tables with a known order of turns, played over HTTP by whoever's cookie a page has; a push service; a server that pushes to it.
import { createECDH, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { LIMITS, startServer } from '@undercroft/server';

const pages = new URL('../../dist', import.meta.url).pathname;

/** Everything that takes minutes takes a moment. */
const HASTE = { awayLive: 300, pushAfter: 200, presenceGrace: 100, presenceEvery: 50 };

export async function hastyServer({ pushService } = {}) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'undercroft-away-'));
  const config = {
    database: { file: path.join(data, 'tables.db') },
    host: '127.0.0.1',
    port: 0,
    origins: [],
    proxies: 0,
    limits: { ...LIMITS, burst: 100_000, perSecond: 100_000, ...HASTE },
    ...(pushService ? { push: { testOrigin: pushService.origin } } : {}),
  };
  const server = await startServer(config, { pages });
  return {
    address: `http://127.0.0.1:${server.port}/`,
    async close() {
      await server.stop();
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Takes whatever is sent to it, and counts. */
export async function fakePushService() {
  const received = [];
  const server = http.createServer((request, response) => {
    received.push(request.url);
    request.resume();
    response.writeHead(201).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A subscription as a browser would make it: this browser reaches no push service. */
export function fakeSubscription(service) {
  const keys = createECDH('prime256v1');
  return {
    endpoint: `${service.origin}/browser`,
    keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

/** Runs in the page. */
export function subscribeAs(subscription) {
  let isOn = false;
  const made = {
    ...subscription,
    toJSON: () => subscription,
    unsubscribe: async () => {
      isOn = false;
      return true;
    },
  };
  PushManager.prototype.subscribe = async () => {
    isOn = true;
    return made;
  };
  PushManager.prototype.getSubscription = async () => (isOn ? made : null);
}

/** Sends a request as whoever uses the page. */
export const request = (page, method, url, body) =>
  page.evaluate(
    async ([how, where, sent]) => {
      const answer = await fetch(where, {
        method: how,
        ...(sent ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) } : {}),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${how} ${where}: ${answer.status} ${text}`);
      return text === '' ? undefined : JSON.parse(text);
    },
    [method, url, body],
  );

/** Whoever decides there ends their turn, as long as the seat may, or takes the first answer that comes to mind. */
export async function act(page, table, action = { type: 'end' }) {
  const { seq, decider } = await request(page, 'GET', `/api/tables/${table}`);
  await request(page, 'POST', `/api/tables/${table}/act`, { seat: decider, seq, action });
}

const CAVERS = ['medic', 'bodyguard', 'scout', 'climber'];

/** A table of Sub Terra, opened over HTTP by somebody new: `seats` names for each caver the seat that plays it. */
export async function openBy(page, name, { seats, requests }) {
  await request(page, 'POST', '/api/me', { name });
  await page.evaluate(() => localStorage.setItem('undercroft guest', 'yes'));
  const options = { cavers: CAVERS.map((caver, i) => ({ caver, seat: seats[i] })) };
  const { id } = await request(page, 'POST', '/api/tables', { game: 'sub-terra', options, seats: requests });
  return id;
}

export async function sitBy(page, name, table, seat) {
  await request(page, 'POST', '/api/me', { name });
  await page.evaluate(() => localStorage.setItem('undercroft guest', 'yes'));
  await request(page, 'PUT', `/api/tables/${table}/seats/${seat}`, {});
}

/** Delivers a push message to the worker of a page, as the browser would. */
export async function deliverPush(page, data) {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registration = new Promise((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(origin));
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registration,
    data: typeof data === 'string' ? data : JSON.stringify(data),
  });
  await devtools.detach();
}

export const notifications = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

/** Asks again and again, for a while. */
export async function until(isThere, what) {
  for (let tries = 0; tries < 400; tries++) {
    if (await isThere()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`there was never ${what}`);
}

/** Until there are so many; answers them. */
export async function untilNotified(page, count) {
  await until(async () => (await notifications(page)).length === count, `exactly ${count} notifications`);
  return notifications(page);
}
