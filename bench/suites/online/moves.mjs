// Plays many games through a server at once, and measures what they cost its processor.
import { setTimeout as wait } from 'node:timers/promises';
import { drawGame, timedGame } from './games.mjs';

/** After this many milliseconds a game counts as stuck. */
const TIMEOUT = 120_000;

/** Processor time of a section: batches of games are played until the server has used it, so that a fast one is measured as long. */
const MIN_CPU_SECONDS = 1;

/**
 * `openTables(games)` opens a table for each game, with both players connected. A table has `play`, which resolves when both
 * have received everything, and `winners`, according to the server.
 */
export function contestant(server, openTables) {
  let played = 0;
  const games = async (seeds) => {
    const all = seeds.map(drawGame);
    const tables = await openTables(all);
    await withTimeout(Promise.all(tables.map((table) => table.play())));
    return Promise.all(tables.map(async (table, i) => all[i].textOfGame(await table.winners())));
  };
  const costOf = async (games) => {
    const tables = await openTables(games);
    // So that the messages that welcome the players are not measured.
    await wait(100);
    const before = await server.cpuSeconds();
    await withTimeout(Promise.all(tables.map((table) => table.play())));
    const cost = (await server.cpuSeconds()) - before;
    checkWinners(games, await Promise.all(tables.map((table) => table.winners())));
    return cost;
  };
  return {
    async run(count) {
      let [cost, decisions, games] = [0, 0, 0];
      while (cost < MIN_CPU_SECONDS) {
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

function checkWinners(games, winners) {
  const wrong = games.findIndex((game, i) => String(game.winners) !== String(winners[i]));
  if (wrong >= 0) throw new Error(`a game was won by ${winners[wrong]} instead of ${games[wrong].winners}`);
}

export async function withTimeout(work) {
  const done = new AbortController();
  const timeout = wait(TIMEOUT, undefined, done).then(() => {
    throw new Error('a game through a server is stuck');
  });
  timeout.catch(() => {});
  try {
    return await Promise.race([work, timeout]);
  } finally {
    done.abort();
  }
}

/**
 * One game between two players. The player to move does so as soon as they have received the move before. `send(move, n, message)`
 * sends the nth move, given the last message; each player's connection calls `receive(seat, message)` for every move.
 */
export class TwoPlayerGame {
  #next = 0;
  #received = [0, 0];
  #moves;
  #send;
  #finish;

  constructor(moves, send) {
    this.#moves = moves;
    this.#send = send;
  }

  /** Resolves with the last message when both have received the last move. */
  play(message) {
    const over = new Promise((resolve) => {
      this.#finish = resolve;
    });
    this.#move(message);
    return over;
  }

  receive(seat, message) {
    this.#received[seat]++;
    const isOver = this.#received.every((count) => count === this.#moves.length);
    if (isOver) this.#finish(message);
    else if (this.#received[seat] === this.#next && this.#moves[this.#next]?.seat === seat) this.#move(message);
  }

  #move(message) {
    this.#send(this.#moves[this.#next], this.#next++, message);
  }
}
