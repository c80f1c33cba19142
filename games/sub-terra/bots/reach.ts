// The tiles a caver can walk to this turn, and what that costs.

import { ALL_SIDES, bit, has, MAX_TILES, NOTHING, opposite } from '@undercroft/cave';
import {
  canMoveOnto,
  costOf,
  type Descent,
  GAS,
  isMarked,
  isSteep,
  MEDIC,
  neededFace,
  ROPE,
  ROUGH,
  SCOUT,
  SLIDE,
  SPRINT,
  sidesInReach,
} from '@undercroft/sub-terra';
import type { Danger } from './danger.ts';
import { isHorrorAt } from './path-costs.ts';

/** How many steps a Run takes for its two points. */
const RUN_STEPS = 3;

export class Reach {
  readonly #danger: Danger;
  /** The tiles in reach, the caver's own tile first. */
  readonly tiles = new Int8Array(MAX_TILES);
  count = 0;
  /** Per tile: steps to it, points they cost, worth of the health at risk, the half arrived on, the first side taken. */
  readonly steps = new Int8Array(MAX_TILES);
  readonly points = new Int8Array(MAX_TILES);
  readonly risk = new Float64Array(MAX_TILES);
  readonly half = new Int8Array(MAX_TILES);
  readonly first = new Int8Array(MAX_TILES);
  readonly #seen = new Int32Array(MAX_TILES);
  #now = 0;
  #sprints = false;
  #free = 0;

  constructor(danger: Danger) {
    this.#danger = danger;
  }

  /** With these points, and `free` steps already paid for. */
  explore(d: Descent, i: number, points: number, free: number): void {
    const start = d.places[i]!;
    this.#now++;
    this.#free = free;
    this.#sprints = d.who[i] === MEDIC && costOf(d, SPRINT) === 1;
    this.count = 0;
    this.#add(start, 0, 0, d.halves[i]!, NOTHING);
    const most = free + (this.#sprints ? 2 * points : points < 2 ? points : points + 1);
    for (let head = 0; head < this.count; head++) {
      const tile = this.tiles[head]!;
      if (this.steps[tile]! >= most) break;
      const sides = d.cave.doors[tile]! & (tile === start ? sidesInReach(d, i) : sidesFrom(d, tile, this.half[tile]!));
      for (let side = 0; side < 4; side++) if (has(sides, side)) this.#step(d, i, tile, side);
    }
  }

  #step(d: Descent, i: number, from: number, side: number): void {
    const to = d.cave.beside[4 * from + side]!;
    if (this.#seen[to] === this.#now || !canMoveOnto(d, i, to)) return;
    if (d.who[i] !== SCOUT && isHorrorAt(d, to)) return;
    const before = this.steps[from]!;
    const risk = this.risk[from]! + riskToEnter(this.#danger, d, i, to);
    const half = isSteep(d.kinds[to]!) ? opposite(side) : NOTHING;
    this.#add(to, before + 1, risk, half, before === 0 ? side : this.first[from]!);
  }

  #add(tile: number, steps: number, risk: number, half: number, first: number): void {
    this.#seen[tile] = this.#now;
    this.tiles[this.count++] = tile;
    this.steps[tile] = steps;
    this.points[tile] = this.#pointsFor(steps - this.#free);
    this.risk[tile] = risk;
    this.half[tile] = half;
    this.first[tile] = first;
  }

  /** The points that this many steps cost, by Moves and Runs or by Sprints. */
  #pointsFor(steps: number): number {
    if (steps <= 0) return 0;
    if (this.#sprints) return (steps + 1) >> 1;
    return steps < RUN_STEPS ? steps : steps - 1;
  }
}

function riskToEnter(danger: Danger, d: Descent, i: number, tile: number): number {
  const kind = d.kinds[tile];
  if (kind === GAS && d.gas) return danger.loss(d.health[i]!, 2);
  return kind === ROUGH ? ((neededFace(d, i) - 1) / 6) * danger.loss(d.health[i]!, 1) : 0;
}

/** The sides within reach of a caver who entered a tile by a side (ST-TILE-LEDGE-2 to ST-TILE-LEDGE-4, ST-TILE-SLIDE). */
export function sidesFrom(d: Descent, tile: number, half: number): number {
  if (half < 0 || isMarked(d, tile, ROPE)) return ALL_SIDES;
  return bit(half) | (d.kinds[tile] === SLIDE ? bit(opposite(d.turns[tile]!)) : 0);
}
