// How the table behaves: undo, refusals, the hand-over, settings.
import assert from 'node:assert/strict';
import { playByKeys } from './support/keyboard-player.mjs';
import { logOf, savedIn, seen, settled } from './support/reading.mjs';
import { openTable } from './support/screens.mjs';
import { click, playByMouse } from './support/touch-player.mjs';

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

const isFocused = (page, selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);

/** Somewhere in the page there is the focus. Answers what it is given, for a player to stop. */
async function keepsFocus(page, after, isDone = true) {
  assert.ok(!(await isFocused(page, 'body')), `the focus is lost after ${after}`);
  return isDone;
}

/** The screen passes to the next person without a dialog: the question names them, the actor's card greets them. */
async function handOver(stage, game) {
  const page = await openTable(stage, game, { mode: 'around', names: ['Anna', 'Béla'], phone: true });
  assert.match((await seen(page)).ask, /^Anna/);
  for (const next of ['Béla', 'Anna']) {
    await playByKeys(page, game, { until: ({ ask }) => ask.startsWith(next) });
    assert.equal(await page.locator('dialog[open]').count(), 0, 'nothing has to be confirmed');
    await page.locator('.actor.greets').waitFor();
    await page.locator('[role=log] p', { hasText: next }).first().waitFor({ state: 'attached' });
  }
}

/** From the table's menu. */
async function openSettings(page) {
  await page.getByRole('button', { name: /^(Menu|Menü)$/ }).click();
  await page.getByRole('button', { name: /^(Settings|Beállítások)$/ }).click();
  await page.locator('dialog .settings').waitFor();
}

