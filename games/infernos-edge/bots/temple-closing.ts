// Closing the temple early (IE-MAP-4): when no tile of the bag fits in the last gap, the bag is discarded and the sanctum is placed
// at once. That saves half the work, so gaps and rotations are chosen by how many tiles will have to be laid after them. But
// while keys that would be lost are in the bag, the temple must stay open: then they are chosen by how likely it is to get stuck.

import { has, opposite } from '@undercroft/cave';
import { closingOf, type Expedition, gapX, gapY, keysInBag, openingsOf, typeOf } from '@undercroft/infernos-edge';
import { CELL_STEPS, CELLS, cellAt, GroundPlan, SHAPE_COUNT, SHAPE_ROTATIONS } from './ground-plan.ts';
import { TileForecast } from './tile-forecast.ts';
import { WEIGHTS } from './weights.ts';

const UNKNOWN = -1;

/** All answers are about the temple given to `update` last. */
export class TempleClosing {
  /** How many tiles are expected to be laid. */
  tilesAhead = 0;
  /** How many keys in the bag would be lost with it. */
  #keys = 0;
  readonly #plan = new GroundPlan();
  readonly #forecast = new TileForecast();
  /** Cache of `#tilesAfterGap`, by the gap's cell and the side it is filled from. */
  readonly #tilesAfter = new Float64Array(4 * CELLS);

  update(e: Expedition): void {
    const plan = this.#plan;
    const keys = closingOf(e) === 'strict' ? keysInBag(e) : 0;
    if (!plan.update(e) && keys === this.#keys) return;
    this.#keys = keys;
    this.tilesAhead = plan.left === 0 ? 0 : this.#tilesAhead();
    for (let k = 0; k < plan.gapCount; k++) this.#tilesAfter.fill(UNKNOWN, 4 * plan.gaps[k]!, 4 * plan.gaps[k]! + 4);
  }

  /** What is added to the usual worth of revealing a tile in the gap at this side. */
  worthOfGap(e: Expedition, tile: number, side: number): number {
    const cell = cellAt(e.cave.x[tile]!, e.cave.y[tile]!) + CELL_STEPS[side]!;
    if (this.#plan.isSealed()) return this.#keys > 0 ? -WEIGHTS.losingKeys : WEIGHTS.lastGap;
    if (this.#keys > 0) return this.#worthWhileOpen(cell);
    if (this.#plan.emptyNeighbours(cell) === 0) return -WEIGHTS.deadEndGap;
    return WEIGHTS.closing * Math.min(0, this.tilesAhead - 1 - this.#tilesAfterGap(cell, side));
  }

  /**
   * Only a temple whose last gap is a dead end is sealed, because a tile that would close the last gap returns to the bag. So dead
   * ends are filled first, and the last gap that leads on is left alone while there are any.
   */
  #worthWhileOpen(cell: number): number {
    const plan = this.#plan;
    if (plan.emptyNeighbours(cell) === 0) return WEIGHTS.deadEndFirst;
    const leading = plan.leadingGaps();
    return leading === 1 && plan.gapCount > leading ? -WEIGHTS.onlyWayOn : 0;
  }

  #tilesAfterGap(cell: number, side: number): number {
    const index = 4 * cell + side;
    if (this.#tilesAfter[index] === UNKNOWN) this.#tilesAfter[index] = this.#expectedTilesAfter(cell, opposite(side));
    return this.#tilesAfter[index]!;
  }

  /** The mean over all draws with the best rotation of each; `base` is the side on which the tile must connect. */
  #expectedTilesAfter(cell: number, base: number): number {
    const plan = this.#plan;
    let sum = 0;
    let count = 0;
    for (let shape = 0; shape < SHAPE_COUNT; shape++) {
      const copies = plan.bag[shape]!;
      if (copies === 0) continue;
      plan.bag[shape] = copies - 1;
      plan.left--;
      const least = this.#leastTilesAfter(cell, base, SHAPE_ROTATIONS[shape]!);
      plan.left++;
      plan.bag[shape] = copies;
      if (least === Number.POSITIVE_INFINITY) continue;
      sum += copies * least;
      count += copies;
    }
    return count === 0 ? 0 : sum / count;
  }

  #leastTilesAfter(cell: number, base: number, rotations: readonly number[]): number {
    let least = Number.POSITIVE_INFINITY;
    for (const openings of rotations)
      if (has(openings, base)) least = Math.min(least, this.#tilesAfterPlacing(cell, openings));
    return least;
  }

  /** The forecast after placing this tile; infinite if it may not be placed like this. */
  #tilesAfterPlacing(cell: number, openings: number): number {
    const plan = this.#plan;
    plan.place(cell, openings);
    const tiles = plan.gapCount > 0 || plan.left === 0 ? this.#tilesAhead() : Number.POSITIVE_INFINITY;
    plan.remove(cell);
    return tiles;
  }

  /** All tiles down to the last key, on average, and the forecast for those that are left then. */
  #tilesAhead(): number {
    const plan = this.#plan;
    const toClose = this.#forecast.tilesAhead(plan);
    if (this.#keys === 0 || plan.left === 0) return toClose;
    const toKeys = (this.#keys * (plan.left + 1)) / (this.#keys + 1);
    return toKeys + toClose * (1 - toKeys / (plan.left + 1)) + this.#tilesAtRisk();
  }

  /** What the danger of being sealed in before the last key is worth, in tiles. */
  #tilesAtRisk(): number {
    const leading = this.#plan.leadingGaps();
    if (leading === 0) return WEIGHTS.noWayOn;
    return leading === 1 && this.#plan.gapCount > 1 ? WEIGHTS.oneWayOn : 0;
  }

  /** The forecast after placing a tile of this type in the current gap with this rotation. */
  tilesAfterRotation(e: Expedition, type: number, turn: number): number {
    return this.#tilesAfterPlacing(cellAt(gapX(e), gapY(e)), openingsOf(type, turn));
  }

  /** The same for the best rotation that connects. */
  tilesAfterType(e: Expedition, type: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < typeOf(type).turns; turn++)
      if (e.cave.wouldConnect(e.base, e.gap, openingsOf(type, turn)))
        least = Math.min(least, this.tilesAfterRotation(e, type, turn));
    return least;
  }
}
