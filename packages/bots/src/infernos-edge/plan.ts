// The ground plan of the temple: which cells are taken, which ones gaps lead into, and which shapes are still in the bag. Tiles
// can be laid on it and taken off again, to see what that would come to.
import * as cave from '@undercroft/cave';
import type { Expedition } from '@undercroft/infernos-edge';
import * as game from '@undercroft/infernos-edge';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { DX, DY, distinctTurns, has, SHAPES, turned } = cave;
const { BAG_TYPES, openingsOf } = game;

export const COLUMNS = 7;
/** More rows than tiles could ever make. */
const ROWS = 48;
export const CELLS = COLUMNS * ROWS;

export const STEPS: readonly number[] = DX.map((dx, side) => dx + COLUMNS * (DY[side] as number));
export const cellAt = (x: number, y: number): number => COLUMNS * y + x + 3;

/** The shapes of the tiles in the bag, and every way each can be turned. */
const NAMES = ['X', 'T', 'L', 'I', 'D'] as const;
export const SHAPE_COUNT = NAMES.length;
export const TURNS: readonly (readonly number[])[] = NAMES.map((name) =>
  Array.from({ length: distinctTurns(SHAPES[name]) }, (_, turn) => turned(SHAPES[name], turn)),
);
/** By openings, in whatever turn. */
const shapeOf = Int8Array.from({ length: 16 }, (_, openings) => TURNS.findIndex((turns) => turns.includes(openings)));

/** Whether the cell on this side lies inside the temple's columns. */
const isInside = (cell: number, side: number): boolean =>
  side === 1 ? cell % COLUMNS !== COLUMNS - 1 : side === 3 ? cell % COLUMNS !== 0 : true;

const shapeOfType = Int8Array.from({ length: BAG_TYPES }, (_, type) => shapeOf[openingsOf(type, 0)]!);

/** Of all that is on the plan: where tiles lie, where gaps are, and what is in the bag. */
function fingerprint(e: Expedition): number {
  const { x, y, gaps, count } = e.cave;
  let print = count;
  for (let tile = 0; tile < count; tile++) print = mixed(print, (cellAt(x[tile]!, y[tile]!) << 4) | gaps[tile]!);
  for (let type = 0; type < e.bag.length; type++) print = mixed(print, e.bag[type]!);
  return print;
}

const mixed = (print: number, value: number): number => Math.imul(print ^ value, 0x9e3779b1) ^ (print >>> 15);

export class Plan {
  readonly #isTaken = new Int8Array(CELLS);
  readonly #isGap = new Int8Array(CELLS);
  /** Cells that gaps lead into, in no order. */
  readonly gaps = new Int16Array(CELLS);
  gapCount = 0;
  /** By shape, and all together. */
  readonly bag = new Int8Array(SHAPE_COUNT);
  left = 0;
  #print = 0;
  /** To take off what was laid last: where its gap stood in the list, and how many gaps there were besides. */
  #filled = 0;
  #kept = 0;

  clear(): void {
    this.#isTaken.fill(0);
    this.#isGap.fill(0);
    this.bag.fill(0);
    this.gapCount = 0;
    this.left = 0;
    this.#print = 0;
  }

  /** An entrance with these openings, and so many tiles of each shape. */
  beginAt(entrance: readonly number[], bag: readonly number[]): void {
    this.clear();
    this.#isTaken.fill(1, 0, COLUMNS);
    entrance.forEach((openings, cell) => {
      this.#open(cell, openings);
    });
    this.bag.set(bag);
    this.left = bag.reduce((sum, copies) => sum + copies, 0);
  }

  /** Looks at a temple; answers whether it is another than the one it looked at last. */
  look(e: Expedition): boolean {
    const print = fingerprint(e);
    if (print === this.#print) return false;
    this.clear();
    this.#print = print;
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

  /** Fills a gap. */
  lay(cell: number, openings: number): void {
    const { gaps } = this;
    this.#filled = 0;
    while (gaps[this.#filled] !== cell) this.#filled++;
    gaps[this.#filled] = gaps[--this.gapCount]!;
    this.#kept = this.gapCount;
    this.#isGap[cell] = 0;
    this.#isTaken[cell] = 1;
    this.#open(cell, openings);
  }

  /** Takes off what was laid last, in this cell. */
  takeOff(cell: number): void {
    const { gaps } = this;
    while (this.gapCount > this.#kept) this.#isGap[gaps[--this.gapCount]!] = 0;
    gaps[this.gapCount++] = gaps[this.#filled]!;
    gaps[this.#filled] = cell;
    this.#isGap[cell] = 1;
    this.#isTaken[cell] = 0;
  }

  #open(cell: number, sides: number): void {
    for (let side = 0; side < 4; side++) {
      if (!has(sides, side) || !isInside(cell, side)) continue;
      const beyond = cell + STEPS[side]!;
      if (this.#isTaken[beyond] || this.#isGap[beyond] || beyond < COLUMNS) continue;
      this.#isGap[beyond] = 1;
      this.gaps[this.gapCount++] = beyond;
    }
  }

  /** How many empty cells lie beside a cell. At depth 0 there are none. */
  waysOn(cell: number): number {
    let ways = 0;
    for (let side = 0; side < 4; side++) if (isInside(cell, side) && !this.#isTaken[cell + STEPS[side]!]) ways++;
    return ways;
  }

  /** How many of them no gap leads into yet. */
  newWaysOn(cell: number): number {
    let ways = 0;
    for (let side = 0; side < 4; side++) {
      const beyond = cell + STEPS[side]!;
      if (isInside(cell, side) && !this.#isTaken[beyond] && !this.#isGap[beyond]) ways++;
    }
    return ways;
  }

  /** Whether the last gap leads nowhere: no tile fits into it any more. */
  isSealed(): boolean {
    return this.gapCount === 1 && this.waysOn(this.gaps[0]!) === 0;
  }
}
