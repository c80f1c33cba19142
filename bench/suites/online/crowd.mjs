// A full house: thousands who only listen, and hundreds of tables at which people play at their own pace.
import { setTimeout as wait } from 'node:timers/promises';
import { Stream } from '@undercroft/engine';
import { timedGame } from './games.mjs';
import { seatsAtUndercroft } from './idle.mjs';
import { allOf, granted, onFile } from './server-undercroft.mjs';
import { openFor, pairAt, settled } from './undercroft.mjs';

/** `seconds` between two moves of a table, on average: anything from half to one and a half times as long. */
export async function crowd({ listening, tables, seconds, most }) {
  const server = await onFile();
  const seats = await seatsAtUndercroft(server);
  await allOf(Array.from({ length: listening }), (_, i) => seats[i % seats.length]());
  const stream = Stream.of('bench/online/crowd');
  let games = 0;
  const house = await allOf(Array.from({ length: tables }), async () => {
    const table = new Playing(await pairAt(server), () => timedGame(games++));
    await table.begin();
    return table;
  });

  /** Plays on for so long; answers how long everybody had to wait, in milliseconds. */
  async function play(time, pace) {
    const waits = { acks: [], news: [] };
    const end = performance.now() + time * 1000;
    const pause = () => wait(pace * 1000 * (0.5 + stream.below(1000) / 1000));
    const before = await server.processor();
    await Promise.all(house.map((table) => table.playUntil(end, pause, waits)));
    return { ...waits, processor: ((await server.processor()) - before) / time };
  }

  const told = async () => {
    const tried = [];
    for (let pace = seconds; ; pace /= 2) {
      const { acks, news, processor } = await play(PROBE, pace);
      tried.push({ perSecond: acks.length / PROBE, ack: of(acks), news: of(news), processor });
      if (Math.max(of(acks).p99, of(news).p99) > most || tried.length === MOST_PROBES) return { tried };
    }
  };
  return {
    async run(time) {
      const { acks, news, processor } = await play(time, seconds);
      const [ack, told] = [of(acks), of(news)];
      const moves = acks.length;
      const p99 = Math.max(ack.p99, told.p99);
      // It takes a little longer until everybody has stopped.
      return { games: moves, decisions: moves, bySeats: moves, cost: time, ack, told, p99, processor };
    },
    told,
  };
}

const PROBE = 8;
const MOST_PROBES = 8;

/** A table at which one game is played after another. */
class Playing {
  #pair;
  #next;
  #id;
  #decisions;
  #start;
  #played;
  #heard;

  constructor(pair, next) {
    this.#pair = pair;
    this.#next = next;
  }

  async begin() {
    this.#decisions = this.#next().decisions;
    this.#played = 0;
    this.#id = await openFor(this.#pair);
    this.#start = granted(await this.#pair[0].table(this.#id)).seq;
    this.#heard = this.#pair.map(() => new Heard(this.#start));
    await Promise.all(
      this.#pair.map((client, seat) => settled(client, this.#id, this.#start, () => this.#heard[seat].one())),
    );
  }

  async playUntil(end, pause, waits) {
    await pause();
    while (performance.now() < end) {
      if (this.#played === this.#decisions.length) await this.#again();
      else await this.#move(waits);
      await pause();
    }
  }

  async #again() {
    for (const client of this.#pair) client.live.unfollow(this.#id);
    await this.begin();
  }

  async #move({ acks, news }) {
    const { seat, action } = this.#decisions[this.#played];
    const seq = this.#start + this.#played++;
    const sent = performance.now();
    const other = this.#heard[1 - seat].of(seq + 1).then(() => news.push(performance.now() - sent));
    granted(await this.#pair[seat].live.act(this.#id, { seat, seq, action }));
    acks.push(performance.now() - sent);
    await other;
  }
}

/** How many entries somebody has heard, and who waits for the next. */
class Heard {
  #entries;
  #waiting;

  constructor(entries) {
    this.#entries = entries;
  }

  one() {
    if (++this.#entries === this.#waiting?.entry) this.#waiting.resolve();
  }

  of(entry) {
    if (this.#entries >= entry) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting = { entry, resolve };
    });
  }
}

/** Of many waits. */
export function of(all) {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) };
}
