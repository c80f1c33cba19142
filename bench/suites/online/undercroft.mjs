// Games of Pocket Sub over our own server.
import { findGame } from '@undercroft/catalog';
import { must, readRecord, replay } from '@undercroft/engine';
import { OPTIONS, winners } from './games.mjs';
import { contestant, Duel } from './playing.mjs';
import { allOf, granted, guest, onFile, onPostgres } from './server-undercroft.mjs';

export const file = async () => games(await onFile(), ({ decisions }) => decisions);
export const courses = async () => games(await onFile(), coursesIn);
export const postgres = async () => games(await onPostgres(), ({ decisions }) => decisions);

/** What a seat decides without a break goes as one message. */
export function coursesIn({ decisions }) {
  const courses = [];
  for (const { seat, action } of decisions) {
    const last = courses.at(-1);
    if (last?.seat === seat) last.course.push(action);
    else courses.push({ seat, action, course: [] });
  }
  return courses;
}

/** `movesOf`: a game as messages. */
export function games(server, movesOf) {
  /** Two for each table, who stay for all sections. */
  const pairs = [];
  const sit = async (all) => {
    while (pairs.length < all.length) pairs.push(await pairAt(server));
    return allOf(all, (game, i) => tableFor(pairs[i], movesOf(game)));
  };
  return contestant(server, sit);
}

const noMatter = () => {};

export const pairAt = (server) => Promise.all(['Anna', 'Bela'].map((name) => guest(server, name)));

async function tableFor(pair, moves) {
  return seated(pair, await openFor(pair), moves);
}

export async function openFor([anna, bela]) {
  const seats = [{ for: 'me' }, { for: 'open' }];
  const { id } = granted(await anna.open({ game: 'pocket-sub', options: OPTIONS, seats }));
  granted(await bela.take(id, 1));
  return id;
}

/** A table with two people, both following it; what is to be decided is known. */
async function seated(pair, id, moves) {
  let { seq } = granted(await pair[0].table(id));
  const acks = [];
  const duel = new Duel(moves, ({ seat, action, course = [] }) => {
    acks.push(pair[seat].live.act(id, { seat, seq, action, course }));
    seq += 1 + course.length;
  });
  // What one message came to is told as one.
  await Promise.all(pair.map((client, seat) => settled(client, id, seq, noMatter, () => duel.hear(seat))));
  return {
    async play() {
      await duel.play();
      for (const ack of await Promise.all(acks)) granted(ack);
    },
    async winners() {
      const record = must(readRecord(granted(await pair[0].record(id))));
      for (const client of pair) client.live.unfollow(id);
      return winners(must(replay(findGame, record)).state);
    },
  };
}

/**
 * Hears every entry from now on, and when those of one telling are over; done when the server follows suit: what it tells first
 * is the entry before.
 */
export async function settled(client, id, seq, hear, heard = () => {}) {
  await new Promise((resolve, reject) => {
    client.live.follow(id, Math.max(0, seq - 1), {
      entries(from, entries) {
        resolve();
        for (const [i, entry] of entries.entries()) if (from + i >= seq) hear(entry);
        if (from + entries.length > seq) heard();
      },
      problem: reject,
    });
  });
}
