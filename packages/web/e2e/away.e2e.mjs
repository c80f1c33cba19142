// Away from the table and back: being told, what was missed, another device, games that move, several people at one device.
import assert from 'node:assert/strict';
import {
  act,
  deliverPush,
  fakePushService,
  fakeSubscription,
  hastyServer,
  notifications,
  openBy,
  request,
  sitBy,
  subscribeAs,
  until,
  untilNotified,
} from './support/away.mjs';
import { faults } from './support/axe.mjs';
import { PHONE } from './support/stage.mjs';
import { joinTable, openOnlineTable, yourTurn } from './support/together.mjs';

/** Anna's table with the game begun, and Bence. */
async function begun(stage, { friend = { name: 'Bence' }, ...options } = {}) {
  const opened = await openOnlineTable(stage, 'sub-terra', { name: 'Anna', ...options });
  const bence = await joinTable(stage, opened.link, friend);
  await opened.page.getByRole('link', { name: 'Start game' }).click();
  await yourTurn(opened.page);
  return { ...opened, anna: opened.page, bence };
}

const openMenu = async (page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.locator('.online-menu').waitFor();
  return menu;
};

const tableId = (page) => page.url().split('/').at(-1);

const OPEN = { for: 'open' };
const ANNAS = { seats: [0, 1, 2, 3], requests: [{ for: 'me' }, OPEN, OPEN, OPEN] };

/** A table at which Anna plays the medic and Bence the others; both have a page, at home. */
async function tableOfTwo(stage, { address = stage.address, anna: options = {} } = {}) {
  const anna = await stage.open('', options);
  const bence = await stage.open('');
  await anna.goto(address);
  await bence.goto(address);
  const id = await openBy(anna, 'Anna', ANNAS);
  for (const seat of [1, 2, 3]) await sitBy(bence, 'Bence', id, seat);
  return { anna, bence, id, url: `${address}#/online/${id}`, address };
}

let visits = 0;

/** Loads it anew: a page would only follow the part behind the hash. */
const visit = (page, url) => page.goto(url.replace('#', `?visit=${++visits}#`));

/** Bence ends turns until it is Anna's. */
async function playRound(bence, id) {
  const decider = async () => (await request(bence, 'GET', `/api/tables/${id}`)).decider;
  for (let turns = 0; turns < 20 && (await decider()) !== 0; turns++) await act(bence, id);
}

const isAway = async (page, id, seat) =>
  (await request(page, 'GET', `/api/tables/${id}`)).presence.seats.some((one) => one.seat === seat && !one.isHere);

/** Pages that are still open complain that it is gone. */
async function close(stage, server) {
  await server.close();
  stage.complaints = stage.complaints.filter((text) => !/ERR_CONNECTION_REFUSED|WebSocket/.test(text));
}

const atTable = (page) => page.locator('.play').waitFor();

