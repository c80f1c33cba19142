// Small screens: nothing jumps while a moment plays, what happened last is told, tags and arrows keep clear of each other, the
// start of a game is at hand, a game that is watched has the room, and all of it with text at twice its size.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { readRecord, truncateRecord, unwrap, writeRecord } from '@undercroft/engine';
import { lateCrew } from '../../../scripts/measure/late-position.mjs';
import { POSITIONS } from '../../../scripts/pictures/positions.mjs';
import { faults } from './support/axe.mjs';
import { playByKeys } from './support/keyboard-player.mjs';
import { boardShare, coveredTargets } from './support/layout.mjs';
import { bringAbout, momentFinder, openBefore, runTo } from './support/moments.mjs';
import { rested, seen, settled } from './support/reading.mjs';
import { begin, goTo, openTable, playSome, tableId } from './support/screens.mjs';
import { openSea as openRecord } from './support/sea-position.mjs';
import { allInSight, boardBox, overlapping, unreachable } from './support/small.mjs';
import { DESK, LYING, PHONE, TABLET } from './support/stage.mjs';
import { tap } from './support/touch-player.mjs';

const TOUCH = { hasTouch: true, isMobile: true };
const LOW = { width: 844, height: 340 };
const NARROW = { width: 740, height: 360 };
const isPhone = ({ width, height }) => Math.min(width, height) < 700;
const contextOf = (viewport) => ({ viewport, ...(isPhone(viewport) ? TOUCH : {}) });
const nameOf = ({ width, height }) => `${width}×${height}`;

/** A golden game up to where it is pictured. */
function pictured(game, position) {
  const [file, entries] = POSITIONS[game][position];
  const golden = new URL(`../../../games/${game}/golden/${file}.jsonl`, import.meta.url);
  const whole = unwrap(readRecord(fs.readFileSync(golden, 'utf8')));
  return writeRecord(entries === undefined ? whole : truncateRecord(whole, entries));
}

// ---------------------------------------------------------------- moments

/** How many regions lie under what a moment says. Runs in the page. */
const coveredByWords = (page) =>
  page.evaluate(() => {
    const tell = document.querySelector('.tell')?.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }) =>
      left < tell.right - 1 && right > tell.left + 1 && top < tell.bottom - 1 && bottom > tell.top + 1;
    const regions = [...document.querySelectorAll('.spot')].map((one) => one.getBoundingClientRect());
    return tell ? regions.filter(isUnder).length : 0;
  });

/** It trembles when something is struck. */
const TREMBLING = 9;
const STEP = 90;

async function standsStill(stage, finder, { id, name, size, region }) {
  const found = await finder.find(id, name, {
    isSmall: id !== 'pocket-sub',
    isWanted: (moment, [first]) =>
      first === moment && (region === undefined || moment.events.some(({ at }) => at === region)),
  });
  const page = await openBefore(stage, found, { isStopped: true, ...contextOf(size) });
  await page.clock.runFor(600);
  const before = await boardBox(page);
  // In a cave the board glides to somebody out of sight.
  const mayMove = id !== 'pocket-sub' && !(await allInSight(page));
  await bringAbout(page);
  let at = await runTo(page, found);
  for (; at < found.moment.ms; at += STEP) {
    const now = await boardBox(page);
    if (id === 'pocket-sub')
      assert.equal(await coveredByWords(page), 0, `${name}, ${nameOf(size)}: words over the chart`);
    const far = Math.max(...now.map((one, i) => Math.abs(one - before[i])));
    assert.ok(
      mayMove || far <= TREMBLING,
      `${id}, ${name}, ${nameOf(size)}: the board is ${far} pixels off after ${at} ms`,
    );
    await page.clock.runFor(STEP);
  }
  await page.context().close();
  return !mayMove;
}

async function allStandStill(stage, moments) {
  const finder = await momentFinder();
  const checked = new Set();
  try {
    for (const one of moments) if (await standsStill(stage, finder, one)) checked.add(one.id);
    assert.deepEqual(
      [...checked].sort(),
      [...new Set(moments.map(({ id }) => id))].sort(),
      'of every game one was seen',
    );
  } finally {
    await finder.close();
  }
}

