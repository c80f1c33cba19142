// Several people at one table of a server.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LIMITS, startServer } from '@undercroft/server';
import { PHONE } from './stage.mjs';

const pages = new URL('../../dist', import.meta.url).pathname;

/** Opens a table, and waits on the page that invites to it. Every seat but the first is for friends. */
export async function openOnlineTable(stage, game, { name, address = stage.address, ...options } = {}) {
  const page = await stage.open('', options);
  await page.goto(`${address}#/new/${game}/online`);
  await page.locator('.holders').first().waitFor();
  await page.locator('form.summary input[name=name]').fill(name);
  await page.locator('form.summary button[type=submit]').click();
  await page.locator('.invite').waitFor();
  const code = (await page.locator('.send .code').innerText()).replace(/\s/g, '');
  return { page, code, link: `${address}t/${code}` };
}

/** Comes by the link, and sits down on the first free seat: a name and one tap. */
export async function joinTable(stage, link, { name, isPhone = false } = {}) {
  const page = await stage.open('', isPhone ? { viewport: PHONE, hasTouch: true, isMobile: true } : {});
  await page.goto(link);
  await page.locator('.arrive input[name=name]').fill(name);
  await page.locator('.arrive button[type=submit]').click();
  await page.locator('.play').waitFor();
  return page;
}

/** Until it is one's own turn, and the board says where. */
export const yourTurn = (page) => page.locator('.spot.lit').first().waitFor();

/** The gap east of the start. */
export const exploreEast = (page) => page.locator('.spot.lit[data-place="1,0"]').click();

/** Until a tile has been revealed: so many are left. */
export const tilesLeft = (page, n) => page.locator('.goal', { hasText: String(n) }).waitFor();

/** A server of its own, which can be stopped and started again at the same address with the same tables. `shorter`: limits that a test cannot wait for. */
export async function ownServer(shorter = {}) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'undercroft-together-'));
  const limits = { ...LIMITS, burst: 100_000, perSecond: 100_000, ...shorter };
  const config = {
    database: { file: path.join(data, 'tables.db') },
    host: '127.0.0.1',
    origins: [],
    proxies: 0,
    limits,
  };
  let server = await startServer({ ...config, port: 0 }, { pages });
  const { port } = server;
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () => server.stop(),
    async start() {
      server = await startServer({ ...config, port }, { pages });
    },
    async remove() {
      await server.stop();
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}
