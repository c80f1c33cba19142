// What goes wrong around the page: one game in two tabs, a browser that keeps nothing, files that do not come, hands that are too quick.
import assert from 'node:assert/strict';
import { rested, savedIn, seen, settled } from './support/reading.mjs';
import { begin, goTo, openTable, playSome, tableId } from './support/screens.mjs';
import { LYING, PHONE } from './support/stage.mjs';

/** The same game in another tab. `isDeaf`: which hears nothing of what the others do. */
async function secondTab(page, { isDeaf = false } = {}) {
  const other = await page.context().newPage();
  if (isDeaf)
    await other.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => undefined;
    });
  await other.goto(page.url());
  await other.locator('.table').waitFor();
  await seen(other);
  return other;
}

const kept = async (page) => {
  const [{ entries, list }] = await savedIn(page);
  assert.equal(list.length, entries);
  return list;
};

/** Runs in the page: nothing fits into its database any more. */
function fill() {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  Object.assign(IDBObjectStore.prototype, { put: full, add: full });
}

/** What somebody has to reach, and cannot because the notice lies over it. Runs in the page. */
function covered() {
  const notice = document.querySelector('.notice').getBoundingClientRect();
  const meets = ({ left, right, top, bottom }) =>
    left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top;
  return [...document.querySelectorAll('.dock, .dock button, .bar button, .rail, .spot.lit')]
    .filter((element) => meets(element.getBoundingClientRect()))
    .map((element) => element.className);
}

async function fullStorage(stage, viewport) {
  const page = await openTable(stage, 'sub-terra', { phone: true, context: { viewport } });
  await page.evaluate(fill);
  await playSome(page, 'sub-terra', 2);
  await page.locator('.notice').waitFor();
  await settled(page);
  await rested(page);
  assert.ok((await seen(page)).lit.length > 0, 'there are places to choose');
  assert.deepEqual(await page.evaluate(covered), []);
  await page.locator('.notice').getByRole('button', { name: 'Close' }).click();
  await page.locator('.notice').waitFor({ state: 'detached' });
  await playSome(page, 'sub-terra', 2);
  assert.equal(await page.locator('.notice').count(), 0, 'whoever has closed it knows');
}

export default {
  'a game in two tabs is followed in the one that does nothing': async (stage) => {
    const one = await openTable(stage, 'sub-terra', { steps: 4 });
    const two = await secondTab(one);
    await one.bringToFront();
    await playSome(one, 'sub-terra', 6);
    const { ask, actions } = await seen(one);
    const list = await kept(one);
    await two.bringToFront();
    await two.waitForFunction((asked) => document.querySelector('#ask')?.textContent?.trim() === asked, ask);
    assert.deepEqual((await seen(two)).actions, actions);
    await playSome(two, 'sub-terra', 3);
    const after = await kept(two);
    assert.ok(after.length > list.length, 'and it can be played on there');
    assert.deepEqual(after.slice(0, list.length), list);
    assert.equal(await two.locator('.notice').count(), 0);
  },

  'a tab that is behind overwrites nothing, says so and loads what is there': async (stage) => {
    const one = await openTable(stage, 'sub-terra', { steps: 4 });
    const two = await secondTab(one, { isDeaf: true });
    await one.bringToFront();
    await playSome(one, 'sub-terra', 8);
    const { ask } = await seen(one);
    const list = await kept(one);
    await two.bringToFront();
    await playSome(two, 'sub-terra', 2);
    await two.locator('.notice').getByText('open in another tab').waitFor();
    assert.deepEqual(await kept(two), list);
    await two.getByRole('button', { name: 'Load it here' }).click();
    await two.locator('.notice').waitFor({ state: 'detached' });
    assert.equal((await seen(two)).ask, ask);
    await playSome(two, 'sub-terra', 2);
    assert.deepEqual((await kept(two)).slice(0, list.length), list);
  },

  'a full store is reported where it covers nothing, upright': (stage) => fullStorage(stage, PHONE),

  'that the browser saves nothing is said once at the table': async (stage) => {
    const page = await stage.open('#/about');
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await page.goto(`${stage.address}#/new/sub-terra`);
    await page.reload();
    await begin(page);
    await page.locator('.notice').getByText('Your browser is not saving').waitFor();
    await page.locator('.notice').getByRole('button', { name: 'Close' }).click();
    await goTo(page, '#/new/sub-terra', 'form.setup');
    await begin(page);
    assert.equal(await page.locator('.notice').count(), 0);
  },

  'what cannot be loaded over the table says so, goes away and is asked for again': async (stage) => {
    // Without the worker that keeps all files for later.
    const page = await openTable(stage, 'sub-terra', { steps: 2, context: { serviceWorkers: 'block' } });
    page.setDefaultTimeout(30_000);
    let isCut = true;
    await page.route(/keys-help/, (route) => (isCut ? route.abort() : route.continue()));
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
      await page.keyboard.press('?');
      await page.locator('dialog[open]').getByText('did not load').waitFor();
      await close();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await page.keyboard.press('l');
    await page.locator('.drawer').waitFor();
    await page.keyboard.press('Escape');
    isCut = false;
    await page.keyboard.press('?');
    await page.locator('dialog[open] .keys').waitFor();
    // The browser says too that it could not be loaded.
    stage.complaints.splice(0, stage.complaints.length, ...stage.complaints.filter((one) => !/keys-help/.test(one)));
  },

  'a double click on "Play from here" begins one game': async (stage) => {
    const page = await openTable(stage, 'sub-terra', { steps: 4 });
    await goTo(page, `#/watch/${tableId(page)}`, '.replay');
    await page.getByRole('button', { name: 'Play from here' }).dblclick();
    await page.locator('.table').waitFor();
    await seen(page);
    assert.equal((await savedIn(page)).length, 2);
  },

  'all links at the foot of home are in line': async (stage) => {
    const page = await stage.open();
    await page.locator('.foot .file').waitFor();
    const middles = await page.evaluate(() =>
      [...document.querySelectorAll('.foot > *')].map((element) => {
        const range = document.createRange();
        range.selectNodeContents([...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE));
        const { top, bottom } = range.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    assert.deepEqual(new Set(middles).size, 1, String(middles));
  },
};

export const matrix = {
  'a full store is reported where it covers nothing, lying': (stage) => fullStorage(stage, { ...LYING, height: 340 }),
};