/** In the outermost regions, too. */
const SEA_MOMENTS = [
  { id: 'pocket-sub', name: 'collision', region: '1,-1:e0' },
  { id: 'pocket-sub', name: 'mine', region: '0,1:e3' },
  { id: 'pocket-sub', name: 'sunk' },
  { id: 'pocket-sub', name: 'whirlpool' },
];
const EVERY_SIZE = [DESK, TABLET, PHONE, LYING, LOW, NARROW];

// ---------------------------------------------------------------- set-up

/** What has the focus lies clear of the bar with the start. */
async function focusedIsClear(page, where) {
  const controls = await page.locator('form.setup :is(button, input, select, summary)').count();
  await page.locator('form.setup button').first().focus();
  for (let times = 1; times < controls; times++) {
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('.start');
      if (!focused || bar.contains(focused) || !focused.closest('form')) return '';
      const { bottom } = (focused.closest('label') ?? focused).getBoundingClientRect();
      const { top } = bar.getBoundingClientRect();
      return bottom > top + 1 ? `${focused.closest('label')?.textContent ?? focused.textContent}: ${bottom - top}` : '';
    });
    assert.equal(covered, '', `${where}: under the start bar`);
    await page.keyboard.press('Tab');
  }
}

async function startAtHand(stage, game, size) {
  const page = await stage.open(`#/new/${game}`, contextOf(size));
  const start = page.locator('form.setup button[type=submit]');
  await start.waitFor();
  await settled(page);
  const isInSight = () =>
    start.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === button && top + height <= innerHeight;
    });
  assert.ok(await isInSight(), `${game}, ${nameOf(size)}: the start is in sight from the first`);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  assert.ok(await isInSight(), `${game}, ${nameOf(size)}: and at the end of the page`);
  assert.deepEqual(await unreachable(page), [], `${game}, ${nameOf(size)}`);
  await page.evaluate(() => scrollTo(0, 0));
  await focusedIsClear(page, `${game}, ${nameOf(size)}`);
  await tap(page, 'form.setup button[type=submit]');
  await page.locator('.table').waitFor();
  await page.context().close();
}

// ---------------------------------------------------------------- the table

async function latestLine(stage, game, locale) {
  const page = await openTable(stage, game, { phone: true, context: { locale } });
  const dock = () => page.locator('.dock').evaluate((one) => JSON.stringify(one.getBoundingClientRect()));
  const place = await dock();
  await playSome(page, game, 8);
  // A place that has the focus is read about instead.
  await page.evaluate(() => document.activeElement?.blur());
  await seen(page);
  assert.equal(await dock(), place, 'the dock stays as high as it was');
  const line = page.locator('.latest-line');
  const told = await line.innerText();
  assert.ok(told.length > 5, `it says “${told}”`);
  const { height } = await line.boundingBox();
  assert.ok(height <= 32, `one slim line, ${height} high`);
  const share = await boardShare(page);
  assert.ok(share >= 0.55, `the board has ${Math.round(share * 100)} % of the screen`);
  assert.deepEqual(await coveredTargets(page), []);
  await tap(page, '.latest-line');
  await page.locator('.drawer .log').waitFor();
  await settled(page);
  const log = await page.locator('.drawer .log').innerText();
  assert.ok(log.includes(told.slice(-10)), `“${told}” is in the log: ${log}`);
}

/** With all dangers shown, as near as in play and as far as the zoom goes. */
async function tagsKeepClear(stage, game, size, locale = 'en-GB') {
  for (const position of ['early', 'late']) {
    const page = await openRecord(stage, pictured(game, position), size, { locale });
    const where = `${game}, ${position}, ${nameOf(size)}, ${locale}`;
    for (const key of ['', 'd', '-']) {
      if (key) await page.keyboard.press(key);
      await seen(page);
      await page.waitForTimeout(300);
      assert.deepEqual(await overlapping(page, '.pins .tag'), [], `${where} after “${key}”`);
    }
    await page.context().close();
  }
}

