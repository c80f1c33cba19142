// How many clicks or taps a turn takes: whole games by bots, played again through the page by a hand that counts.
import { isDeepStrictEqual } from 'node:util';
import { savedIn } from '../../packages/web/e2e/support/reading.mjs';
import { begin } from '../../packages/web/e2e/support/screens.mjs';
import { DESK, PHONE } from '../../packages/web/e2e/support/stage.mjs';
import { gameIds } from '../modules.mjs';
import { botGames, fingerprint } from './clicks/bot-games.mjs';
import { Hand } from './clicks/hand.mjs';
import { loadPageView } from './clicks/page-view.mjs';
import { playTurn } from './clicks/todays-page.mjs';
import { decisionsOf, mean, median, splitIntoTurns } from './clicks/turns.mjs';

/** Games of each game. */
export const GAMES = 5;
const CONCURRENCY = 3;
/** Only there to end a hang. */
const TIMEOUT = 120_000;

export const SCREENS = [
  { name: '1440×900, clicks', isFinger: false, context: { viewport: DESK } },
  { name: '390×844, taps', isFinger: true, context: { viewport: PHONE, hasTouch: true, isMobile: true } },
];

/** Measures the games on every screen, and calls `onResult` with each. */
export async function measureClicks(browser, address, onResult, { ids = gameIds(), count = GAMES } = {}) {
  for (const id of ids) {
    const view = await loadPageView(id);
    const games = await botGames(id, count);
    for (const screen of SCREENS) {
      const played = await playAll(games, (game) => playThrough(browser, address, { view, game, screen }));
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
async function playThrough(browser, address, { view, game, screen }) {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...screen.context });
  context.setDefaultTimeout(TIMEOUT);
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(`the page threw: ${error.stack ?? error}`));
  try {
    await page.goto(`${address}${game.address}`);
    await begin(page, { seed: game.seed });
    const hand = new Hand(page, screen);
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

async function playTurns(hand, view, record) {
  const clicks = [];
  let lastSeat;
  for (const decisions of splitIntoTurns(decisionsOf(record, view.game))) {
    const before = hand.clicks;
    await playTurn({ hand, view, decisions, lastSeat });
    const last = decisions.at(-1);
    await entriesReach(hand.page, last.entriesAfter);
    lastSeat = last.seat;
    clicks.push(hand.clicks - before);
  }
  return clicks;
}

/** Until the page has saved so many entries, and no more. */
async function entriesReach(page, wanted) {
  const until = Date.now() + TIMEOUT;
  let [saved] = await savedGames(page);
  while (saved.entries < wanted && Date.now() < until) {
    await page.waitForTimeout(10);
    [saved] = await savedGames(page);
  }
  if (saved.entries !== wanted) throw new Error(`the page has ${saved.entries} entries and not ${wanted}`);
}

/** The list of games alone, without their entries. */
const savedGames = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('undercroft');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('games').objectStore('games').getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result);
          };
        };
      }),
  );

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
