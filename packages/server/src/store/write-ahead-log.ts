// In SQLite moves are first appended to a log, a whole group in one row, which is the least a disk can write. A checkpoint
// later moves them to where they belong, those of one table in one row; it always runs before anybody reads.
import { endLeftOpen, type Sqlite, type Statement, transaction, withoutWrites, withRollback } from './sqlite-file.ts';
import type { Batch } from './store.ts';

/** Consecutive moves of a table that are in the log only. */
interface PendingMoves {
  readonly seq: number;
  /** The entries of each move, as a JSON array. */
  readonly entries: string[];
  last: Batch;
}

export class WriteAheadLog {
  readonly #sqlite: Sqlite;
  readonly #isFree: Statement;
  readonly #insertLog: Statement;
  readonly #insertRow: Statement;
  readonly #update: Statement;
  readonly #clear: Statement;
  #pending: Map<string, PendingMoves> = new Map();
  /** Whether `#pending` is what the log holds. After a failure only the log knows, and until it can be read nothing is answered. */
  #isKnown = false;

  /** Begins with what an earlier process left in the log. */
  constructor(sqlite: Sqlite) {
    this.#sqlite = sqlite;
    this.#isFree = sqlite.prepare(IS_FREE);
    this.#insertLog = sqlite.prepare('insert into journal (moves) values (?)');
    this.#insertRow = sqlite.prepare('insert into entries (table_id, seq, count, entries, at) values (?, ?, ?, ?, ?)');
    this.#update = sqlite.prepare(UPDATE);
    this.#clear = sqlite.prepare('delete from journal');
    this.#makeSure();
  }

  /** The number of tables with moves in the log. */
  get size(): number {
    return this.#pending.size;
  }

  /** Stores a group durably in one commit, and returns for each whether it was first. */
  append(group: readonly Batch[]): boolean[] {
    this.#makeSure();
    try {
      const won = group.map((batch) => this.#isNext(batch) && this.#add(batch));
      const winners = group.filter((_, i) => won[i]);
      if (winners.length > 0) this.#insertLog.run(serialize(winners));
      return won;
    } catch (error) {
      this.#isKnown = false;
      throw error;
    }
  }

  /** Without the log, inside an open transaction. The log must be empty. */
  insertDirectly(batch: Batch): boolean {
    const isNext = this.#isNext(batch);
    if (isNext) this.#insertEntries({ seq: batch.seq, entries: [batch.entries], last: batch });
    return isNext;
  }

  /** Moves everything from the log to where it belongs. */
  async checkpoint(): Promise<void> {
    this.#makeSure();
    if (this.size === 0) return;
    try {
      await transaction(this.#sqlite, async () => {
        for (const pending of this.#pending.values()) this.#insertEntries(pending);
        this.#clear.run();
      });
      this.#pending.clear();
    } catch (error) {
      this.#isKnown = false;
      throw error;
    }
  }

  /**
   * Reads as if a checkpoint had been made, where none can be: on a full disk. What it would have written is in memory while `read`
   * runs, and is taken back; nothing else can be written meanwhile.
   */
  async readAhead<T>(read: () => Promise<T>): Promise<T> {
    this.#makeSure();
    if (this.size === 0) return read();
    return withRollback(this.#sqlite, async () => {
      for (const pending of this.#pending.values()) this.#insertEntries(pending);
      return withoutWrites(this.#sqlite, read);
    });
  }

  #insertEntries({ seq, entries, last }: PendingMoves): void {
    const { table, decider, botTurn, at, asked, since, result } = last;
    const end = endOf(last);
    this.#insertRow.run(table, seq, end - seq, joinEntries(entries), at);
    this.#update.run(end, decider, botTurn ? 1 : 0, at, asked, since, result, table);
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

  /** What the log holds is what counts. It is read before anything is forgotten. */
  #makeSure(): void {
    endLeftOpen(this.#sqlite);
    if (this.#isKnown) return;
    const rows = this.#sqlite.prepare('select moves from journal order by n').all() as { moves: string }[];
    const batches = rows.flatMap(({ moves }) => deserialize(moves));
    this.#pending = new Map();
    for (const batch of batches) this.#add(batch);
    this.#isKnown = true;
  }
}

/** All entries before are there, and nothing is at this place; a closed table has a row without entries there. */
const IS_FREE = `
  select 1 from tables where id = ? and seq = ?
    and not exists (select 1 from entries where table_id = tables.id and entries.seq = tables.seq)`;
const UPDATE = `
  update tables set seq = ?, decider = ?, bot_turn = ?, bot_until = 0, changed = ?, asked = ?, since = ?, result = ?
    where id = ?`;

/** By hand, because it runs with every move: the entries are JSON already, and ids need no escaping. */
const serialize = (batches: readonly Batch[]): string => `[${batches.map(serializeBatch).join(',')}]`;
const serializeBatch = (batch: Batch): string => {
  const { table, seq, count, entries, decider, botTurn, at, asked, since, result } = batch;
  const place = `"table":"${table}","seq":${seq},"count":${count},"entries":${entries}`;
  const question = `"asked":${JSON.stringify(asked)},"since":${since},"result":${JSON.stringify(result)}`;
  return `{${place},"decider":${decider},"botTurn":${botTurn},"at":${at},${question}}`;
};

/** An earlier release wrote less: what is asked is then found out when the table is next loaded. */
const deserialize = (text: string): Batch[] =>
  JSON.parse(text).map((one: Batch) => ({
    ...{ asked: null, since: 0, result: null },
    ...one,
    entries: JSON.stringify(one.entries),
  }));

const joinEntries = (entries: readonly string[]): string =>
  entries.length === 1 ? (entries[0] as string) : `[${entries.map((some) => some.slice(1, -1)).join(',')}]`;

const endOf = ({ seq, count }: Batch): number => seq + count;
