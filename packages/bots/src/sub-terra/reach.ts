// The tiles a caver can walk to in this turn, and what that costs.
import * as cave from '@undercroft/cave';
import type { Descent } from '@undercroft/sub-terra';
import * as terra from '@undercroft/sub-terra';
import type { Danger } from './danger.ts';
import { isHorrorAt } from './way.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { ALL_SIDES, bit, has, MAX_TILES, NOTHING, opposite } = cave;
const { canMoveOnto, costOf, GAS, isMarked, isSteep, MEDIC, needed, ROPE, ROUGH, SCOUT, SLIDE, SPRINT, sidesInReach } =
  terra;

/** How many steps of a Run go for two points. */
const RUN_STEPS = 3;

export class Reach {
  readonly #danger: Danger;
  /** The tiles in reach, the own one first. */
  readonly tiles = new Int8Array(MAX_TILES);
  count = 0;
  /** By tile: steps to it, points they cost, health they may cost (in worth), the half one arrives on, the first side. */
  readonly steps = new Int8Array(MAX_TILES);
  readonly points = new Int8Array(MAX_TILES);
  readonly risk = new Float64Array(MAX_TILES);
  readonly half = new Int8Array(MAX_TILES);
  readonly first = new Int8Array(MAX_TILES);
  readonly #seen = new Int32Array(MAX_TILES);
  #now = 0;

  constructor(danger: Danger) {
    this.#danger = danger;
  }

  /** With so many points, and so many steps that are paid for already. */
  look(d: Descent, i: number, points: number, free: number): void {
    const start = d.places[i]!;
    this.#now++;
    this.count = 0;
    this.#note(start, 0, 0, 0, d.halves[i]!, NOTHING);
    const sprints = d.who[i] === MEDIC && costOf(d, SPRINT) === 1;
    const most = free + (sprints ? 2 * points : points < 2 ? points : points + 1);
    for (let head = 0; head < this.count; head++) {
      const tile = this.tiles[head]!;
      if (this.steps[tile]! >= most) break;
      const sides = d.cave.doors[tile]! & (tile === start ? sidesInReach(d, i) : sidesFrom(d, tile, this.half[tile]!));
      for (let side = 0; side < 4; side++) if (has(sides, side)) this.#step(d, i, tile, side, sprints, free);
    }
  }

  #step(d: Descent, i: number, from: number, side: number, sprints: boolean, free: number): void {
    const to = d.cave.beside[4 * from + side]!;
    if (this.#seen[to] === this.#now || !canMoveOnto(d, i, to)) return;
    if (d.who[i] !== SCOUT && isHorrorAt(d, to)) return;
    const steps = this.steps[from]! + 1;
    const risk = this.risk[from]! + riskOfEntering(this.#danger, d, i, to);
    const half = isSteep(d.kinds[to]!) ? opposite(side) : NOTHING;
    this.#note(to, steps, price(steps - free, sprints), risk, half, this.steps[from] === 0 ? side : this.first[from]!);
  }

  #note(tile: number, steps: number, points: number, risk: number, half: number, first: number): void {
    this.#seen[tile] = this.#now;
    this.tiles[this.count++] = tile;
    this.steps[tile] = steps;
    this.points[tile] = points;
    this.risk[tile] = risk;
    this.half[tile] = half;
    this.first[tile] = first;
  }
}

/** What so many steps cost, by Moves and Runs or by Sprints. */
function price(steps: number, sprints: boolean): number {
  if (steps <= 0) return 0;
  if (sprints) return (steps + 1) >> 1;
  return steps < RUN_STEPS ? steps : steps - 1;
}

function riskOfEntering(danger: Danger, d: Descent, i: number, tile: number): number {
  const kind = d.kinds[tile];
  if (kind === GAS && d.gas) return danger.loss(d.health[i]!, 2);
  return kind === ROUGH ? ((needed(d, i) - 1) / 6) * danger.loss(d.health[i]!, 1) : 0;
}

/** The sides of a tile one can get to having come by a side (ST-TILE-LEDGE-2 to ST-TILE-LEDGE-4, ST-TILE-SLIDE). */
export function sidesFrom(d: Descent, tile: number, half: number): number {
  if (half < 0 || isMarked(d, tile, ROPE)) return ALL_SIDES;
  return bit(half) | (d.kinds[tile] === SLIDE ? bit(opposite(d.turns[tile]!)) : 0);
}
