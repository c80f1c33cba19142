// The turn that an action is evaluated for: who, where, with which goal.
import type { Expedition } from '@undercroft/infernos-edge';
import { expectedLoss } from './danger.ts';
import { EXPLORING, type Goal, type Goals } from './goals.ts';
import type { Paths } from './paths.ts';
import type { TempleClosing } from './temple-closing.ts';

/** The worth of an action that must not be played. */
export const NEVER = -100;

export class Turn {
  readonly paths: Paths;
  readonly closing: TempleClosing;
  readonly #goals: Goals;
  actor = 0;
  tile = 0;
  goal: Goal = EXPLORING;
  /** The loss that the actor can expect on their tile. */
  danger = 0;
  /** The row of the gap nearest to the entrance. */
  shallowest = 0;

  constructor(paths: Paths, closing: TempleClosing, goals: Goals) {
    this.paths = paths;
    this.closing = closing;
    this.#goals = goals;
  }

  analyse(e: Expedition): void {
    this.actor = e.active;
    this.tile = e.places[this.actor]!;
    this.goal = this.#goals.choose(e, this.actor);
    this.danger = expectedLoss(e, this.actor, this.tile);
    this.shallowest = shallowestGap(e);
  }
}

function shallowestGap(e: Expedition): number {
  const { gaps, y, count } = e.cave;
  let least = 100;
  for (let tile = 0; tile < count; tile++) if (gaps[tile] !== 0 && y[tile]! < least) least = y[tile]!;
  return least;
}
