// Where the keys are: the order of the Tab key, and what Enter and Space press after a click and after Tab.
import assert from 'node:assert/strict';
import { ready, savedIn, seen, settled } from './support/reading.mjs';
import { openTable } from './support/screens.mjs';

/** The parts of the table in the order in which Tab comes to them, from the decision on. */
const ORDER = ['.say', '.slots', '.tools', '.commit', '.board', '.lens', '.rail', '.side'];

const partOf = (page) => page.evaluate((parts) => parts.find((part) => document.activeElement?.closest(part)), ORDER);
const focused = (page, selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
const entries = async (page) => {
  await settled(page);
  return (await savedIn(page))[0].list.filter(({ type }) => type === 'act').map(({ action }) => action.type);
};

async function tabOrder(stage, game) {
  const page = await openTable(stage, game);
  await seen(page);
  assert.ok(await focused(page, '#decision'), 'the keys begin at the decision');
  const parts = [];
  for (let i = 0; i < 80 && !(await focused(page, 'body')); i++) {
    await page.keyboard.press('Tab');
    const part = await partOf(page);
    if (part !== undefined && part !== parts.at(-1)) parts.push(part);
  }
  assert.deepEqual(parts, ORDER);
}

export default {
  'Tab goes from the line that speaks to the actions, the big button, the board, the round and the log': (stage) =>
    tabOrder(stage, 'sub-terra'),

  'the first Tab leads to the board, past every action, and Enter there acts': async (stage) => {
    const page = await openTable(stage, 'sub-terra');
    await seen(page);
    const way = page.locator('.dock .skip');
    const isSeen = () =>
      way.evaluate((one) => getComputedStyle(one).clipPath === 'none' && one.getBoundingClientRect().top > 0);
    assert.ok(!(await isSeen()), 'not in sight before');
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'To the board');
    assert.ok(await isSeen(), 'in sight when Tab has come to it');
    await page.keyboard.press('Enter');
    assert.ok(await focused(page, '.spot[tabindex="0"]'), 'on the place of whoever acts');
    assert.deepEqual(await entries(page), [], 'and nothing is done by going there');
  },

  'after a click Enter and Space press the big button': async (stage) => {
    const page = await openTable(stage, 'sub-terra');
    await page.locator('.slots [data-action=explore]').click();
    await page.keyboard.press('Escape');
    for (const [i, key] of ['Enter', ' '].entries()) {
      await page.locator('.zoom button, .lens button').first().click();
      assert.ok(await focused(page, '#decision'), 'the focus does not stay on what was clicked');
      await ready(page);
      await page.keyboard.press(key);
      assert.deepEqual(await entries(page), Array(i + 1).fill('end'));
    }
  },

  'on a control that Tab has reached Enter and Space press that control': async (stage) => {
    const page = await openTable(stage, 'sub-terra');
    await seen(page);
    for (let i = 0; i < 20 && !(await focused(page, '[data-action=explore]')); i++) await page.keyboard.press('Tab');
    for (const pressed of ['true', 'false']) {
      await page.keyboard.press(pressed === 'true' ? 'Enter' : ' ');
      await settled(page);
      assert.equal(await page.locator('[data-action=explore]').getAttribute('aria-pressed'), pressed);
    }
    assert.deepEqual(await entries(page), []);
  },
};

export const matrix = {
  "Tab goes through the table of Inferno's Edge in the same order": (stage) => tabOrder(stage, 'infernos-edge'),
  'Tab goes through the table of Pocket Sub in the same order': (stage) => tabOrder(stage, 'pocket-sub'),
};
