// Tables that a test wants to have open at once: with as many people as it needs, and in the middle of a game.
import { Stream, Table, unwrap, writeRecord } from '@undercroft/engine';
import { subTerra } from '@undercroft/sub-terra';

/** None of them does anything with the first tile that is drawn. */
const TEAM = ['leader', 'medic', 'bodyguard', 'scout'];

/** Shared out among so many people. */
export const teamOf = (players) => ({
  cavers: TEAM.map((caver, i) => ({ caver, seat: i % players })),
});

/** Somebody with a name, in a window of their own. */
export async function guest(stage, name, { address = stage.address, ...options } = {}) {
  const page = await stage.open('', options);
  if (address !== stage.address) await page.goto(address);
  await send(page, 'POST', '/api/me', { name });
  await page.evaluate(() => localStorage.setItem('undercroft guest', 'yes'));
  return page;
}

/** A request of whoever sits at the page. */
export const send = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = body === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await fetch(path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return text === '' ? undefined : JSON.parse(text);
    },
    [method, path, body],
  );

/**
 * Opens a table for people of these names, the first of whom opens it, and seats them all. `open`: what is sent to open it.
 * Returns their pages in the order of the seats.
 */
export async function seated(stage, names, { open, record, address = stage.address, options = [] }) {
  const pages = [];
  for (const [i, name] of names.entries()) pages.push(await guest(stage, name, { address, ...options[i] }));
  const seats = names.map((_, i) => ({ for: i === 0 ? 'me' : 'open' }));
  const path = record === undefined ? '/api/tables' : '/api/imports';
  const { id } = await send(pages[0], 'POST', path, { ...(record === undefined ? open : { record }), seats });
  for (const [seat, page] of pages.entries())
    if (seat > 0) await send(page, 'PUT', `/api/tables/${id}/seats/${seat}`, {});
  for (const page of pages) {
    await page.goto(`${address}#/online/${id}`);
    await page.locator('.play').waitFor();
  }
  const { code } = await send(pages[0], 'GET', `/api/tables/${id}`);
  return { id, code, pages, link: `${address}t/${code}` };
}

/** The record of a game of Sub Terra up to the first position that is wanted: by chance, the same every time. */
export function recordUntil(isWanted, players) {
  for (let game = 0; game < 400; game++) {
    const random = Stream.of(`game ${game}`);
    const table = unwrap(Table.open(subTerra, teamOf(players)));
    table.roll(random);
    for (let moves = 0; moves < 600; moves++) {
      const status = table.status();
      if (status.type !== 'seat') break;
      const legal = table.legal();
      if (isWanted({ ...status, legal, snapshot: subTerra.save(table.state) })) return writeRecord(table.record);
      unwrap(table.propose(status.seat, legal[random.below(legal.length)]));
      table.roll(random);
    }
  }
  throw new Error('there is no such game');
}

/** Somebody who does not act is asked something. */
export const recordAsking = (kind, { players, seat }) =>
  recordUntil(({ asks, seat: asked }) => asks === kind && asked === seat, players);

/** The first person is to act, has all points, and can go to several tiles; nobody has lost anything. */
export const recordWithWays = (players) =>
  recordUntil(
    ({ asks, seat, legal, snapshot }) =>
      asks === 'action' &&
      seat === 0 &&
      snapshot.points === 2 &&
      snapshot.cave.length > 3 &&
      legal.filter(({ type }) => type === 'move').length > 1 &&
      Object.values(snapshot.cavers).every(({ health, at }) => health > 2 && at !== null),
    players,
  );
