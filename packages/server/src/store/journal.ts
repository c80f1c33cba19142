// Moves in a file are safe before they are where they belong. A group of them is one row at the end of one table, the least a disk can be asked
// to write; once in a while, and before anybody looks, they are put into their places, those of a table as one.
import { type Sqlite, type Statement, transaction } from './sqlite-file.ts';
import type { Batch } from './store.ts';

/** Moves of a table that are safe and not in their place yet: one follows the other. */
interface Pending {
  readonly seq: number;
  /** Their entries, each as a list of JSON. */
  readonly entries: string[];
  last: Batch;
}

export class Journal {
  readonly #sqlite: Sqlite;
  readonly #isFree: Statement;
  readonly #note: Statement;
  readonly #insert: Statement;
  readonly #update: Statement;
  readonly #clear: Statement;
  readonly #pending = new Map<string, Pending>();

  /** Begins with what an earlier process noted down and could not put into its place any more. */
  constructor(sqlite: Sqlite) {
    this.#sqlite = sqlite;
    this.#isFree = sqlite.prepare(IS_FREE);
    this.#note = sqlite.prepare('insert into journal (moves) values (?)');
    this.#insert = sqlite.prepare('insert into entries (table_id, seq, count, entries, at) values (?, ?, ?, ?, ?)');
    this.#update = sqlite.prepare(UPDATE);
    this.#clear = sqlite.prepare('delete from journal');
    this.#recall();
  }

  /** Of how many tables something is not in its place. */
  get size(): number {
    return this.#pending.size;
  }

  /** Makes a group safe, all of it at once, and says of each whether it was first. */
  note(group: readonly Batch[]): boolean[] {
    try {
      const won = group.map((batch) => this.#isNext(batch) && this.#add(batch));
      const winners = group.filter((_, i) => won[i]);
      if (winners.length > 0) this.#note.run(textOf(winners));
      return won;
    } catch (error) {
      this.#recall();
      throw error;
    }
  }

  /** Straight into its place, in a transaction that is open. Nothing may be pending. */
  keep(batch: Batch): boolean {
    const isNext = this.#isNext(batch);
    if (isNext) this.#put({ seq: batch.seq, entries: [batch.entries], last: batch });
    return isNext;
  }

  /** Puts everything into its place. */
  async settle(): Promise<void> {
    if (this.size === 0) return;
    await transaction(this.#sqlite, async () => {
      for (const pending of this.#pending.values()) this.#put(pending);
      this.#clear.run();
    });
    this.#pending.clear();
  }

  #put({ seq, entries, last }: Pending): void {
    const { table, decider, botTurn, at } = last;
    const end = endOf(last);
    this.#insert.run(table, seq, end - seq, joined(entries), at);
    this.#update.run(end, decider, botTurn ? 1 : 0, at, table);
  }

  #isNext({ table, seq }: Batch): boolean {
    const pending = this.#pending.get(table);
    return pending ? endOf(pending.last) === seq : this.#isFree.all(table, seq).length > 0;
  }

  #add(batch: Batch): true {
    const pending = this.#pending.get(batch.table);
    if (pending) {
      pending.entries.push(batch.entries);
      pending.last = batch;
    } else this.#pending.set(batch.table, { seq: batch.seq, entries: [batch.entries], last: batch });
    return true;
  }

  /** What is noted down is what counts. */
  #recall(): void {
    this.#pending.clear();
    const rows = this.#sqlite.prepare('select moves from journal order by n').all() as { moves: string }[];
    for (const { moves } of rows) for (const batch of batchesIn(moves)) this.#add(batch);
  }
}

/** Nothing is there, and everything before is. A table that is closed has a row without entries there. */
const IS_FREE = `
  select 1 from tables where id = ? and seq = ?
    and not exists (select 1 from entries where table_id = tables.id and entries.seq = tables.seq)`;
const UPDATE = 'update tables set seq = ?, decider = ?, bot_turn = ?, bot_until = 0, changed = ? where id = ?';

/** By hand, as often as somebody moves: entries are JSON already, and names need no quoting. */
const textOf = (batches: readonly Batch[]): string => `[${batches.map(lineOf).join(',')}]`;
const lineOf = ({ table, seq, count, entries, decider, botTurn, at }: Batch): string =>
  `{"table":"${table}","seq":${seq},"count":${count},"entries":${entries},"decider":${decider},"botTurn":${botTurn},"at":${at}}`;

const batchesIn = (text: string): Batch[] =>
  JSON.parse(text).map((one: Batch) => ({ ...one, entries: JSON.stringify(one.entries) }));

const joined = (entries: readonly string[]): string =>
  entries.length === 1 ? (entries[0] as string) : `[${entries.map((some) => some.slice(1, -1)).join(',')}]`;

const endOf = ({ seq, count }: Batch): number => seq + count;
