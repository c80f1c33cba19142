// A stretch of Sub Terra from the nth entry on: what a move costs the server, however much has happened before.
import { findGame } from '@undercroft/catalog';
import { enter, must, readRecord, replay, Stream, writeRecord } from '@undercroft/engine';
import { playBatch } from '../../../packages/lab/dist/simulation/batch.js';
import { planOf } from '../bots/plans.mjs';
import { inTime } from './playing.mjs';
import { allOf, granted, guest, onFile } from './server-undercroft.mjs';
import { settled } from './undercroft.mjs';

const LONG = 460;
const RECORDS = 20;
/** Decisions of a stretch. */
const STRETCH = 30;

/** Games that novices really played, as text; all are longer than any stretch begins. */
async function longRecords() {
  const plan = await planOf('sub-terra', 'novice', 'bench/online/length');
  const records = [];
  for (let n = 0; records.length < RECORDS; n++)
    await playBatch(plan, n, n + 1, {
      keep: (_place, record) => record.entries.length >= LONG && records.push(writeRecord(record)),
    });
  return records;
}

export async function stretchesFrom(entry) {
  const records = await longRecords();
  const server = await onFile();
  const stream = Stream.of('bench/online/length');
  const people = [];
  return {
    async run(count) {
      while (people.length < count) people.push(await guest(server, 'Anna'));
      const tables = await allOf(people.slice(0, count), (client, i) =>
        Stretch.at(client, records[i % RECORDS], entry),
      );
      const before = await server.processor();
      const played = await inTime(Promise.all(tables.map((table) => table.play(stream))));
      const cost = (await server.processor()) - before;
      for (const table of tables) table.leave();
      const sum = (what) => played.reduce((total, one) => total + one[what], 0);
      return { decisions: sum('entries'), bySeats: sum('moves'), cost };
    },
  };
}

/** A table with one person who leads everybody, and does anything that is legal. */
class Stretch {
  #client;
  #id;
  #table;
  #next = () => {};

  static async at(client, text, entry) {
    const stretch = new Stretch();
    const seats = must(readRecord(text)).seats.map(() => ({ for: 'me' }));
    const { id } = granted(await client.import({ record: text, upTo: entry, seats }));
    const record = must(readRecord(granted(await client.record(id))));
    stretch.#client = client;
    stretch.#id = id;
    stretch.#table = must(replay(findGame, record));
    await settled(
      client,
      id,
      record.entries.length,
      (one) => must(enter(stretch.#table, one)),
      () => stretch.#next(),
    );
    return stretch;
  }

  async play(stream) {
    const start = this.#table.length;
    let moves = 0;
    for (; moves < STRETCH && this.#table.status().type === 'seat'; moves++) await this.#move(stream);
    return { moves, entries: this.#table.length - start };
  }

  leave() {
    this.#client.live.unfollow(this.#id);
  }

  async #move(stream) {
    const legal = this.#table.legal();
    const { seat } = this.#table.status();
    const heard = new Promise((resolve) => {
      this.#next = resolve;
    });
    const action = legal[stream.below(legal.length)];
    granted(await this.#client.live.act(this.#id, { seat, seq: this.#table.length, action }));
    await heard;
  }
}
