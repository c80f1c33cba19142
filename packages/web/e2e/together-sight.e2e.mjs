// What people at one table of the server see of each other: tiles in hand, whose cards are whose, where one could go, who was
// quicker, whose turn an undo takes; and that nothing they are told lies over what they need.
import assert from 'node:assert/strict';
import { recordUntil, seated, send, teamOf } from './support/at-table.mjs';
import { faults } from './support/axe.mjs';
import { coveredTargets } from './support/layout.mjs';
import { unreachable } from './support/small.mjs';
import { LYING, PHONE } from './support/stage.mjs';
import { joinTable, openOnlineTable, yourTurn } from './support/together.mjs';

const TOUCH = { hasTouch: true, isMobile: true };
const OPEN = { game: 'sub-terra', options: teamOf(2) };

/** Anna has a tile in hand that fits in several ways. */
const tileInHand = () => recordUntil(({ asks, seat, legal }) => asks === 'place' && seat === 0 && legal.length > 1, 2);

/** Anna has ended the first turn, which anybody could still take back. */
async function turnEnded(stage, options = []) {
  const { id, pages } = await seated(stage, ['Anna', 'Bence'], { open: OPEN, options });
  const [anna, bence] = pages;
  const { seq } = await send(anna, 'GET', `/api/tables/${id}`);
  await send(anna, 'POST', `/api/tables/${id}/act`, { seat: 0, seq, action: { type: 'end' } });
  await yourTurn(bence);
  return { id, anna, bence };
}

/** Everything that stands over the board lies clear of the dock. */
const coversDock = (page) =>
  page.evaluate(() => {
    const dock = document.querySelector('.dock').getBoundingClientRect();
    const meets = ({ left, right, top, bottom, width }) =>
      width > 0 && left < dock.right - 1 && right > dock.left + 1 && top < dock.bottom - 1 && bottom > dock.top + 1;
    return [...document.querySelectorAll('.matter, .notice, .spectators, .idea, .idea-folded, .drawer.talks')]
      .filter((one) => one.checkVisibility() && meets(one.getBoundingClientRect()))
      .map(({ className }) => className);
  });

