// Games over a server that are played to their end: each seat has a window of its own, and whoever is asked decides there.
import fs from 'node:fs';
import { readRecord } from '@undercroft/engine';
import { seen } from './reading.mjs';

const goldenFile = (game, name) => new URL(`../../../../games/${game}/golden/${name}.jsonl`, import.meta.url);
const MOST_STEPS = 3000;
/** Longer than any bot thinks and any server takes, in milliseconds. */
const STALLED_MS = 60_000;
/** Between two looks at all windows while nobody can decide. */
const LOOK_MS = 40;

/** Opens a table that goes on from a golden game after some of its entries; the rest is drawn by the server. */
export async function openGoldenTable(
  stage,
  game,
  { golden, after, name, seats, address = stage.address, ...options },
) {
  const page = await stage.open('', options);
  await page.goto(`${address}#/about`);
  const record = fs.readFileSync(goldenFile(game, golden), 'utf8');
  const { id, code } = await page.evaluate(openByRecord, { name, body: { record, upTo: after, seats } });
  await page.goto(`${address}#/invite/${id}`);
  await page.locator('.invite').waitFor();
  return { page, id, code, link: `${address}t/${code}` };
}

/** As the page does it when a game is moved to the server. Runs in the page. */
async function openByRecord({ name, body }) {
  const post = async (to, sent) => {
    const answer = await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
    if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`);
    return answer.json();
  };
  await post('/api/me', { name });
  localStorage.setItem('undercroft guest', 'yes');
  const { id } = await post('/api/imports', body);
  const { code } = await (await fetch(`/api/tables/${id}`)).json();
  return { id, code };
}

/** What the server has of a table, read by whoever sits at a window. */
export const tableOf = (page, id) => page.evaluate(async (table) => (await fetch(`/api/tables/${table}`)).json(), id);

/** All entries of a table, as the server has them. */
export async function entriesOf(page, id) {
  const text = await page.evaluate(async (table) => (await fetch(`/api/tables/${table}/record`)).text(), id);
  const record = readRecord(text);
  if (!record.ok) throw new Error(`no record: ${JSON.stringify(record.error)}`);
  return record.value.entries;
}

/** The id of the table that a window shows. */
export const onlineId = (page) => page.url().split('#/')[1].split('/')[1];

/** At a glance, without waiting for anything. */
const glance = (page) =>
  page.evaluate(() => {
    const isBusy = document.querySelector('[aria-busy=true]') !== null;
    const commit = document.querySelector('.commit');
    return {
      screen: location.hash.split('/')[1] ?? '',
      canDecide: !isBusy && commit !== null && !commit.matches('.waiting') && !document.querySelector('dialog[open]'),
      says: document.querySelector('#decision')?.textContent?.trim() ?? document.body.textContent?.slice(0, 200),
    };
  });

/** Until one of the players can decide; nothing once all windows show the finished game. */
export async function whoDecides(players) {
  for (const until = Date.now() + STALLED_MS; ; ) {
    const views = await Promise.all(players.map(({ page }) => glance(page)));
    if (views.every(({ screen }) => screen === 'finished')) return undefined;
    const found = players[views.findIndex(({ canDecide }) => canDecide)];
    if (found) return found;
    if (Date.now() > until)
      throw new Error(`nobody can decide: ${views.map(({ screen, says }) => `${screen}: ${says}`).join(' | ')}`);
    await new Promise((later) => setTimeout(later, LOOK_MS));
  }
}

/** Takes decisions one after another, each in the window of whoever is asked; answers how many each has taken. */
export async function playTogether(players, { until = () => false } = {}) {
  const steps = players.map(() => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const player = await whoDecides(players);
    if (!player || (await until({ step, player }))) return steps;
    await player.step(await seen(player.page));
    steps[players.indexOf(player)]++;
  }
  throw new Error(`the game is not over after ${MOST_STEPS} steps`);
}
