// What goes wrong while people play together: connections that are cut, servers that are killed, people who leave, and people
// who mean harm.
import assert from 'node:assert/strict';
import { PHONE } from './support/stage.mjs';
import { exploreEast, joinTable, openOnlineTable, ownServer, tilesLeft, yourTurn } from './support/together.mjs';
import { entriesOf, onlineId, openGoldenTable, playTogether, tableOf } from './support/together-games.mjs';
import { DATABASES, forgiveLostConnections, hasPostgres, openProxy, startProcess } from './support/together-server.mjs';
import { mousePlayer } from './support/touch-player.mjs';

/** Anna and Bence at a table of Sub Terra with the game begun, each at an address of their own. */
async function begun(stage, { anna: address, bence: other = address }) {
  const { page: anna, code } = await openOnlineTable(stage, 'sub-terra', { name: 'Anna', address });
  const bence = await joinTable(stage, `${other}t/${code}`, { name: 'Bence' });
  await anna.getByRole('link', { name: 'Start game' }).click();
  await yourTurn(anna);
  return { anna, bence, id: onlineId(anna) };
}

const ON_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };

const isExplore = ({ type, action }) => type === 'act' && action.type !== 'place';

/** It was done once: the server has it once, and both see it. */
async function assertExploredOnce({ anna, bence, id }) {
  for (const page of [anna, bence]) await tilesLeft(page, 64);
  await yourTurn(anna);
  assert.equal((await entriesOf(bence, id)).filter(isExplore).length, 1, 'neither lost nor done twice');
  assert.equal(await anna.locator('.matter', { hasText: 'undone' }).count(), 0);
}

/** Cut off in the middle of a move: `loses` is what does not get through any more. */
async function cutOff(stage, { loses, seconds }) {
  const proxy = await openProxy(Number(new URL(stage.address).port));
  try {
    const at = await begun(stage, { anna: proxy.address, bence: stage.address });
    const { anna, bence, id } = at;
    proxy.lose(loses);
    await exploreEast(anna);
    await anna.locator('.commit.waiting').waitFor();
    if (loses === 'answers') await tilesLeft(bence, 64);
    const had = (await entriesOf(bence, id)).length;
    proxy.cut();
    await anna.context().setOffline(true);
    const cut = Date.now();
    await anna.locator('.matter', { hasText: 'Connection lost' }).waitFor();
    assert.equal(await anna.locator('.spot.lit').count(), 0, 'actions are held back');
    for (const key of ['1', 'Enter', '2', 'Enter', 'u']) await anna.keyboard.press(key);
    if (seconds > 6) await bence.locator('.rail .lamp.away').first().waitFor();
    await anna.waitForTimeout(Math.max(0, seconds * 1000 - (Date.now() - cut)));
    assert.equal((await entriesOf(bence, id)).length, had);
    await anna.context().setOffline(false);
    proxy.mend();
    await anna.locator('.matter', { hasText: 'Connected again' }).waitFor();
    await assertExploredOnce(at);
  } finally {
    await proxy.close();
    forgiveLostConnections(stage);
    // It had been done already: that is what the server says to a move that is sent again.
    stage.complaints = stage.complaints.filter((text) => !/409 \(Conflict\).*\/act\)/.test(text));
  }
}

/** Killed at the moment of a move, and started again with the same database. */
async function killAndRestart(stage, kind) {
  const database = await DATABASES[kind]();
  let server = await startProcess(database.env);
  const address = `http://127.0.0.1:${server.port}/`;
  try {
    const at = await begun(stage, { anna: address });
    const { anna, bence, id } = at;
    await exploreEast(anna);
    await server.kill();
    await anna.locator('.matter', { hasText: 'Connection lost' }).waitFor();
    server = await startProcess(database.env, { port: server.port });
    await assertExploredOnce(at);
    const had = (await entriesOf(bence, id)).length;
    const players = [mousePlayer(anna, 'sub-terra', 1), mousePlayer(bence, 'sub-terra', 2)];
    await playTogether(players, { until: async () => (await entriesOf(bence, id)).length > had });
  } finally {
    await server.stop();
    await database.remove();
    forgiveLostConnections(stage);
  }
}