async function arrowsKeepClear(stage, size) {
  const records = [lateCrew(), pictured('sub-terra', 'late'), pictured('infernos-edge', 'late')];
  for (const [i, record] of records.entries()) {
    const page = await openRecord(stage, record, size);
    for (const key of ['', 'd', '+', '+', '+']) {
      if (key) await page.keyboard.press(key);
      await seen(page);
      await rested(page);
      assert.deepEqual(await overlapping(page, '.edge'), [], `${nameOf(size)}, game ${i} after “${key}”`);
    }
    await page.context().close();
  }
}

// ---------------------------------------------------------------- watched again

async function boardHasRoom(stage, game, size, least) {
  const page = await openRecord(stage, pictured(game, 'late'), size);
  await goTo(page, `#/watch/${tableId(page)}`, '.replay');
  await page.locator('.track').focus();
  await page.keyboard.press('End');
  await settled(page);
  const share = await boardShare(page);
  const where = `${game}, ${nameOf(size)}`;
  assert.ok(share >= least, `${where}: the board has ${Math.round(share * 100)} % of the screen`);
  assert.deepEqual(await unreachable(page), [], where);
  const [x, y, width, height] = await boardBox(page);
  const frame = await page.locator('.watch .board').boundingBox();
  const isWhole = x >= frame.x - 1 && y >= frame.y - 1 && x + width <= frame.x + frame.width + 1;
  assert.ok(isWhole && y + height <= frame.y + frame.height + 1, `${where}: the whole board is in sight`);
  await page.context().close();
}

// ---------------------------------------------------------------- words that are cut

/** Both badges and "done" on every card, as a round can bring it about. */
const badged = (page) =>
  page.evaluate(() => {
    const icon = document.querySelector('.turn .chip .i, .i').outerHTML;
    for (const sub of document.querySelectorAll('.turn[data-card] .sub')) {
      for (const chip of sub.querySelectorAll('.chip')) chip.remove();
      const chip = (kind, text) => `<span class="chip ${kind}">${text}</span>`;
      const flag = document.documentElement.lang === 'hu' ? 'kész' : 'done';
      sub.insertAdjacentHTML(
        'beforeend',
        chip('bad', `${icon}<span>hunted</span>`).repeat(2) + chip('flag done', flag),
      );
    }
    return [...document.querySelectorAll('.turn .flag')].flatMap((one) => {
      const { left, right } = one.getBoundingClientRect();
      const card = one.closest('.turn').getBoundingClientRect();
      const [before] = [one.previousElementSibling.getBoundingClientRect()];
      return right > card.right - 4 || left < before.right ? [`${one.textContent} ends at ${right - card.right}`] : [];
    });
  });

/** Names of actions that are broken inside of a word, without a hyphen. */
const brokenNames = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.slot .name')].flatMap((name) => {
      const text = name.firstChild;
      if (text?.nodeType !== Node.TEXT_NODE || !name.checkVisibility()) return [];
      const range = document.createRange();
      const tops = [...text.data].map((_, i) => {
        range.setStart(text, i);
        range.setEnd(text, i + 1);
        return Math.round(range.getBoundingClientRect().top);
      });
      const broken = tops.some((top, i) => i > 0 && top > tops[i - 1] + 2 && !/[\s-]/.test(text.data[i - 1]));
      return broken ? [text.data] : [];
    }),
  );

async function namesAreWhole(stage, game, size, locale) {
  for (const position of ['early', 'late']) {
    const page = await openRecord(stage, pictured(game, position), size, { locale });
    const where = `${game}, ${position}, ${nameOf(size)}, ${locale}`;
    assert.deepEqual(await brokenNames(page), [], where);
    assert.deepEqual(await badged(page), [], where);
    await page.context().close();
  }
}

// ---------------------------------------------------------------- text at twice its size

async function largeText(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), '32px');
}