/** Text at twice its size. */
async function largeText(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

export default {
  'whoever loses the turn by an undo reads who took back what': async (stage) => {
    const { anna, bence } = await turnEnded(stage);
    await anna.keyboard.press('u');
    const card = bence.locator('.matter', { hasText: 'Anna took back' });
    await card.getByText('It is Anna’s turn again.').waitFor();
    assert.deepEqual(await faults(bence), []);
    await yourTurn(anna);
    await card.getByRole('button', { name: 'Go on' }).click();
    await card.waitFor({ state: 'detached' });
  },
};

export const matrix = {
  'those who wait and those who watch see the tile in hand': async (stage) => {
    const { pages, id } = await seated(stage, ['Anna', 'Bence'], { record: tileInHand() });
    const [anna, bence] = pages;
    await anna.locator('.board .m-fits, .board [href="#m-fits"]').first().waitFor({ state: 'attached' });
    const watching = await stage.open(`#/online/${id}`);
    for (const page of [bence, watching]) {
      await page.locator('.board [href="#m-lifted"]').waitFor({ state: 'attached' });
      await page.locator('.board .m-hint').waitFor({ state: 'attached' });
      assert.equal(await page.locator('.spot.lit').count(), 0);
      assert.equal(await page.locator('.board [href="#m-fits"]').count(), 0);
    }
  },

  'one’s own cards are marked on a phone, all of them, and said to be one’s own': async (stage) => {
    const { pages } = await seated(stage, ['Anna', 'Bence'], {
      open: OPEN,
      options: [{}, { viewport: PHONE, ...TOUCH }],
    });
    const [, bence] = pages;
    assert.equal(await bence.locator('.rail .own-mark').count(), 2);
    assert.equal(await bence.locator('.rail .own-mark').first().isVisible(), true);
    assert.equal(
      await bence
        .locator('.rail')
        .getByRole('button', { name: /Bence, yours/ })
        .count(),
      2,
    );
    assert.equal(
      await bence
        .locator('.rail')
        .getByRole('button', { name: /Anna, (here|thinking)/ })
        .count(),
      2,
    );
  },

  'who says where they would go sees which places can be reached': async (stage) => {
    const record = recordUntil(
      ({ asks, seat, snapshot }) => asks === 'action' && seat === 0 && snapshot.cave.length > 5,
      2,
    );
    const { pages } = await seated(stage, ['Anna', 'Bence'], { record });
    const [, bence] = pages;
    await bence.getByRole('button', { name: /I’d go there/ }).click();
    await bence.locator('.say', { hasText: 'Touch a ring' }).waitFor();
    assert.ok((await bence.locator('.would-go').count()) > 0);
    assert.equal(await bence.locator('.spot.lit').count(), 0);
    assert.deepEqual(await faults(bence), []);
    await bence.getByRole('button', { name: /I’d go there/ }).click();
    await bence.locator('.would-go').first().waitFor({ state: 'detached' });
  },

  'whoever was too late for a seat reads who was quicker, and can watch': async (stage) => {
    const { link } = await openOnlineTable(stage, 'sub-terra', { name: 'Anna' });
    const late = await stage.open('');
    await late.goto(link);
    await late.locator('.arrive input[name=name]').fill('Cili');
    await joinTable(stage, link, { name: 'Bence' });
    await late.getByText('Bence was quicker').waitFor();
    await late.locator('h1', { hasText: 'All seats are taken' }).waitFor();
    assert.deepEqual(await faults(late), []);
    await late.getByRole('link', { name: 'Watch' }).click();
    await late.locator('.matter', { hasText: 'You are watching' }).waitFor();
  },

  'a recovery link that is wrong or was replaced says what is wrong and what to do': async (stage) => {
    for (const link of ['#/recover/x', `#/recover/${'A'.repeat(43)}`]) {
      const page = await stage.open(link);
      await page.locator('h1', { hasText: 'This link does not work' }).waitFor();
      await page.getByText('Play on another device').waitFor();
      assert.deepEqual(await faults(page), []);
    }
    stage.complaints = stage.complaints.filter((text) => !/status of (400|401)/.test(text));
  },

  'cards and notices leave the dock free on every phone, with text at twice its size, too': async (stage) => {
    const { id, bence, anna } = await turnEnded(stage, [{}, { viewport: LYING, ...TOUCH }]);
    await anna.keyboard.press('u');
    const card = bence.locator('.matter', { hasText: 'Anna took back' });
    await card.waitFor();
    assert.deepEqual(await coversDock(bence), []);
    await bence.setViewportSize(PHONE);
    assert.deepEqual(await coversDock(bence), []);
    await largeText(bence);
    assert.deepEqual(await coversDock(bence), []);
    assert.deepEqual(await unreachable(bence), []);
    for (const viewport of [LYING, PHONE]) {
      const watching = await stage.open(`#/online/${id}`, { viewport, ...TOUCH });
      await watching.locator('.matter', { hasText: 'You are watching' }).waitFor();
      assert.deepEqual(await coversDock(watching), []);
      await largeText(watching);
      assert.deepEqual(await coversDock(watching), []);
    }
  },

  'talk leaves what is lit in sight, and the dock, on a phone held sideways': async (stage) => {
    const { bence } = await turnEnded(stage, [{}, { viewport: LYING, ...TOUCH }]);
    await bence.keyboard.press('l');
    await bence.getByRole('tab', { name: 'Talk' }).click();
    await bence.locator('.talking').waitFor();
    await bence.waitForTimeout(600);
    assert.deepEqual(await coversDock(bence), []);
    assert.deepEqual(await coveredTargets(bence), []);
  },
};
