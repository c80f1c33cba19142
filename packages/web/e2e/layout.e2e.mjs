// The board first, at every size: how much of the screen it has, that nothing jumps when something is chosen, that no target
// lies under a panel, and that people, threats and controls are large enough. Then a short play, by touch on phones and by
// mouse at desks.
import assert from 'node:assert/strict';
import { boardShare, coveredTargets, fixedPlaces, narrowPieces, smallControls } from './support/layout.mjs';
import { savedIn, seen } from './support/reading.mjs';
import { openTable } from './support/screens.mjs';
import { DESK, LYING, PHONE, TABLET } from './support/stage.mjs';
import { playByMouse, playByTouch } from './support/touch-player.mjs';

/** The least share of the screen that is the board's while somebody decides. */
const SIZES = [
  { viewport: DESK, least: 0.65 },
  { viewport: TABLET, least: 0.65 },
  { viewport: PHONE, least: 0.55, isPhone: true },
  { viewport: LYING, least: 0.5, isPhone: true },
  // With a browser's bars.
  { viewport: { width: 844, height: 340 }, least: 0.5, isPhone: true },
  { viewport: { width: 740, height: 360 }, least: 0.5, isPhone: true },
];
const GAMES = { 'sub-terra': 'Sub Terra', 'infernos-edge': 'Inferno’s Edge', 'pocket-sub': 'Pocket Sub' };
const STEPS = 10;
/** Slots, then back to rest. */
const CHOICES = { 'pocket-sub': ['1', '2', '3'] };
const USUAL_CHOICES = ['1', '2', '3', '4', '5'];

const contextOf = ({ viewport, isPhone = false }) => ({
  viewport,
  ...(isPhone ? { hasTouch: true, isMobile: true } : {}),
});

async function checkLayout(page, at) {
  assert.deepEqual(await coveredTargets(page), [], `targets under a panel ${at}`);
  assert.deepEqual(await narrowPieces(page), [], `pieces ${at}`);
  assert.deepEqual(await smallControls(page), [], `controls ${at}`);
}

/** Whatever is chosen, every fixed place stays where it is. */
async function checkChoices(page, game, least) {
  const before = await fixedPlaces(page);
  for (const key of CHOICES[game] ?? USUAL_CHOICES) {
    await page.keyboard.press(key);
    await seen(page);
    assert.deepEqual(await fixedPlaces(page), before, `after ${key}`);
    const share = await boardShare(page);
    assert.ok(share >= least, `the board has ${Math.round(share * 100)} % of the screen after ${key}`);
    await checkLayout(page, `after ${key}`);
    await page.keyboard.press('Escape');
    await seen(page);
  }
  assert.deepEqual(await fixedPlaces(page), before, 'at rest again');
}

/** At the first decision, after a chosen action, and some turns on. */
async function layout(stage, game, size) {
  const page = await openTable(stage, game, { seed: 'layout', context: contextOf(size) });
  await seen(page);
  const share = await boardShare(page);
  assert.ok(share >= size.least, `the board has ${Math.round(share * 100)} % of the screen`);
  await checkLayout(page, 'at the first decision');
  await checkChoices(page, game, size.least);
  const play = size.isPhone ? playByTouch : playByMouse;
  await play(page, game, {
    until: async (_, step) => {
      await checkLayout(page, `in step ${step}`);
      return step >= STEPS;
    },
  });
  const [{ list }] = await savedIn(page);
  assert.ok(list.filter(({ type }) => type === 'act').length >= 3, `only ${list.length} entries`);
}

const nameOf = ({ viewport: { width, height } }, game) => `${GAMES[game]} at ${width}×${height}`;
const tests = Object.keys(GAMES).flatMap((game) =>
  SIZES.map((size) => [nameOf(size, game), (stage) => layout(stage, game, size)]),
);

/** Each game once, at three of the four usual sizes. */
const QUICK = [nameOf(SIZES[0], 'sub-terra'), nameOf(SIZES[2], 'infernos-edge'), nameOf(SIZES[3], 'pocket-sub')];

export default Object.fromEntries(tests.filter(([name]) => QUICK.includes(name)));
export const matrix = Object.fromEntries(tests.filter(([name]) => !QUICK.includes(name)));