async function everythingInReach(stage, game, size, locale = 'en-GB') {
  const page = await stage.open('', { ...contextOf(size), locale });
  await largeText(page);
  const check = async (where) => {
    const at = `${where} of ${game}, ${nameOf(size)}, ${locale}`;
    assert.deepEqual(await unreachable(page), [], at);
    assert.deepEqual(await faults(page), [], at);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 1, `${at}: ${wide} pixels too wide`);
  };
  await goTo(page, '#/', '.portals');
  await check('home');
  await goTo(page, `#/new/${game}${game === 'pocket-sub' ? '/around' : ''}`, 'form.setup');
  await check('set-up');
  await begin(page, { seed: 'large' });
  await seen(page);
  await check('table');
  await page.keyboard.press(game === 'pocket-sub' ? '1' : '2');
  await seen(page);
  await check('table, an action chosen');
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.locator('.advice .ranked').waitFor();
  await seen(page);
  await check('hint');
  await page.context().close();
}

async function endInReach(stage, size) {
  const page = await stage.open('#/new/pocket-sub/around', contextOf(size));
  await begin(page, { seed: 'e2e-2' });
  await playByKeys(page, 'pocket-sub');
  await page.locator('.ending h1').waitFor();
  await largeText(page);
  await settled(page);
  assert.deepEqual(await unreachable(page), [], `end, ${nameOf(size)}`);
  await goTo(page, page.url().replace(/.*#\/end/, '#/watch'), '.replay');
  assert.deepEqual(await unreachable(page), [], `watching, ${nameOf(size)}`);
}

const GAMES = ['sub-terra', 'infernos-edge', 'pocket-sub'];

export default {
  'the chart stands still while a moment plays on a phone held sideways': (stage) =>
    allStandStill(
      stage,
      SEA_MOMENTS.slice(0, 1).map((one) => ({ ...one, size: LYING })),
    ),
  'a phone held upright says in one line what happened last': (stage) => latestLine(stage, 'sub-terra', 'en-GB'),
  'the start of a game is at hand on a phone': (stage) => startAtHand(stage, 'sub-terra', PHONE),
  'a game that is watched has most of a phone held sideways': (stage) => boardHasRoom(stage, 'sub-terra', LYING, 0.55),
  'names of actions and badges are whole at 1024×768': (stage) => namesAreWhole(stage, 'sub-terra', TABLET, 'hu-HU'),
  'everything is in reach with text at twice its size on a phone held sideways': (stage) =>
    everythingInReach(stage, 'sub-terra', LYING),
};

export const matrix = {
  'the board stands still while a moment plays, at every size': (stage) =>
    allStandStill(
      stage,
      EVERY_SIZE.flatMap((size) => [
        ...SEA_MOMENTS.map((one) => ({ ...one, size })),
        { id: 'sub-terra', name: 'tremor', size },
        { id: 'infernos-edge', name: 'dice 1', size },
      ]),
    ),
  'every game says what happened last on a phone held upright, in both languages': async (stage) => {
    for (const game of GAMES) for (const locale of ['en-GB', 'hu-HU']) await latestLine(stage, game, locale);
  },
  'tags keep clear of each other on every phone, in every game and both languages': async (stage) => {
    for (const size of [PHONE, LYING, NARROW])
      for (const game of GAMES) for (const locale of ['en-GB', 'hu-HU']) await tagsKeepClear(stage, game, size, locale);
  },
  'arrows keep clear of each other on every phone': async (stage) => {
    for (const size of [PHONE, LYING, LOW, NARROW]) await arrowsKeepClear(stage, size);
  },
  'the start of every game is at hand on every phone': async (stage) => {
    for (const size of [PHONE, LYING, NARROW]) for (const game of GAMES) await startAtHand(stage, game, size);
  },
  'a game that is watched has most of every phone held sideways': async (stage) => {
    for (const size of [LYING, NARROW]) for (const game of GAMES) await boardHasRoom(stage, game, size, 0.5);
  },
  'names of actions and badges are whole at 1024×768 in both cave games and languages': async (stage) => {
    for (const game of ['sub-terra', 'infernos-edge'])
      for (const locale of ['en-GB', 'hu-HU']) await namesAreWhole(stage, game, TABLET, locale);
  },
  'everything is in reach with text at twice its size, in every game': async (stage) => {
    for (const size of [PHONE, LYING]) for (const game of GAMES) await everythingInReach(stage, game, size, 'hu-HU');
    for (const size of [PHONE, LYING]) await endInReach(stage, size);
  },
};