/** Three processes on one Postgres. Each of three people is at another; the process of the one who moves is killed. */
async function killOneOfThree(stage) {
  const database = await DATABASES.postgres();
  const processes = await Promise.all([1, 2, 3].map(() => startProcess(database.env)));
  const ports = processes.map(({ port }) => port);
  // Everybody begins at a process of their own, and goes to the next if that is gone.
  const proxies = await Promise.all(ports.map((_, i) => openProxy(...ports.slice(i), ...ports.slice(0, i))));
  try {
    const [first, second, third] = proxies.map(({ address }) => address);
    const at = await begun(stage, { anna: first, bence: second });
    const watching = await stage.open('');
    await watching.goto(`${third}#/online/${at.id}`);
    await watching.locator('.play').waitFor();
    await exploreEast(at.anna);
    await processes[0].kill();
    await assertExploredOnce(at);
    await tilesLeft(watching, 64);
    for (const page of [at.bence, watching])
      assert.equal(await page.locator('.matter', { hasText: 'Connection lost' }).count(), 0, 'the others go on');
  } finally {
    await Promise.all(proxies.map((proxy) => proxy.close()));
    await Promise.all(processes.map((one) => one.stop()));
    await database.remove();
    forgiveLostConnections(stage);
  }
}

/** As a program would talk to the server, which sends what no field of the page lets through; whether it is taken. Runs in the page. */
async function request([method, to, body]) {
  const headers = { 'content-type': 'application/json' };
  const { ok } = await fetch(to, { method, headers, body: JSON.stringify(body) });
  return ok;
}

const MARKUP = '<img src=x onerror="document.title=1"> &amp; "x"';
const BACKWARDS = '\u202eevil\u202c';
const INVISIBLE = '\u200b\u200d\u2060\u200b';
/** Letters that carry more marks than fit a line, words without a gap, and a script that runs from the right. */
const TOWER = `Z${'\u0351\u0324'.repeat(19)}`;
const GAPLESS = 'W'.repeat(40);
const FROM_THE_RIGHT = 'אבגדה (קר) 123';

/** What is wider than the window: a phone would show everything smaller, and somebody would have to scroll sideways. */
const sideways = (page) =>
  page.evaluate((width) => {
    const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const texts = [...document.querySelectorAll('main *, .table > :not(.board) *')].filter(
      (element) =>
        element.childElementCount === 0 && !element.closest('.board, .signal, .plane, .skip, svg') && isShown(element),
    );
    const wide = texts.filter((element) => element.getBoundingClientRect().right > width + 1);
    return [
      ...wide.map((element) => `${element.className} ${element.textContent.slice(0, 20)}`),
      ...(document.documentElement.scrollWidth > width ? ['the page'] : []),
    ];
  }, page.viewportSize().width);

/** Somebody is away for so long that the others may do something about it: by the clock of a page. */
const letTimePass = (page) =>
  page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 240_000;
  });

