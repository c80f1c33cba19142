// The worth of walking, of clearing the way, and of making others walk.

import { NOTHING } from '@undercroft/cave';
import {
  costOf,
  DIG,
  EXIT_SPACE,
  type Expedition,
  HERE,
  HOLDS_ARTIFACT,
  HOLDS_KEY,
  LAVA,
  RUIN,
  SPIKE,
} from '@undercroft/infernos-edge';
import { expectedLoss } from './danger.ts';
import { BRINGING, CARRYING, ESCORTING, EXPLORING, FETCHING, type Goal, LEAVING, TAKING } from './goals.ts';
import { NEVER, type Turn } from './turn.ts';
import { WEIGHTS } from './weights.ts';

/** A walk of this many Moves that starts through this side and costs this many action points. */
export function walkWorth(turn: Turn, e: Expedition, side: number, moves: number, cost: number): number {
  const { paths, goal } = turn;
  const steps = paths.gainOfWalk(e, turn.tile, side, moves);
  const end = paths.walkEnd;
  if (end === EXIT_SPACE && goal !== CARRYING && goal !== LEAVING) return NEVER;
  const caution = e.points > cost ? WEIGHTS.dangerLater : WEIGHTS.danger;
  const safer = turn.danger - expectedLoss(e, turn.actor, end);
  return (worthOfStep(goal) * steps + caution * safer) / cost;
}

function worthOfStep(goal: Goal): number {
  switch (goal) {
    case EXPLORING:
      return WEIGHTS.stepExplore;
    case FETCHING:
      return WEIGHTS.stepFetch;
    case BRINGING:
      return WEIGHTS.stepBring;
    case TAKING:
      return WEIGHTS.stepTake;
    case CARRYING:
      return WEIGHTS.stepCarry;
    case LEAVING:
      return WEIGHTS.stepLeave;
    case ESCORTING:
      return WEIGHTS.stepEscort;
    default:
      return goal satisfies never;
  }
}

/** Clears rubble on the way. */
export function digWorth(turn: Turn, e: Expedition, kind: number, argument: number): number {
  if (argument === HERE) return NEVER;
  const cost = costOf(kind);
  const gain = turn.paths.gain(e, turn.tile, argument) + (kind === DIG ? WEIGHTS.dig : WEIGHTS.excavate);
  return (worthOfStep(turn.goal) * gain) / cost - 1e-3;
}

/** IE-FOR-2: only where explorers will pass again. */
export function shoreUpWorth(turn: Turn, e: Expedition): number {
  const doors = e.cave.doors[turn.tile]!;
  const isPassage = (doors & (doors - 1)) !== 0;
  const kind = e.kinds[turn.tile];
  if (!isPassage || (kind !== SPIKE && kind !== RUIN && kind !== LAVA)) return NEVER;
  return WEIGHTS.shoreUp + (kind === SPIKE ? 0.5 : 0);
}

export function demolishWorth(turn: Turn, e: Expedition, side: number): number {
  const { distances } = turn.paths;
  const to = e.cave.beside[4 * turn.tile + side]!;
  if (to === NOTHING) return NEVER;
  return WEIGHTS.demolish * (distances[turn.tile]! - distances[to]! - 2) * 0.5;
}

export function commandWorth(e: Expedition, other: number): number {
  if (e.holds[other] === HOLDS_ARTIFACT) return WEIGHTS.commandArtifact;
  return e.holds[other] === HOLDS_KEY && e.corridor !== NOTHING ? WEIGHTS.command : NEVER;
}
