// Pictures of playing together: each screen as one of several people at a table sees it, on a desk and on a phone.
import { rested, settled } from '../../packages/web/e2e/support/reading.mjs';
import { goTo } from '../../packages/web/e2e/support/screens.mjs';
import { exploreEast, joinTable, tilesLeft, yourTurn } from '../../packages/web/e2e/support/together.mjs';
import { openGoldenTable, playTogether } from '../../packages/web/e2e/support/together-games.mjs';
import { openProxy } from '../../packages/web/e2e/support/together-server.mjs';
import { mousePlayer } from '../../packages/web/e2e/support/touch-player.mjs';

const NAMES = ['Anna', 'Bence', 'Cili', 'Dóra'];
const [ANNA, BENCE, , DORA] = [0, 1, 2, 3];
const FOUR = 'bodyguard-scout-diver-leader-4-players-advanced';
const OPEN = [{ for: 'me' }, { for: 'open' }, { for: 'open' }, { for: 'open' }];
/** After so many entries of the golden game: Dóra acts, then Anna is asked by her. */
const [ACTING, ASKED] = [113, 114];

/** Everybody sits at a table that goes on from a golden game; the window that is pictured has the size, the others are on a desk. */
async function seated({ stage, size }, { game = 'sub-terra', golden = FOUR, after, seats = OPEN, pictured = ANNA }) {
  const sizeOf = (seat) => (seat === pictured ? size : {});
  const opened = await openGoldenTable(stage, game, { golden, after, seats, name: NAMES[0], ...sizeOf(ANNA) });
  const people = seats.filter(({ for: who }) => who !== 'bot').length;
  const pages = [opened.page];
  for (const name of NAMES.slice(1, people))
    pages.push(await joinTable(stage, opened.link, { name, ...sizeOf(pages.length) }));
  await goTo(opened.page, `#/online/${opened.id}`, '.play');
  for (const page of pages) {
    await page.locator('.play .board').waitFor();
    await rested(page);
  }
  return { ...opened, pages };
}

const seatOf = async (at, pictured, after) => (await seated(at, { after, pictured })).pages[pictured];

async function home(at) {
  const { pages } = await seated(at, { after: ASKED });
  const [anna] = pages;
  await goTo(anna, '#/', '.table-card');
  return anna;
}

async function arrive({ stage, size }) {
  const seats = OPEN;
  const { link } = await openGoldenTable(stage, 'sub-terra', { golden: FOUR, after: 0, seats, name: NAMES[0] });
  await joinTable(stage, link, { name: NAMES[1] });
  const page = await stage.open('', size);
  await page.goto(link);
  await page.locator('.arrive').waitFor();
  return page;
}

async function invite({ stage, size }) {
  const table = { golden: FOUR, after: 0, seats: OPEN, name: NAMES[0], ...size };
  const { page, link } = await openGoldenTable(stage, 'sub-terra', table);
  await joinTable(stage, link, { name: NAMES[1] });
  await page.locator('.seat-line', { hasText: NAMES[1] }).waitFor();
  return page;
}

async function code({ stage, size }) {
  const page = await stage.open('#/join/', size);
  await page.locator('.have-code input').fill('KDMT 4GRO');
  await page.keyboard.press('Enter');
  await page.locator('.have-code [role=alert]').waitFor();
  return page;
}

async function talk(at) {
  const { pages, id } = await seated(at, { after: ASKED, pictured: BENCE });
  const say = (page, text) =>
    page.evaluate(
      ([table, said]) =>
        fetch(`/api/tables/${table}/said`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text: said }),
        }),
      [id, text],
    );
  await say(pages[DORA], 'Anna, can you come over?');
  await say(pages[ANNA], 'Only if nobody needs me here.');
  const page = pages[BENCE];
  await page.locator('.waiting-row').getByRole('button', { name: /Talk/ }).click();
  await page.getByRole('button', { name: 'Your call' }).click();
  await page.locator('.talking li').nth(2).waitFor();
  return page;
}

/** Dóra points at a place, and Bence would go elsewhere. */
async function pointing(at) {
  const { pages } = await seated(at, { after: ASKED });
  const [anna] = pages;
  const places = await pages[DORA].locator('.spot').evaluateAll((spots) => spots.map(({ dataset }) => dataset.place));
  const show = async (page, place, name) => {
    await page.locator(`.spot[data-place="${place}"]`).click({ button: 'right', force: true });
    await page.getByRole('menuitem', { name }).click();
  };
  await show(pages[DORA], places[0], 'Point here');
  await show(pages[BENCE], places.at(-1), /go here/);
  await anna.locator('.signal').first().waitFor();
  return anna;
}

