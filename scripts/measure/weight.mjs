// How much JavaScript is fetched until something can be done.
import { gzipSync } from 'node:zlib';

export const BUDGET = 85;
const GAMES = ['sub-terra', 'infernos-edge', 'pocket-sub'];

const kilobytes = (bytes) => Math.round(bytes / 102.4) / 10;

/** KB after gzip: of home, and of home, set-up and a table at its first decision. */
export async function weigh(browser, address) {
  const rows = [];
  for (const game of GAMES) rows.push(await weighGame(browser, address, game));
  return rows;
}

async function weighGame(browser, address, game) {
  // The service worker fetches everything, later and in peace: that is not waited for.
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const fetched = new Map();
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) fetched.set(response.url(), response.body());
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
  const table = await total();
  await context.close();
  return { game, home, table, files: fetched.size };
}
