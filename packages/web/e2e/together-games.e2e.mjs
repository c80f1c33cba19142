// Whole games over a server: everybody at a device of their own, and questions that reach whom they are for.
import assert from 'node:assert/strict';
import { faults } from './support/axe.mjs';
import { keyboardPlayer } from './support/keyboard-player.mjs';
import { leftovers } from './support/languages.mjs';
import { smallControls } from './support/layout.mjs';
import { settled } from './support/reading.mjs';
import { goTo } from './support/screens.mjs';
import { PHONE } from './support/stage.mjs';
import { joinTable } from './support/together.mjs';
import { entriesOf, openGoldenTable, playTogether, tableOf } from './support/together-games.mjs';
import { mousePlayer, touchPlayer } from './support/touch-player.mjs';

const NAMES = ['Anna', 'Bence', 'Cili', 'Dóra'];
const ENGLISH = { start: 'Start game', talk: 'Talk', menu: 'Menu', device: 'Play on another device' };
const HUNGARIAN = {
  options: { locale: 'hu-HU', viewport: PHONE, hasTouch: true, isMobile: true },
  words: { start: 'Játék indítása', talk: 'Csevegés', menu: 'Menü', device: 'Játék másik eszközön' },
};
const FOUR = 'bodyguard-scout-diver-leader-4-players';
const OPEN = [{ for: 'me' }, { for: 'open' }, { for: 'open' }, { for: 'open' }];

/** A golden game that goes on among guests, seat after seat. */
async function gather(stage, game, { seats = OPEN, words = ENGLISH, options = {}, ...from }) {
  const opened = await openGoldenTable(stage, game, { ...from, ...options, seats, name: NAMES[0] });
  const pages = [opened.page];
  for (const name of NAMES.slice(1, seats.filter(({ for: who }) => who !== 'bot').length))
    pages.push(await joinTable(stage, opened.link, { name, ...options }));
  await opened.page.getByRole('link', { name: words.start }).click();
  await opened.page.locator('.play').waitFor();
  return { ...opened, pages };
}

/** One is asked and can answer; the others can do nothing and are told whom the table waits for. */
async function assertAsked(pages, seat) {
  for (const [i, page] of pages.entries()) {
    if (i === seat) {
      await page.locator('#decision .commit:not(.waiting)').waitFor();
      continue;
    }
    // Somebody who waits is not busy: a screen reader would pass over what is.
    await page.locator('#decision:not([aria-busy])', { hasText: NAMES[seat] }).waitFor();
    await page.waitForFunction((name) => document.title.includes(name), NAMES[seat]);
    assert.equal(await page.locator('.spot.lit').count(), 0, `${NAMES[i]} cannot answer for ${NAMES[seat]}`);
  }
}

/** Everybody sees the game that is over, each at their own window, and finds the dice honest. */
async function assertFinished(pages, fair) {
  for (const page of pages) {
    await page.locator('.ending h1').waitFor();
    await page.getByText(fair).waitFor();
  }
}

const FAIR = /The dice were fair/;

/** Every screen that somebody meets from opening a table to its end: axe finds nothing, and on phones a finger meets every control. */
async function auditAll(stage, { words, options = {} }) {
  const found = [];
  const look = async (page, name) => {
    await settled(page);
    const small = options.hasTouch ? await smallControls(page) : [];
    const english = options.locale === 'hu-HU' ? await leftovers(page, 'hu') : [];
    const all = [...(await faults(page)), ...small, ...english.map((text) => `not in Hungarian: ${text}`)];
    found.push(...all.map((fault) => `${name}: ${fault}`));
  };
  await auditBefore(await stage.open('#/', options), look);
  const table = { golden: `${FOUR}-advanced`, after: 114, seats: OPEN, name: NAMES[0], ...options };
  const { page: anna, link } = await openGoldenTable(stage, 'sub-terra', table);
  await look(anna, 'invite');
  const newcomer = await stage.open('', options);
  await newcomer.goto(link);
  await newcomer.locator('.arrive').waitFor();
  await look(newcomer, 'arrive');
  const pages = [anna];
  for (const name of NAMES.slice(1)) pages.push(await joinTable(stage, link, { name, ...options }));
  await anna.getByRole('link', { name: words.start }).click();
  await assertAsked(pages, 0);
  await look(anna, 'asked');
  await auditWaiting(pages[1], words, look);
  const players = pages.map((page, i) => mousePlayer(page, 'sub-terra', i));
  await playTogether(players, { until: ({ player }) => player.page !== anna });
  await look(pages[3], 'your turn');
  await playTogether(players);
  await anna.locator('.ending h1').waitFor();
  await look(anna, 'finished');
  await goTo(anna, '#/', '.table-card');
  await look(anna, 'home with tables');
  assert.equal(found.join('\n'), '');
  // That is what the server says to a link that is not valid.
  stage.complaints = stage.complaints.filter((text) => !/401 \(Unauthorized\).*recover/.test(text));
}

/** What somebody sees who is not at a table yet. */
async function auditBefore(page, look) {
  await page.locator('.portals').waitFor();
  await look(page, 'home');
  await goTo(page, '#/new/sub-terra/online', '.holders');
  await look(page, 'set-up');
  await goTo(page, '#/join/', '.have-code');
  await page.locator('.have-code input').fill('OOOO');
  await page.keyboard.press('Enter');
  await page.locator('.have-code [role=alert]').waitFor();
  await look(page, 'a wrong code');
  await goTo(page, '#/recover/nobody-has-this-token', '.message h1');
  await look(page, 'a recovery link that is not valid');
}