export default {
  'a game can be left, resigned and ended, and somebody renamed, from the menu': async (stage) => {
    const { anna, bence } = await begun(stage);
    const menu = await openMenu(bence);
    await menu.getByRole('textbox', { name: 'Change your name' }).fill('Benedek');
    await menu.getByRole('button', { name: 'Save', exact: true }).click();
    await menu.getByText('Saved', { exact: true }).waitFor();
    await anna.locator('.rail .player', { hasText: 'Benedek' }).first().waitFor();
    await menu
      .getByRole('button', { name: /^Give up/ })
      .first()
      .click();
    await menu.getByRole('button', { name: /^Really give up/ }).click();
    await menu
      .getByRole('button', { name: /^Sit down/ })
      .first()
      .click();
    await menu
      .getByRole('button', { name: /^Give up/ })
      .first()
      .waitFor();
    assert.deepEqual(await faults(bence), []);
    await menu.getByRole('button', { name: 'Resign' }).click();
    await menu.getByRole('button', { name: 'Yes' }).click();
    await bence.getByRole('heading', { name: 'This game ended early' }).waitFor();
    await anna.getByText('Benedek resigned').waitFor();
    assert.deepEqual(await faults(anna), []);
    // Both want a rematch: whoever is second lands at the table of the first.
    await anna.getByRole('button', { name: 'Same team again' }).click();
    await yourTurn(anna);
    await bence.locator('.again').getByRole('button', { name: 'Sit down' }).waitFor();
    await bence.getByRole('button', { name: 'Same team again' }).click();
    await bence.locator('.play').waitFor();
    assert.equal(tableId(bence), tableId(anna));
    const again = await openMenu(anna);
    await again.getByRole('button', { name: 'End the game for everybody' }).click();
    await again.getByRole('button', { name: 'Yes' }).click();
    await bence.getByText('The game was abandoned').waitFor();
  },

  'whoever has to wait for somebody away is asked once, and told of their turn by a push message': async (stage) => {
    const pushService = await fakePushService();
    const server = await hastyServer({ pushService });
    try {
      const { anna, bence, id, url, address } = await tableOfTwo(stage, {
        address: server.address,
        anna: { permissions: ['notifications'] },
      });
      await anna.context().addInitScript(subscribeAs, fakeSubscription(pushService));
      await visit(anna, url);
      await yourTurn(anna);
      await anna.evaluate(() => navigator.serviceWorker.ready);
      const leave = () => anna.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));
      await leave();
      await act(anna, id);
      await anna.locator('.waiting-row .lamp.away').waitFor();
      assert.equal(await anna.locator('.matter', { hasText: 'Shall we tell you' }).count(), 0, 'not before they leave');
      await leave();
      const card = anna.locator('.matter', { hasText: 'Shall we tell you' });
      await card.waitFor();
      assert.deepEqual(await faults(anna), []);
      await card.getByRole('button', { name: 'Yes, tell me' }).click();
      await card.waitFor({ state: 'detached' });
      await anna.getByRole('button', { name: 'You’ll be told' }).waitFor();
      // Anna goes; Bence plays until it is her turn again.
      await visit(anna, `${address}#/`);
      await until(() => isAway(bence, id, 0), 'an absence');
      await playRound(bence, id);
      await until(() => pushService.received.length > 0, 'a push message');
      await deliverPush(anna, { table: id, kind: 'your-turn' });
      const [shown] = await untilNotified(anna, 1);
      assert.match(shown.title, /your turn/i);
      assert.equal(shown.body, 'Sub Terra · Bence');
      assert.equal(shown.data, `#/online/${id}`);
      // A later one takes its place, and what makes no sense harms nothing.
      await deliverPush(anna, { table: id, kind: 'nudge' });
      await until(
        async () => (await notifications(anna))[0]?.title === 'The others are waiting for you',
        'the later one',
      );
      assert.equal((await notifications(anna)).length, 1);
      await visit(anna, url);
      await yourTurn(anna);
      await untilNotified(anna, 0);
    } finally {
      await close(stage, server);
      await pushService.close();
    }
  },

  'who comes back is told what was missed and can watch it; on another device, too': async (stage) => {
    const server = await hastyServer();
    try {
      const moving = { settings: { speed: 1 }, reducedMotion: 'no-preference' };
      const { anna, bence, id, url, address } = await tableOfTwo(stage, { address: server.address, anna: moving });
      await visit(anna, url);
      await yourTurn(anna);
      const menu = await openMenu(anna);
      await menu.getByRole('button', { name: 'Play on another device' }).click();
      const link = await menu.getByRole('textbox', { name: 'Play on another device' }).inputValue();
      await menu.locator('.device-link .qr').waitFor();
      assert.deepEqual(await faults(anna), []);
      await act(anna, id);
      await anna.keyboard.press('Escape');
      await anna.locator('.waiting-row').waitFor();
      await visit(anna, `${address}#/`);
      await until(() => isAway(bence, id, 0), 'an absence');
      await request(bence, 'POST', `/api/tables/${id}/said`, { text: 'Anna, <b>can</b> you *reach* me?' });
      await playRound(bence, id);
      const cardOn = (page) => page.locator('.matter', { hasText: 'Since you were here' });
      const other = await stage.open('', { viewport: PHONE });
      await other.goto(link);
      await other.locator('.table-card.yours').getByRole('link', { name: 'Play' }).click();
      await cardOn(other).getByText('to you: “Anna, <b>can</b> you').waitFor();
      await cardOn(other).getByRole('button', { name: 'Take my turn' }).click();
      await yourTurn(other);
      await visit(anna, url);
      const card = cardOn(anna);
      await card.getByText('to you: “Anna, <b>can</b> you').waitFor();
      assert.ok((await card.locator('.missed li').count()) <= 4);
      assert.deepEqual(await faults(anna), []);
      // Not seen until it was read: a reload tells it again.
      await anna.reload();
      await card.waitFor();
      await card.getByRole('button', { name: /^Watch it, \d+ s$/ }).click();
      await anna.locator('.dock[aria-busy]').waitFor();
      await anna.keyboard.press('Space');
      await anna.keyboard.press('Space');
      await yourTurn(anna);
      await anna.reload();
      await yourTurn(anna);
      assert.equal(await card.count(), 0);
    } finally {
      await close(stage, server);
    }
  },

  'a bot that played for somebody says what it decided, and gives the seat back': async (stage) => {
    const server = await hastyServer();
    try {
      const { anna, bence, id, url } = await tableOfTwo(stage, { address: server.address });
      await until(() => isAway(bence, id, 0), 'an absence');
      await anna.waitForTimeout(400);
      await request(bence, 'PUT', `/api/tables/${id}/seats/0/bot`, { bot: 'novice' });
      await until(async () => (await request(bence, 'GET', `/api/tables/${id}`)).decider === 1, 'the end of its turn');
      await visit(anna, url);
      const card = anna.locator('.matter', { hasText: 'A bot played for you' });
      await card.locator('.missed li').first().waitFor();
      assert.deepEqual(await faults(anna), []);
      await card.getByRole('button', { name: 'Take my seat back' }).click();
      await card.waitFor({ state: 'detached' });
      assert.equal((await request(anna, 'GET', `/api/tables/${id}`)).seats[0].isYou, true);
    } finally {
      await close(stage, server);
    }
  },

  'a game of this device moves online, and an online one comes home': async (stage) => {
    const anna = await stage.open('#/new/sub-terra/alone');
    await anna.locator('form.setup button[type=submit]').click();
    await yourTurn(anna);
    await anna.locator('.spot.lit[data-place="1,0"]').click();
    await anna.locator('.goal', { hasText: '64' }).waitFor();
    await anna.getByRole('button', { name: 'Menu' }).click();
    const menu = anna.getByRole('dialog');
    await menu.getByRole('button', { name: 'Play on online' }).click();
    await menu.getByText('Here, a copy stays as it is now').waitFor();
    await menu.locator('input[name=name]').fill('Anna');
    assert.deepEqual(await faults(anna), []);
    await menu.getByRole('button', { name: 'Move it online' }).click();
    await anna.locator('.invite').waitFor();
    await anna.getByRole('link', { name: 'Start game' }).click();
    await atTable(anna);
    await anna.locator('.goal', { hasText: '64' }).waitFor();
    const online = await openMenu(anna);
    await online.getByRole('button', { name: 'Play on offline' }).click();
    await online.getByText('The table online goes on without it').waitFor();
    await online.locator('.moving').getByRole('button', { name: 'Play on offline' }).click();
    await anna.waitForURL(/#\/table\//);
    await yourTurn(anna);
    await anna.locator('.goal', { hasText: '64' }).waitFor();
  },

  'several people at one device take several seats, and whoever takes over is greeted': async (stage) => {
    const anna = await stage.open('');
    const id = await openBy(anna, 'Anna', ANNAS);
    const others = await stage.open(`#/join/${id}`, { viewport: PHONE });
    await others.locator('.arrive input[name=name]').fill('Bence and Dóra');
    await others.getByText('Several people on this device').click();
    await others.locator('.seat-choice', { hasText: 'Scout' }).click();
    assert.deepEqual(await faults(others), []);
    await others.getByRole('button', { name: 'Sit down as Bodyguard and Scout' }).click();
    await atTable(others);
    await act(anna, id);
    await yourTurn(others);
    await act(others, id);
    await others.locator('.actor.greets', { hasText: 'Scout' }).waitFor();
  },
};
