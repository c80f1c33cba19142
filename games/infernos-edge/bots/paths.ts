// How far each space is from an explorer's targets: steps, and the obstacles on them.

import { MAX_TILES, NOTHING } from '@undercroft/cave';
import {
  BRIDGE,
  DART,
  EXIT_SPACE,
  type Expedition,
  FOREMAN,
  GUIDE,
  hasRubble,
  LAVA,
  RUIN,
  SCOUNDREL,
  SPIKE,
} from '@undercroft/infernos-edge';
import { WEIGHTS } from './weights.ts';

export const FAR = 1000;

/** The distances for one explorer: `reset`, then `addTarget` for each target, then `measure`. */
export class Paths {
  /** The distance of each space from the nearest target. */
  readonly distances = new Float64Array(MAX_TILES);
  /** Where the last walk given to `gainOfWalk` ends. */
  walkEnd = 0;

  /** What it costs the explorer to enter a space, and to leave it beyond the step itself. */
  readonly #enterCosts = new Float64Array(MAX_TILES);
  readonly #leaveCosts = new Float64Array(MAX_TILES);
  #ignoresRubble = false;

  readonly #queue = new Int16Array(MAX_TILES);
  readonly #isQueued = new Int8Array(MAX_TILES);

  /** Clears all targets and computes the costs for this explorer. */
  reset(e: Expedition, i: number): void {
    const enterCosts = this.#enterCosts;
    const leaveCosts = this.#leaveCosts;
    const digging = digCostOf(e.who[i]!);
    const spikes = e.who[i] === SCOUNDREL ? 0 : WEIGHTS.spike;
    this.#ignoresRubble = e.who[i] === GUIDE;
    for (let tile = 0; tile < e.cave.count; tile++) {
      this.distances[tile] = FAR;
      leaveCosts[tile] = 0;
      enterCosts[tile] = e.burnt[tile]
        ? FAR
        : 1 + hazardCost(e.kinds[tile]!, spikes) + (hasRubble(e, tile) ? digging : 0);
    }
    for (let g = 0; g < e.guardianCount; g++) {
      const tile = e.guardians[g]!;
      leaveCosts[tile] = leaveCosts[tile]! + WEIGHTS.guardian;
    }
    for (let other = 0; other < e.explorers; other++) {
      const tile = e.places[other]!;
      if (other !== i && tile !== NOTHING && e.kinds[tile] === BRIDGE)
        enterCosts[tile] = enterCosts[tile]! + WEIGHTS.bridge;
    }
  }

  /** Makes this space a target that counts as `offset` steps further away. */
  addTarget(tile: number, offset: number): void {
    if (offset < this.distances[tile]!) this.distances[tile] = offset;
  }

  /** Works outwards from the targets. */
  measure(e: Expedition): void {
    const { doors, beside } = e.cave;
    const { distances } = this;
    const enterCosts = this.#enterCosts;
    const leaveCosts = this.#leaveCosts;
    const queue = this.#queue;
    const isQueued = this.#isQueued;
    let head = 0;
    let waiting = this.#queueTargets(e.cave.count);
    while (waiting > 0) {
      const tile = queue[head]!;
      head = head + 1 === MAX_TILES ? 0 : head + 1;
      waiting--;
      isQueued[tile] = 0;
      const reached = distances[tile]! + enterCosts[tile]!;
      if (reached >= FAR) continue;
      const sides = doors[tile]!;
      for (let side = 0; side < 4; side++) {
        if (((sides >> side) & 1) === 0) continue;
        const other = beside[4 * tile + side]!;
        const there = reached + leaveCosts[other]!;
        if (there >= distances[other]!) continue;
        distances[other] = there;
        if (isQueued[other]) continue;
        isQueued[other] = 1;
        const place = head + waiting;
        queue[place >= MAX_TILES ? place - MAX_TILES : place] = other;
        waiting++;
      }
    }
  }

  #queueTargets(tiles: number): number {
    let waiting = 0;
    for (let tile = 0; tile < tiles; tile++) {
      const isTarget = this.distances[tile]! < FAR;
      this.#isQueued[tile] = isTarget ? 1 : 0;
      if (isTarget) this.#queue[waiting++] = tile;
    }
    return waiting;
  }

  /** How many steps nearer the step through this side leads, less what it costs beyond a Move. */
  gain(e: Expedition, tile: number, side: number): number {
    const to = e.cave.beside[4 * tile + side]!;
    return this.distances[tile]! - this.distances[to]! - (this.#enterCosts[to]! - 1) - this.#leaveCosts[tile]!;
  }

  /** The side that leads nearest, or −1 if none leads nearer or rubble blocks the best. */
  bestSide(e: Expedition, tile: number): number {
    const { doors, beside } = e.cave;
    const { distances } = this;
    const enterCosts = this.#enterCosts;
    let best = -1;
    let least = distances[tile]! - 0.5;
    for (let side = 0; side < 4; side++) {
      if (((doors[tile]! >> side) & 1) === 0) continue;
      const to = beside[4 * tile + side]!;
      const left = distances[to]! + enterCosts[to]! - 1;
      if (left >= least) continue;
      least = left;
      best = side;
    }
    if (best < 0 || this.#ignoresRubble) return best;
    return hasRubble(e, beside[4 * tile + best]!) ? -1 : best;
  }

  /** How many steps nearer a walk of this many Moves leads that starts through this side; it ends at the exit. */
  gainOfWalk(e: Expedition, from: number, side: number, moves: number): number {
    let sum = this.gain(e, from, side);
    let tile = e.cave.beside[4 * from + side]!;
    for (let left = moves - 1; left > 0 && tile !== EXIT_SPACE; left--) {
      const next = this.bestSide(e, tile);
      if (next < 0) break;
      sum += this.gain(e, tile, next);
      tile = e.cave.beside[4 * tile + next]!;
    }
    this.walkEnd = tile;
    return sum;
  }
}

const digCostOf = (who: number): number => (who === GUIDE ? 0 : who === FOREMAN ? WEIGHTS.excavate : WEIGHTS.dig);

function hazardCost(kind: number, spikes: number): number {
  if (kind === SPIKE) return spikes;
  return kind === LAVA || kind === DART || kind === RUIN ? WEIGHTS.hazard : 0;
}
