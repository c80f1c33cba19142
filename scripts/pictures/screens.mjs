// How each pictured screen is reached, from a window in which the positions are kept as saved games.
import { idle, rested, settled } from '../../packages/web/e2e/support/reading.mjs';
import { goTo } from '../../packages/web/e2e/support/screens.mjs';
import { touchRegion } from '../../packages/web/e2e/support/sea-position.mjs';

/** Of a game; each is `[file, open]`. */
export const SCREENS = [
  ['set-up', ({ page, game }) => goTo(page, `#/new/${game}`, 'form.setup')],
  ['table-early', (at) => openTable(at, 'early')],
  ['table-late', (at) => openTable(at, 'late')],
  ['aimed', (at) => aim(at)],
  ['dangers', (at) => press(at, 'late', 'd')],
  ['tile-or-course', (at) => tileOrCourse(at)],
  ['question-on-board', (at) => openTable(at, 'board')],
  ['question-by-cards', (at) => openTable(at, 'cards')],
  ['log', (at) => press(at, 'late', 'l', '.drawer .log')],
  ['rule-sheet', (at) => openRule(at)],
  ['what-is-here', (at) => press(at, 'late', 'i', '.about .picture')],
  ['hint', (at) => press(at, 'early', 'h', '.advice .ranked')],
  ['menu', (at) => openMenu(at)],
  ['end-victory', ({ page }) => goTo(page, '#/end/victory', '.ending h1')],
  ['end-defeat', ({ page }) => goTo(page, '#/end/defeat', '.ending h1')],
  ['replay', (at) => watch(at)],
  ['rules', ({ page, game }) => goTo(page, `#/rules/${game}`, '.book article h1')],
];

/** The same for all games. */
export const SHARED_SCREENS = [
  ['home', ({ page }) => goTo(page, '#/', '.portals')],
  ['saved-games', ({ page }) => goTo(page, '#/games', '.kept li')],
  ['settings', (at) => openSettings(at)],
];

async function openTable({ page }, name) {
  await goTo(page, `#/table/${name}`, '.table .board');
  await idle(page);
  await rested(page);
  await page.mouse.move(2, 2);
}

async function press(at, name, key, landmark) {
  await openTable(at, name);
  await at.page.keyboard.press(key);
  if (landmark) await at.page.locator(landmark).first().waitFor();
}

/** The first place where something may be lost; at sea the first that one sub can reach. */
async function aim(at) {
  await openTable(at, 'late');
  if (at.game === 'pocket-sub') await at.page.keyboard.press('1');
  await settled(at.page);
  const risky = at.page.locator('.spot.lit:is([aria-label*=risk i], [aria-label*="lose the sub"])').first();
  await touchRegion(at.page, await risky.getAttribute('data-place'));
}

async function tileOrCourse(at) {
  await openTable(at, 'tile');
  if (at.game !== 'pocket-sub') return;
  await at.page.keyboard.press('1');
  await settled(at.page);
  await touchRegion(at.page, await at.page.locator('.spot.lit').last().getAttribute('data-place'));
}

async function openRule(at) {
  await press(at, 'late', 'l', '.drawer .log');
  const why = at.page.locator('.log .why').last();
  await why.focus();
  await why.press('Enter');
  await at.page.locator('.sheet-over').first().waitFor();
}

async function openMenu(at) {
  await openTable(at, 'early');
  await at.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await at.page.locator('dialog[open]').waitFor();
}

async function openSettings({ page }) {
  await goTo(page, '#/', '.portals');
  await page.locator('.top .round').click();
  await page.locator('dialog[open]').waitFor();
}

/** Half-way through a game. */
async function watch({ page }) {
  await goTo(page, '#/watch/victory', '.replay');
  await page.locator('.track').focus();
  await page.keyboard.press('End');
  await settled(page);
  for (let times = 0; times < 40; times++) await page.keyboard.press('ArrowLeft');
}
