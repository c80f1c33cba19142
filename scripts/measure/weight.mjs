// How much JavaScript is fetched until something can be done, and by a game that is played on.
import { gzipSync } from 'node:zlib';
import { playSome } from '../../packages/web/e2e/support/screens.mjs';

/** KB after gzip: home, set-up and a table at its first decision. */
export const BUDGET = 85;
export const GAMES = ['sub-terra', 'infernos-edge', 'pocket-sub'];
export const LANGUAGES = ['en-GB', 'hu-HU'];
/** So many steps are played on. */
const STEPS = 24;

const kilobytes = (bytes) => Math.round(bytes / 102.4) / 10;

/** KB after gzip: of home; of home, set-up and a table at its first decision; and of all that was fetched some turns later. */
export async function weigh(browser, address) {
  const rows = [];
  for (const locale of LANGUAGES)
    for (const game of GAMES) rows.push(await weighGame(browser, address, { game, locale, steps: STEPS }));
  return rows;
}

export async function weighGame(browser, address, { game, locale, steps = 0 }) {
  // The service worker fetches everything, later and in peace: that is not waited for.
  const context = await browser.newContext({ serviceWorkers: 'block', locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const fetched = new Map();
  page.on('response', (response) => {
    if (!/\.js$/.test(new URL(response.url()).pathname)) return;
    const body = response.body();
    // What comes after the last count is cut off when the window closes.
    body.catch(() => undefined);
    fetched.set(response.url(), body);
  });
  const total = async () => {
    await page.waitForLoadState('networkidle');
    const bodies = await Promise.all(fetched.values());
    return kilobytes(bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0));
  };
  await page.goto(address);
  await page.locator('.portals').waitFor();
  const home = await total();
  await page.locator(`a.door[href$="${game}"]`).click();
  await page.locator('form.setup button[type=submit]').click();
  await page.locator('.actions [data-deed]').first().waitFor();
  const row = { game, language: locale.slice(0, 2), home, table: await total(), files: fetched.size };
  if (steps > 0) await playOn(page, game, steps);
  const played = await total();
  await context.close();
  return { ...row, played };
}

/** As one plays: the pointer rests on the board, deeds are done, what is asked is answered, and all of it sounds. */
async function playOn(page, game, steps) {
  await page.mouse.move(640, 300);
  await page.waitForTimeout(600);
  await playSome(page, game, steps);
  // Where nothing moves, nothing sounds either: the last step is seen and heard.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await playSome(page, game, 1);
  await page.waitForTimeout(3000);
}
