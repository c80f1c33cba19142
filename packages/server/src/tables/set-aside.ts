// A table that does not replay. It is not in memory and nobody can play there, but what was sound can be read.
import { OVER, truncateRecord } from '@undercroft/engine';
import { knownSetAside, loadRow, loadSeats } from './load-table.ts';
import type { TableRegistry } from './registry.ts';
import { readStoredRecord } from './stored-record.ts';
import type { ReadableTable } from './views.ts';

export async function loadSetAsideTable(
  { store, rules }: TableRegistry,
  id: string,
): Promise<ReadableTable | undefined> {
  const row = await loadRow(store, id);
  const setAside = row && knownSetAside(row, rules);
  if (!row || !setAside) return undefined;
  const stored = await readStoredRecord(store, row);
  // Without a wrong entry it is the rules or the options that this build does not know.
  const { entry = Number.POSITIVE_INFINITY } = setAside;
  const record = truncateRecord(stored.record, entry - 1);
  const isOver = row.decider === OVER;
  return {
    row,
    seats: await loadSeats(store, id),
    decider: undefined,
    isOver,
    isFinished: isOver || row.closed !== null,
    seq: record.entries.length,
    entriesAfter: (n) => record.entries.slice(n),
    record: () => record,
    question: { decider: OVER, asked: null, since: row.since, result: row.result },
    setAside,
  };
}
