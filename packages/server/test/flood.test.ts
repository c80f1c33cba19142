// Floods against a server process with the default limits: it answers, and its memory does not grow.
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { LIMITS } from '../src/index.ts';
import { RawConnection } from './raw-connection.ts';
import { json, kindOf, send } from './raw-http.ts';
import { MEASURABLE, type Memory, ServerProcess } from './server-process.ts';
import { DATABASES, guest, until } from './support.ts';
import { longTable } from './table-helpers.ts';

const MEGABYTE = 1024 * 1024;
const USUAL = { UNDERCROFT_BURST: String(LIMITS.burst), UNDERCROFT_PER_SECOND: String(LIMITS.perSecond) };

const inParallel = async (count: number, width: number, work: (i: number) => Promise<unknown>): Promise<void> => {
  let next = 0;
  const one = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: width }, one));
};

async function cookieOf(server: ServerProcess, name: string): Promise<string> {
  const { headers } = await send(server, { method: 'POST', path: '/api/me', ...json({ name }) });
  return (headers['set-cookie']?.[0] ?? '').split(';')[0] as string;
}

/** All kinds of bad requests, then connections that send nonsense and close. */
async function flood(server: ServerProcess, cookie: string, table: string): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  const big = 'x'.repeat(60_000);
  const kinds = [
    () => ({ path: '/api/me', headers: { cookie: `undercroft=${Math.random().toString(36).padEnd(24, 'x')}` } }),
    () => ({ path: `/api/tables/${Math.random().toString(36).slice(2).padEnd(16, 'x').slice(0, 16)}` }),
    () => ({ path: '/api/me', method: 'PUT', headers: { cookie, 'content-type': 'application/json' }, body: big }),
    () => ({ path: `/api/tables/${table}/entries`, headers: { cookie } }),
    () => ({ path: `/api/${Math.random()}`, method: 'POST', ...json({ name: big }) }),
    () => ({ path: '/healthz' }),
  ];
  await inParallel(1500, 20, async (i) => {
    const { status } = await send(server, (kinds[i % kinds.length] as () => { path: string })());
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  await inParallel(300, 20, async (i) => {
    const connection = await new RawConnection(server, i % 2 === 0 ? { cookie } : {}).settled();
    const status = connection.refused?.status ?? 101;
    statuses[status] = (statuses[status] ?? 0) + 1;
    for (let n = 0; n < 20 && connection.isOpen; n++)
      connection.send(n % 2 === 0 ? big.slice(0, 10_000) : { type: 'follow', table, after: 0 });
    connection.close();
  });
  return statuses;
}

test('floods are rejected and leave nothing in memory', async () => {
  const { database, stop } = await DATABASES.sqlite();
  const server = await ServerProcess.start(database, 0, { ...USUAL, ...MEASURABLE });
  try {
    const anna = await guest(server, 'Anna');
    const table = await longTable(anna, 2_000);
    const cookie = await cookieOf(server, 'Mallory');
    // The first flood fills the caches; the others must add nothing.
    await flood(server, cookie, table);
    const measured: Memory[] = [await server.measure()];
    for (let i = 0; i < 2; i++) {
      const statuses = await flood(server, cookie, table);
      expect(statuses[429]).toBeGreaterThan(500);
      expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
      measured.push(await server.measure());
    }
    const [first, , last] = measured as [Memory, Memory, Memory];
    const grown = (of: keyof Memory) => (last[of] - first[of]) / MEGABYTE;
    expect({ heap: grown('heapUsed') < 4, external: grown('external') < 4, rss: grown('rss') < 60, measured }).toEqual({
      heap: true,
      external: true,
      rss: true,
      measured,
    });
    await until(async () => (await send(server, { path: '/healthz' })).status === 200);
  } finally {
    await server.kill();
    await stop();
  }
});

test('a client that does not read cannot make the server buffer entries, answers or pongs', async () => {
  const { database, stop } = await DATABASES.sqlite();
  const server = await ServerProcess.start(database, 0, { ...MEASURABLE, UNDERCROFT_SLOW_FOR: '600000' });
  const connections: RawConnection[] = [];
  try {
    const anna = await guest(server, 'Anna');
    const table = await longTable(anna, 19_000);
    const cookie = await cookieOf(server, 'Mallory');
    const seated = await send(server, {
      method: 'PUT',
      path: `/api/tables/${table}/seats/1`,
      headers: { cookie, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(seated.status).toBe(204);
    const before = await server.measure();
    for (let i = 0; i < 10; i++) {
      const connection = await new RawConnection(server, { cookie }).settled();
      connections.push(connection);
      const { _socket: socket } = connection.socket as unknown as {
        _socket: { pause(): void; writableLength: number };
      };
      socket.pause();
      for (let n = 0; n < 12; n++) connection.send({ type: 'follow', table, after: 0 });
      // Stale, so that the answer contains what was missed.
      for (let n = 0; n < 200; n++)
        connection.send({ type: 'act', ref: n, table, seat: 1, seq: 0, action: { type: 'x' } });
      for (let n = 0; n < 40_000; n++) connection.socket.ping('x'.repeat(100));
      await until(() => socket.writableLength === 0);
    }
    const after = await server.measure();
    // For each of ten a quarter of a megabyte may be buffered, and one more page of entries.
    expect((after.external + after.heapUsed - before.external - before.heapUsed) / MEGABYTE).toBeLessThan(10);
    expect(connections.every(({ isOpen }) => isOpen)).toBe(true);
  } finally {
    for (const connection of connections) connection.close();
    await server.kill();
    await stop();
  }
});

test('a client that does not read its responses gets no more of them beyond a limit', async () => {
  const { database, stop } = await DATABASES.sqlite();
  const server = await ServerProcess.start(database, 0, {
    ...MEASURABLE,
    UNDERCROFT_ANSWERS_PER_ADDRESS: String(4 * MEGABYTE),
  });
  const sockets: Socket[] = [];
  try {
    const anna = await guest(server, 'Anna');
    const path = `/api/tables/${await longTable(anna, 19_000)}/record`;
    const size = (await send(server, { path })).text.length;
    expect(size).toBeGreaterThan(MEGABYTE);
    const before = await server.measure();
    const { hostname, port } = new URL(server.url);
    for (let i = 0; i < 3; i++) sockets.push(connect(Number(port), hostname).pause());
    // Again and again without reading, until the buffers of the network are full, too.
    await until(async () => {
      for (const socket of sockets) socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(4));
      return (await send(server, { path })).status === 429;
    });
    const rejected = await send(server, { path });
    expect([kindOf(rejected), rejected.headers['retry-after']]).toEqual(['too-many', '1']);
    const after = await server.measure();
    // The limit, a little more, and as much again that is being serialized.
    expect((after.external + after.heapUsed - before.external - before.heapUsed) / MEGABYTE).toBeLessThan(20);
    for (const socket of sockets) socket.destroy();
    await until(async () => (await send(server, { path })).status === 200);
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.kill();
    await stop();
  }
});
