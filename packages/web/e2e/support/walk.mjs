// Every screen of the page, one after another, with somebody to look at each.
import { gameIds } from '../../../../scripts/modules.mjs';
import { playByKeys } from './keyboard-player.mjs';
import { putInto, seen, settled } from './reading.mjs';
import { begin, goTo, playSome, tableId } from './screens.mjs';

/** Goes to every screen and every dialog; `look(name)` is called at each. Begins and ends anywhere. */
export async function walk(page, look) {
  await goTo(page, '#/about', '.text-page h1');
  await look('about');
  await goTo(page, '#/nowhere/at/all', '.message h1');
  await look('a wrong address');
  for (const game of gameIds()) await walkGame(page, game, look);
  await walkRefusals(page, look);
  await walkEnd(page, look);
  await walkHome(page, look);
}

async function walkGame(page, game, look) {
  await goTo(page, `#/new/${game}/around`, 'form.setup');
  await page.locator('form.setup .segments button').first().click();
  for (const fold of await page.locator('form.setup summary').all()) await fold.click();
  await settled(page);
  await look(`${game}: set-up`);
  await page.locator('.summary summary').click();
  await begin(page, { seed: 'e2e-1' });
  await look(`${game}: table`);
  await page.keyboard.press(game === 'pocket-sub' ? '1' : '2');
  await settled(page);
  await look(`${game}: an option chosen`);
  await page.keyboard.press('e');
  await settled(page);
  await look(`${game}: aimed`);
  for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
  await playSome(page, game, 10);
  await look(`${game}: some steps on`);
  await lookAtPlace(page);
  await look(`${game}: what lies at a place`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await page.locator('.drawer .log').waitFor();
  await settled(page);
  await look(`${game}: log`);
  await page.keyboard.press('Escape');
  await inDialog(
    page,
    () => page.keyboard.press('?'),
    () => look(`${game}: keys`),
  );
  await goTo(page, `#/rules/${game}`, '.book article h1');
  await look(`${game}: rules`);
}

async function inDialog(page, open, look) {
  await open();
  await page.locator('dialog[open]').waitFor();
  await settled(page);
  await look();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** What lies at the first place, and the menu there. */
async function lookAtPlace(page) {
  await page.locator('.spot').first().focus();
  await page.keyboard.press('i');
  await page.locator('.about .picture').first().waitFor();
  await settled(page);
}

/** What is said when something cannot be done, cannot simply be taken back, or is no game any more. */
async function walkRefusals(page, look) {
  await goTo(page, '#/new/sub-terra', 'form.setup');
  await begin(page, { seed: 'e2e-3' });
  await page.keyboard.press('u');
  await page.locator('.say.no').waitFor();
  await look('nothing to undo');
  await page.locator('.slots [aria-disabled=true]').first().focus();
  await page.locator('.say.no').waitFor();
  await look('why not');
  // Enter is for the table again, and not for that button.
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press('2');
  await page.keyboard.press('e');
  for (let times = 0; times < 3 && (await seen(page)).isTargeted; times++) await page.keyboard.press('Enter');
  await settled(page);
  await inDialog(
    page,
    () => undoTheDraw(page),
    () => look('asked before an undo'),
  );
  const nonsense = { type: 'act', seat: 0, action: { type: 'fly', to: 'the moon' } };
  await putInto(page, 'entries', nonsense, [tableId(page), 2]);
  await page.reload();
  await page.locator('.message h1').waitFor();
  await look('a damaged save');
}

/** How the tile lies is taken back freely; that it was drawn is not. */
async function undoTheDraw(page) {
  for (let times = 0; times < 4 && (await page.locator('dialog[open]').count()) === 0; times++) {
    await page.keyboard.press('u');
    await settled(page);
  }
}

/** One game to its end, the small one. */
async function walkEnd(page, look) {
  await goTo(page, '#/new/pocket-sub/around', 'form.setup');
  await begin(page, { seed: 'e2e-2' });
  await inDialog(
    page,
    () => page.getByRole('button', { name: /^(Menu|Menü)$/ }).click(),
    () => look('menu'),
  );
  let losesSub = false;
  await playByKeys(page, 'pocket-sub', {
    until: ({ isRisky, screen }) => {
      losesSub = isRisky;
      return losesSub || screen === 'end';
    },
  });
  if (!losesSub) throw new Error('no course lost its sub: take another seed');
  await look('a course that loses the sub');
  await playByKeys(page, 'pocket-sub');
  await page.locator('.ending h1').waitFor();
  await look('end');
  await goTo(page, page.url().replace(/.*#\/end/, '#/watch'), '.replay');
  await page.locator('.track').focus();
  await page.keyboard.press('End');
  await settled(page);
  await look('watching');
}

async function walkHome(page, look) {
  await goTo(page, '#/games', '.kept li');
  await look('kept games');
  await inDialog(
    page,
    () => page.locator('.kept .round').first().click(),
    () => look('asked before deleting'),
  );
  await goTo(page, '#/', '.portals');
  await page.locator('.continue').waitFor();
  await look('home');
  await inDialog(
    page,
    () => page.locator('.top .round').click(),
    () => look('settings'),
  );
}
