// Bots: an opponent at the table, advice on request, a seat that changes hands in the middle of a game.
import assert from 'node:assert/strict';
import { gameIds } from '../../../scripts/modules.mjs';
import { logOf, savedIn, seen } from './support/reading.mjs';
import { begin, openTable, playSome } from './support/screens.mjs';

const entriesOf = async (page) => (await savedIn(page))[0].list;
const actsOf = async (page, seat) =>
  (await entriesOf(page)).filter((entry) => entry.type === 'act' && entry.seat === seat);

export default {
  'a bot answers every turn, and is thinking again after a reload': async (stage) => {
    const page = await openTable(stage, 'pocket-sub', { mode: 'alone', steps: 6 });
    const mine = await actsOf(page, 0);
    assert.ok(mine.length > 0 && (await actsOf(page, 1)).length > 0, 'both have moved');
    const before = await entriesOf(page);
    await page.reload();
    await page.locator('.table').waitFor();
    await seen(page);
    assert.deepEqual((await entriesOf(page)).slice(0, before.length), before);
    assert.ok((await logOf(page)).length > 1);
  },

  'a hint names ideas with their chances and a reason, shows them on the board and aims at the best': async (stage) => {
    for (const game of gameIds()) {
      const page = await openTable(stage, game, { mode: 'alone' });
      const before = await entriesOf(page);
      await page.keyboard.press('h');
      await page.locator('.advice').waitFor();
      const advice = await page.locator('.advice').innerText();
      assert.match(advice, /\d %/, `${game}: a chance`);
      assert.match(advice, /Why: .+\./, `${game}: a reason`);
      assert.ok((await seen(page)).isTargeted, `${game}: aimed at the best idea`);
      assert.deepEqual(await entriesOf(page), before, 'nothing was played');
      await page.keyboard.press('Enter');
      await page.locator('.advice').waitFor({ state: 'detached' });
      assert.ok((await entriesOf(page)).length > before.length, `${game}: it can be played as it is`);
      await page.context().close();
    }
  },

  'a seat becomes a bot in the middle of a game, and a person again': async (stage) => {
    const page = await openTable(stage, 'pocket-sub', { mode: 'around' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const seats = page.locator('.seats-now select');
    await seats.nth(0).selectOption('wanderer');
    await seats.nth(1).selectOption('wanderer');
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await page.waitForFunction(() => document.querySelectorAll('.log li').length > 3);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await seats.nth(0).selectOption('person');
    await page.keyboard.press('Escape');
    const view = await seen(page);
    assert.ok(view.actions.length > 0 || view.screen === 'end', 'a person decides again');
  },
};

export const matrix = {
  'the same seed is the same bot': async (stage) => {
    const games = [];
    for (let i = 0; i < 2; i++) {
      const page = await openTable(stage, 'pocket-sub', { mode: 'alone', seed: 'twins', steps: 4 });
      games.push(await entriesOf(page));
    }
    assert.deepEqual(games[0], games[1]);
  },

  'cavers led by bots and people go down together, at phone size and without a network': async (stage) => {
    const page = await stage.openPhone('#/new/sub-terra/alone');
    await page.locator('form.setup').waitFor();
    await page.locator('.segments button', { hasText: '2' }).first().click();
    assert.equal(await page.locator('.seats select').nth(1).inputValue(), 'novice');
    await begin(page, { seed: 'together' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((later) => setTimeout(later, 20));
    });
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('.table').waitFor();
    await playSome(page, 'sub-terra', 14);
    assert.ok((await actsOf(page, 1)).length > 0, 'the bot has led its cavers');
  },
};
