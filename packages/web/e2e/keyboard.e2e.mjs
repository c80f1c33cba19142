// Whole games by keyboard alone: no mouse, no touch, no click.
import assert from 'node:assert/strict';
import { beginByKeys, playByKeys, tabTo } from './support/keyboard-player.mjs';

async function wholeGame(stage, game, keys) {
  const page = await stage.open();
  await page.locator('.portal-link').first().waitFor();
  await tabTo(page, `a.portal-link[href$="${game}"]`);
  await page.keyboard.press('Enter');
  await beginByKeys(page, `keyboard ${game}`);
  const used = await playByKeys(page, game);
  await page.locator('.ending h1').waitFor();
  assert.match(await page.locator('.facts-line', { hasText: 'decisions' }).innerText(), /\d+ decisions/);
  for (const key of keys) assert.ok(used[key] > 0, `${key} was never needed: ${JSON.stringify(used)}`);
}

export default {
  'a whole game of Sub Terra': (stage) => wholeGame(stage, 'sub-terra', ['1', '2', ' ', 'Enter', 'ArrowUp']),
};

export const matrix = {
  'a whole game of Pocket Sub': (stage) => wholeGame(stage, 'pocket-sub', ['1', 'Enter']),
  "a whole game of Inferno's Edge": (stage) => wholeGame(stage, 'infernos-edge', ['1', '2', ' ', 'Enter', 'ArrowUp']),
};
