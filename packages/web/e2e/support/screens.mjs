// How to get to the screens.
import { playByKeys } from './keyboard-player.mjs';
import { settled } from './reading.mjs';

/** From the set-up page to a running table, by pointer. */
export async function begin(page, { seed = 'e2e', names = [] } = {}) {
  await page.locator('form.setup').waitFor();
  for (const [seat, name] of names.entries()) await page.locator('.seats input.field').nth(seat).fill(name);
  await page.locator('.summary summary').click();
  await page.locator('.summary details .field').fill(seed);
  await page.locator('form.setup button[type=submit]').click();
  await page.locator('.table').waitFor();
  // A pointer that rests on the board points at something.
  await page.mouse.move(0, 0);
  await settled(page);
}

/** Around one screen, where somebody must be played against. */
const usualMode = (game) => (game === 'pocket-sub' ? 'around' : '');

/** A table of a game, and some steps into it. */
export async function openTable(stage, game, { steps = 0, mode = usualMode(game), phone = false, ...more } = {}) {
  const hash = `#/new/${game}${mode && `/${mode}`}`;
  const page = phone ? await stage.openPhone(hash, more.context) : await stage.open(hash, more.context);
  await begin(page, more);
  if (steps > 0) await playSome(page, game, steps);
  return page;
}

/** At least this many steps, until nothing is half done. */
export const playSome = (page, game, steps) =>
  playByKeys(page, game, {
    until: (view, step) =>
      step >= steps && !view.isTargeted && !view.isHalfDone && view.verbs.length + view.answers.length === 0,
  });

/** To another screen of the same page. */
export async function goTo(page, hash, landmark) {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.locator(landmark).first().waitFor();
  await settled(page);
}

export const tableId = (page) => page.url().split('/table/')[1];
