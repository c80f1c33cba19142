// The ground plan of the temple: which cells hold tiles, which ones gaps lead into, and which shapes are left in the bag. Tiles
// can be placed and removed again to see what would follow.

import { DX, DY, distinctTurns, has, SHAPES, turned } from '@undercroft/cave';
import { BAG_TYPES, type Expedition, openingsOf } from '@undercroft/infernos-edge';

export const COLUMNS = 7;
/** More rows than the tiles could ever fill. */
const ROWS = 48;
export const CELLS = COLUMNS * ROWS;

export const CELL_STEPS: readonly number[] = DX.map((dx, side) => dx + COLUMNS * (DY[side] as number));
export const cellAt = (x: number, y: number): number => COLUMNS * y + x + 3;

/** The shapes of the tiles in the bag, and all rotations of each. */
const SHAPE_NAMES = ['X', 'T', 'L', 'I', 'D'] as const;
export const SHAPE_COUNT = SHAPE_NAMES.length;
export const SHAPE_ROTATIONS: readonly (readonly number[])[] = SHAPE_NAMES.map((name) =>
  Array.from({ length: distinctTurns(SHAPES[name]) }, (_, turn) => turned(SHAPES[name], turn)),
);
/** Shape by openings, in any rotation. */
const shapeOf = Int8Array.from({ length: 16 }, (_, openings) =>
  SHAPE_ROTATIONS.findIndex((turns) => turns.includes(openings)),
);

/** Stands for every cell outside the plan, and is always taken. */
const OUTSIDE = CELLS;

/** By cell and side: the cell beyond. */
const NEIGHBOURS = Int16Array.from({ length: 4 * CELLS }, (_, k) => {
  const cell = k >> 2;
  const side = k & 3;
  const column = (cell % COLUMNS) + (DX[side] as number);
  const row = Math.floor(cell / COLUMNS) + (DY[side] as number);
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? cell + CELL_STEPS[side]! : OUTSIDE;
});

const shapeOfType = Int8Array.from({ length: BAG_TYPES }, (_, type) => shapeOf[openingsOf(type, 0)]!);

/** A hash of everything on the plan: tiles, gaps and the bag. */
function hashOf(e: Expedition): number {
  const { x, y, gaps, count } = e.cave;
  let hash = count;
  for (let tile = 0; tile < count; tile++) hash = mix(hash, (cellAt(x[tile]!, y[tile]!) << 4) | gaps[tile]!);
  for (let type = 0; type < e.bag.length; type++) hash = mix(hash, e.bag[type]!);
  return hash;
}

const mix = (hash: number, value: number): number => Math.imul(hash ^ value, 0x9e3779b1) ^ (hash >>> 15);

export class GroundPlan {
  readonly #isTaken = new Int8Array(CELLS + 1);
  readonly #isGap = new Int8Array(CELLS + 1);
  /** Cells that gaps lead into, in no particular order. */
  readonly gaps = new Int16Array(CELLS);
  gapCount = 0;
  /** Tiles in the bag, by shape and in total. */
  readonly bag = new Int8Array(SHAPE_COUNT);
  left = 0;
  #hash = 0;
  /** To undo the last placement: the index of its gap in the list, and how many other gaps there were. */
  #gapIndex = 0;
  #gapsBefore = 0;

  clear(): void {
    this.#isTaken.fill(0);
    this.#isTaken[OUTSIDE] = 1;
    this.#isGap.fill(0);
    this.bag.fill(0);
    this.gapCount = 0;
    this.left = 0;
    this.#hash = 0;
  }

  /** Starts with an entrance of these openings and this many tiles of each shape. */
  reset(entrance: readonly number[], bag: readonly number[]): void {
    this.clear();
    this.#isTaken.fill(1, 0, COLUMNS);
    entrance.forEach((openings, cell) => {
      this.#open(cell, openings);
    });
    this.bag.set(bag);
    this.left = bag.reduce((sum, copies) => sum + copies, 0);
  }

  /** Takes over a temple; returns whether it differs from the last one. */
  update(e: Expedition): boolean {
    const hash = hashOf(e);
    if (hash === this.#hash) return false;
    this.clear();
    this.#hash = hash;
    const { x, y, gaps, count } = e.cave;
    for (let tile = 0; tile < count; tile++) {
      if (y[tile]! < 0) continue;
      const cell = cellAt(x[tile]!, y[tile]!);
      this.#isTaken[cell] = 1;
      if (gaps[tile] !== 0) this.#open(cell, gaps[tile]!);
    }
    for (let type = 0; type < e.bag.length; type++) {
      const shape = shapeOfType[type]!;
      this.bag[shape] = this.bag[shape]! + e.bag[type]!;
    }
    this.left = e.bagCount;
    return true;
  }

  /** Fills a gap with a tile. */
  place(cell: number, openings: number): void {
    const { gaps } = this;
    this.#gapIndex = 0;
    while (gaps[this.#gapIndex] !== cell) this.#gapIndex++;
    gaps[this.#gapIndex] = gaps[--this.gapCount]!;
    this.#gapsBefore = this.gapCount;
    this.#isGap[cell] = 0;
    this.#isTaken[cell] = 1;
    this.#open(cell, openings);
  }

  /** Removes the tile placed last, in this cell. */
  remove(cell: number): void {
    const { gaps } = this;
    while (this.gapCount > this.#gapsBefore) this.#isGap[gaps[--this.gapCount]!] = 0;
    gaps[this.gapCount++] = gaps[this.#gapIndex]!;
    gaps[this.#gapIndex] = cell;
    this.#isGap[cell] = 1;
    this.#isTaken[cell] = 0;
  }

  #open(cell: number, sides: number): void {
    for (let side = 0; side < 4; side++) {
      if (!has(sides, side)) continue;
      const beyond = NEIGHBOURS[4 * cell + side]!;
      if (this.#isTaken[beyond] || this.#isGap[beyond] || beyond < COLUMNS) continue;
      this.#isGap[beyond] = 1;
      this.gaps[this.gapCount++] = beyond;
    }
  }

  /** Empty cells beside a cell. At depth 0 there are none. */
  emptyNeighbours(cell: number): number {
    const isTaken = this.#isTaken;
    let count = 0;
    for (let side = 0; side < 4; side++) if (isTaken[NEIGHBOURS[4 * cell + side]!] === 0) count++;
    return count;
  }

  /** Those of them that no gap leads into yet. */
  newNeighbours(cell: number): number {
    let count = 0;
    for (let side = 0; side < 4; side++) {
      const beyond = NEIGHBOURS[4 * cell + side]!;
      if (this.#isTaken[beyond] === 0 && this.#isGap[beyond] === 0) count++;
    }
    return count;
  }

  /** How many gaps are no dead ends. */
  leadingGaps(): number {
    let count = 0;
    for (let k = 0; k < this.gapCount; k++) if (this.emptyNeighbours(this.gaps[k]!) > 0) count++;
    return count;
  }

  /** Whether the last gap is a dead end, so that no tile fits in it. */
  isSealed(): boolean {
    return this.gapCount === 1 && this.emptyNeighbours(this.gaps[0]!) === 0;
  }
}
