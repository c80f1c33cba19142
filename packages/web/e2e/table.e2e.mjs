// How the table behaves: undo, refusals, the hand-over, settings.
import assert from 'node:assert/strict';
import { playByKeys } from './support/keyboard-player.mjs';
import { logOf, savedIn, seen, settled } from './support/reading.mjs';
import { openTable } from './support/screens.mjs';

/** A tile is drawn and laid; where it may cost something, that is meant. */
const explore = async (page) => {
  await page.keyboard.press('2');
  await page.keyboard.press('e');
  for (let times = 0; times < 3 && (await seen(page)).isTargeted; times++) await page.keyboard.press('Enter');
  await settled(page);
};

/** Spends all points on what is safe, without ending the turn. */
async function spendPoints(page) {
  for (let times = 0; times < 12; times++) {
    const { isTargeted, isTurning, lit, verbs } = await seen(page);
    if ((await page.locator('.commit.closing').count()) > 0) return;
    if (verbs.length > 0) await page.keyboard.press('Escape');
    else if (isTargeted || isTurning) await page.keyboard.press('Enter');
    else if (lit.length > 0) {
      await page.keyboard.press('2');
      await page.keyboard.press('e');
    }
  }
}

/** Where the panels are. Runs in the page. */
function panelRects() {
  return Object.fromEntries(
    ['.bar', '.rail', '.dock', '.say', '.actor', '.commit', '.tools', '.slots'].map((selector) => {
      const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return [selector, [x, y, width, height].map(Math.round)];
    }),
  );
}

/** How much of the screen is left to the board: counted on a grid of points. Runs in the page. */
function boardShare() {
  let free = 0;
  let all = 0;
  for (let x = 2; x < innerWidth; x += 8)
    for (let y = 2; y < innerHeight; y += 8) {
      all++;
      if (document.elementFromPoint(x, y)?.closest('.board')) free++;
    }
  return free / all;
}

const isFocused = (page, selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);

/** The screen passes to the next person without a dialog: the question names them, the actor's card greets them. */
async function handOver(stage, game) {
  const page = await openTable(stage, game, { mode: 'around', names: ['Anna', 'Béla'], phone: true });
  assert.match((await seen(page)).ask, /^Anna/);
  for (const next of ['Béla', 'Anna']) {
    await playByKeys(page, game, { until: ({ ask }) => ask.startsWith(next) });
    assert.equal(await page.locator('dialog[open]').count(), 0, 'nothing has to be confirmed');
    await page.locator('.actor.greets').waitFor();
    await page.locator('[role=status]', { hasText: next }).first().waitFor({ state: 'attached' });
  }
}

/** From the table's menu. */
async function openSettings(page) {
  await page.getByRole('button', { name: /^(Menu|Menü)$/ }).click();
  await page.getByRole('button', { name: /^(Settings|Beállítások)$/ }).click();
  await page.locator('dialog .settings').waitFor();
}