export default {
  'Rules open over the table by key, bar and menu, and give the focus back': async (stage) => {
    const page = await openTable(stage, 'sub-terra');
    await seen(page);
    const address = page.url();
    const sheet = page.locator('dialog.sheet-over[open]');
    const read = async (where) => {
      await sheet.waitFor();
      assert.equal(page.url(), address, 'the table stays');
      assert.match(await sheet.innerText(), /Rules of Sub Terra/);
      await sheet.locator('summary').first().click();
      assert.ok((await sheet.locator('details[open] .clause p').count()) > 1, 'a chapter can be read');
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      assert.ok(await isFocused(page, where), `the focus is back on ${where}`);
    };
    await page.locator('.slots [data-action=hide]').focus();
    await page.evaluate(() => document.getElementById('decision').focus());
    await page.keyboard.press('r');
    await read('#decision');
    await page.locator('.bar a[href="#/rules/sub-terra"]').focus();
    await page.keyboard.press('Enter');
    await read('.bar a[href="#/rules/sub-terra"]');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog.menu a[href="#/rules/sub-terra"]').focus();
    await page.keyboard.press('Enter');
    await read('dialog.menu a[href="#/rules/sub-terra"]');
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await sheet.locator('a[data-leaves]').click();
    await page.waitForURL(/#\/rules\/sub-terra$/);
  },

  'undo says what it needs, and why there is nothing': async (stage) => {
    const page = await openTable(stage, 'sub-terra');
    const undoName = () => page.locator('.undo .sr').innerText();
    assert.equal(await undoName(), 'Undo: nothing yet');
    await page.keyboard.press('u');
    await page.locator('.say.no').waitFor();
    assert.match(await page.locator('.say').innerText(), /nothing to undo/);
    await explore(page);
    const told = (await logOf(page)).length;
    for (let times = 0; times < 3 && !/drawn/.test(await undoName()); times++) await page.keyboard.press('u');
    assert.equal(await undoName(), 'Undo explore: A tile was drawn');
    await page.keyboard.press('u');
    await page.getByRole('heading', { name: /A draw or roll followed this move/ }).waitFor();
    assert.match(await page.locator('dialog a.why').getAttribute('href'), /TB-UNDO-2/);
    assert.doesNotMatch(await page.locator('dialog').innerText(), /TB-/, 'its number only behind the question');
    await page.keyboard.press('Escape');
    const [before] = await savedIn(page);
    assert.notEqual(before.list.at(-1).type, 'undo', 'a question is no undo');
    await page.keyboard.press('u');
    await page.locator('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    assert.equal((await savedIn(page))[0].list.at(-1).type, 'undo');
    assert.ok((await logOf(page)).length >= told, 'what was taken back stays in the log, struck out');
  },

  'the focus is never lost: after a move by pointer or by keys, after an undo, after a panel': async (stage) => {
    const page = await openTable(stage, 'sub-terra');
    await click(page, '.spot.lit:not([data-place="0,0"], [data-place^=person])');
    assert.ok(await isFocused(page, '#decision'), 'after a click Enter is for the big button');
    await playByMouse(page, 'sub-terra', { until: (_, step) => keepsFocus(page, `step ${step} by mouse`, step > 8) });
    await playByKeys(page, 'sub-terra', { until: (_, step) => keepsFocus(page, `step ${step} by keys`, step > 8) });
    for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
    await page.locator('.undo').focus();
    await page.keyboard.press('Enter');
    await settled(page);
    await keepsFocus(page, 'an undo by its button');
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await page.locator('.drawer').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.drawer').waitFor({ state: 'detached' });
    await keepsFocus(page, 'the log');
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
    assert.equal((await seen(table)).ask, ask, 'and it stays stopped');
    assert.equal(await table.locator('.commit.closing').count(), 0);
    const another = await openTable(stage, 'sub-terra', { context: { settings: { turnEnd: 'soon' } } });
    await spendPoints(another);
    await another.waitForFunction((was) => document.querySelector('#ask')?.textContent !== was, ask);
  },

  'looking by keys: what lies there is opened by I, Escape closes it, and the focus is on the board again': async (
    stage,
  ) => {
    const page = await openTable(stage, 'sub-terra', { steps: 3 });
    for (const width of [1440, 1024, 390]) {
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

  'Enter on a gap with two verbs does the obvious one': async (stage) => {
    const page = await openTable(stage, 'sub-terra', { seed: 'gap' });
    await page.keyboard.press('2');
    const [{ place }] = (await seen(page)).lit;
    await page.keyboard.press('Escape');
    const gap = page.locator(`.spot[data-place="${place}"]`);
    await gap.click({ button: 'right' });
    assert.deepEqual((await seen(page)).verbs.slice(0, 2), ['explore', 'reveal']);
    await page.keyboard.press('Escape');
    await gap.focus();
    await page.keyboard.press('Enter');
    if ((await savedIn(page))[0].list.length === 0) await page.keyboard.press('Enter');
    await settled(page);
    const [{ action }] = (await savedIn(page))[0].list;
    assert.equal(action.type, 'explore');
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

  'Pocket Sub is handed over from one person to the next': (stage) => handOver(stage, 'pocket-sub'),

  'a course that loses the sub says so before it is sailed, and changes nothing until then': async (stage) => {
    const page = await openTable(stage, 'pocket-sub', { seed: 'a' });
    // The facts without the fears, which follow the plan.
    const around = async () => [
      (await page.locator('.rail').innerText()).match(/\d of \d subs, \d mines? on the chart/g),
      await page.locator('.clock').innerText(),
    ];
    await playByKeys(page, 'pocket-sub', { seed: 3, until: ({ isRisky }) => isRisky });
    const before = await around();
    assert.equal(before[0].length, 2, 'both fleets are counted');
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
    for (const name of [/^Brisk/, 'Every step']) await page.getByRole('button', { name }).click();
    for (const name of ['Full light', 'Single-key shortcuts']) await page.getByRole('switch', { name }).click();
    await page.getByRole('button', { name: 'magyar' }).click();
    await page.locator('html[lang=hu]').waitFor();
    await page.reload();
    await page.locator('html[lang=hu]').waitFor();
    await page.locator('.table').waitFor();
    await openSettings(page);
    const chosen = (await page.locator('dialog [aria-pressed=true]').allInnerTexts()).join(' | ');
    assert.match(chosen, /HU.*Gyors, 1,2 mp.*Minden lépést/);
    const isOn = (name) => page.getByRole('switch', { name }).getAttribute('aria-checked');
    assert.deepEqual([await isOn('Teljes fény'), await isOn('Egybillentyűs parancsok')], ['true', 'false']);
    await page.keyboard.press('Escape');
    const [before] = await savedIn(page);
    await page.keyboard.press('u');
    assert.equal(await page.locator('.say.no').count(), 0, 'letters are no keys any more');
    assert.equal((await savedIn(page))[0].entries, before.entries);
  },
};

export const matrix = {
  'Sub Terra is handed over from one person to the next': (stage) => handOver(stage, 'sub-terra'),
  "Inferno's Edge is handed over from one person to the next": (stage) => handOver(stage, 'infernos-edge'),
};
