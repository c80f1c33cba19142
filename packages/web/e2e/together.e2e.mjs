// Several people, each with a browser of their own, at one table of the server.
import assert from 'node:assert/strict';
import { faults } from './support/axe.mjs';
import { exploreEast, joinTable, openOnlineTable, ownServer, tilesLeft, yourTurn } from './support/together.mjs';

const HOSTILE = '<img src=x onerror="document.title=1"> & "quoted"';

/** Anna's table with the game begun, and whoever else comes. */
async function begun(stage, { friends = [], ...options } = {}) {
  const opened = await openOnlineTable(stage, 'sub-terra', { name: 'Anna', ...options });
  const others = [];
  for (const friend of friends) others.push(await joinTable(stage, opened.link, friend));
  await opened.page.getByRole('link', { name: 'Start game' }).click();
  await yourTurn(opened.page);
  return { ...opened, anna: opened.page, others };
}

/** Until the worker answers for the page. */
const controlled = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((later) => setTimeout(later, 20));
  });

export default {
  'the link to a table leads there also in a browser that knows the page': async (stage) => {
    const { link } = await openOnlineTable(stage, 'sub-terra', { name: 'Anna' });
    const guest = await stage.open();
    await controlled(guest);
    await guest.goto(link);
    await guest.locator('.arrive').waitFor();
    assert.match(guest.url(), /#\/join\//);
  },

  'a friend comes by the link, and what one does the other sees': async (stage) => {
    const { page: anna, link } = await openOnlineTable(stage, 'sub-terra', { name: 'Anna' });
    const bence = await joinTable(stage, link, { name: 'Bence', isPhone: true });
    await anna.locator('.seat-line', { hasText: 'Bence' }).waitFor();
    await anna.getByRole('link', { name: 'Start game' }).click();
    await yourTurn(anna);
    assert.match(await bence.title(), /Waiting for Anna/);
    await anna.locator('.rail .lamp.here').nth(3).waitFor();
    await exploreEast(anna);
    await tilesLeft(bence, 64);
    assert.equal(await bence.locator('.spot.lit').count(), 0, 'only who has to decide can act');
    assert.match(await anna.title(), /Your turn/);
  },

  'what others call themselves and write is shown as text': async (stage) => {
    const { anna, others } = await begun(stage, { friends: [{ name: '<b>Bence</b>' }] });
    const [bence] = others;
    await bence.locator('.waiting-row').getByRole('button', { name: /Talk/ }).click();
    await bence.getByRole('textbox', { name: 'Say something' }).fill(HOSTILE);
    await bence.keyboard.press('Enter');
    await bence.locator('.talking li', { hasText: 'onerror' }).waitFor();
    await anna.keyboard.press('l');
    await anna.getByRole('tab', { name: 'Talk' }).click();
    await anna.locator('.talking li', { hasText: 'onerror' }).waitFor();
    assert.equal(await anna.locator('.talking img').count(), 0);
    assert.equal((await anna.locator('.rail .player', { hasText: '<b>Bence</b>' }).count()) > 0, true);
  },

  'signs and pointing reach the others and are gone after a while': async (stage) => {
    const { anna, others } = await begun(stage, { friends: [{ name: 'Bence' }] });
    const [bence] = others;
    await bence.locator('.waiting-row').getByRole('button', { name: /Talk/ }).click();
    await bence.getByRole('button', { name: 'Careful' }).click();
    await anna.locator('.signal.sign', { hasText: 'Careful' }).waitFor();
    await bence.keyboard.press('Escape');
    await bence.locator('.spot[data-place="0,0"]').click({ button: 'right' });
    await bence.getByRole('menuitem', { name: 'Point here' }).click();
    await anna.locator('.signal.point', { hasText: 'Bence' }).waitFor();
    await anna.locator('.signal.point').waitFor({ state: 'detached' });
  },

  'a spectator sees the game and cannot touch it': async (stage) => {
    const { anna, link } = await begun(stage);
    const watching = await stage.open('');
    await watching.goto(link);
    await watching.getByRole('link', { name: /watch/i }).click();
    await watching.locator('.matter', { hasText: 'You are watching' }).waitFor();
    await exploreEast(anna);
    await tilesLeft(watching, 64);
    assert.equal(await watching.locator('.spot.lit').count(), 0);
  },

  'two windows of one person stay in step': async (stage) => {
    const { anna } = await begun(stage);
    const second = await anna.context().newPage();
    await second.goto(anna.url());
    await yourTurn(second);
    for (const page of [anna, second]) await page.locator('.matter', { hasText: 'open twice' }).waitFor();
    await second.getByRole('button', { name: 'Fine' }).click();
    for (const page of [anna, second])
      await page.locator('.matter', { hasText: 'open twice' }).waitFor({ state: 'detached' });
    await exploreEast(second);
    await tilesLeft(anna, 64);
    await yourTurn(anna);
  },

  'an undo after a draw asks the others': async (stage) => {
    const { anna, others } = await begun(stage, { friends: [{ name: 'Bence' }] });
    const [bence] = others;
    await exploreEast(anna);
    await tilesLeft(bence, 64);
    await yourTurn(anna);
    await anna.keyboard.press('u');
    await anna.getByRole('dialog').getByRole('button').first().click();
    await anna.locator('.matter', { hasText: 'You asked' }).waitFor();
    await bence.locator('.matter', { hasText: 'Anna would like to undo' }).waitFor();
    await bence.getByRole('button', { name: 'I agree' }).click();
    await tilesLeft(anna, 65);
    await tilesLeft(bence, 65);
  },

  'a server that stops and comes back loses nothing, and the table is simply there again': async (stage) => {
    const server = await ownServer();
    try {
      const { anna, others } = await begun(stage, { friends: [{ name: 'Bence' }], address: server.address });
      const [bence] = others;
      await exploreEast(anna);
      await tilesLeft(bence, 64);
      await server.stop();
      await anna.locator('.matter', { hasText: 'Connection lost' }).waitFor();
      assert.equal(await anna.locator('.spot.lit').count(), 0, 'actions are held back');
      await server.start();
      await anna.locator('.matter', { hasText: 'Connected again' }).waitFor();
      await anna.locator('.matter', { hasText: 'Connection lost' }).waitFor({ state: 'detached' });
      await yourTurn(anna);
      await tilesLeft(anna, 64);
      await bence.reload();
      await tilesLeft(bence, 64);
    } finally {
      await server.remove();
      stage.complaints = stage.complaints.filter((text) => !/ERR_CONNECTION_REFUSED|WebSocket/.test(text));
    }
  },

  'every new screen passes the audit': async (stage) => {
    const { page: anna, link } = await openOnlineTable(stage, 'sub-terra', { name: 'Anna' });
    assert.deepEqual(await faults(anna), []);
    const bence = await stage.openPhone('');
    await bence.goto(link);
    await bence.locator('.arrive').waitFor();
    assert.deepEqual(await faults(bence), []);
    await anna.getByRole('link', { name: 'Start game' }).click();
    await yourTurn(anna);
    assert.deepEqual(await faults(anna), []);
  },
};