export default {
  'undo says what it needs, and why there is nothing': async (stage) => {
    const page = await openTable(stage, 'sub-terra');
    const undo = page.locator('.undo');
    assert.equal(await undo.getAttribute('aria-label'), 'Undo: nothing yet');
    await page.keyboard.press('u');
    await page.locator('.say.no[role=alert]').waitFor();
    assert.match(await page.locator('.say').innerText(), /nothing to undo/);
    await explore(page);
    const told = (await logOf(page)).length;
    for (let times = 0; times < 3 && !/drawn/.test(await undo.getAttribute('aria-label')); times++)
      await page.keyboard.press('u');
    assert.equal(await undo.getAttribute('aria-label'), 'Undo explore: A tile was drawn');
    await page.keyboard.press('u');
    await page.getByRole('heading', { name: /A draw or roll followed this move/ }).waitFor();
    assert.match(await page.locator('dialog').innerText(), /TB-UNDO-2/);
    await page.keyboard.press('Escape');
    const [before] = await savedIn(page);
    assert.notEqual(before.list.at(-1).type, 'undo', 'a question is no undo');
    await page.keyboard.press('u');
    await page.locator('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    assert.equal((await savedIn(page))[0].list.at(-1).type, 'undo');
    assert.ok((await logOf(page)).length >= told, 'what was taken back stays in the log, struck out');
  },

  'the focus is never lost: after a move by pointer, after an undo, after a panel': async (stage) => {
    const page = await openTable(stage, 'sub-terra');
    await page.locator('.spot.lit').first().click();
    await settled(page);
    assert.ok(await isFocused(page, '#decision'), 'after a click Enter is for the big button');
    for (let times = 0; times < 3 && (await seen(page)).isTargeted; times++) await page.keyboard.press('Enter');
    await page.locator('.undo').focus();
    await page.keyboard.press('Enter');
    await settled(page);
    assert.ok(!(await isFocused(page, 'body')), 'after an undo by its button');
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await page.locator('.drawer').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.drawer').waitFor({ state: 'detached' });
    assert.ok(!(await isFocused(page, 'body')), 'after the log');
  },

  'a turn without points left ends by itself, unless somebody stops it': async (stage) => {
    const table = await openTable(stage, 'sub-terra', { context: { settings: { turnEnd: 'soon' } } });
    const { ask } = await seen(table);
    await spendPoints(table);
    await table.locator('.commit.closing').waitFor();
    await table.keyboard.press('Escape');
    await table.locator('.commit.closing').waitFor({ state: 'detached' });
    assert.equal((await seen(table)).ask, ask, 'Escape stops it');
    await table.reload();
    await table.locator('.commit.closing').waitFor();
    await table.waitForFunction((was) => document.querySelector('#ask')?.textContent !== was, ask);
  },

  'looking by keys: what lies there is opened by I, Escape closes it, and one is on the board again': async (stage) => {
    for (const width of [1440, 1024, 390]) {
      const page = await openTable(stage, 'sub-terra', { steps: 8 });
      await page.setViewportSize({ width, height: 844 });
      for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
      const spot = page.locator('.spot').first();
      await spot.focus();
      const place = await spot.getAttribute('data-place');
      await page.keyboard.press('i');
      await page.locator('.drawer .about').waitFor();
      assert.ok(await isFocused(page, '.drawer'), `at ${width} the panel has the focus`);
      await page.keyboard.press('Escape');
      await page.locator('.drawer').waitFor({ state: 'detached' });
      assert.ok(await isFocused(page, `[data-place="${place}"]`), `at ${width} the focus is on the board again`);
    }
  },

  'an action that is not possible keeps its place, and says why': async (stage) => {
    const page = await openTable(stage, 'sub-terra');
    const slot = page.locator('.slots [aria-disabled=true]').first();
    const before = await slot.boundingBox();
    await slot.focus();
    await page.locator('.say.no').waitFor();
    assert.ok((await page.locator('.say.no').innerText()).length > 10, 'in words');
    assert.deepEqual(await slot.boundingBox(), before);
  },

  'nothing jumps when something is chosen, at any size': async (stage) => {
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
      [844, 390],
    ])
      for (const game of ['sub-terra', 'infernos-edge']) {
        const page = await openTable(stage, game, { context: { viewport: { width, height } } });
        const before = await page.evaluate(panelRects);
        for (const key of ['2', 'Escape', '3', 'Escape', '1']) {
          await page.keyboard.press(key);
          await settled(page);
          assert.deepEqual(await page.evaluate(panelRects), before, `${game} at ${width}×${height} after ${key}`);
        }
        const share = await page.evaluate(boardShare);
        const least = width < 500 ? 0.55 : height < 500 ? 0.5 : 0.65;
        assert.ok(share >= least, `${game} at ${width}×${height}: the board has ${Math.round(share * 100)} %`);
        await page.context().close();
      }
  },

  'Sub Terra is handed over from one person to the next': (stage) => handOver(stage, 'sub-terra'),
  "Inferno's Edge is handed over from one person to the next": (stage) => handOver(stage, 'infernos-edge'),
  'Pocket Sub is handed over from one person to the next': (stage) => handOver(stage, 'pocket-sub'),

  'a course that loses the sub is said to before it is sailed, and changes nothing until then': async (stage) => {
    const page = await openTable(stage, 'pocket-sub', { seed: 'a' });
    const around = async () => [await page.locator('.rail').innerText(), await page.locator('.clock').innerText()];
    await playByKeys(page, 'pocket-sub', { seed: 3, until: ({ isRisky }) => isRisky });
    const before = await around();
    const [{ list }] = await savedIn(page);
    await page.locator('.say.risk').waitFor();
    assert.deepEqual(await around(), before);
    await page.keyboard.press('Escape');
    assert.deepEqual(await around(), before, 'and thinking again changes nothing');
    assert.equal((await savedIn(page))[0].list.length, list.length);
  },

  'settings survive a reload': async (stage) => {
    const page = await openTable(stage, 'sub-terra');
    await openSettings(page);
    await page.getByRole('button', { name: 'Every step' }).click();
    await page.getByRole('switch', { name: 'Full light' }).click();
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await page.getByRole('button', { name: 'magyar' }).click();
    await page.locator('html[lang=hu]').waitFor();
    await page.reload();
    await page.locator('html[lang=hu]').waitFor();
    await page.locator('.table').waitFor();
    await openSettings(page);
    const on = await page.locator('dialog [aria-pressed=true]').allInnerTexts();
    assert.match(on.join('\n'), /HU[\s\S]*Minden lépést/);
    for (const [name, isOn] of [
      ['Teljes fény', true],
      ['Egybetűs gyorsbillentyűk', false],
    ])
      assert.equal(await page.getByRole('switch', { name, checked: isOn }).count(), 1, name);
    await page.keyboard.press('Escape');
    const [before] = await savedIn(page);
    await page.keyboard.press('u');
    assert.equal(await page.locator('.say.no').count(), 0, 'letters are no keys any more');
    assert.equal((await savedIn(page))[0].entries, before.entries);
  },
};
