// How the table behaves: undo, refusals, the hand-over, settings.
import assert from 'node:assert/strict';
import { playByKeys } from './support/keyboard-player.mjs';
import { logOf, savedIn, seen, settled } from './support/reading.mjs';
import { openTable } from './support/screens.mjs';
import { PHONE } from './support/stage.mjs';

const explore = async (page) => {
  for (const key of ['1', 'e', 'Enter', 'Enter']) await page.keyboard.press(key);
  await settled(page);
};

const isFocused = (page, selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);

/** There and back again, on a phone: whole in sight, and nothing reaches the table under it. */
async function handOver(stage, game) {
  const page = await openTable(stage, game, { mode: 'around', names: ['Anna', 'Béla'], phone: true });
  assert.match((await seen(page)).ask, /^Anna/);
  for (const next of ['Béla', 'Anna']) {
    await playByKeys(page, game, { until: ({ dialog }) => dialog?.class.includes('handover') });
    await page.getByRole('heading', { name: `Pass to ${next}` }).waitFor();
    const { x, y, width, height } = await page.locator('dialog.handover').boundingBox();
    assert.ok(x >= 0 && y >= 0 && x + width <= PHONE.width && y + height <= PHONE.height, 'the dialog is whole');
    await page.keyboard.press('1');
    const { dialog, isHalfDone } = await seen(page);
    assert.ok(dialog && !isHalfDone, 'keys do not reach the table under it');
    await page.getByRole('button', { name: `I’m ${next}` }).tap();
    const view = await seen(page);
    assert.equal(view.dialog, null);
    assert.match(view.ask, new RegExp(`^${next}`));
  }
}

export default {
  'undo says what it needs, and why there is nothing': async (stage) => {
    const page = await openTable(stage, 'sub-terra');
    const undo = page.locator('.undo');
    assert.equal(await undo.textContent(), 'Undo: nothing yet');
    await page.keyboard.press('u');
    await page.locator('.detail.no[role=alert]').waitFor();
    assert.match(await page.locator('.detail.no').innerText(), /nothing to undo.*TB-UNDO/s);
    const { ask, actions } = await seen(page);
    await explore(page);
    assert.notDeepEqual((await seen(page)).actions, actions);
    const told = (await logOf(page)).length;
    for (let times = 0; times < 2 && !/drawn/.test(await undo.innerText()); times++) await page.keyboard.press('u');
    assert.equal(await undo.textContent(), 'Undo explore: A tile was drawn');
    await page.keyboard.press('u');
    await page.getByRole('heading', { name: /A draw or roll followed this move/ }).waitFor();
    assert.match(await page.locator('dialog').innerText(), /TB-UNDO-2/);
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('.log s').count(), 0, 'a question is no undo');
    await page.keyboard.press('u');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.locator('.log s').first().waitFor();
    const now = await seen(page);
    assert.ok((await logOf(page)).length >= told, 'what was taken back stays in the log, struck out');
    assert.equal(now.ask, now.actions.length === actions.length ? ask : now.ask);
  },

  'undo by its button leaves the focus where it makes sense': async (stage) => {
    const page = await openTable(stage, 'pocket-sub', { names: ['Anna', 'Béla'] });
    await playByKeys(page, 'pocket-sub', { until: ({ dialog }) => dialog?.class.includes('handover') });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Undo mine' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'I’m Anna' }).press('Enter');
    await page.locator('.commit-row').waitFor();
    await settled(page);
    assert.ok(await isFocused(page, '#decision'), 'the button is gone with its row: the decision has the focus');
  },

  'looking by keys: the panel comes next, Escape closes it, and one is on the board again': async (stage) => {
    for (const width of [1440, 1024, 390]) {
      const page = await openTable(stage, 'sub-terra', { steps: 8 });
      await page.setViewportSize({ width, height: 844 });
      for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
      const spot = page.locator('.spot:not(.lit)').first();
      await spot.focus();
      const place = await spot.getAttribute('data-place');
      await page.keyboard.press(' ');
      await page.locator('.about').waitFor();
      await settled(page);
      assert.ok(await isFocused(page, '.about'), `at ${width} the panel has the focus`);
      await page.keyboard.press('Tab');
      assert.ok(await isFocused(page, '.about :is(a, button)'), `at ${width} its first link comes next`);
      await page.keyboard.press('Escape');
      await page.locator('.about').waitFor({ state: 'detached' });
      assert.ok(await isFocused(page, `[data-place="${place}"]`), `at ${width} the focus is on the board again`);
    }
  },

  'a refused action names its rule, and the rule opens': async (stage) => {
    const page = await openTable(stage, 'sub-terra');
    // By its key: what is marked as not possible now is touched all the same, to learn why.
    await page.locator('.notnow button').first().press('Enter');
    const link = page.locator('.detail.no .rule').first();
    const id = await link.innerText();
    assert.match(id, /^ST-/);
    assert.ok((await page.locator('.detail.no').innerText()).length > id.length + 10, 'and says why in words');
    const { ask } = await seen(page);
    await link.click();
    await page.locator(`[id="${id}"]`).waitFor();
    assert.ok(await page.locator(`[id="${id}"]`).isVisible());
    await page.locator('main nav button').first().click();
    await page.locator('.table').waitFor();
    assert.equal((await seen(page)).ask, ask);
  },

  'Sub Terra is handed over from one person to the next': (stage) => handOver(stage, 'sub-terra'),
  "Inferno's Edge is handed over from one person to the next": (stage) => handOver(stage, 'infernos-edge'),
  'Pocket Sub is handed over from one person to the next': (stage) => handOver(stage, 'pocket-sub'),

  'behind the question about a move that loses the sub stands the position before it': async (stage) => {
    const page = await openTable(stage, 'pocket-sub', { seed: 'a' });
    const around = async () => [
      await page.locator('.dock').innerText(),
      await page.locator('.team').innerText(),
      await page.locator('.time').innerText(),
    ];
    await playByKeys(page, 'pocket-sub', {
      seed: 3,
      until: ({ isTargeted }) => isTargeted && page.locator('.commit-row .deadly').count(),
    });
    const before = await around();
    await page.keyboard.press('Enter');
    await page.locator('dialog .deadly').waitFor();
    assert.deepEqual(await around(), before);
    const log = (await logOf(page)).length;
    await page.keyboard.press('Escape');
    assert.deepEqual([await around(), (await logOf(page)).length], [before, log], 'and thinking again changes nothing');
  },

  'settings survive a reload': async (stage) => {
    const page = await openTable(stage, 'sub-terra');
    await page.locator('.bar .round').click();
    await page.getByRole('button', { name: 'Fast' }).click();
    await page.getByText('Full light').click();
    await page.getByText('Letter keys').click();
    await page.getByRole('button', { name: 'magyar' }).click();
    await page.locator('html[lang=hu]').waitFor();
    await page.reload();
    await page.locator('html[lang=hu]').waitFor();
    await page.locator('.table').waitFor();
    await page.locator('.bar .round').click();
    await page.locator('dialog .settings').waitFor();
    const on = await page.locator('dialog [aria-pressed=true], dialog .switch.on').allInnerTexts();
    assert.match(on.join('\n'), /HU[\s\S]*Gyors[\s\S]*fény/i);
    await page.keyboard.press('Escape');
    const [before] = await savedIn(page);
    await page.keyboard.press('u');
    assert.equal(await page.locator('.detail.no').count(), 0, 'letters are no keys any more');
    assert.equal((await savedIn(page))[0].entries, before.entries);
  },
};
