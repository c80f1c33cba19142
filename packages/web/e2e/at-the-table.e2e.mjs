// What people at one table of the server show and ask each other.
import assert from 'node:assert/strict';
import { guest, recordAsking, recordWithWays, seated, send, teamOf } from './support/at-table.mjs';
import { faults } from './support/axe.mjs';
import { LYING, PHONE, TABLET } from './support/stage.mjs';
import { exploreEast, joinTable, openOnlineTable, ownServer, tilesLeft, yourTurn } from './support/together.mjs';

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };

/** Anna is to act and can go to several tiles; Bence waits. */
const withWays = (stage, options = {}) => seated(stage, ['Anna', 'Bence'], { record: recordWithWays(2), ...options });

const entriesOf = async (page, id) => (await send(page, 'GET', `/api/tables/${id}/entries?after=0`)).entries.length;

/** A tile to which Anna can go in one step. */
async function nextTile(anna) {
  await yourTurn(anna);
  const own = await anna.locator('.spot[tabindex="0"]').getAttribute('data-place');
  const [x, y] = own.split(',').map(Number);
  const beside = [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`];
  const lit = await anna.locator('.spot.lit').evaluateAll((spots) => spots.map((spot) => spot.dataset.place));
  return beside.find((place) => lit.includes(place));
}

/** Bence has an idea for the caver of Anna who acts. */
async function offerIdea(bence, place) {
  await bence.locator(`.spot[data-place="${place}"]`).click({ button: 'right' });
  const own = bence.getByRole('menuitem', { name: 'I’d go here' });
  await own.waitFor();
  await bence.getByRole('menuitem', { name: 'An idea for somebody else' }).click();
  assert.equal(await own.count(), 0, 'an idea for somebody else is one choice further');
  await bence
    .getByRole('menuitem', { name: /An idea for the/ })
    .first()
    .click();
  await bence.locator('.ghost').waitFor();
}

export default {
  'an idea arrives folded, is looked at and tried; each step stays one’s own': async (stage) => {
    const { id, pages } = await withWays(stage);
    const [anna, bence] = pages;
    const place = await nextTile(anna);
    const before = await entriesOf(anna, id);
    await offerIdea(bence, place);
    await anna.locator('.idea-folded', { hasText: 'Bence has an idea for the' }).waitFor();
    await anna.locator('.idea-at-piece .idea-badge').waitFor();
    assert.equal(await anna.locator('.ghost').count(), 0, 'folded');
    await anna.getByRole('button', { name: 'Look' }).click();
    await anna.locator('.ghost').waitFor();
    await anna.getByRole('button', { name: 'Fold' }).click();
    await anna.locator('.ghost').waitFor({ state: 'detached' });
    assert.equal(await bence.locator('.ghost').count(), 1, 'that it was folded is told to nobody');
    await anna.getByRole('button', { name: 'Look' }).click();
    await anna.getByRole('button', { name: 'Try it' }).click();
    await anna.locator('.commit', { hasText: /Move/ }).waitFor();
    assert.equal(await entriesOf(anna, id), before, 'nothing is played by an idea');
    await anna.locator('.commit.ready').click();
    await bence.locator('.ghost').waitFor({ state: 'detached' });
    await anna.locator('.idea').waitFor({ state: 'detached' });
    assert.equal(await entriesOf(anna, id), before + 1);
  },

  'everybody sees who is asked what: in the dock, in the title, and as ways with letters': async (stage) => {
    const record = recordAsking('path', { players: 4, seat: 0 });
    const { pages } = await seated(stage, ['Anna', 'Bence', 'Cili', 'Dóra'], { record });
    const [anna, bence] = pages;
    await bence.locator('.say', { hasText: 'Anna decides which way the horror comes' }).waitFor();
    assert.match(await bence.title(), /Waiting for Anna: which way the horror comes/);
    await bence.locator('.way-letter.bone', { hasText: 'b' }).waitFor();
    await anna.locator('.way-letter.amber', { hasText: 'a' }).waitFor();
    await yourTurn(anna);
    const [place] = await anna.locator('.spot.lit').evaluateAll((spots) => spots.map((spot) => spot.dataset.place));
    await bence.getByRole('button', { name: /I’d take this way/ }).click();
    await bence.locator(`.spot[data-place="${place}"]`).click();
    await anna.locator('.idea-folded', { hasText: /Bence would take [ab]/ }).waitFor();
  },

  'who is away can be reminded, then a bot may play on; what was refused stands': async (stage) => {
    const server = await ownServer({ awayLive: 3000, presenceGrace: 100, presenceEvery: 50 });
    try {
      const { address } = server;
      const open = { game: 'sub-terra', options: teamOf(4) };
      const { id, pages } = await seated(stage, ['Anna', 'Bence', 'Cili', 'Dóra'], { open, address });
      const [anna, bence, cili, dora] = pages;
      await yourTurn(anna);
      await exploreEast(anna);
      await tilesLeft(bence, 64);
      await anna.keyboard.press('u');
      await anna.getByRole('dialog').getByRole('button').first().click();
      await bence.getByRole('button', { name: 'I agree' }).click();
      await cili.locator('.answers-so-far', { hasText: 'Bence agrees' }).waitFor();
      await cili.getByRole('button', { name: 'Keep the move' }).click();
      await anna.locator('.matter', { hasText: 'It stands' }).waitFor();
      const again = anna.context();
      await anna.close();
      await bence.locator('.matter', { hasText: 'Anna has been away' }).waitFor();
      await bence.getByRole('button', { name: 'Send a reminder' }).click();
      await bence.getByRole('button', { name: 'Reminder sent' }).waitFor();
      await dora.getByRole('button', { name: 'Let a bot play on' }).click();
      await dora.locator('.rail .lamp.bot').waitFor();
      const back = await again.newPage();
      await back.goto(`${address}#/online/${id}`);
      await back.locator('.matter.yours', { hasText: 'A bot played for you' }).waitFor();
    } finally {
      await server.remove();
    }
  },
};

