// Every screen of the page, one after another, with somebody to look at each.
import { playByKeys } from './keyboard-player.mjs';
import { settled } from './reading.mjs';
import { begin, goTo, playSome } from './screens.mjs';

const GAMES = ['sub-terra', 'infernos-edge', 'pocket-sub'];

/** Goes to every screen and every dialog; `look(name)` is called at each. Begins and ends anywhere. */
export async function walk(page, look) {
  await goTo(page, '#/about', '.text-page h1');
  await look('about');
  await goTo(page, '#/nowhere/at/all', '.message h1');
  await look('a wrong address');
  for (const game of GAMES) await walkGame(page, game, look);
  await walkEnd(page, look);
  await walkHome(page, look);
}

async function walkGame(page, game, look) {
  await goTo(page, `#/new/${game}/around`, 'form.setup');
  await page.locator('form.setup .segments button').first().click();
  await look(`${game}: set-up`);
  await begin(page, { seed: 'e2e-1' });
  await look(`${game}: table`);
  await page.keyboard.press('1');
  await settled(page);
  await look(`${game}: a deed chosen`);
  await page.keyboard.press('e');
  await settled(page);
  await look(`${game}: aimed`);
  for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
  await playSome(page, game, 10);
  await look(`${game}: some steps on`);
  await inDialog(
    page,
    () => page.keyboard.press('?'),
    () => look(`${game}: keys`),
  );
  await goTo(page, `#/rules/${game}`, '.text-page [id]');
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

/** One game to its end, the small one. */
async function walkEnd(page, look) {
  await goTo(page, '#/new/pocket-sub', 'form.setup');
  await begin(page, { seed: 'e2e-2' });
  await inDialog(
    page,
    () => page.locator('.bar .round').last().click(),
    () => look('menu'),
  );
  await playByKeys(page, 'pocket-sub', { until: ({ dialog }) => dialog?.class.includes('handover') });
  await look('hand-over');
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
