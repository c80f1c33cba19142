// Stretches of Sub Terra from the nth entry on: does a move cost the server more when much has happened before?
import { findGame } from '@undercroft/catalog';
import { applyEntry, readRecord, replay, Stream, unwrap, writeRecord } from '@undercroft/engine';
import { playBatch } from '../../../packages/lab/dist/simulation/batch.js';
import { planOf } from '../bots/plans.mjs';
import { withTimeout } from './moves.mjs';
import { followTable } from './undercroft.mjs';
import { expectOk, guest, inBatches, onFile } from './undercroft-server.mjs';

/** Entries of a record, so that it is longer than where a stretch begins. */
const MIN_ENTRIES = 460;
const RECORDS = 20;
/** Most games are shorter. */
const MAX_GAMES = 2000;
/** Moves in a stretch. */
const STRETCH = 30;

/** Long games of novices, as text. */
async function longRecords() {
  const plan = await planOf('sub-terra', 'novice', 'bench/online/length');
  const records = [];
  for (let n = 0; records.length < RECORDS; n++) {
    if (n === MAX_GAMES) throw new Error(`only ${records.length} of ${n} games have ${MIN_ENTRIES} entries`);
    await playBatch(plan, n, n + 1, {
      onRecord: (_slot, record) => record.entries.length >= MIN_ENTRIES && records.push(writeRecord(record)),
    });
  }
  return records;
}

export async function stretchesFrom(entry) {
  const records = await longRecords();
  const server = await onFile();
  const stream = Stream.of('bench/online/length');
  const guests = [];
  return {
    async run(count) {
      while (guests.length < count) guests.push(await guest(server, 'Anna'));
      const tables = await inBatches(guests.slice(0, count), (client, i) =>
        Stretch.begin(client, records[i % RECORDS], entry),
      );
      const before = await server.cpuSeconds();
      const played = await withTimeout(Promise.all(tables.map((table) => table.play(stream))));
      const cost = (await server.cpuSeconds()) - before;
      for (const table of tables) table.leave();
      const sum = (property) => played.reduce((total, one) => total + one[property], 0);
      return { decisions: sum('entries'), bySeats: sum('moves'), cost };
    },
  };
}

/** A table at which one guest leads everybody and makes random legal moves. */
class Stretch {
  #client;
  #id;
  #table;
  #onBatch = () => {};

  static async begin(client, text, entry) {
    const stretch = new Stretch();
    const seats = unwrap(readRecord(text)).seats.map(() => ({ for: 'me' }));
    const { id } = expectOk(await client.importRecord({ record: text, upTo: entry, seats }));
    const record = unwrap(readRecord(expectOk(await client.record(id))));
    stretch.#client = client;
    stretch.#id = id;
    stretch.#table = unwrap(replay(findGame, record));
    await followTable(client, {
      id,
      seq: record.entries.length,
      onEntry: (one) => unwrap(applyEntry(stretch.#table, one)),
      onBatch: () => stretch.#onBatch(),
    });
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
    const received = new Promise((resolve) => {
      this.#onBatch = resolve;
    });
    const action = legal[stream.below(legal.length)];
    expectOk(await this.#client.live.act(this.#id, { seat, seq: this.#table.length, action }));
    await received;
  }
}