export default {
  'cut off in the middle of a move: it is held back, and then done once': (stage) =>
    cutOff(stage, { loses: 'requests', seconds: 5 }),

  'a server that is killed in the middle of a move has done it once when it is back': (stage) =>
    killAndRestart(stage, 'sqlite'),

  'a process is killed while two others go on': async (stage) => {
    if (hasPostgres('a process is killed while two others go on')) await killOneOfThree(stage);
  },

  'a bot takes over the seat of somebody away, who takes it back': async (stage) => {
    const server = await ownServer({ awayLive: 200, presenceGrace: 100, presenceEvery: 50 });
    try {
      const golden = 'aristocrat-sharpshooter-veteran-archaeologist-2-players-normal-second-edition';
      const opened = await openGoldenTable(stage, 'infernos-edge', {
        ...{ golden, after: 1, name: 'Anna', address: server.address, seats: [{ for: 'me' }, { for: 'open' }] },
      });
      const { page: anna, link, id } = opened;
      const bence = await joinTable(stage, link, { name: 'Bence' });
      await bence.locator('.commit:not(.waiting)').waitFor();
      await anna.getByRole('link', { name: 'Start game' }).click();
      await bence.close();
      await anna.locator('.rail .lamp.away').first().waitFor();
      await letTimePass(anna);
      const card = anna.locator('.matter', { hasText: 'Bence has been away' });
      await card.getByRole('button', { name: 'Send a reminder' }).click();
      await card.getByRole('button', { name: 'Reminder sent' }).waitFor();
      await card.getByRole('button', { name: 'Let a bot play on' }).click();
      await anna.locator('.commit:not(.waiting)').waitFor();
      assert.equal((await tableOf(anna, id)).seats[1].held, 'bot');
      const back = await bence.context().newPage();
      await back.goto(`${server.address}#/online/${id}`);
      const kept = back.locator('.matter', { hasText: 'A bot played for you' });
      await kept.getByRole('button', { name: 'Take my seat back' }).click();
      await kept.waitFor({ state: 'detached' });
      assert.deepEqual(
        (await tableOf(anna, id)).seats.map(({ held }) => held),
        ['person', 'person'],
      );
      const players = [mousePlayer(anna, 'infernos-edge', 1), mousePlayer(back, 'infernos-edge', 2)];
      await playTogether(players, { until: ({ player }) => player.page === back });
    } finally {
      await server.remove();
      forgiveLostConnections(stage);
    }
  },

  'names and talk that mean harm are shown as text, and everything keeps its place': async (stage) => {
    const { page: anna, link } = await openOnlineTable(stage, 'sub-terra', { name: GAPLESS, ...ON_PHONE });
    const bence = await joinTable(stage, link, { name: FROM_THE_RIGHT });
    const id = onlineId(bence);
    const rename = (name) => bence.evaluate(request, ['PUT', '/api/me', { name }]);
    const say = (text) => bence.evaluate(request, ['POST', `/api/tables/${id}/said`, { text }]);
    for (const text of ['x'.repeat(10_000), BACKWARDS, INVISIBLE, 'a\nb', ''])
      assert.deepEqual([await rename(text), await say(text)], [false, false], `not taken: ${text.slice(0, 9)}`);
    for (const text of [MARKUP, 'x'.repeat(500), TOWER, FROM_THE_RIGHT]) assert.ok(await say(text));
    assert.ok(await rename(TOWER));
    assert.deepEqual(await sideways(anna), []);
    await anna.getByRole('link', { name: 'Start game' }).click();
    await yourTurn(anna);
    assert.deepEqual(await sideways(anna), []);
    for (const page of [anna, bence]) {
      await page
        .getByRole('button', { name: /^(Log|Talk)/ })
        .first()
        .click();
      await page.getByRole('tab', { name: 'Talk' }).click();
      await page.locator('.talking li', { hasText: 'onerror' }).waitFor();
      assert.equal(await page.locator('.talking img').count(), 0);
      assert.deepEqual(await sideways(page), []);
    }
    stage.complaints = stage.complaints.filter((text) => !/400 \(Bad Request\)/.test(text));
  },
};

/** Three people at a table of Sub Terra with the game begun; Anna has explored, which only all together can take back. */
async function exploredByThree(stage, address = stage.address) {
  const golden = 'leader-bodyguard-engineer-scout-geologist-medic-3-players-normal';
  const seats = [{ for: 'me' }, { for: 'open' }, { for: 'open' }];
  const opened = await openGoldenTable(stage, 'sub-terra', { golden, after: 0, name: 'Anna', seats, address });
  const others = [];
  for (const name of ['Bence', 'Cili']) others.push(await joinTable(stage, opened.link, { name }));
  await opened.page.getByRole('link', { name: 'Start game' }).click();
  await yourTurn(opened.page);
  await exploreEast(opened.page);
  // The Geologist has set one aside before.
  await tilesLeft(others[0], 63);
  return { ...opened, anna: opened.page, others };
}

/** Anna asks everybody for an undo, and everybody is asked. */
async function askForUndo({ anna, others }) {
  await yourTurn(anna);
  await anna.keyboard.press('u');
  await anna.getByRole('dialog').getByRole('button').first().click();
  await matter(anna, 'You asked').waitFor();
  for (const page of others) await matter(page, 'Anna would like to undo').waitFor();
}

const matter = (page, text) => page.locator('.matter', { hasText: text });

const isGone = (page, text) => matter(page, text).waitFor({ state: 'detached' });

/** Nothing gets through any more and nobody says so, as when a phone has slept: the page finds out by itself. */
async function deadWithoutAWord(stage) {
  const proxy = await openProxy(Number(new URL(stage.address).port));
  try {
    const at = await begun(stage, { anna: proxy.address, bence: stage.address });
    proxy.lose('everything');
    await exploreEast(at.anna);
    await matter(at.anna, 'Connection lost').waitFor();
    proxy.mend();
    await at.anna.evaluate(() => dispatchEvent(new Event('online')));
    await assertExploredOnce(at);
  } finally {
    await proxy.close();
    forgiveLostConnections(stage);
  }
}

