// What the planner needs to know about a position: dangers, gaps, the exit, unconscious cavers, and how far all of these are
// for each caver.

import { has, NOTHING } from '@undercroft/cave';
import { type Descent, EXIT, isConscious, isInCave, isOnExit, TYPES, typeOf } from '@undercroft/sub-terra';
import { Danger } from './danger.ts';
import { Openness } from './openness.ts';
import { isHorrorAt, PathCosts } from './path-costs.ts';
import type { Weights } from './weights.ts';

/** ST-END-2: how many cavers may be left behind for a bronze medal. */
export const MAX_LEFT_BEHIND = 2;
/** The two action points of a turn, in thirds of a point. */
export const UNITS_PER_TURN = 6;
/** A sufficient number of tiles per round, and how many rounds the walk out takes. */
const STEADY_PACE = 3;
const ROUNDS_TO_LEAVE = 3;

const perCaver = <T>(make: () => T): readonly T[] => Array.from({ length: 6 }, make);

export class Analysis {
  readonly weights: Weights;
  readonly danger: Danger;
  readonly openness = new Openness();
  /** The tile of the exit, or NOTHING while it is not laid. */
  exit = NOTHING;
  /** Unconscious cavers in the cave. */
  fallenCount = 0;
  /** Whether too few cavers are conscious to win, so that somebody must be revived at any cost. */
  needsRescue = false;
  /** What revealing a tile is worth. */
  tileWorth = 0;

  /** For the caver given to `forCaver`: distance to the gaps or the exit, distance to unconscious cavers, urgency. */
  goalCosts: PathCosts;
  fallenCosts: PathCosts;
  urgency = 1;
  /** The health an unknown tile is expected to cost that caver. */
  unknownTileRisk = 0;

  readonly #goalCostsOf = perCaver(() => new PathCosts());
  readonly #fallenCostsOf = perCaver(() => new PathCosts());
  readonly #unknownTileRiskOf = new Float64Array(6);
  readonly #measuredAt = new Int32Array(6);
  #now = 0;

  constructor(weights: Weights) {
    this.weights = weights;
    this.danger = new Danger(weights);
    this.goalCosts = this.#goalCostsOf[0] as PathCosts;
    this.fallenCosts = this.#fallenCostsOf[0] as PathCosts;
  }

  analyse(d: Descent): void {
    const { tile, pace } = this.weights;
    this.#now++;
    this.danger.analyse(d);
    this.exit = exitOf(d);
    if (this.exit === NOTHING) this.openness.analyse(d);
    this.tileWorth = tile * Math.min(3, d.stack / (STEADY_PACE * Math.max(1, d.deck - ROUNDS_TO_LEAVE))) ** pace;
    this.#countTeam(d);
  }

  #countTeam(d: Descent): void {
    let awake = 0;
    this.fallenCount = 0;
    for (let i = 0; i < d.cavers; i++) {
      if (isConscious(d, i)) awake++;
      else if (isInCave(d, i) && !isOnExit(d, i)) this.fallenCount++;
    }
    this.needsRescue = this.exit !== NOTHING && this.fallenCount > 0 && awake < d.cavers - MAX_LEFT_BEHIND;
  }

  /** Selects the caver whose distances and risks are exposed; call `analyse` first. */
  forCaver(d: Descent, i: number): void {
    this.goalCosts = this.#goalCostsOf[i] as PathCosts;
    this.fallenCosts = this.#fallenCostsOf[i] as PathCosts;
    if (this.#measuredAt[i] !== this.#now) this.#measure(d, i);
    this.#measuredAt[i] = this.#now;
    this.unknownTileRisk = this.#unknownTileRiskOf[i]!;
    this.urgency = this.#isLate(d, i) ? this.weights.hurry : 1;
  }

  #isLate(d: Descent, i: number): boolean {
    if (this.exit === NOTHING || !isInCave(d, i)) return false;
    return d.deck - this.goalCosts.costFrom(d, d.places[i]!, d.halves[i]!) / UNITS_PER_TURN < this.weights.light;
  }

  #measure(d: Descent, i: number): void {
    this.goalCosts.reset(d, i);
    if (this.exit === NOTHING) {
      this.#addGaps(d, i);
      this.#unknownTileRiskOf[i] = this.#expectedTileRisk(d, i);
    } else this.goalCosts.addTarget(d, this.exit, -1);
    this.goalCosts.propagate(d);
    if (this.fallenCount > 0) this.#measureFallen(d, i);
  }

  #addGaps(d: Descent, i: number): void {
    const { danger, gapSpace } = this.weights;
    const { gaps, count } = d.cave;
    for (let tile = 0; tile < count; tile++) {
      const sides = gaps[tile]!;
      if (sides === 0) continue;
      const peril = danger * this.danger.expectedLoss(d, i, tile);
      for (let side = 0; side < 4; side++)
        if (has(sides, side))
          this.goalCosts.addTarget(d, tile, side, peril + gapSpace * this.openness.emptyAround(d, tile, side));
    }
  }

  /** ST-INFO-1: what is left in the stack is public. */
  #expectedTileRisk(d: Descent, i: number): number {
    let copies = 0;
    let loss = 0;
    for (let type = 0; type < TYPES.length; type++) {
      copies += d.bag[type]!;
      loss += d.bag[type]! * this.danger.newTileLoss(d, i, typeOf(type).kind);
    }
    return copies > 0 ? loss / copies : 0;
  }

  #measureFallen(d: Descent, i: number): void {
    this.fallenCosts.reset(d, i);
    for (let other = 0; other < d.cavers; other++) {
      if (other === i || isConscious(d, other) || !isInCave(d, other) || isOnExit(d, other)) continue;
      if (!isHorrorAt(d, d.places[other]!)) this.fallenCosts.addTarget(d, d.places[other]!, -1);
    }
    this.fallenCosts.propagate(d);
  }
}

/** The tile of the exit, or NOTHING while it is not laid. */
export function exitOf(d: Descent): number {
  if (d.exitHidden) return NOTHING;
  for (let tile = d.cave.count - 1; tile > 0; tile--) if (d.kinds[tile] === EXIT) return tile;
  return NOTHING;
}