export const matrix = {
  'a move that waits for the server is dashed, and one that came too late leaves a trace': async (stage) => {
    const { id, pages } = await withWays(stage);
    const [anna] = pages;
    // Another window of hers, whose moves do not get through.
    const slow = await anna.context().newPage();
    await slow.routeWebSocket(/\/api\/live/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (!String(message).includes('"type":"act"')) server.send(message);
      });
    });
    await slow.goto(anna.url());
    const place = await nextTile(slow);
    await slow.locator(`.spot[data-place="${place}"]`).click();
    await slow.locator('.unconfirmed').waitFor();
    await slow.locator('.unconfirmed.late .dots').waitFor();
    const seq = await entriesOf(anna, id);
    await send(anna, 'POST', `/api/tables/${id}/act`, { seat: 0, seq, action: { type: 'end' } });
    await slow.locator('.matter', { hasText: 'Your move was undone' }).waitFor();
    await slow.locator('.signal.taken-back', { hasText: 'taken back' }).waitFor();
    await slow.locator('.signal.taken-back').waitFor({ state: 'detached' });
  },

  'whoever opened the table keeps order in its talk': async (stage) => {
    const { id, pages } = await withWays(stage);
    const [anna, bence] = pages;
    // Beside the page, which complains of every answer that is a refusal.
    const say = async (page, text) => {
      const answer = await page.context().request.post(`${stage.address}api/tables/${id}/said`, { data: { text } });
      return (await answer.json()).problem?.kind;
    };
    const [cili, dora] = [await guest(stage, 'Cili'), await guest(stage, 'Dóra')];
    await say(cili, 'Buy my hats');
    await say(bence, 'Good luck');
    for (const page of pages) {
      await page.keyboard.press('l');
      await page.getByRole('tab', { name: 'Talk' }).click();
      await page.locator('.talking li', { hasText: 'Buy my hats' }).waitFor();
    }
    assert.equal(await bence.locator('.message-more, .talking .switch').count(), 0, 'only for who opened the table');
    const line = anna.locator('.talking li', { hasText: 'Buy my hats' });
    const menu = line.getByRole('button', { name: 'What to do about Cili’s message' });
    await menu.click();
    await line.getByRole('button', { name: 'Mute Cili' }).click();
    await line.getByText('(muted)').waitFor();
    assert.equal(await say(cili, 'And scarves'), 'muted');
    await menu.click();
    await line.getByRole('button', { name: 'Unmute Cili' }).waitFor();
    assert.deepEqual(await faults(anna), []);
    await line.getByRole('button', { name: 'Remove message' }).click();
    for (const page of pages) await page.locator('.talking li', { hasText: 'hats' }).waitFor({ state: 'detached' });
    await anna.locator('.talking .switch.on', { hasText: 'Spectators may write here' }).click();
    await anna.locator('.talking .switch:not(.on)').waitFor();
    assert.equal(await say(dora, 'May I?'), 'chat-closed');
    assert.equal(await say(bence, 'We may'), undefined);
    await anna.locator('.talking li', { hasText: 'We may' }).waitFor();
  },

  'whoever thinks alone is only pointed at, until they ask the table': async (stage) => {
    const { pages } = await withWays(stage);
    const [anna, bence] = pages;
    const place = await nextTile(anna);
    await anna.keyboard.press('l');
    await anna.getByRole('tab', { name: 'Talk' }).click();
    await anna.locator('.idea-wish summary').click();
    await anna.locator('.idea-wish label', { hasText: 'Only when I ask' }).click();
    const openItems = async () => {
      await bence.locator(`.spot[data-place="${place}"]`).click({ button: 'right' });
      await bence.getByRole('menuitem', { name: 'An idea for somebody else' }).click();
    };
    await bence.waitForTimeout(1500);
    await openItems();
    await bence.getByRole('menuitem', { name: 'Anna would rather think alone' }).first().waitFor();
    await bence.keyboard.press('Escape');
    await anna.locator('.idea-wish').getByRole('button', { name: 'Ask the table' }).click();
    await bence.waitForTimeout(1500);
    await openItems();
    await bence
      .getByRole('menuitem', { name: /An idea for the/ })
      .first()
      .click();
    await anna.locator('.idea-folded', { hasText: 'Bence has an idea' }).waitFor();
  },

  'a newcomer on a phone sits down with a name in three taps, in Hungarian, too': async (stage) => {
    const { page: anna, link } = await openOnlineTable(stage, 'sub-terra', { name: 'Anna' });
    const dora = await stage.open('', { ...TOUCH, settings: { language: 'hu' } });
    await dora.goto(link);
    await dora.locator('.board-picture').waitFor({ state: 'attached' });
    assert.deepEqual(await faults(dora), []);
    await dora.locator('.arrive input[name=name]').tap();
    await dora.keyboard.type('Dóra');
    await dora.locator('.arrive button[type=submit]').tap();
    await dora.locator('.play').waitFor();
    await anna.locator('.seat-line.arrived', { hasText: 'Dóra' }).waitFor();
  },

  'a seat kept for one person opens by its own link alone': async (stage) => {
    const { page: anna, link } = await openOnlineTable(stage, 'sub-terra', { name: 'Anna' });
    await anna.locator('.keep-seat summary').click();
    await anna.getByRole('button', { name: /Keep the .* for one person/ }).click();
    const own = await anna.locator('.keep-seat .field').inputValue();
    assert.deepEqual(await faults(anna), []);
    const stranger = await stage.open('');
    await stranger.goto(link);
    await stranger.locator('h1', { hasText: 'All seats are taken' }).waitFor();
    const bence = await joinTable(stage, own, { name: 'Bence' });
    await bence.locator('.waiting-row, .slots').first().waitFor();
  },

  'opponents at sea show each other nothing on the board, and get no hints unless all agreed': async (stage) => {
    const { page: anna, link } = await openOnlineTable(stage, 'pocket-sub', { name: 'Anna' });
    const bence = await joinTable(stage, link, { name: 'Bence' });
    await anna.getByRole('link', { name: 'Start game' }).click();
    await yourTurn(anna);
    assert.equal(await anna.getByRole('button', { name: /Hint/ }).count(), 0);
    assert.equal(await bence.locator('.meanwhile').count(), 0);
    await bence.locator('.spot').first().click({ button: 'right' });
    assert.equal(await bence.getByRole('menuitem', { name: 'Point here' }).count(), 0);
  },

  'waiting passes the audit at every size': async (stage) => {
    const { pages } = await seated(stage, ['Anna', 'Bence'], { open: { game: 'sub-terra', options: teamOf(2) } });
    const [anna, bence] = pages;
    await yourTurn(anna);
    for (const size of [TABLET, PHONE, LYING]) {
      await bence.setViewportSize(size);
      await bence.locator('.meanwhile').waitFor();
      assert.deepEqual(await faults(bence), []);
    }
  },
};
