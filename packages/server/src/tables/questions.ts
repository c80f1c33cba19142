// What a table of an earlier release waits for, which had not been stored with it.
import type { Table } from '@undercroft/engine';
import type { StoredTable } from '../store/schema.ts';
import { tryToStore } from '../store/storage-fault.ts';
import type { Store } from '../store/store.ts';
import { questionOf } from './live-table.ts';

/** `table`: as it was replayed; nothing if it does not replay. Returns since when the question is asked, as far as anybody knows. */
export async function storeQuestion(store: Store, row: StoredTable, table: Table | undefined): Promise<number> {
  const since = row.changed;
  const question = table && row.closed === null ? questionOf(table) : { asked: null, result: null };
  const stored = store.transaction((trx) =>
    trx
      .updateTable('tables')
      .set({ ...question, since })
      .where('id', '=', row.id)
      // Whoever has acted meanwhile has stored it with the move.
      .where('since', '=', 0)
      .where('seq', '=', table?.length ?? row.seq)
      .execute(),
  );
  await tryToStore(stored);
  return since;
}
