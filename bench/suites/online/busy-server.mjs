// A busy server: thousands who only listen, and hundreds of tables at which people play at their own pace.
import { setTimeout as wait } from 'node:timers/promises';
import { Stream } from '@undercroft/engine';
import { timedGame } from './games.mjs';
import { seatsOfUndercroft } from './idle.mjs';
import { createPair, followTable, openTable } from './undercroft.mjs';
import { expectOk, inBatches, onFile } from './undercroft-server.mjs';

/** `secondsPerMove` is an average: pauses are between half and one and a half times as long. */
export async function busyServer({ listeners, tables: tableCount, secondsPerMove, maxMilliseconds }) {
  const server = await onFile();
  const seats = await seatsOfUndercroft(server);
  await inBatches(Array.from({ length: listeners }), (_, i) => seats[i % seats.length]());
  const stream = Stream.of('bench/online/crowd');
  let games = 0;
  const tables = await inBatches(Array.from({ length: tableCount }), async () => {
    const table = new PlayedTable(await createPair(server), () => timedGame(games++));
    await table.begin();
    return table;
  });

  /** Plays for this many seconds; returns how long everybody waited, in milliseconds. */
  async function play(seconds, pace) {
    const waits = { acks: [], news: [] };
    const end = performance.now() + seconds * 1000;
    const pause = () => wait(pace * 1000 * (0.5 + stream.below(1000) / 1000));
    const before = await server.cpuSeconds();
    await Promise.all(tables.map((table) => table.playUntil(end, pause, waits)));
    return { ...waits, processor: ((await server.cpuSeconds()) - before) / seconds };
  }

  /** Doubles the pace until somebody waits too long. */
  async function findings() {
    const attempts = [];
    for (let pace = secondsPerMove; ; pace /= 2) {
      const { acks, news, processor } = await play(ATTEMPT_SECONDS, pace);
      const attempt = {
        perSecond: acks.length / ATTEMPT_SECONDS,
        ack: percentiles(acks),
        news: percentiles(news),
        processor,
      };
      attempts.push(attempt);
      if (worstP99(attempt) > maxMilliseconds || attempts.length === MAX_ATTEMPTS) return { attempts };
    }
  }
  return {
    async run(seconds) {
      const { acks, news, processor } = await play(seconds, secondsPerMove);
      const waits = { ack: percentiles(acks), news: percentiles(news) };
      const moves = acks.length;
      // The cost is not measured, since it takes a little longer until everybody has stopped.
      return {
        games: moves,
        decisions: moves,
        bySeats: moves,
        cost: seconds,
        ...waits,
        p99: worstP99(waits),
        processor,
      };
    },
    findings,
  };
}

const ATTEMPT_SECONDS = 8;
const MAX_ATTEMPTS = 8;

const worstP99 = ({ ack, news }) => Math.max(ack.p99, news.p99);

/** A table at which one game is played after another. */
class PlayedTable {
  #pair;
  #next;
  #id;
  #decisions;
  #start;
  #played;
  #received;

  constructor(pair, next) {
    this.#pair = pair;
    this.#next = next;
  }

  async begin() {
    this.#decisions = this.#next().decisions;
    this.#played = 0;
    this.#id = await openTable(this.#pair);
    this.#start = expectOk(await this.#pair[0].table(this.#id)).seq;
    this.#received = this.#pair.map(() => new EntryCounter(this.#start));
    await Promise.all(
      this.#pair.map((client, seat) =>
        followTable(client, { id: this.#id, seq: this.#start, onEntry: () => this.#received[seat].add() }),
      ),
    );
  }

  async playUntil(end, pause, waits) {
    await pause();
    while (performance.now() < end) {
      if (this.#played === this.#decisions.length) await this.#playAgain();
      else await this.#move(waits);
      await pause();
    }
  }

  async #playAgain() {
    for (const client of this.#pair) client.live.unfollow(this.#id);
    await this.begin();
  }

  async #move({ acks, news }) {
    const { seat, action } = this.#decisions[this.#played];
    const seq = this.#start + this.#played++;
    const sent = performance.now();
    const other = this.#received[1 - seat].reach(seq + 1).then(() => news.push(performance.now() - sent));
    expectOk(await this.#pair[seat].live.act(this.#id, { seat, seq, action }));
    acks.push(performance.now() - sent);
    await other;
  }
}

/** Counts the entries that a player has received. */
class EntryCounter {
  #entries;
  #waiting;

  constructor(entries) {
    this.#entries = entries;
  }

  add() {
    if (++this.#entries === this.#waiting?.entry) this.#waiting.resolve();
  }

  /** Resolves when this many have been received. */
  reach(entry) {
    if (this.#entries >= entry) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting = { entry, resolve };
    });
  }
}

function percentiles(waits) {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) };
}
