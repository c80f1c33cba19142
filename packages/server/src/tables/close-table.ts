// How a game ends that is not played to its end. The record stays as it is.
import { fail, ok, type Result } from '@undercroft/engine';
import type { Guest, ParsedBody, Problem } from '@undercroft/protocol';
import { checkSeat, checkUnfinished, staleProblem } from './checks.ts';
import type { LiveTable } from './live-table.ts';
import { ALWAYS_REFRESH, type TableRegistry } from './registry.ts';

export function closeTable(
  registry: TableRegistry,
  id: string,
  guest: Guest,
  { how, seat }: ParsedBody<'close'>,
): Promise<Result<void, Problem>> {
  const work = async (table: LiveTable): Promise<Result<void, Problem>> => {
    const problem = checkUnfinished(table) ?? checkCloser(table, guest, { how, seat });
    if (problem) return fail(problem);
    const columns = { closed: how, closed_by: seat ?? null, bot_turn: 0, asked: null };
    // A batch without entries takes the place of the next move, so that none can follow.
    const isFirst = await registry.commit(table, table.collectChange(table.seq).batch, async (trx) => {
      await trx.updateTable('tables').set(columns).where('id', '=', id).execute();
    });
    if (!isFirst) return registry.withTable(id, (fresh) => fail(staleProblem(fresh, table.seq)));
    table.row = { ...table.row, ...columns };
    await registry.notifyChanged(id);
    return ok(undefined);
  };
  return registry.withTable(id, work, ALWAYS_REFRESH);
}

/** A seat is resigned by its holder, a table is abandoned by who opened it. */
function checkCloser(table: LiveTable, guest: Guest, { how, seat }: ParsedBody<'close'>): Problem | undefined {
  if (how === 'resign') return checkSeat(table, seat ?? -1, guest);
  return table.row.opener === guest.id ? undefined : { kind: 'not-your-table' };
}
