// A hostile client from another address of this machine, in a process of its own: attacker.mjs ATTACK URL. It goes on until it
// is told to stop, and then keeps everything open that the server does not close.
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import { findGame } from '@undercroft/catalog';
import { readRecord, replay, unwrap, writeRecord } from '@undercroft/engine';

const FROM = '127.0.0.2';
const [attack, url] = process.argv.slice(2);
const { hostname, port } = new URL(url);
const kept = [];
let isStopped = false;
process.on('message', () => {
  isStopped = true;
});
process.on('uncaughtException', () => undefined);

const MOST_BUFFERED = 1024 * 1024;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Keeps its side open whatever the server does. */
function openSocket(text = '') {
  const socket = connect({ port, host: hostname, localAddress: FROM, allowHalfOpen: true });
  socket.on('error', () => socket.destroy());
  socket.on('data', () => undefined);
  kept.push(socket);
  if (text !== '') socket.write(text);
  return socket;
}

const isUsable = (socket) => !socket.destroyed && !socket.readableEnded;

const upgrade = (path, cookie = '') =>
  `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nCookie: ${cookie}\r\n\r\n`;

/** Writes the same bytes over live connections as fast as they are taken; opens a new one when one is closed. */
async function floodLive(bytes, count = 4) {
  const one = async () => {
    while (!isStopped) {
      const socket = openSocket(upgrade('/api/live'));
      await wait(50);
      while (!isStopped && isUsable(socket)) {
        // What the server does not read must not fill our own memory.
        if (socket.writableLength < MOST_BUFFERED) socket.write(bytes);
        await wait(socket.writableLength === 0 ? 0 : 5);
      }
      await wait(20);
    }
  };
  await Promise.all(Array.from({ length: count }, one));
}

/** Requests one after the other over connections that are opened again when they are closed. */
async function floodHttp(text, count = 20) {
  const one = async () => {
    while (!isStopped) {
      const socket = openSocket(text);
      await Promise.race([new Promise((resolve) => socket.once('data', resolve)), wait(200)]);
      while (!isStopped && isUsable(socket)) {
        socket.write(text);
        await Promise.race([new Promise((resolve) => socket.once('data', resolve)), wait(200)]);
      }
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: count }, one));
}

const get = (path, cookie = '') => `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n\r\n`;

/** A request with its answer, as a program would send it. */
function send(method, path, { body, cookie = '', isChunked = false } = {}) {
  return new Promise((resolve) => {
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    if (body !== undefined && !isChunked) headers['content-length'] = Buffer.byteLength(body);
    const outgoing = request({ hostname, port, path, method, headers, localAddress: FROM, agent: false });
    outgoing.on('error', () => resolve({ status: 0, text: '', headers: {} }));
    outgoing.on('response', (response) => {
      let text = '';
      response.on('data', (data) => {
        text += data;
      });
      response.on('error', () => undefined);
      response.on('close', () => resolve({ status: response.statusCode, text, headers: response.headers }));
    });
    outgoing.end(body);
  });
}

async function becomeGuest() {
  for (;;) {
    const { headers } = await send('POST', '/api/me', { body: '{"name":"Mallory"}' });
    const cookie = headers['set-cookie']?.[0]?.split(';')[0];
    if (cookie !== undefined) return cookie;
    await wait(100);
  }
}

const repeat = async (work, count = 4) => {
  const one = async () => {
    while (!isStopped) await work();
  };
  await Promise.all(Array.from({ length: count }, one));
};

const frame = (first, payload = '') =>
  Buffer.concat([Buffer.from([first, 0x80 | payload.length, 0, 0, 0, 0]), Buffer.from(payload)]);
const frames = (count, one) => Buffer.concat(Array.from({ length: count }, () => one));
const fragments = () => Buffer.concat([frame(0x01), frames(10_000, frame(0x00)), frame(0x80)]);

const manyKeys = (count) => {
  const options = Object.fromEntries(Array.from({ length: count }, (_, i) => [`key${i}`, i]));
  return JSON.stringify({ record: JSON.stringify({ format: 1, game: 'pocket-sub', rules: 1, options, seats: [] }) });
};

/** A sound record of about five megabytes: somebody sits down again and again. */
async function longRecord(cookie) {
  const body = '{"game":"pocket-sub","seats":[{"for":"me"},{"for":"open"}]}';
  const { id } = JSON.parse((await send('POST', '/api/tables', { cookie, body })).text);
  const { text } = await send('GET', `/api/tables/${id}/record`, { cookie });
  const table = unwrap(replay(findGame, unwrap(readRecord(text))));
  for (let i = 0; i < 19_000; i++) table.sit(1, { player: 'human', name: `${'x'.repeat(170)}${i}` });
  return JSON.stringify({ record: writeRecord(table.record), seats: [{ for: 'me' }, { for: 'open' }] });
}

const ATTACKS = {
  junk: () => floodLive(frames(2_000, frame(0x81, 'x'))),
  pings: () => floodLive(frames(2_000, frame(0x89))),
  fragments: () => floodLive(fragments()),
  requests: () => floodHttp(get('/api/me')),
  pipelining: () => floodHttp(get('/api/me').repeat(500), 4),
  metrics: () => floodHttp(get('/metrics')),
  upgrades: () =>
    repeat(async () => {
      openSocket(upgrade('/nowhere'));
      await wait(2);
    }, 2),
  silent: () =>
    repeat(async () => {
      openSocket();
      await wait(5);
    }, 2),
  async chunked() {
    const cookie = await becomeGuest();
    await repeat(() => send('POST', '/api/imports', { cookie, body: 'x'.repeat(5_500_000), isChunked: true }));
  },
  async keys() {
    const cookie = await becomeGuest();
    const body = manyKeys(200_000);
    await repeat(() => send('POST', '/api/imports', { cookie, body }));
  },
  /** As many guests as an address can become, so that the quota of one is no help. */
  async imports() {
    const body = await longRecord(await becomeGuest());
    await repeat(async () => {
      const cookie = await becomeGuest();
      for (let i = 0; i < 5 && !isStopped; i++) await send('POST', '/api/imports', { cookie, body });
    }, 2);
  },
  async bots() {
    const cookie = await becomeGuest();
    const adept = '{"for":"bot","strength":"adept"}';
    const body = `{"game":"pocket-sub","seats":[${adept},${adept}]}`;
    for (let i = 0; i < 40 && !isStopped; i++) {
      const { status } = await send('POST', '/api/tables', { cookie, body });
      if (status === 429) await wait(500);
    }
    await repeat(() => wait(100), 1);
  },
  async chat() {
    const cookie = await becomeGuest();
    const body = '{"game":"pocket-sub"}';
    const { id } = JSON.parse((await send('POST', '/api/tables', { cookie, body })).text);
    await repeat(() => send('POST', `/api/tables/${id}/said`, { cookie, body: '{"text":"spam"}' }), 20);
  },
};

await ATTACKS[attack]();
// Until somebody ends it.
await wait(600_000);
