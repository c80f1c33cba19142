// The record of a table as the store has it. Whatever is wrong with it is a value: one bad table must not harm the others.
import {
  applyEntry,
  type Entry,
  fail,
  type GameRecord,
  ok,
  openingTable,
  type Result,
  readEntry,
  type Table,
  validateHead,
} from '@undercroft/engine';
import type { SetAside } from '@undercroft/protocol';
import type { EntriesRow, StoredTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { giveWay } from './give-way.ts';
import type { KnownRules } from './known-rules.ts';

/** A record, and where it stops being readable, if it does. */
export interface StoredRecord {
  readonly record: GameRecord;
  /** How long its entries are as text. */
  readonly textLength: number;
  readonly error?: SetAside;
}

export async function readStoredRecord(store: Store, row: StoredTable): Promise<StoredRecord> {
  const head = readHead(row);
  if (!head.ok) return { record: { ...emptyRecord(row), entries: [] }, textLength: 0, error: head.error };
  const entries: Entry[] = [];
  const rows = await loadRows(store, row.id, 0);
  const read = await readSlowly(rows, entries);
  const textLength = rows.reduce((sum, { entries: text }) => sum + text.length, 0);
  const record = { ...head.value, entries };
  if (!read.ok) return { record, textLength, error: { ...read.error, entry: entries.length + 1 } };
  // More than the row says may have been stored since it was read.
  const isShort = entries.length < row.seq;
  return { record, textLength, ...(isShort ? { error: { kind: 'truncated', entry: entries.length + 1 } } : {}) };
}

/** The entries after the first `from`. */
export async function loadEntriesAfter(store: Store, id: string, from: number): Promise<Result<Entry[], SetAside>> {
  const entries: Entry[] = [];
  const read = readEntries(await loadRows(store, id, from), entries, from);
  return read.ok ? ok(entries) : fail({ ...read.error, entry: from + entries.length + 1 });
}

const emptyRecord = ({ game, rules }: StoredTable): Omit<GameRecord, 'entries'> => ({
  format: 1,
  game,
  rules,
  options: {},
  seats: [],
});

function readHead(row: StoredTable): Result<Omit<GameRecord, 'entries'>, SetAside> {
  const options = parse(row.options);
  const seats = parse(row.began);
  if (!options.ok) return options;
  if (!seats.ok) return seats;
  return validateHead({ ...emptyRecord(row), options: options.value, seats: seats.value });
}

type Rows = readonly Pick<EntriesRow, 'seq' | 'count' | 'entries'>[];

function loadRows({ db }: Store, id: string, from: number): Promise<Rows> {
  return db
    .selectFrom('entries')
    .select(['seq', 'count', 'entries'])
    .where('table_id', '=', id)
    .where('seq', '>=', from)
    .orderBy('seq')
    .execute();
}

/** Others have a turn after so many rows, each of which is a move or a page of them. */
const ROWS_AT_ONCE = 64;
const LONG_ROW = 16_000;

async function readSlowly(rows: Rows, entries: Entry[]): Promise<Result<void, SetAside>> {
  for (let i = 0; i < rows.length; ) {
    let end = i + 1;
    while (end < rows.length && end - i < ROWS_AT_ONCE && (rows[end]?.entries.length ?? 0) < LONG_ROW) end++;
    if (i > 0) await giveWay();
    const read = readEntries(rows.slice(i, end), entries);
    if (!read.ok) return read;
    i = end;
  }
  return ok(undefined);
}

/** Reads row by row into `entries`, up to the end or the first that is damaged. */
function readEntries(rows: Rows, entries: Entry[], from = 0): Result<void, SetAside> {
  for (const { seq, count, entries: text } of rows) {
    const next = from + entries.length;
    if (seq !== next) return fail({ kind: 'out-of-order', expected: next + 1, received: seq + 1 });
    const read = parse(text);
    if (!read.ok) return read;
    if (!Array.isArray(read.value) || read.value.length !== count) return fail({ kind: 'damaged' });
    for (const data of read.value) {
      const entry = readEntry(data);
      if (!entry.ok) return entry;
      entries.push(entry.value);
    }
  }
  return ok(undefined);
}

function parse(text: string): Result<unknown, SetAside> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail({ kind: 'not-json' });
  }
}

/** Replays a record as far as it is sound, entry by entry: the caller decides when to go on. */
export function* replaySteps(
  { record, error }: StoredRecord,
  { find }: KnownRules,
): Generator<void, Result<Table, SetAside>> {
  // Not even its options can be read.
  if (error && error.entry === undefined) return fail(error);
  const opened = attempt(() => openingTable(find, record));
  if (!opened.ok) return opened;
  const table = opened.value;
  for (const [index, entry] of record.entries.entries()) {
    const applied = attempt(() => applyEntry(table, entry));
    if (!applied.ok) return fail({ ...applied.error, entry: index + 1 });
    yield;
  }
  return error ? fail(error) : ok(table);
}

/** An exception is a bug of the rules, and this table would meet it again and again. */
function attempt<T>(work: () => Result<T, SetAside>): Result<T, SetAside> {
  try {
    return work();
  } catch (thrown) {
    return fail({ kind: 'bad-entry', received: String(thrown).slice(0, MAX_DETAIL_LENGTH) });
  }
}

const MAX_DETAIL_LENGTH = 200;
