// Undo: which action is taken back, what goes with it, and who has to agree (TB-UNDO-1 to TB-UNDO-3).
import { CHANCE, type Refusal, type Seat } from './contract.ts';
import type { Move } from './move-history.ts';
import type { SeatOccupant } from './record.ts';
import { fail, ok, type Result } from './result.ts';

export const UNDO_REFUSAL_KINDS = ['nothing-to-undo', 'not-your-entry'] as const;
export type UndoRefusalKind = (typeof UNDO_REFUSAL_KINDS)[number];

export interface UndoPlan {
  /** The entry that is taken back, with everything after it. */
  readonly takes: number;
  /** How many moves remain. */
  readonly keep: number;
  /** Nobody has to agree (TB-UNDO-1). */
  readonly free: boolean;
  /** Why it is not free: something was drawn since, or another person has acted. */
  readonly why?: 'chance' | 'another-acted';
  /** The other human seats, which must agree. */
  readonly needs: readonly Seat[];
}

export function planUndo(
  moves: readonly Move[],
  occupants: readonly SeatOccupant[],
  seat: Seat,
  takes?: number,
): Result<UndoPlan, Refusal<UndoRefusalKind>> {
  const isOwn = ({ by }: Move) => by === seat && by !== CHANCE;
  const keep = moves.findLastIndex((move) => isOwn(move) && (takes === undefined || move.entry === takes));
  const taken = moves[keep];
  if (!taken) return fail(nothingToUndo(takes));
  const why = whyNotFree(moves.slice(keep + 1), occupants, seat);
  if (!why) return ok({ takes: taken.entry, keep, free: true, needs: [] });
  const needs = occupants.flatMap((occupant, other) => (occupant.player === 'human' && other !== seat ? [other] : []));
  return ok({ takes: taken.entry, keep, free: false, why, needs });
}

function nothingToUndo(takes: number | undefined): Refusal<UndoRefusalKind> {
  if (takes === undefined) return { kind: 'nothing-to-undo', rule: 'TB-UNDO-1' };
  return { kind: 'not-your-entry', rule: 'TB-UNDO-1', detail: { entry: takes } };
}

function whyNotFree(since: readonly Move[], occupants: readonly SeatOccupant[], seat: Seat): UndoPlan['why'] {
  if (since.some((move) => move.by === CHANCE)) return 'chance';
  const isHuman = (by: number) => occupants[by]?.player === 'human';
  return since.some((move) => move.by !== seat && isHuman(move.by)) ? 'another-acted' : undefined;
}
