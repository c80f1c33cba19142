// By touch alone, on a phone held upright: a whole game, and some turns of the others.
import assert from 'node:assert/strict';
import { savedIn, seen } from './support/reading.mjs';
import { openTable } from './support/screens.mjs';
import { beginByTouch, hold, playByTouch, tap } from './support/touch-player.mjs';

const isAtRest = (view) => !view.isTargeted && !view.isHalfDone && view.verbs.length + view.answers.length === 0;

/** Some steps, then the last of them taken back. */
async function someTurns(stage, game, { steps, tapped: wanted, mode = '', prepare = () => undefined }) {
  const page = await stage.openPhone();
  await beginByTouch(page, game, { mode, prepare: () => prepare(page) });
  const tapped = await playByTouch(page, game, { until: (view, step) => step >= steps && isAtRest(view) });
  for (const what of wanted) assert.ok(tapped[what] > 0, `no ${what} were tapped: ${JSON.stringify(tapped)}`);
  const [{ list, head }] = await savedIn(page);
  assert.ok(list.filter(({ type }) => type === 'act').length >= steps / 3, `only ${list.length} entries`);
  await tap(page, '.tools .undo');
  // Where it is asked about it is meant.
  if ((await page.locator('dialog[open]').count()) > 0) await tap(page, 'dialog .row .button:not(.primary)');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  const [{ list: after }] = await savedIn(page);
  assert.equal(after.at(-1).type, 'undo');
  const { actions, answers, lit } = await seen(page);
  assert.ok(actions.length + answers.length + lit.length > 0, 'it goes on from there');
  return { page, options: head.options };
}

/** Held, a place opens its menu, which says what lies there. */
async function lookAround(page) {
  const spot = await page.evaluate(() => {
    const isFree = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    };
    return [...document.querySelectorAll('.spot')].find(isFree)?.dataset.place;
  });
  assert.ok(spot, 'some place is in sight');
  await hold(page, `[data-place="${spot}"]`);
  await page.locator('.place-menu').waitFor();
  await tap(page, '.place-menu [data-verb]:last-child');
  await page.locator('.drawer .about .picture svg').first().waitFor();
  await tap(page, '.drawer header .round');
  await page.locator('.drawer').waitFor({ state: 'detached' });
}

/** A point of the board beside a lit place, this many pixels from its edge, where nothing else is. Runs in the page. */
function pointBeside(far) {
  const isFree = ({ x, y }) => {
    const met = document.elementFromPoint(x, y);
    return met?.closest('.board') && !met.closest('.spot, button');
  };
  for (const spot of document.querySelectorAll('.spot.lit')) {
    const { left, right, top, bottom } = spot.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      { x: left - far, y },
      { x: right + far, y },
      { x, y: top - far },
      { x, y: bottom + far },
    ];
    const free = points.find(isFree);
    if (free) return { ...free, place: spot.dataset.place };
  }
  return undefined;
}

export default {
  'a touch beside a lit place means it, up to 22 pixels away': async (stage) => {
    const page = await openTable(stage, 'sub-terra', { phone: true, context: { settings: { confirm: 'always' } } });
    const aimed = async (far) => {
      await page.keyboard.press('Escape');
      await tap(page, '.slots [data-action=explore]');
      const { x, y, place } = await page.evaluate(pointBeside, far);
      await page.touchscreen.tap(x, y);
      const { isTargeted } = await seen(page);
      return { isTargeted, place, focus: await page.locator('.spot[tabindex="0"]').getAttribute('data-place') };
    };
    const near = await aimed(20);
    assert.deepEqual([near.isTargeted, near.focus], [true, near.place]);
    assert.equal((await aimed(26)).isTargeted, false, 'further away it means nothing');
  },

  'some turns of Pocket Sub on a phone, and one taken back': async (stage) => {
    const { page } = await someTurns(stage, 'pocket-sub', {
      mode: '/around',
      steps: 24,
      tapped: ['actions', 'places', 'button'],
    });
    await lookAround(page);
  },
};

export const matrix = {
  'a whole game of Sub Terra on a phone': async (stage) => {
    const page = await stage.openPhone();
    await beginByTouch(page, 'sub-terra');
    const { answers: _, verbs: __, ...tapped } = await playByTouch(page, 'sub-terra');
    await page.locator('.ending h1').waitFor();
    for (const [what, times] of Object.entries(tapped)) assert.ok(times > 0, `no ${what} were tapped`);
  },

  "some turns of Inferno's Edge on a phone, led by the second, and one taken back": async (stage) => {
    const { page, options } = await someTurns(stage, 'infernos-edge', {
      steps: 18,
      tapped: ['actions', 'places', 'button'],
      prepare: async (at) => {
        await tap(at, '.ordering summary');
        await tap(at, '.order li:nth-child(2) label');
      },
    });
    assert.equal(options.lead, options.explorers[1].explorer);
    await lookAround(page);
  },
};
