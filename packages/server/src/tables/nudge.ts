// Reminds somebody that the table waits for them: once for each question and by each of the others.
import { fail, ok, type Result } from '@undercroft/engine';
import type { Guest, Problem } from '@undercroft/protocol';
import { reject } from '../problem.ts';
import { checkUnfinished } from './checks.ts';
import type { LiveTable, SeatRef } from './live-table.ts';
import { ALWAYS_REFRESH, type TableRegistry } from './registry.ts';

export function nudge(
  registry: TableRegistry,
  guest: Guest,
  { table: id, seat }: SeatRef,
): Promise<Result<void, Problem>> {
  const work = async (table: LiveTable): Promise<Result<void, Problem>> => {
    const row = table.seats[seat];
    if (!row) return reject('unknown-seat');
    const from = table.seats.find(({ held, person }) => held === 'person' && person === guest.id);
    if (!from) return reject('not-your-seat');
    const problem = checkUnfinished(table);
    if (problem) return fail(problem);
    const { held, person } = row;
    if (table.decider !== seat || held !== 'person' || person === null || person === guest.id)
      return reject('not-asked');
    if (!(await claimNudge(registry, table, guest))) return reject('too-many');
    registry.emitNudge({ table: id, from: from.seat, seat, person });
    return ok(undefined);
  };
  return registry.withTable(id, work, ALWAYS_REFRESH);
}

/** Returns whether this guest has not nudged anybody about this question yet, in any process. */
async function claimNudge({ store }: TableRegistry, { id, since }: LiveTable, guest: Guest): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await store.transaction((trx) =>
    trx
      .insertInto('nudges')
      .values({ table_id: id, person: guest.id, since })
      .onConflict((conflict) =>
        conflict.columns(['table_id', 'person']).doUpdateSet({ since }).where('nudges.since', '!=', since),
      )
      .executeTakeFirstOrThrow(),
  );
  return Boolean(numInsertedOrUpdatedRows);
}
