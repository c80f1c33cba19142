// Taking back: which own action, what goes with it, and who has to agree (TB-UNDO-1 to TB-UNDO-3).
import { CHANCE, type Refusal, type Seat } from './contract.ts';
import type { Move } from './line.ts';
import type { Sitter } from './record.ts';
import { fail, ok, type Result } from './result.ts';

export interface UndoPlan {
  /** The entry taken back, with everything after it. */
  readonly takes: number;
  /** How many moves stay. */
  readonly keep: number;
  /** Nobody needs to be asked (TB-UNDO-1). */
  readonly free: boolean;
  /** What stands between: something was drawn, or somebody else acted on it. */
  readonly why?: 'chance' | 'another-acted';
  /** Other human seats that must agree. */
  readonly needs: readonly Seat[];
}

export function planUndo(
  moves: readonly Move[],
  sitters: readonly Sitter[],
  seat: Seat,
  takes?: number,
): Result<UndoPlan, Refusal> {
  const keep = moves.findLastIndex((move) => move.by === seat && (takes === undefined || move.entry === takes));
  const own = moves[keep];
  if (!own) return fail(nothingToUndo(takes));
  const why = obstacle(moves.slice(keep + 1), sitters, seat);
  if (!why) return ok({ takes: own.entry, keep, free: true, needs: [] });
  const needs = sitters.flatMap((sitter, other) => (sitter.player === 'human' && other !== seat ? [other] : []));
  return ok({ takes: own.entry, keep, free: false, why, needs });
}

function nothingToUndo(takes: number | undefined): Refusal {
  if (takes === undefined) return { kind: 'nothing-to-undo', rule: 'TB-UNDO-1' };
  return { kind: 'not-your-entry', rule: 'TB-UNDO-1', detail: { entry: takes } };
}

function obstacle(since: readonly Move[], sitters: readonly Sitter[], seat: Seat): UndoPlan['why'] {
  if (since.some((move) => move.by === CHANCE)) return 'chance';
  const human = (by: number) => sitters[by]?.player === 'human';
  return since.some((move) => move.by !== seat && human(move.by)) ? 'another-acted' : undefined;
}
