// A game stands where it stood: after a reload, and after the page was killed in the middle of what it showed.
import assert from 'node:assert/strict';
import { logOf, putInto, savedIn, seen, settled } from './support/reading.mjs';
import { openTable } from './support/screens.mjs';

const recordOf = async (page) => {
  const [{ head, list, seed }] = await savedIn(page);
  return { head, list, seed };
};

async function reload(stage, game, steps) {
  const page = await openTable(stage, game, { steps });
  const before = { ...(await seen(page)), log: await logOf(page), record: await recordOf(page) };
  assert.ok(before.log.length > 1, 'something was told');
  await page.reload();
  await page.locator('.table').waitFor();
  const after = { ...(await seen(page)), log: await logOf(page), record: await recordOf(page) };
  assert.equal(after.ask, before.ask);
  assert.deepEqual(after.actions, before.actions);
  assert.deepEqual(after.log, before.log);
  assert.deepEqual(after.record, before.record);
}

/** A tile is drawn and turned over: that takes its time. */
const explore = async (page) => {
  for (const key of ['2', 'e', 'Enter']) await page.keyboard.press(key);
};

/** What is planned is the same after a reload. */
async function reloaded(page, planned) {
  const before = await planned();
  // Reading waits for what is being written.
  await savedIn(page);
  await page.reload();
  await page.locator('.table').waitFor();
  await seen(page);
  assert.deepEqual(await planned(), before);
}

export default {
  'Sub Terra is as before after a reload': (stage) => reload(stage, 'sub-terra', 12),

  'a course that is only planned is as before after a reload, and is played as a whole': async (stage) => {
    const page = await openTable(stage, 'pocket-sub', { seed: 'a' });
    const planned = async () => ({
      button: await page.locator('.commit').innerText(),
      course: await page.locator('.route').innerText(),
      pressed: await page.locator('.dock [aria-pressed=true]').allInnerTexts(),
    });
    await page.keyboard.press('1');
    const chosen = await seen(page);
    assert.ok(chosen.lit.length > 0, 'it shows where the sub can go');
    await reloaded(page, planned);
    const [{ place }] = (await seen(page)).lit.filter((one) => one.place !== chosen.focus?.place);
    await page.locator(`.spot[data-place="${place}"]`).focus();
    await page.keyboard.press('Enter');
    assert.ok((await seen(page)).isTargeted, 'the course to it can be sailed');
    await reloaded(page, planned);
    const [{ id, draft, list }] = await savedIn(page);
    assert.deepEqual([list.length, draft.length > 1], [0, true]);
    await page.keyboard.press('Enter');
    await settled(page);
    const after = (await savedIn(page)).find((game) => game.id === id);
    assert.deepEqual([after.list.map(({ action }) => action), after.draft], [draft, []]);
  },

  'a plan that makes no sense is dropped, and the game is not': async (stage) => {
    const page = await openTable(stage, 'pocket-sub', { seed: 'a' });
    await page.keyboard.press('1');
    const [{ list: _, ...saved }] = await savedIn(page);
    await putInto(page, 'games', { ...saved, draft: [{ type: 'sub', at: 'the moon' }, null] });
    await page.reload();
    await page.locator('.table').waitFor();
    const view = await seen(page);
    assert.deepEqual([view.isHalfDone, view.actions.length > 0], [false, true]);
  },

  'a page killed the moment after a move has lost nothing': async (stage) => {
    const calm = await openTable(stage, 'sub-terra', { seed: 'killed' });
    const page = await openTable(stage, 'sub-terra', { seed: 'killed', context: { reducedMotion: 'no-preference' } });
    for (const one of [calm, page]) await explore(one);
    const again = await stage.killed(page);
    await again.locator('.table').waitFor();
    assert.deepEqual((await recordOf(again)).list, (await recordOf(calm)).list);
    assert.equal((await seen(again)).ask, (await seen(calm)).ask);
    assert.deepEqual(await logOf(again), await logOf(calm));
    assert.ok((await seen(again)).actions.length > 0, 'it can be played on');
  },
};

export const matrix = {
  "Inferno's Edge is as before after a reload": (stage) => reload(stage, 'infernos-edge', 24),
  'Pocket Sub is as before after a reload': (stage) => reload(stage, 'pocket-sub', 8),
};
