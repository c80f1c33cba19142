// Games over a server: many at once, and what they cost its processor.
import { setTimeout as wait } from 'node:timers/promises';
import { gameOf, timedGame } from './games.mjs';

/** Nobody waits longer for a game that has come to a halt. */
const PATIENCE = 120_000;

/** Seconds of the server's processor time: so many games at once, as often as that takes. A quick server is measured as long as a slow one. */
const LEAST = 1;

/**
 * `server` is a program; `sit(games)` opens a table for each, with both players there. A table has `play`, which is done
 * when both have heard everything, and `winners`, as the server knows them.
 */
export function contestant(server, sit) {
  let played = 0;
  const games = async (seeds) => {
    const all = seeds.map(gameOf);
    const tables = await sit(all);
    await inTime(Promise.all(tables.map((table) => table.play())));
    return Promise.all(tables.map(async (table, i) => all[i].ended(await table.winners())));
  };
  const costOf = async (games) => {
    const tables = await sit(games);
    // What greets the players is not what is measured.
    await wait(100);
    const before = await server.processor();
    await inTime(Promise.all(tables.map((table) => table.play())));
    const cost = (await server.processor()) - before;
    mustAgree(games, await Promise.all(tables.map((table) => table.winners())));
    return cost;
  };
  return {
    async run(count) {
      let [cost, decisions, games] = [0, 0, 0];
      while (cost < LEAST) {
        const all = Array.from({ length: count }, () => timedGame(played++));
        cost += await costOf(all);
        decisions += all.reduce((sum, game) => sum + game.decisions.length, 0);
        games += count;
      }
      return { games, decisions, bySeats: decisions, cost };
    },
    games,
    game: async (seed) => (await games([seed]))[0],
  };
}

function mustAgree(games, all) {
  const wrong = games.findIndex((game, i) => String(game.winners) !== String(all[i]));
  if (wrong >= 0) throw new Error(`a game was won by ${all[wrong]} instead of ${games[wrong].winners}`);
}

export async function inTime(work) {
  const late = new AbortController();
  const tooLate = wait(PATIENCE, undefined, late).then(() => {
    throw new Error('a game over a server has come to a halt');
  });
  tooLate.catch(() => {});
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    late.abort();
  }
}

/**
 * One game between two players who are told everything. Whoever has to move does so as soon as they have heard of the move
 * before. `send(move, n, message)` sends the nth, knowing what was heard last; each player's line says `hear(seat, message)`
 * for every move.
 */
export class Duel {
  #next = 0;
  #heard = [0, 0];
  #moves;
  #send;
  #finish;

  constructor(moves, send) {
    this.#moves = moves;
    this.#send = send;
  }

  /** Until both have heard of the last move; answers what was heard last. */
  play(message) {
    const over = new Promise((resolve) => {
      this.#finish = resolve;
    });
    this.#move(message);
    return over;
  }

  hear(seat, message) {
    this.#heard[seat]++;
    const isOver = this.#heard.every((heard) => heard === this.#moves.length);
    if (isOver) this.#finish(message);
    else if (this.#heard[seat] === this.#next && this.#moves[this.#next]?.seat === seat) this.#move(message);
  }

  #move(message) {
    this.#send(this.#moves[this.#next], this.#next++, message);
  }
}
