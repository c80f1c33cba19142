// How many clicks or taps a turn takes: whole games by bots, played again through the page by a hand that counts.
import { isDeepStrictEqual } from 'node:util';
import { savedIn } from '../../packages/web/e2e/support/reading.mjs';
import { begin } from '../../packages/web/e2e/support/screens.mjs';
import { DESK, PHONE } from '../../packages/web/e2e/support/stage.mjs';
import { gameIds } from '../modules.mjs';
import { botGames, fingerprint } from './clicks/bot-games.mjs';
import { Hand, holdClock } from './clicks/hand.mjs';
import { loadPageView } from './clicks/page-view.mjs';
import { playTurn } from './clicks/play-turn.mjs';
import { decisionsOf, mean, median, splitIntoTurns } from './clicks/turns.mjs';

/** Games of each game. */
export const GAMES = 5;
const CONCURRENCY = 3;
/** Only there to end a hang. */
const TIMEOUT = 120_000;

/** What happens is not played out, which takes time and no clicks. Everything else is as the page comes. */
const SETTINGS = { speed: 0 };

export const SCREENS = [
  { name: '1440×900, clicks', isFinger: false, context: { viewport: DESK } },
  { name: '390×844, taps', isFinger: true, context: { viewport: PHONE, hasTouch: true, isMobile: true } },
];

/** Measures the games on every screen, and calls `onResult` with each. */
export async function measureClicks(
  browser,
  address,
  onResult,
  { ids = gameIds(), count = GAMES, screens = SCREENS, onClick } = {},
) {
  for (const id of ids) {
    const view = await loadPageView(id);
    const games = await botGames(id, count);
    for (const screen of screens) {
      const played = await playAll(games, (game) => playThrough(browser, address, { view, game, screen, onClick }));
      onResult({ id, screen: screen.name, fingerprint: fingerprint(games), ...summary(played) });
    }
  }
}

/** A few at a time: the page waits more than it works. */
async function playAll(games, play) {
  const waiting = [...games.entries()];
  const played = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) played[next[0]] = await play(next[1]);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return played;
}

function summary(played) {
  const turns = played.flatMap(({ clicks }) => clicks);
  const purposes = {};
  for (const { counts } of played)
    for (const [purpose, count] of Object.entries(counts)) purposes[purpose] = (purposes[purpose] ?? 0) + count;
  return { games: played.length, turns: turns.length, median: median(turns), mean: mean(turns), purposes };
}

/** One game to its end: the clicks of each turn, and how many there were for each purpose. */
async function playThrough(browser, address, { view, game, screen, onClick }) {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...screen.context });
  context.setDefaultTimeout(TIMEOUT);
  await context.addInitScript(keepSettings, SETTINGS);
  await context.addInitScript(holdClock);
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(`the page threw: ${error.stack ?? error}`));
  try {
    await page.goto(`${address}${game.address}`);
    await begin(page, { seed: game.seed });
    const hand = new Hand(page, { ...screen, onClick });
    const clicks = await playTurns(hand, view, game.record);
    await page.locator('.ending').first().waitFor();
    checkRecord((await savedIn(page))[0], game.record);
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    return { clicks, counts: hand.counts };
  } catch (error) {
    throw new Error(`${game.id}, seed “${game.seed}”, ${screen.name}: ${error.message}`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function keepSettings(settings) {
  localStorage.setItem('undercroft settings', JSON.stringify(settings));
}

async function playTurns(hand, view, record) {
  const clicks = [];
  for (const decisions of splitIntoTurns(decisionsOf(record, view.game))) {
    const before = hand.clicks;
    await playTurn({ hand, view, decisions });
    const wanted = decisions.at(-1).entriesAfter;
    const saved = await hand.entriesReach(wanted);
    if (saved !== wanted) throw new Error(`the page has ${saved} entries and not ${wanted}`);
    clicks.push(hand.clicks - before);
  }
  return clicks;
}

/** People may be called by name on the page; everything else is the same. */
function checkRecord({ head, list }, record) {
  const players = ({ seats }) => seats.map(({ player }) => player);
  for (const [what, saved, made] of [
    ['game', head.game, record.game],
    ['rules', head.rules, record.rules],
    ['options', head.options, record.options],
    ['seats', players(head), players(record)],
    ['entries', list, record.entries],
  ])
    if (!isDeepStrictEqual(saved, made)) throw new Error(`the page has saved other ${what} than the bots made`);
}