/** What somebody can do while another decides. */
async function auditWaiting(page, words, look) {
  await look(page, 'waiting');
  await page.locator('.waiting-row').getByRole('button', { name: words.talk }).click();
  await page.locator('.talking').waitFor();
  await look(page, 'talk');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.menu, exact: true }).click();
  await page.getByRole('button', { name: words.device }).click();
  await page.getByRole('textbox', { name: words.device }).waitFor();
  await look(page, 'menu');
  await page.keyboard.press('Escape');
}

export default {
  'four people play Sub Terra to its end, and whoever is directed out of turn is asked': async (stage) => {
    const golden = `${FOUR}-advanced`;
    const { pages, page, id } = await gather(stage, 'sub-terra', { golden, after: 114 });
    assert.deepEqual((await tableOf(page, id)).asked, { seat: 0, kind: 'directed' });
    await assertAsked(pages, 0);
    const steps = await playTogether(pages.map((one, i) => mousePlayer(one, 'sub-terra', i)));
    assert.ok(steps[0] > 0, 'Anna has answered');
    await assertFinished(pages, FAIR);
  },

  'two people play Inferno’s Edge to its end on phones, in Hungarian': async (stage) => {
    const golden = 'aristocrat-sharpshooter-veteran-archaeologist-2-players-expert';
    const seats = OPEN.slice(0, 2);
    const { pages, page, id } = await gather(stage, 'infernos-edge', { golden, after: 96, seats, ...HUNGARIAN });
    assert.deepEqual((await tableOf(page, id)).asked, { seat: 0, kind: 'path' });
    await assertAsked(pages, 0);
    await playTogether(pages.map((one, i) => touchPlayer(one, 'infernos-edge', i)));
    await assertFinished(pages, /A kockák tisztességesek voltak/);
  },

  'two people and a bot play Pocket Sub to its end, one of them by keyboard': async (stage) => {
    const seats = [...OPEN.slice(0, 2), { for: 'bot', strength: 'wanderer' }];
    const golden = '3-players-introductory-captain';
    const { pages, id } = await gather(stage, 'pocket-sub', { golden, after: 70, seats });
    const [anna, bence] = pages;
    const steps = await playTogether([keyboardPlayer(anna, 'pocket-sub', 1), mousePlayer(bence, 'pocket-sub', 2)]);
    assert.ok(
      steps.every((taken) => taken > 0),
      `both have played: ${steps}`,
    );
    const byBot = (await entriesOf(anna, id)).slice(70).filter(({ type, seat }) => type === 'act' && seat === 2);
    assert.ok(byBot.length > 0, 'the bot has played');
    await assertFinished(pages, FAIR);
  },
};

/** From its first move, and not from a late position. */
const whole =
  (game, golden, { players, ...more }) =>
  async (stage) => {
    const { pages } = await gather(stage, game, { golden, after: 0, ...more });
    await playTogether(players(pages));
    await assertFinished(pages, /The dice were fair|A kockák tisztességesek voltak/);
  };

/** A question out of turn: everybody sees who is asked, and the answer brings the game on. */
const askedOutOfTurn =
  ({ golden, after, asked }) =>
  async (stage) => {
    const { pages, page, id } = await gather(stage, 'sub-terra', { golden, after });
    assert.deepEqual((await tableOf(page, id)).asked, asked);
    await assertAsked(pages, asked.seat);
    const players = pages.map((one, i) => mousePlayer(one, 'sub-terra', i));
    await playTogether(players, { until: async () => (await entriesOf(page, id)).length > after });
  };

export const matrix = {
  'a horror’s path is asked of whom it is for': askedOutOfTurn({
    golden: `simple-${FOUR}-expert`,
    after: 263,
    asked: { seat: 2, kind: 'path' },
  }),

  'the leader chooses for a horror in somebody else’s turn': askedOutOfTurn({
    golden: `${FOUR}-advanced`,
    after: 125,
    asked: { seat: 3, kind: 'horror' },
  }),

  'four people play a whole game of Sub Terra': whole('sub-terra', `${FOUR}-normal`, {
    players: (pages) => pages.map((page, i) => mousePlayer(page, 'sub-terra', i)),
  }),

  'two people play a whole game of Inferno’s Edge on phones, in Hungarian': whole(
    'infernos-edge',
    'aristocrat-sharpshooter-veteran-archaeologist-2-players-normal',
    {
      ...HUNGARIAN,
      seats: OPEN.slice(0, 2),
      players: (pages) => pages.map((page, i) => touchPlayer(page, 'infernos-edge', i)),
    },
  ),

  'two people and a bot play a whole game of Pocket Sub': whole('pocket-sub', '3-players-standard', {
    seats: [...OPEN.slice(0, 2), { for: 'bot', strength: 'novice' }],
    players: ([anna, bence]) => [keyboardPlayer(anna, 'pocket-sub', 3), mousePlayer(bence, 'pocket-sub', 4)],
  }),

  'every screen of playing together passes the audit, in English': (stage) => auditAll(stage, { words: ENGLISH }),
  'every screen of playing together passes the audit on a phone, in Hungarian': (stage) => auditAll(stage, HUNGARIAN),
};
