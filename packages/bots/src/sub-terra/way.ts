// How far it is for one caver to the nearest of some goals, with all that is in the way: water, squeezes, rubble, ledges.
import * as cave from '@undercroft/cave';
import type { Descent } from '@undercroft/sub-terra';
import * as terra from '@undercroft/sub-terra';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { bit, has, MAX_TILES } = cave;
const { CLIMBER, DIVER, FLOOD, GAS, GEOLOGIST, isMarked, isSteep, MEDIC, ROPE, ROUGH, RUBBLE, SCOUT, SLIDE, SQUEEZE } =
  terra;

/** In thirds of a point. A ledge without a rope takes two points, and again as often as the check fails. */
const STEP = 2;
const SPRINTED = 1.5;
const TOIL = 6;
const EXCAVATED = 3;
const CLIMB = 12;
const RIGGED = 3;
const IN_GAS = 12;
const ON_ROUGH = 2;
const PAST_HORROR = 30;
export const FAR = 999;

/** A tile without rope that cannot be crossed at will has two halves; the far one is counted as this many further. */
const HALF = MAX_TILES;
const isSplit = (d: Descent, tile: number): boolean => isSteep(d.kinds[tile]!) && !isMarked(d, tile, ROPE);

/** The half of a tile that a side belongs to (ST-TILE-LEDGE-1: the turn is the near side). */
const halfAt = (d: Descent, tile: number, side: number): number =>
  isSplit(d, tile) && d.turns[tile] !== side ? tile + HALF : tile;

export class Way {
  /** By half tile. */
  readonly cost = new Float32Array(2 * HALF);
  readonly #queue = new Int16Array(64 * HALF);
  readonly #queued = new Uint8Array(2 * HALF);
  #tail = 0;
  #who = 0;

  begin(d: Descent, i: number): void {
    this.#who = d.who[i]!;
    this.#tail = 0;
    for (let tile = 0; tile < d.cave.count; tile++) {
      this.cost[tile] = FAR;
      this.cost[tile + HALF] = FAR;
    }
  }

  /** A goal, with what is to be paid there. */
  goal(d: Descent, tile: number, side: number, cost = 0): void {
    this.#reach(side < 0 ? tile : halfAt(d, tile, side), cost);
    if (side < 0 && isSplit(d, tile)) this.#reach(tile + HALF, cost);
  }

  #reach(half: number, cost: number): void {
    if (cost >= this.cost[half]!) return;
    this.cost[half] = cost;
    if (this.#queued[half]) return;
    this.#queued[half] = 1;
    this.#queue[this.#tail++] = half;
  }

  /** Backwards from the goals. */
  spread(d: Descent): void {
    const queue = this.#queue;
    for (let head = 0; head < this.#tail; head++) {
      const half = queue[head]!;
      this.#queued[half] = 0;
      const tile = half < HALF ? half : half - HALF;
      const cost = this.cost[half]!;
      const doors = this.#doorsOf(d, half, tile);
      const before = cost + this.#entering(d, tile);
      for (let side = 0; side < 4; side++)
        if (has(doors, side)) {
          const other = d.cave.beside[4 * tile + side]!;
          this.#reach(halfAt(d, other, side ^ 2), before);
        }
      if (isSplit(d, tile)) this.#cross(d, half, tile, cost);
    }
  }

  #doorsOf(d: Descent, half: number, tile: number): number {
    const doors = d.cave.doors[tile]!;
    if (!isSplit(d, tile)) return doors;
    const near = bit(d.turns[tile]!);
    return half < HALF ? doors & near : doors & ~near;
  }

  /** From the other half of the same tile; down a slide for nothing. */
  #cross(d: Descent, half: number, tile: number, cost: number): void {
    if (half < HALF) this.#reach(tile + HALF, cost + this.#climbing());
    else this.#reach(tile, cost + (d.kinds[tile] === SLIDE ? 0 : this.#climbing()));
  }

  #climbing(): number {
    return this.#who === CLIMBER ? RIGGED : CLIMB;
  }

  #entering(d: Descent, tile: number): number {
    const who = this.#who;
    const kind = d.kinds[tile]!;
    let cost = who === MEDIC ? SPRINTED : STEP;
    if (isMarked(d, tile, FLOOD) && who !== DIVER) cost = TOIL;
    if (kind === SQUEEZE && who !== CLIMBER) cost = TOIL;
    if (isMarked(d, tile, RUBBLE) && who !== CLIMBER) cost += who === GEOLOGIST ? EXCAVATED : TOIL;
    if (kind === ROUGH) cost += ON_ROUGH;
    if (kind === GAS && d.gas) cost += IN_GAS;
    if (who !== SCOUT && isHorrorAt(d, tile)) cost += PAST_HORROR;
    return cost;
  }

  /** From the half of a tile that one stands on having come by a side. */
  from(d: Descent, tile: number, half: number): number {
    return this.cost[half < 0 ? tile : halfAt(d, tile, half)]!;
  }
}

export const isHorrorAt = (d: Descent, tile: number): boolean =>
  d.horrors[0] === tile || d.horrors[1] === tile || d.horrors[2] === tile;
