// What it costs one caver to reach the nearest of some targets, past water, squeezes, rubble and ledges.

import { bit, has, MAX_TILES } from '@undercroft/cave';
import {
  CLIMBER,
  type Descent,
  DIVER,
  FLOOD,
  GAS,
  GEOLOGIST,
  isMarked,
  isSteep,
  MEDIC,
  ROPE,
  ROUGH,
  RUBBLE,
  SCOUT,
  SLIDE,
  SQUEEZE,
} from '@undercroft/sub-terra';

/** In thirds of a point. A ledge without a rope takes two points per attempt, and half of the attempts fail. */
const STEP = 2;
const SPRINT_STEP = 1.5;
const SLOW_STEP = 6;
const EXCAVATION = 3;
const CLIMB = 12;
const CLIMBER_CLIMB = 3;
/** Gas clears with the next card, so it hardly matters on a long path; Reach knows what it costs now. */
const IN_GAS = 1;
const ON_ROUGH = 2;
/** Rough ground with one point of health left. */
const ON_LAST_HEALTH = 15;
/** A horror will have moved on by then. */
const PAST_HORROR = 6;
export const FAR = 999;

/** A ledge or slide without a rope has two halves; the index of the far one is this much higher. */
const HALF = MAX_TILES;
const isSplit = (d: Descent, tile: number): boolean => isSteep(d.kinds[tile]!) && !isMarked(d, tile, ROPE);

/** The half that a side of a tile belongs to (ST-TILE-LEDGE-1: the tile's turn is its near side). */
const halfAt = (d: Descent, tile: number, side: number): number =>
  isSplit(d, tile) && d.turns[tile] !== side ? tile + HALF : tile;

export class PathCosts {
  /** By half tile. */
  readonly cost = new Float32Array(2 * HALF);
  readonly #queue = new Int16Array(64 * HALF);
  readonly #queued = new Uint8Array(2 * HALF);
  #tail = 0;
  #who = 0;
  #health = 0;

  reset(d: Descent, i: number): void {
    this.#who = d.who[i]!;
    this.#health = d.health[i]!;
    this.#tail = 0;
    for (let tile = 0; tile < d.cave.count; tile++) {
      this.cost[tile] = FAR;
      this.cost[tile + HALF] = FAR;
    }
  }

  /** A target, with an extra cost to be paid there. */
  addTarget(d: Descent, tile: number, side: number, cost = 0): void {
    this.#improve(side < 0 ? tile : halfAt(d, tile, side), cost);
    if (side < 0 && isSplit(d, tile)) this.#improve(tile + HALF, cost);
  }

  #improve(half: number, cost: number): void {
    if (cost >= this.cost[half]!) return;
    this.cost[half] = cost;
    if (this.#queued[half]) return;
    this.#queued[half] = 1;
    this.#queue[this.#tail++] = half;
  }

  /** Works backwards from the targets. */
  propagate(d: Descent): void {
    const queue = this.#queue;
    for (let head = 0; head < this.#tail; head++) {
      const half = queue[head]!;
      this.#queued[half] = 0;
      const tile = half < HALF ? half : half - HALF;
      const cost = this.cost[half]!;
      const doors = this.#doorsOf(d, half, tile);
      const before = cost + this.#costToEnter(d, tile);
      for (let side = 0; side < 4; side++)
        if (has(doors, side)) {
          const other = d.cave.beside[4 * tile + side]!;
          this.#improve(halfAt(d, other, side ^ 2), before);
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

  /** From the other half of the same tile; going down a slide is free. */
  #cross(d: Descent, half: number, tile: number, cost: number): void {
    if (half < HALF) this.#improve(tile + HALF, cost + this.#costToClimb());
    else this.#improve(tile, cost + (d.kinds[tile] === SLIDE ? 0 : this.#costToClimb()));
  }

  #costToClimb(): number {
    return this.#who === CLIMBER ? CLIMBER_CLIMB : CLIMB;
  }

  #costToEnter(d: Descent, tile: number): number {
    const who = this.#who;
    const kind = d.kinds[tile]!;
    let cost = who === MEDIC ? SPRINT_STEP : STEP;
    if (isMarked(d, tile, FLOOD) && who !== DIVER) cost = SLOW_STEP;
    if (kind === SQUEEZE && who !== CLIMBER) cost = SLOW_STEP;
    if (isMarked(d, tile, RUBBLE) && who !== CLIMBER) cost += who === GEOLOGIST ? EXCAVATION : SLOW_STEP;
    if (kind === ROUGH) cost += this.#health > 1 ? ON_ROUGH : ON_LAST_HEALTH;
    if (kind === GAS && d.gas) cost += IN_GAS;
    if (who !== SCOUT && isHorrorAt(d, tile)) cost += PAST_HORROR;
    return cost;
  }

  /** From the half of a tile that a caver stands on after arriving by a side. */
  costFrom(d: Descent, tile: number, half: number): number {
    return this.cost[half < 0 ? tile : halfAt(d, tile, half)]!;
  }
}

export const isHorrorAt = (d: Descent, tile: number): boolean =>
  d.horrors[0] === tile || d.horrors[1] === tile || d.horrors[2] === tile;
