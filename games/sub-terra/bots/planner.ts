// A caver's plan for the rest of the turn: where to go and what to do there. Evaluates every tile in reach.

import { has, NOTHING } from '@undercroft/cave';
import {
  CLIMBER,
  codeOf,
  costOf,
  type Descent,
  DIVER,
  FLOOD,
  isMarked,
  isSteep,
  MEDIC,
  MOVE,
  RUBBLE,
  RUN,
  SCOUT,
  SPRINT,
  SQUEEZE,
  SQUEEZE_IN,
  SWIM,
} from '@undercroft/sub-terra';
import type { Analysis } from './analysis.ts';
import { BestAction, STAY } from './best-action.ts';
import type { Motive } from './motives.ts';
import { isHorrorAt } from './path-costs.ts';
import { Reach, sidesFrom } from './reach.ts';
import { TileWorth } from './tile-worth.ts';

/** What a step into water or through a squeeze costs (ST-ACT-SWIM, ST-ACT-SQUEEZE). */
const SLOW_STEP_POINTS = 2;

export class Planner {
  readonly #analysis: Analysis;
  readonly #tileWorth: TileWorth;
  readonly #action: BestAction;
  readonly #reach: Reach;
  /** The first code of the best plan (STAY if staying put is best), its motive, and the tile it ends on. */
  code = STAY;
  motive: Motive = 'stay';
  end = NOTHING;
  #best = 0;

  constructor(analysis: Analysis) {
    this.#analysis = analysis;
    this.#tileWorth = new TileWorth(analysis);
    this.#action = new BestAction(analysis);
    this.#reach = new Reach(analysis.danger);
  }

  /** The worth of a caver's best plan with these points and `free` steps already paid for. Call `analysis.analyse` first. */
  evaluate(d: Descent, i: number, points: number, free = 0): number {
    this.#analysis.forCaver(d, i);
    this.#reach.explore(d, i, points, free);
    this.#best = Number.NEGATIVE_INFINITY;
    this.#evaluateReach(d, i, points, free);
    if (points >= SLOW_STEP_POINTS && free === 0) this.#evaluateSlowSteps(d, i, points);
    return this.#best;
  }

  /** The worth of surfacing on a tile, for a Diver who is off the board. */
  evaluateTile(d: Descent, i: number, tile: number): number {
    this.#analysis.forCaver(d, i);
    return this.#tileWorth.evaluate(d, i, tile, NOTHING, 0);
  }

  #evaluateReach(d: Descent, i: number, points: number, free: number): void {
    const reach = this.#reach;
    for (let k = 0; k < reach.count; k++) {
      const tile = reach.tiles[k]!;
      const left = points - reach.points[tile]!;
      if (left < 0 || !this.#isBest(d, i, tile, reach.half[tile]!, reach.risk[tile]!, left)) continue;
      this.code = k === 0 ? this.#action.code : this.#stepCode(d, i, tile, points, free);
      this.motive = k === 0 ? this.#action.motive : this.#motiveForWalk(d, i, tile);
    }
  }

  /** Whether walking there and taking the best action with the remaining points is the best plan so far. */
  #isBest(d: Descent, i: number, tile: number, half: number, risk: number, left: number): boolean {
    const worth = this.#tileWorth.evaluate(d, i, tile, half, risk) + this.#action.choose(d, i, tile, half, left);
    if (worth <= this.#best) return false;
    this.#best = worth;
    this.end = tile;
    return true;
  }

  #stepCode(d: Descent, i: number, tile: number, points: number, free: number): number {
    const side = this.#reach.first[tile]!;
    const steps = this.#reach.steps[tile]!;
    if (free > 0) return codeOf(MOVE, side);
    if (steps > 1 && d.who[i] === MEDIC && costOf(d, SPRINT) <= points) return codeOf(SPRINT, side);
    return codeOf(steps > 2 && points >= 2 ? RUN : MOVE, side);
  }

  /** Steps that cost two points each. */
  #evaluateSlowSteps(d: Descent, i: number, points: number): void {
    const here = d.places[i]!;
    const doors = d.cave.doors[here]! & d.hindered[here]! & sidesFrom(d, here, d.halves[i]!);
    for (let side = 0; side < 4; side++) {
      if (!has(doors, side)) continue;
      const to = d.cave.beside[4 * here + side]!;
      const kind = this.#slowStepKind(d, i, to);
      const half = isSteep(d.kinds[to]!) ? side ^ 2 : NOTHING;
      if (kind === STAY || !this.#isBest(d, i, to, half, 0, points - SLOW_STEP_POINTS)) continue;
      this.code = codeOf(kind, side);
      this.motive = this.#motiveForWalk(d, i, to);
    }
  }

  #slowStepKind(d: Descent, i: number, to: number): number {
    const who = d.who[i];
    if ((isMarked(d, to, RUBBLE) && who !== CLIMBER) || (isHorrorAt(d, to) && who !== SCOUT)) return STAY;
    if (isMarked(d, to, FLOOD) && who !== DIVER) return SWIM;
    return d.kinds[to] === SQUEEZE && who !== CLIMBER ? SQUEEZE_IN : STAY;
  }

  #motiveForWalk(d: Descent, i: number, tile: number): Motive {
    const { danger, exit, fallenCount, needsRescue, fallenCosts } = this.#analysis;
    const here = d.places[i]!;
    if (d.who[i] !== SCOUT && danger.strikeOdds(d, i, here) > danger.strikeOdds(d, i, tile)) return 'flee';
    if (needsRescue || (fallenCount > 0 && fallenCosts.cost[tile] === 0)) return 'to-a-friend';
    if (exit !== NOTHING) return 'way-out';
    return danger.expectedLoss(d, i, tile) < danger.expectedLoss(d, i, here) && this.#action.code === STAY
      ? 'shelter'
      : 'walk';
  }
}
