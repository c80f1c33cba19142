// A caver's plan for the rest of a turn: where to go, and what to do there. Every tile in reach is weighed up.
import * as cave from '@undercroft/cave';
import type { Descent } from '@undercroft/sub-terra';
import * as terra from '@undercroft/sub-terra';
import { Deeds, STAY } from './deeds.ts';
import type { Motive } from './motives.ts';
import { Place } from './place.ts';
import { Reach, sidesFrom } from './reach.ts';
import type { Sight } from './sight.ts';
import { isHorrorAt } from './way.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { has, NOTHING } = cave;
const {
  CLIMBER,
  codeOf,
  costOf,
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
} = terra;

/** What a step into water or through a squeeze costs (ST-ACT-SWIM, ST-ACT-SQUEEZE). */
const TOIL = 2;

export class Planner {
  readonly #sight: Sight;
  readonly #place: Place;
  readonly #deeds: Deeds;
  readonly #reach: Reach;
  /** The code to begin with, STAY if nothing is better than to stay; what it is done for; the tile it ends on. */
  code = STAY;
  motive: Motive = 'stay';
  end = NOTHING;
  #most = 0;

  constructor(sight: Sight) {
    this.#sight = sight;
    this.#place = new Place(sight);
    this.#deeds = new Deeds(sight);
    this.#reach = new Reach(sight.danger);
  }

  /**
   * What the best plan of a caver is worth with so many points, and so many steps that are paid for already. The position
   * has been looked at.
   */
  weigh(d: Descent, i: number, points: number, free = 0): number {
    this.#sight.through(d, i);
    this.#reach.look(d, i, points, free);
    this.#most = Number.NEGATIVE_INFINITY;
    this.#weighReach(d, i, points, free);
    if (points >= TOIL && free === 0) this.#weighToil(d, i, points);
    return this.#most;
  }

  /** What it is worth to come up on a tile, for a Diver who is nowhere now. */
  weighTile(d: Descent, i: number, tile: number): number {
    this.#sight.through(d, i);
    return this.#place.worth(d, i, tile, NOTHING, 0);
  }

  #weighReach(d: Descent, i: number, points: number, free: number): void {
    const reach = this.#reach;
    for (let k = 0; k < reach.count; k++) {
      const tile = reach.tiles[k]!;
      const left = points - reach.points[tile]!;
      if (left < 0 || !this.#isBest(d, i, tile, reach.half[tile]!, reach.risk[tile]!, left)) continue;
      this.code = k === 0 ? this.#deeds.code : this.#stepCode(d, i, tile, points, free);
      this.motive = k === 0 ? this.#deeds.motive : this.#whyWalk(d, i, tile);
    }
  }

  /** Whether nothing better has been seen than to go there and do the best with the points that are left. */
  #isBest(d: Descent, i: number, tile: number, half: number, risk: number, left: number): boolean {
    const worth = this.#place.worth(d, i, tile, half, risk) + this.#deeds.find(d, i, tile, half, left);
    if (worth <= this.#most) return false;
    this.#most = worth;
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

  /** Steps that take two points each. */
  #weighToil(d: Descent, i: number, points: number): void {
    const here = d.places[i]!;
    const doors = d.cave.doors[here]! & d.hindered[here]! & sidesFrom(d, here, d.halves[i]!);
    for (let side = 0; side < 4; side++) {
      if (!has(doors, side)) continue;
      const to = d.cave.beside[4 * here + side]!;
      const kind = this.#toilKind(d, i, to);
      const half = isSteep(d.kinds[to]!) ? side ^ 2 : NOTHING;
      if (kind === STAY || !this.#isBest(d, i, to, half, 0, points - TOIL)) continue;
      this.code = codeOf(kind, side);
      this.motive = this.#whyWalk(d, i, to);
    }
  }

  #toilKind(d: Descent, i: number, to: number): number {
    const who = d.who[i];
    if ((isMarked(d, to, RUBBLE) && who !== CLIMBER) || (isHorrorAt(d, to) && who !== SCOUT)) return STAY;
    if (isMarked(d, to, FLOOD) && who !== DIVER) return SWIM;
    return d.kinds[to] === SQUEEZE && who !== CLIMBER ? SQUEEZE_IN : STAY;
  }

  #whyWalk(d: Descent, i: number, tile: number): Motive {
    const { danger, exit, fallen, rescue, toFallen } = this.#sight;
    const here = d.places[i]!;
    if (d.who[i] !== SCOUT && danger.struck(d, i, here) > danger.struck(d, i, tile)) return 'flee';
    if (rescue || (fallen > 0 && toFallen.cost[tile] === 0)) return 'to-a-friend';
    if (exit !== NOTHING) return 'way-out';
    return danger.of(d, i, tile) < danger.of(d, i, here) && this.#deeds.code === STAY ? 'shelter' : 'walk';
  }
}
