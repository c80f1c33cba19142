// The pictures of the page in the README, one of each game, taken of real games.   node scripts/page-picture.mjs [GAME …]
import path from 'node:path';
import { seen } from '../packages/web/e2e/support/reading.mjs';
import { openTable } from '../packages/web/e2e/support/screens.mjs';
import { Stage } from '../packages/web/e2e/support/stage.mjs';
import { launch } from './browser.mjs';
import { buildPage } from './page.mjs';
import { serve } from './serve.mjs';
import { root } from './setup.mjs';

/** How far each game has come in its picture. */
const GAMES = { 'sub-terra': 70, 'infernos-edge': 70, 'pocket-sub': 40 };

async function takePicture(stage, game, steps) {
  const page = await openTable(stage, game, { steps, seed: 'picture' });
  for (const key of ['c', '1']) await page.keyboard.press(key);
  await seen(page);
  await page.waitForTimeout(500);
  await page.screenshot({ path: path.join(root, 'docs', 'pictures', `${game}.png`) });
}

async function takePictures(games) {
  const unknown = games.filter((game) => !(game in GAMES));
  if (unknown.length > 0) {
    console.error(`There is no game called ${unknown.join(', ')}: choose from ${Object.keys(GAMES).join(', ')}.`);
    return 2;
  }
  if (buildPage() !== 0) return 1;
  const server = await serve();
  const browser = await launch();
  const stage = new Stage({ browser, address: `http://127.0.0.1:${server.port}/` });
  for (const game of games) await takePicture(stage, game, GAMES[game]);
  await browser.close();
  await server.close();
  return 0;
}

const wanted = process.argv.slice(2);
process.exitCode = await takePictures(wanted.length > 0 ? wanted : Object.keys(GAMES));
