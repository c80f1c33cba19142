// Games of Pocket Sub through our own server.
import { findGame } from '@undercroft/catalog';
import { readRecord, replay, unwrap } from '@undercroft/engine';
import { OPTIONS, winners } from './games.mjs';
import { contestant, TwoPlayerGame } from './moves.mjs';
import { expectOk, guest, inBatches, onFile, onPostgres } from './undercroft-server.mjs';

export const file = async () => games(await onFile(), ({ decisions }) => decisions);
export const courses = async () => games(await onFile(), coursesIn);
export const postgres = async () => games(await onPostgres(), ({ decisions }) => decisions);

/** The consecutive decisions of a seat are sent as one message. */
export function coursesIn({ decisions }) {
  const courses = [];
  for (const { seat, action } of decisions) {
    const last = courses.at(-1);
    if (last?.seat === seat) last.course.push(action);
    else courses.push({ seat, action, course: [] });
  }
  return courses;
}

/** `movesOf` turns a game into messages. */
export function games(server, movesOf) {
  /** The two players of each table; they stay connected for all sections. */
  const pairs = [];
  const openTables = async (all) => {
    while (pairs.length < all.length) pairs.push(await createPair(server));
    return inBatches(all, (game, i) => seatPair(pairs[i], movesOf(game)));
  };
  return contestant(server, openTables);
}

export const createPair = (server) => Promise.all(['Anna', 'Bela'].map((name) => guest(server, name)));

export async function openTable([anna, bela]) {
  const seats = [{ for: 'me' }, { for: 'open' }];
  const { id } = expectOk(await anna.openTable({ game: 'pocket-sub', options: OPTIONS, seats }));
  expectOk(await bela.takeSeat(id, 1));
  return id;
}

/** Opens a table that both players follow. */
async function seatPair(pair, moves) {
  const id = await openTable(pair);
  let { seq } = expectOk(await pair[0].table(id));
  const acks = [];
  const game = new TwoPlayerGame(moves, ({ seat, action, course = [] }) => {
    acks.push(pair[seat].live.act(id, { seat, seq, action, course }));
    seq += 1 + course.length;
  });
  // The entries that follow from one message arrive together.
  await Promise.all(pair.map((client, seat) => followTable(client, { id, seq, onBatch: () => game.receive(seat) })));
  return {
    async play() {
      await game.play();
      for (const ack of await Promise.all(acks)) expectOk(ack);
    },
    async winners() {
      const record = unwrap(readRecord(expectOk(await pair[0].record(id))));
      for (const client of pair) client.live.unfollow(id);
      return winners(unwrap(replay(findGame, record)).state);
    },
  };
}

const ignore = () => {};

/**
 * Receives every entry from `seq` on, and the end of every batch of them. Resolves when the server has sent the entry before, so
 * that it is known to have begun.
 */
export async function followTable(client, { id, seq, onEntry = ignore, onBatch = ignore }) {
  await new Promise((resolve, reject) => {
    client.live.follow(id, Math.max(0, seq - 1), {
      onEntries(from, entries) {
        resolve();
        for (const [i, entry] of entries.entries()) if (from + i >= seq) onEntry(entry);
        if (from + entries.length > seq) onBatch();
      },
      onError: reject,
    });
  });
}
