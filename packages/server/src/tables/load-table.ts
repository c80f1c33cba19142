// From the rows of the store to a table in memory.
import { type Entry, fail, ok, type Result, type Table } from '@undercroft/engine';
import type { SetAside } from '@undercroft/protocol';
import type { SeatRow, StoredTable, UndoRequestRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { giveWay } from './give-way.ts';
import type { KnownRules } from './known-rules.ts';
import { LiveTable } from './live-table.ts';
import { loadEntriesAfter, readStoredRecord, replaySteps } from './stored-record.ts';

/** Replays a table from the beginning. */
export async function loadTable(
  store: Store,
  rules: KnownRules,
  row: StoredTable,
): Promise<Result<LiveTable, SetAside>> {
  const { id } = row;
  const seats = await loadSeats(store, id);
  const stored = await readStoredRecord(store, row);
  const { textLength } = stored;
  const table = await finish(replaySteps(stored, rules));
  if (!table.ok) return table;
  const undoRequest = await loadUndoRequest(store, id);
  return ok(new LiveTable({ row, table: table.value, seats, undoRequest, textLength }));
}

/** So long that hardly any game takes more than one. */
const SLICE_MS = 5;
const STEPS_BETWEEN_LOOKS = 32;

async function finish(steps: Generator<void, Result<Table, SetAside>>): Promise<Result<Table, SetAside>> {
  let sliceEnd = performance.now() + SLICE_MS;
  for (let i = 1; ; i++) {
    const step = steps.next();
    if (step.done) return step.value;
    if (i % STEPS_BETWEEN_LOOKS > 0 || performance.now() < sliceEnd) continue;
    await giveWay();
    sliceEnd = performance.now() + SLICE_MS;
  }
}

/** What this build of the rules has found out before. */
export const knownSetAside = ({ checked, set_aside }: StoredTable, { build }: KnownRules): SetAside | undefined =>
  set_aside !== null && checked === build ? (JSON.parse(set_aside) as SetAside) : undefined;

/** Applies what other processes did since the table was loaded, and returns their entries. A failure leaves it half updated. */
export async function catchUp(
  store: Store,
  rules: KnownRules,
  table: LiveTable,
): Promise<Result<readonly Entry[], SetAside>> {
  const { id } = table;
  const entries = await loadEntriesAfter(store, id, table.seq);
  if (!entries.ok) return entries;
  const row = await loadRow(store, id);
  if (!row) return fail({ kind: 'empty' });
  const known = knownSetAside(row, rules);
  if (known) return fail(known);
  const seats = await loadSeats(store, id);
  const undoRequest = await loadUndoRequest(store, id);
  Object.assign(table, { row, seats, undoRequest, since: row.since } satisfies Partial<LiveTable>);
  const applied = table.applyEntries(entries.value);
  return applied.ok ? entries : applied;
}

export function loadRow({ db }: Store, id: string): Promise<StoredTable | undefined> {
  return db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
}

export function loadSeats({ db }: Store, id: string): Promise<SeatRow[]> {
  return db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
}

function loadUndoRequest({ db }: Store, id: string): Promise<UndoRequestRow | undefined> {
  return db.selectFrom('asks').selectAll().where('table_id', '=', id).orderBy('id', 'desc').limit(1).executeTakeFirst();
}