export const matrix = {
  'a connection that dies without a word is noticed, and the move is done once': deadWithoutAWord,

  'cut off for 20 s before a move has arrived': (stage) => cutOff(stage, { loses: 'requests', seconds: 20 }),

  'cut off for 20 s before the answer to a move has arrived': (stage) =>
    cutOff(stage, { loses: 'answers', seconds: 20 }),

  'a server with Postgres that is killed in the middle of a move has done it once when it is back': async (stage) => {
    if (hasPostgres('a server with Postgres is killed')) await killAndRestart(stage, 'postgres');
  },

  'an undo stands only if all agree: who has answered is seen, one no ends it, and it can be withdrawn': async (
    stage,
  ) => {
    const at = await exploredByThree(stage);
    const [bence, cili] = at.others;
    await askForUndo(at);
    await bence.getByRole('button', { name: 'I agree' }).click();
    for (const page of [at.anna, cili]) await matter(page, 'Bence agrees').waitFor();
    await cili.getByRole('button', { name: 'Keep the move' }).click();
    for (const page of [at.anna, bence, cili]) await isGone(page, 'undo');
    await tilesLeft(bence, 63);
    await askForUndo(at);
    await at.anna.getByRole('button', { name: 'Never mind' }).click();
    for (const page of at.others) await isGone(page, 'undo');
    await askForUndo(at);
    for (const page of at.others) await page.getByRole('button', { name: 'I agree' }).click();
    for (const page of [at.anna, ...at.others]) await tilesLeft(page, 64);
  },

  'an undo request that nobody answers lapses': async (stage) => {
    const server = await ownServer({ undoAsk: 3000 });
    try {
      const at = await exploredByThree(stage, server.address);
      await askForUndo(at);
      for (const page of [at.anna, ...at.others]) await isGone(page, 'undo');
      await tilesLeft(at.anna, 63);
    } finally {
      await server.remove();
      forgiveLostConnections(stage);
    }
  },

  'two windows of one person that act at the same moment act once': async (stage) => {
    const { anna, bence, id } = await begun(stage, { anna: stage.address });
    const second = await anna.context().newPage();
    await second.goto(anna.url());
    await yourTurn(second);
    await Promise.all([exploreEast(anna), exploreEast(second)]);
    for (const page of [anna, second, bence]) await tilesLeft(page, 64);
    for (const page of [anna, second]) await yourTurn(page);
    assert.equal((await entriesOf(bence, id)).filter(isExplore).length, 1);
  },

  'somebody goes on at another device by a link that is them': async (stage) => {
    const { anna, id } = await begun(stage, { anna: stage.address });
    await anna.getByRole('button', { name: 'Menu', exact: true }).click();
    await anna.getByRole('button', { name: 'Play on another device' }).click();
    const link = await anna.getByRole('textbox', { name: 'Play on another device' }).inputValue();
    const phone = await stage.open('', ON_PHONE);
    await phone.goto(link);
    await phone.locator('.portals').waitFor();
    await phone.locator('.table-card.yours a').click();
    await yourTurn(phone);
    assert.equal(onlineId(phone), id);
    await anna.keyboard.press('Escape');
    await exploreEast(phone);
    for (const page of [phone, anna]) await tilesLeft(page, 64);
  },

  'a spectator hears and sees everything, and no key and no touch of theirs does anything': async (stage) => {
    const { anna, bence, id } = await begun(stage, { anna: stage.address });
    const watching = await stage.open('');
    await watching.goto(`${stage.address}#/online/${id}`);
    await matter(watching, 'You are watching').waitFor();
    await bence.locator('.spectators').getByText('1 watching').waitFor();
    await bence.locator('.waiting-row').getByRole('button', { name: /Talk/ }).click();
    await bence.getByRole('textbox', { name: 'Say something' }).fill('Good luck');
    await bence.keyboard.press('Enter');
    const had = (await entriesOf(bence, id)).length;
    await watching.locator('.spot[data-place="0,0"]').click();
    for (const key of ['1', '2', 'Enter', ' ', 'x', 'u']) await watching.keyboard.press(key);
    assert.equal(await watching.locator('dialog[open]').count(), 0);
    await watching.keyboard.press('l');
    await watching.getByRole('tab', { name: 'Talk' }).click();
    await watching.locator('.talking li', { hasText: 'Good luck' }).waitFor();
    assert.equal(await watching.locator('.say-form, .signs').count(), 0, 'spectators do not talk');
    assert.equal((await entriesOf(bence, id)).length, had);
    await exploreEast(anna);
    await tilesLeft(watching, 64);
  },
};
