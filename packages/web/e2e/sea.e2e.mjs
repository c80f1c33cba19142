// Pocket Sub by mouse and finger at every size: whole buttons, questions answered on the chart, a chart that lies still.
import assert from 'node:assert/strict';
import { settled } from './support/reading.mjs';
import { litRegions, openSea, seaRecord, touchRegion } from './support/sea-position.mjs';
import { DESK, LYING, PHONE, TABLET } from './support/stage.mjs';

const OTHER_SIZES = [TABLET, LYING, { width: 844, height: 340 }, { width: 740, height: 360 }];
const CAPTAIN = { players: 3, setup: 'standard', captain: true };
const nameOf = ({ width, height }) => `${width}×${height}`;

const atSizes = async (stage, { record, sizes }, look) => {
  for (const size of sizes) {
    const page = await openSea(stage, record, size);
    await look(page, nameOf(size));
    await page.context().close();
  }
};

/** Buttons of the dock that are too small, overlap, or cut their words. Runs in the page. */
function brokenButtons() {
  const isShown = (element) => element.getBoundingClientRect().width > 0;
  const buttons = [
    ...document.querySelectorAll('.dock .slots > :not(.empty, .pointcell), .dock .tools, .dock .commit'),
  ];
  const shown = buttons.filter(isShown).map((element) => ({ element, box: element.getBoundingClientRect() }));
  const named = ({ element }) => element.textContent.trim().slice(0, 30);
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const found = [];
  for (const [i, one] of shown.entries()) {
    const { width, height } = one.box;
    if (Math.min(width, height) < 43.5) found.push(`${named(one)} is ${width} × ${height}`);
    for (const other of shown.slice(i + 1))
      if (meets(one.box, other.box)) found.push(`${named(one)} lies over ${named(other)}`);
    const name = one.element.querySelector('.name')?.getBoundingClientRect();
    if (name && (name.left < one.box.left - 3 || name.right > one.box.right + 3 || name.bottom > one.box.bottom + 1))
      found.push(`${named(one)} is cut`);
    if (name && name.height > 34) found.push(`${named(one)} takes too many lines`);
  }
  return found;
}

/** Where everything is that must not move. Runs in the page. */
function places() {
  const all = document.querySelectorAll('.spot, .dock > :not(.say), .bar, .rail');
  return [...all]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = element.dataset.place ?? element.className.split(' ')[0];
      return `${name} ${[x, y, width, height].map(Math.round).join()}`;
    })
    .join('\n');
}

const endIn = async (page, isWanted) => (await litRegions(page)).find(({ label }) => isWanted(label))?.place;

const tests = (sizes, where) => ({
  [`PS-CAP-4: subs and tokens have whole buttons ${where}`]: (stage) => {
    const record = seaRecord(CAPTAIN, ({ phase }, moves) => phase === 'sub' && moves >= 2);
    return atSizes(stage, { record, sizes }, async (page, size) => {
      for (const key of ['', '4', '2']) {
        if (key !== '') await page.locator(`.slots [data-action="${key}"]`).click();
        await settled(page);
        assert.deepEqual(await page.evaluate(brokenButtons), [], `${size} after “${key}”`);
      }
    });
  },

  [`PS-CAP-2: a whirlpool is placed by a touch on its tile and one on its spin ${where}`]: (stage) => {
    const record = seaRecord(CAPTAIN, ({ phase }) => phase === 'whirlpool');
    return atSizes(stage, { record, sizes }, async (page, size) => {
      assert.deepEqual(await page.evaluate(brokenButtons), [], size);
      const [{ place }] = await litRegions(page);
      await touchRegion(page, place);
      const names = await page.locator('.place-menu [data-verb]').allInnerTexts();
      assert.equal(names.length, 3, `${size}: ${names}`);
      assert.equal(await page.locator('.slots [aria-disabled=true]').count(), 0, `${size}: nothing is placed yet`);
      await page.locator('.place-menu [data-verb]').nth(1).click();
      await settled(page);
      assert.equal(await page.locator('.slots [aria-disabled=true]').count(), 1, `${size}: the other one is left`);
    });
  },

  [`nothing jumps while a course is planned ${where}`]: (stage) => {
    const record = seaRecord({ players: 2 }, ({ phase }, moves) => phase === 'sub' && moves >= 8);
    return atSizes(stage, { record, sizes }, async (page, size) => {
      const before = await page.evaluate(places);
      const isStill = async (when) => assert.equal(await page.evaluate(places), before, `${size}, ${when}`);
      await page.locator('.slots [data-action="1"]').click();
      await settled(page);
      await isStill('a sub is chosen');
      const safe = await endIn(page, (label) => /End the move/.test(label) && !/lose the sub/.test(label));
      await touchRegion(page, safe);
      assert.equal(await page.locator('.commit.ready').count(), 1);
      await isStill('a course is drawn');
      await page.keyboard.press('7');
      await settled(page);
      await isStill('the mine is moved');
      await page.locator('.bar [aria-keyshortcuts=l]').click();
      await page.locator('.drawer').waitFor();
      await isStill('the log is open');
      await page.locator('.drawer header .round').click();
      await settled(page);
      await isStill('the log is closed');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await settled(page);
      const lost = await endIn(page, (label) => /lose the sub/.test(label));
      if (lost === undefined) return;
      await touchRegion(page, lost);
      assert.equal(await page.locator('.atplace').count(), 1, `${size}: a lost course says so at its end`);
      await isStill('a lost course is drawn');
    });
  },
});

export default tests([DESK, PHONE], 'at a desk and on a phone');
export const matrix = tests(OTHER_SIZES, 'at every other size');
