// What a seat does at a table: moves, and taking them back.
import { fail, ok, type Result, type Seat, type Table } from '@undercroft/engine';
import type { EntryRange, Guest, ParsedBody, Problem } from '@undercroft/protocol';
import { reject } from '../problem.ts';
import { type Actor, checkRoom, checkSeat, checkSeq, checkUnfinished, staleProblem } from './checks.ts';
import type { LiveTable } from './live-table.ts';
import type { TableRegistry } from './registry.ts';

export function act(
  registry: TableRegistry,
  id: string,
  actor: Actor,
  { seat, seq, action, course }: ParsedBody<'act'>,
): Promise<Result<EntryRange, Problem>> {
  return registry.withTable(
    id,
    (table) => applyChange(registry, table, { actor, seat, seq }, () => proposeAll(table.table, seat, action, course)),
    seq,
  );
}

/**
 * The first action must be allowed. The course after it was decided before anybody knew what chance or others would do,
 * so it is followed only as far as it is allowed; the entries show how far that was.
 */
function proposeAll(
  table: Table,
  seat: Seat,
  action: unknown,
  course: readonly unknown[] = [],
): ReturnType<Table['propose']> {
  const first = table.propose(seat, action);
  if (first.ok) for (const next of course) if (!table.propose(seat, next).ok) break;
  return first;
}

/** An undo that needs nobody's agreement; others are requested first (undo-requests.ts). */
export function undo(
  registry: TableRegistry,
  id: string,
  actor: Guest,
  { seat, seq, takes }: ParsedBody<'undo'>,
): Promise<Result<EntryRange, Problem>> {
  return registry.withTable(
    id,
    (table) =>
      applyChange(registry, table, { actor, seat, seq }, () =>
        table.table.undo(seat, takes === undefined ? {} : { takes }),
      ),
    seq,
  );
}

interface SeatChange {
  readonly actor: Actor;
  readonly seat: Seat;
  /** How many entries the actor knows of. */
  readonly seq: number;
}

/** Makes one change for a seat and stores it, if the actor may, knows all entries, and nobody else is first. */
export async function applyChange(
  registry: TableRegistry,
  table: LiveTable,
  { actor, seat, seq }: SeatChange,
  change: () => ReturnType<Table['propose']>,
): Promise<Result<EntryRange, Problem>> {
  const problem =
    checkSeat(table, seat, actor) ??
    // Before the check for the end: a client that repeats the move that ended the game must see that it was accepted.
    checkSeq(table, seq) ??
    checkUnfinished(table) ??
    checkRoom(registry, table);
  if (problem) return fail(problem);
  const changed = change();
  if (!changed.ok) return reject('refused', { refusal: changed.error });
  const { batch, entries } = table.collectChange(seq);
  if (await registry.commit(table, batch)) return ok({ from: seq, entries });
  return registry.withTable(table.id, (fresh) => fail(staleProblem(fresh, seq)));
}
