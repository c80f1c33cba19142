// What must hold before a table is changed. Each check returns the problem, or nothing.
import type { Seat } from '@undercroft/engine';
import type { Guest, Problem } from '@undercroft/protocol';
import type { LiveTable } from './live-table.ts';
import type { TableRegistry } from './registry.ts';

/** Who acts: a guest for a seat of their own, or the server for a bot. */
export type Actor = Guest | 'bot';

/** Somebody else was first; the client is told what it missed. */
export function staleProblem(table: LiveTable, seq: number): Problem {
  const from = Math.min(seq, table.seq);
  const entries = table.table.entriesAfter(from).slice(0, MAX_MISSED_ENTRIES);
  return { kind: 'stale', missed: { from, entries } };
}

/** A client that is further behind has other ways to catch up, which do not send everything with every rejection. */
const MAX_MISSED_ENTRIES = 500;

export const checkSeq = (table: LiveTable, seq: number): Problem | undefined =>
  seq === table.seq ? undefined : staleProblem(table, seq);

/** No real game is that long; a table that grows for ever would fill the disk. */
export const checkRoom = ({ limits }: TableRegistry, table: LiveTable): Problem | undefined =>
  table.seq >= limits.entries ? { kind: 'too-many' } : undefined;

/** TB-SEAT: nobody acts for a seat they do not hold. */
export function checkSeat(table: LiveTable, seat: Seat, actor: Actor): Problem | undefined {
  const row = table.seats[seat];
  if (!row) return { kind: 'unknown-seat' };
  const isTheirs = actor === 'bot' ? row.held === 'bot' : row.held === 'person' && row.person === actor.id;
  return isTheirs ? undefined : { kind: 'not-your-seat' };
}

/** Once the game is over its dice are public, so nothing may happen any more, not even an undo. */
export const checkUnfinished = (table: LiveTable): Problem | undefined =>
  table.isFinished ? { kind: 'closed' } : undefined;
