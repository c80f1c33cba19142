import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { findPostgres, start } from '../postgres.mjs';

afterEach(() => vi.unstubAllEnvs());

async function query(connectionString, sql) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const isOpen = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });

test('a throw-away server accepts queries, and is gone with its folder after stop', async () => {
  vi.stubEnv('DATABASE_URL', '');
  const { url, stop } = await start();
  const [{ unix_socket_directories: folder }] = await query(url, 'show unix_socket_directories');
  expect(await query(url, 'select 1 + 1 as two')).toEqual([{ two: 2 }]);
  expect(fs.existsSync(folder)).toBe(true);
  await stop();
  expect(await isOpen(Number(new URL(url).port))).toBe(false);
  await vi.waitFor(() => expect(fs.existsSync(folder)).toBe(false), { timeout: 60_000 });
});

test('a throw-away server does not outlive a killed process', async () => {
  const here = fileURLToPath(new URL('../postgres.mjs', import.meta.url));
  const code = `const { start } = await import(${JSON.stringify(here)}); console.log((await start()).url); setInterval(() => {}, 1000);`;
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { env });
  const [said] = await once(child.stdout, 'data');
  const url = String(said).trim();
  const [{ unix_socket_directories: folder }] = await query(url, 'show unix_socket_directories');
  child.kill('SIGKILL');
  const isGone = async () => !fs.existsSync(folder) && !(await isOpen(Number(new URL(url).port)));
  await vi.waitFor(async () => expect(await isGone()).toBe(true), { timeout: 60_000, interval: 100 });
});

test('on a running server a database is created, and removed by stop', async () => {
  vi.stubEnv('DATABASE_URL', '');
  const server = await start();
  vi.stubEnv('DATABASE_URL', server.url);
  const { url, stop } = await start();
  await query(url, 'create table mine (n int)');
  const names = async () => (await query(server.url, 'select datname from pg_database')).map((row) => row.datname);
  const name = new URL(url).pathname.slice(1);
  expect(await names()).toContain(name);
  await stop();
  expect(await names()).not.toContain(name);
  await server.stop();
});

test('PG_BIN names the folder of the programs', () => {
  const found = findPostgres();
  vi.stubEnv('PG_BIN', found);
  expect(findPostgres()).toBe(found);
  expect(fs.existsSync(`${found}/initdb`)).toBe(true);
});