/** After a tile was drawn, which only all together can take back. */
async function undo(at) {
  const { pages } = await seated(at, { after: 0, pictured: BENCE });
  const [anna, bence] = pages;
  await exploreEast(anna);
  await tilesLeft(bence, 64);
  await yourTurn(anna);
  await anna.keyboard.press('u');
  await anna.getByRole('dialog').getByRole('button').first().click();
  await bence.locator('.matter.yours').waitFor();
  return bence;
}

/** The connection of Dóra is cut. */
async function lost({ stage, size }) {
  const proxy = await openProxy(Number(new URL(stage.address).port));
  const { link } = await openGoldenTable(stage, 'sub-terra', {
    golden: FOUR,
    after: ACTING,
    seats: OPEN,
    name: NAMES[0],
  });
  for (const name of NAMES.slice(1, 3)) await joinTable(stage, link, { name });
  const page = await joinTable(stage, link.replace(stage.address, proxy.address), { name: NAMES[3], ...size });
  await page.locator('.spot.lit').first().waitFor();
  proxy.cut();
  await page.locator('.matter', { hasText: 'Connection lost' }).waitFor();
  return page;
}

/** The person who is asked has left, some minutes ago by the clock of this page. */
async function away(at) {
  const { pages } = await seated(at, { after: ASKED, pictured: DORA });
  await pages[ANNA].close();
  const page = pages[DORA];
  await page.locator('.rail .lamp.away').first().waitFor();
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 240_000;
  });
  await page.locator('.matter', { hasText: 'has been away' }).waitFor();
  return page;
}

async function watching({ stage, size }) {
  const { id } = await seated({ stage, size: {} }, { after: ASKED });
  const page = await stage.open(`#/online/${id}`, size);
  await page.locator('.matter').waitFor();
  return page;
}

async function sea(at) {
  const seats = [...OPEN.slice(0, 2), { for: 'bot', strength: 'novice' }];
  const table = { game: 'pocket-sub', golden: '3-players-introductory-captain', after: 70, seats };
  return (await seated(at, { ...table, pictured: BENCE })).pages[BENCE];
}

async function menu(at) {
  const page = await seatOf(at, BENCE, ASKED);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('dialog[open] .online-menu').waitFor();
  return page;
}

async function finished(at) {
  const page = await seatOf(at, DORA, 0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await goTo(page, page.url().replace(/.*#\/online/, '#/finished'), '.message h1, .ending h1');
  return page;
}

/** To the end, whatever is drawn: two people in the small game. */
async function over(at) {
  const table = { game: 'pocket-sub', golden: '2-players-standard', after: 40, seats: OPEN.slice(0, 2) };
  const { pages } = await seated(at, table);
  await playTogether(pages.map((page, i) => mousePlayer(page, 'pocket-sub', i)));
  await pages[0].getByText('The dice were fair').waitFor();
  return pages[0];
}

/** Each brings about what is pictured in a window of the size, and answers that window. */
const SCREENS = {
  home,
  'open-table': async ({ stage, size }) => {
    const page = await stage.open('#/new/sub-terra/online', size);
    await page.locator('.holders').first().waitFor();
    return page;
  },
  invite,
  arrive,
  code,
  'your-turn': (at) => seatOf(at, DORA, ACTING),
  waiting: (at) => seatOf(at, BENCE, ACTING),
  asked: (at) => seatOf(at, ANNA, ASKED),
  'waiting-for-asked': (at) => seatOf(at, DORA, ASKED),
  pointing,
  talk,
  undo,
  'connection-lost': lost,
  away,
  watching,
  sea,
  menu,
  resigned: finished,
  finished: over,
};

export const togetherScreens = (words) => Object.entries(SCREENS).filter(([name]) => name.includes(words));

/** Until everything has glided to its place, in milliseconds. */
const REST = 700;

export async function togetherPicture(open, at) {
  const page = await open(at);
  await page.mouse.move(2, 2);
  await settled(page);
  await page.waitForTimeout(REST);
  return page.screenshot();
}
