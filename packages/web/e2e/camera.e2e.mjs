// Where the camera looks in a late game: nobody small, no lit place under a panel, ways to those out of sight.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { readRecord, truncateRecord, unwrap, writeRecord } from '@undercroft/engine';
import { lateCrew } from '../../../scripts/measure/late-position.mjs';
import { settled } from './support/reading.mjs';
import { openTable } from './support/screens.mjs';
import { openSea as openRecord } from './support/sea-position.mjs';
import { DESK, LYING, PHONE, TABLET } from './support/stage.mjs';

const LOW = { width: 844, height: 340 };

/** Until the picture is drawn anew, the map is there, and everything has come to rest. */
async function atRest(page) {
  for (let before = ''; ; ) {
    await settled(page);
    await page.waitForTimeout(350);
    const now = JSON.stringify(await page.evaluate(look));
    if (now === before) return;
    before = now;
  }
}

/** What can be seen of the board. Runs in the page. */
function look() {
  const boxOf = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().width);
  const spot = document.querySelector('.spot[data-place]');
  const meets = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  const panels = all('.bar, .rail > li, .dock, .say, .side > *, .minimap').map((one) => ({
    name: one.className,
    box: boxOf(one),
  }));
  return {
    tile: Math.round(spot.getBoundingClientRect().width),
    at: JSON.stringify(boxOf(spot)),
    narrowest: Math.min(...all('.pieces .piece:not(.gathered)').map((one) => one.getBoundingClientRect().width)),
    hidden: all('.spot.lit').flatMap((one) =>
      panels.filter(({ box }) => meets(boxOf(one), box)).map(({ name }) => `${one.dataset.place} under ${name}`),
    ),
    chips: all('.edge').map((one) => one.getAttribute('aria-label')),
  };
}

/** "Where does the horror appear?", 22 entries before the end. */
const FAR_QUESTION = '../../../games/sub-terra/golden/ends-defeat-everyone-on-exit.jsonl';

/** How many of the lit places are on the screen. Runs in the page. */
function answersSeen() {
  const lit = [...document.querySelectorAll('.spot.lit')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.spot') === one;
  });
  const arrows = [...document.querySelectorAll('.edge')].filter((one) => /lit place/.test(one.ariaLabel));
  return { lit: lit.length, inSight: lit.filter(Boolean).length, arrows: arrows.length };
}

const limits = ({ width, height }) => (width < 760 || height < 480 ? [84 * 0.8, 116] : [96 * 0.8, 176]);

const nameOf = ({ width, height }) => `${width}×${height}`;

async function checkLateCave(stage, size) {
  const page = await openRecord(stage, lateCrew(), size);
  const name = nameOf(size);
  const [least, most] = limits(size);
  await page.locator('.minimap').waitFor();
  for (const key of ['', 'z', 'c', '-']) {
    for (let times = key === '-' ? 5 : 1; key && times > 0; times--) await page.keyboard.press(key);
    await atRest(page);
    const seen = await page.evaluate(look);
    assert.ok(seen.narrowest >= 24, `${name} after “${key}”: a piece is ${seen.narrowest} wide`);
    if (key === 'z') assert.ok(seen.tile >= 56, `${name}: a tile of the whole cave is ${seen.tile}`);
    if (key === 'z' || key === '-') continue;
    assert.deepEqual(seen.hidden, [], `${name} after “${key}”`);
    assert.ok(seen.tile >= least - 1 && seen.tile <= most + 1, `${name}: a tile is ${seen.tile}`);
  }
}

async function checkFarQuestion(stage, size) {
  const whole = unwrap(readRecord(fs.readFileSync(new URL(FAR_QUESTION, import.meta.url), 'utf8')));
  const record = writeRecord(truncateRecord(whole, whole.entries.length - 22));
  const page = await openRecord(stage, record, size);
  await atRest(page);
  const { lit, inSight, arrows } = await page.evaluate(answersSeen);
  assert.ok(inSight > 0, `${nameOf(size)}: none of ${lit} answers is in sight`);
  assert.ok(inSight === lit || arrows > 0, `${nameOf(size)}: no arrow to ${lit - inSight} answers`);
}

/** A test for each size. */
const atSizes = (title, sizes, check) =>
  sizes.map((size) => [`${title}, at ${nameOf(size)}`, (stage) => check(stage, size)]);

const LATE = 'in a late cave nobody is small and no lit place lies under a panel';
const FAR = 'a question far from the actor is framed where it is answered, and what does not fit has an arrow';

export default {
  ...Object.fromEntries(atSizes(LATE, [DESK, PHONE], checkLateCave)),
  ...Object.fromEntries(atSizes(FAR, [PHONE], checkFarQuestion)),

  'arrows, the map and C lead about; aiming moves nothing, and a drag is kept': async (stage) => {
    const page = await openRecord(stage, lateCrew(), DESK);
    await atRest(page);
    const home = await page.evaluate(look);
    assert.ok(home.chips.length > 0, 'somebody is out of sight');
    await page.locator('.edge').first().click();
    await atRest(page);
    const there = await page.evaluate(look);
    assert.notEqual(there.at, home.at);
    assert.ok(!there.chips.includes(home.chips[0]), `${home.chips[0]} is in sight`);
    await page.locator('.minimap').click({ position: { x: 90, y: 60 } });
    await atRest(page);
    assert.notEqual((await page.evaluate(look)).at, there.at);
    await page.keyboard.press('c');
    await atRest(page);
    assert.equal((await page.evaluate(look)).at, home.at);
    // Somebody aims: nothing moves.
    await page.keyboard.press('1');
    const { x, y, width, height } = await page.locator('.spot.lit').first().boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await atRest(page);
    assert.equal((await page.evaluate(look)).at, home.at);
    await page.keyboard.press('Escape');
    // Anyone who drags looks there until their next turn.
    await page.mouse.move(700, 300);
    await page.mouse.down();
    await page.mouse.move(560, 380, { steps: 5 });
    await page.mouse.up();
    await atRest(page);
    const dragged = await page.evaluate(look);
    assert.notEqual(dragged.at, home.at);
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    await atRest(page);
    assert.equal((await page.evaluate(look)).at, dragged.at);
    await page.keyboard.press('c');
    await atRest(page);
    assert.equal((await page.evaluate(look)).at, home.at);
  },

  'several on a small tile are one disc with their number, which fans out': async (stage) => {
    const page = await openTable(stage, 'sub-terra');
    const people = await page.locator('.pieces .piece').count();
    for (let times = 0; times < 9; times++) await page.keyboard.press('-');
    await atRest(page);
    assert.equal(await page.locator('.disc').innerText(), String(people));
    assert.equal(await page.locator('.pieces .piece:not(.gathered)').count(), 0);
    await page.locator('.disc').click();
    await atRest(page);
    const middles = await page
      .locator('.pieces .piece:not(.gathered)')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
      );
    assert.equal(middles.length, people);
    for (const [i, [ax, ay]] of middles.entries())
      for (const [bx, by] of middles.slice(i + 1)) assert.ok(Math.hypot(ax - bx, ay - by) > 20, 'one covers another');
  },
};

export const matrix = Object.fromEntries([
  ...atSizes(LATE, [TABLET, LYING, LOW, { width: 740, height: 360 }], checkLateCave),
  ...atSizes(FAR, [TABLET, LOW], checkFarQuestion),
]);
