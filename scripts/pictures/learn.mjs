// The screens of learning: how each is reached in a window that is new to the page.
import { calm } from '../../packages/web/e2e/support/reading.mjs';
import { goTo } from '../../packages/web/e2e/support/screens.mjs';
import { gameIds } from '../modules.mjs';

const [FIRST, ...OTHERS] = gameIds();
/** By their numbers: what the table looks like after a wrong try is in the design. */
const LESSONS = { 'sub-terra': 'across-the-ledge' };

const paper = async (page, hash) => {
  await goTo(page, hash, '.paper');
  await calm(page);
};

const how = (game) => (page) => goTo(page, `#/how/${game}`, '.spread .position-picture');
const coach = (game) => (page) => paper(page, `#/coach/${game}`);

/** Each is `[file, open]`; what is alike in all games is shown of the first. */
export const LEARN_SCREENS = [
  ['hub', (page) => goTo(page, `#/learn/${FIRST}`, '.learn-ways')],
  ['how', how(FIRST)],
  ['coach', coach(FIRST)],
  ['lessons', (page) => goTo(page, `#/lessons/${FIRST}`, '.lesson-list .position-picture')],
  ['lesson', (page) => paper(page, `#/lesson/${FIRST}/${LESSONS[FIRST]}`)],
  ['rulebook', (page) => goTo(page, '#/rules/ST-TILE-LEDGE-3', '.book-example .position-picture')],
  ['reference', (page) => goTo(page, `#/sheet/${FIRST}`, '.sheet-columns li')],
  ['signs', (page) => signs(page)],
  ...OTHERS.flatMap((game) => [
    [`how-${game}`, how(game)],
    [`coach-${game}`, coach(game)],
  ]),
];

/** Everything in sight, explained. */
async function signs(page) {
  await paper(page, `#/coach/${FIRST}`);
  await page.keyboard.press('Shift+I');
  await page.locator('.sign-list li').first().waitFor();
}
