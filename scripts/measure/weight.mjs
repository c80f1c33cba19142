// How much JavaScript is fetched: until something can be done, by a game that is played on, and by bots in their own thread.
import { gzipSync } from 'node:zlib';
import { playSome } from '../../packages/web/e2e/support/screens.mjs';
import { gameIds } from '../modules.mjs';

/** KB after gzip: home, set-up and a table of people at its first decision. */
export const BUDGET = 85;
/** KB after gzip: what is fetched after that, however long the game is played. */
export const LATER_BUDGET = 35;
/**
 * Where the budgets are not kept: what it weighs instead, so that it can only shrink. docs/page-measures.md has the figures, and what
 * was tried.
 */
const OVERWEIGHT = {
  'sub-terra': { en: { first: 87.4, later: 36.1 }, hu: { first: 89.3, later: 37.1 } },
  'infernos-edge': { en: { first: 93, later: 40.5 }, hu: { first: 95, later: 41.1 } },
  'pocket-sub': { hu: { first: 86.2 } },
};
/** What a table may weigh at its first decision, and how much more later. */
export const allowedWeight = (game, language) => ({
  first: BUDGET,
  later: LATER_BUDGET,
  ...OVERWEIGHT[game]?.[language],
});
const WORKER_BUDGETS = { 'sub-terra': 40, 'infernos-edge': 46, 'pocket-sub': 25 };
/** KB after gzip: what is fetched by the worker in which bots think, for anyone who has one at the table or asks for a hint. */
export const workerBudget = (game) => WORKER_BUDGETS[game] ?? 46;
export const GAMES = gameIds();
export const LANGUAGES = ['en-GB', 'hu-HU'];
/** This many steps are played on. */
const STEPS = 24;
/** Only there to end a hang. */
const TIMEOUT = 120_000;

const kilobytes = (bytes) => Math.round(bytes / 102.4) / 10;
export const weightOf = (bodies) =>
  kilobytes(bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0));

/** All games in all languages, played on, and the bots of each game. */
export async function weigh(browser, address) {
  const tables = [];
  for (const locale of LANGUAGES)
    for (const game of GAMES)
      tables.push(await weighGame(browser, address, { game, locale, steps: STEPS, isOpened: true }));
  const workers = [];
  for (const game of GAMES) workers.push(await weighWorker(browser, address, game));
  return { tables, workers };
}

/** A page, and all scripts that it and its workers have fetched. */
export async function openWatched(browser, address, locale) {
  // The service worker fetches everything, later and in peace: that is not waited for.
  const context = await browser.newContext({ serviceWorkers: 'block', locale, reducedMotion: 'reduce' });
  context.setDefaultTimeout(TIMEOUT);
  await context.addInitScript(noteFirstDecision);
  const page = await context.newPage();
  const fetched = new Map();
  page.on('response', (response) => {
    if (!/\.js$/.test(new URL(response.url()).pathname)) return;
    const body = response.body();
    // What comes after the last count is cut off when the window closes.
    body.catch(() => undefined);
    fetched.set(response.url(), body);
  });
  await page.goto(address);
  await page.locator('.portals').waitFor();
  return { page, fetched };
}

/** When something can first be done, by the page's own clock: a busy machine looks later. Runs in the page. */
function noteFirstDecision() {
  const watching = new MutationObserver(() => {
    if (!document.querySelector('.spot.lit')) return;
    window.firstDecision = performance.now();
    watching.disconnect();
  });
  watching.observe(document, { childList: true, subtree: true, attributes: true });
}

/** The addresses of what the page had asked for by then. */
export const fetchedFirst = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= window.firstDecision)
      .map(({ name }) => name),
  );

/** Everybody at the table is a person: bots bring more, and are weighed by themselves. */
async function beginAmongPeople(page, game) {
  await page.evaluate(
    (to) => {
      location.hash = to;
    },
    `#/new/${game}${game === 'pocket-sub' ? '/around' : ''}`,
  );
  await page.locator('form.setup button[type=submit]').click();
  await page.locator('.spot.lit').first().waitFor({ state: 'attached' });
}

/**
 * KB after gzip: of home; of home, set-up and a table at its first decision; of all that was fetched some turns later; and,
 * where that is wanted, once the menu and the list of keys have been opened too.
 */
export async function weighGame(browser, address, { game, locale, steps, isOpened = false }) {
  const { page, fetched } = await openWatched(browser, address, locale);
  const total = async () => {
    await page.waitForLoadState('networkidle');
    return weightOf(await Promise.all(fetched.values()));
  };
  const home = await total();
  await beginAmongPeople(page, game);
  // What was asked for by the moment something can be done; the rest (dangers, moments, the log) comes later, in peace.
  const early = new Set(await fetchedFirst(page));
  const first = [...fetched].flatMap(([url, body]) => (early.has(url) ? [body] : []));
  const row = {
    game,
    language: locale.slice(0, 2),
    home,
    table: weightOf(await Promise.all(first)),
    files: first.length,
  };
  await playOn(page, game, steps);
  const played = await total();
  if (isOpened) await openMenu(page);
  const opened = await total();
  await page.context().close();
  return { ...row, played, opened };
}

/** As in play: places are looked at and the log is read, actions are done, what is asked is answered, and all of it is seen and heard. */
async function playOn(page, game, steps) {
  await page.locator('[data-place]').first().focus();
  await page.keyboard.press('i');
  await page.locator('.about').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await page.locator('.drawer .log').waitFor();
  await page.keyboard.press('Escape');
  await playSome(page, game, steps);
  // Where nothing moves, nothing sounds either: the last step is seen and heard.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await playSome(page, game, 1);
  await page.waitForTimeout(2000);
}

async function openMenu(page) {
  await page.keyboard.press('?');
  await page.locator('dialog .keys').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.bar nav button').last().click();
  await page.locator('dialog.menu').waitFor();
}

/** KB after gzip that the worker fetches for its first answer, and in how many files. */
export async function weighWorker(browser, address, game) {
  const { page, fetched } = await openWatched(browser, address, 'en-GB');
  await beginAmongPeople(page, game);
  await page.keyboard.press('h');
  await page.locator('.advice').waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const ofPage = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
  const [worker] = page.workers();
  const own = [...fetched].filter(([url]) => url === worker.url() || !ofPage.has(url));
  const size = weightOf(await Promise.all(own.map(([, body]) => body)));
  await page.context().close();
  return { game, worker: size, files: own.length };
}
