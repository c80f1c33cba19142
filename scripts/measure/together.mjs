// Playing together: from a move at one device to its drawing at another, and what a table of the server weighs more than a local one.
import { joinTable, openOnlineTable, yourTurn } from '../../packages/web/e2e/support/together.mjs';
import { playTogether } from '../../packages/web/e2e/support/together-games.mjs';
import { mousePlayer } from '../../packages/web/e2e/support/touch-player.mjs';
import { fetchedFirst, openWatched, weighGame, weightOf } from './weight.mjs';

/** How many moves are timed at least. */
const MOVES = 60;
/** Milliseconds from a move to its drawing at another device: at most so many in the middle. */
export const MEDIAN_LIMIT = 100;
/** KB after gzip that a table of the server may weigh more than a local one at its first decision. */
export const ONLINE_LIMIT = 20;

/**
 * Notes when somebody touched the page before each move that it sends, and when each that it is sent has been drawn. All windows are on
 * one machine, so their clocks agree. Runs in the page.
 */
function noteMoves() {
  const clock = () => performance.timeOrigin + performance.now();
  const moves = { sent: [], drawn: [] };
  window.moves = moves;
  let touched = 0;
  for (const type of ['pointerup', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (touched = performance.timeOrigin + timeStamp), true);
  /** The frame in which the page next changes has been painted. */
  const whenDrawn = (done) => {
    const watching = new MutationObserver(() => {
      watching.disconnect();
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => done(clock());
        painted.port2.postMessage(0);
      });
    });
    watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  };
  const { WebSocket: Original } = window;
  window.WebSocket = class extends Original {
    constructor(...args) {
      super(...args);
      // Before the page hears of it, so that what it then changes is seen.
      this.addEventListener('message', ({ data }) => {
        const { type, from, entries } = JSON.parse(data);
        if (type === 'entries') whenDrawn((at) => moves.drawn.push({ from, to: from + entries.length, at }));
      });
    }
    send(text) {
      const { type, seq } = JSON.parse(text);
      if (type === 'act') moves.sent.push({ seq, at: touched });
      super.send(text);
    }
  };
}

/** Two people at a table of Sub Terra, only results shown: milliseconds of each move, in order of length, and how many were never drawn. */
export async function moveTimes(stage) {
  const { page: anna, link } = await openOnlineTable(stage, 'sub-terra', { name: 'Anna' });
  const bence = await joinTable(stage, link, { name: 'Bence' });
  const pages = [anna, bence];
  await anna.getByRole('link', { name: 'Start game' }).click();
  await yourTurn(anna);
  for (const page of pages) await page.addInitScript(noteMoves);
  await Promise.all(pages.map((page) => page.reload()));
  const read = async () => {
    const [a, b] = await Promise.all(pages.map((page) => page.evaluate(() => window.moves)));
    const times = [...timesOf(a, b), ...timesOf(b, a)];
    return { times: times.sort((x, y) => x - y), undrawn: a.sent.length + b.sent.length - times.length };
  };
  const players = pages.map((page, i) => mousePlayer(page, 'sub-terra', i + 1));
  await playTogether(players, { until: async () => (await read()).times.length >= MOVES });
  await anna.waitForTimeout(500);
  return read();
}

/** What one has sent and the other has drawn: several moves may come in one message. */
const timesOf = ({ sent }, { drawn }) =>
  sent.flatMap(({ seq, at: touched }) => {
    const found = drawn.find(({ from, to }) => from <= seq && seq < to);
    return found ? [found.at - touched] : [];
  });

/**
 * KB after gzip at the first decision, on the same way: home, set-up and a local table; home, set-up, the invitation and a table of the
 * server. And of that table alone, for whoever opens its address.
 */
export async function weighTogether(browser, address, { game, locale }) {
  const { table: local } = await weighGame(browser, address, { game, locale, steps: 1 });
  const host = await openWatched(browser, address, locale);
  await host.page.evaluate((to) => {
    location.hash = to;
  }, `#/new/${game}/online`);
  await host.page.locator('form.summary input[name=name]').fill('Anna');
  await host.page.locator('form.summary button[type=submit]').click();
  await host.page.locator('.seating a.primary').click();
  await host.page.locator('.spot.lit').first().waitFor({ state: 'attached' });
  const online = await weighFirst(host);
  host.fetched.clear();
  await host.page.reload();
  await host.page.locator('.spot.lit').first().waitFor({ state: 'attached' });
  const alone = await weighFirst(host);
  await host.page.context().close();
  return { game, language: locale.slice(0, 2), local, online, alone };
}

async function weighFirst({ page, fetched }) {
  const early = new Set(await fetchedFirst(page));
  return weightOf(await Promise.all([...fetched].flatMap(([url, body]) => (early.has(url) ? [body] : []))));
}
