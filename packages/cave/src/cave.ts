// Square tiles with walls: what is connected, where the gaps are. It contains no rules of any game.
import { bit, DX, DY, has, opposite, type Side, type Sides } from './sides.ts';

/** No game places more. */
export const MAX_TILES = 80;
export const NOTHING = -1;

/** Whether a tile may ever be placed on a cell. */
export type Bounds = (x: number, y: number) => boolean;
const unbounded: Bounds = () => true;

/** Scratch space for `#lookAround`: the tiles around a cell, by side. */
const around = new Int8Array(4);

/** The side of a cell on which its neighbour lies. */
const sideTowards = (dx: number, dy: number): Side => (dx === 0 ? 1 + dy : 2 - dx);

/**
 * Tiles are numbered in the order they were placed. Each knows its cell, its openings and its neighbours.
 * A side can be blasted open for good, unless it is sealed.
 */
export class Cave {
  readonly #block = new Int8Array(MAX_TILES * 11);
  readonly x = this.#block.subarray(0, MAX_TILES);
  readonly y = this.#block.subarray(MAX_TILES, 2 * MAX_TILES);
  /** The printed openings, rotated. */
  readonly openings = this.#block.subarray(2 * MAX_TILES, 3 * MAX_TILES);
  readonly blasted = this.#block.subarray(3 * MAX_TILES, 4 * MAX_TILES);
  readonly sealed = this.#block.subarray(4 * MAX_TILES, 5 * MAX_TILES);
  /** The sides that lead to another tile. */
  readonly doors = this.#block.subarray(5 * MAX_TILES, 6 * MAX_TILES);
  /** Open or blasted sides towards an empty cell within the bounds. */
  readonly gaps = this.#block.subarray(6 * MAX_TILES, 7 * MAX_TILES);
  /** The neighbour on each side, or NOTHING; those of a tile start at 4 * tile. */
  readonly beside = this.#block.subarray(7 * MAX_TILES, 11 * MAX_TILES);
  count = 0;
  /** The number of gaps in the cave. */
  gapCount = 0;
  readonly #bounds: Bounds;

  constructor(bounds: Bounds = unbounded) {
    this.#bounds = bounds;
  }

  copyFrom(other: Cave): void {
    this.#block.set(other.#block);
    this.count = other.count;
    this.gapCount = other.gapCount;
  }

  /** Places a tile on an empty cell; returns its number. */
  placeTile(x: number, y: number, openings: Sides, sealed: Sides = 0): number {
    this.#lookAround(x, y);
    const tile = this.count++;
    this.x[tile] = x;
    this.y[tile] = y;
    this.openings[tile] = openings;
    this.sealed[tile] = sealed;
    this.blasted[tile] = 0;
    this.doors[tile] = 0;
    this.gaps[tile] = 0;
    for (let side = 0; side < 4; side++) this.#meet(tile, side, around[side]!);
    return tile;
  }

  /** Finds all four neighbours in one pass over the tiles. */
  #lookAround(x: number, y: number): void {
    for (let side = 0; side < 4; side++) around[side] = NOTHING;
    for (let tile = 0; tile < this.count; tile++) {
      const dx = this.x[tile]! - x;
      const dy = this.y[tile]! - y;
      if (dx * dx + dy * dy === 1) around[sideTowards(dx, dy)] = tile;
    }
  }

  #meet(tile: number, side: Side, other: number): void {
    this.beside[4 * tile + side] = other;
    if (other === NOTHING) return this.#openGap(tile, side);
    const back = opposite(side);
    this.#closeGap(other, back);
    this.beside[4 * other + back] = tile;
    this.#connect(tile, side, other);
  }

  #openGap(tile: number, side: Side): void {
    const isOpen = has(this.#ways(tile), side) && !has(this.gaps[tile]!, side);
    if (!isOpen || !this.#bounds(this.x[tile]! + DX[side]!, this.y[tile]! + DY[side]!)) return;
    this.gaps[tile] = this.gaps[tile]! | bit(side);
    this.gapCount++;
  }

  #closeGap(tile: number, side: Side): void {
    if (!has(this.gaps[tile]!, side)) return;
    this.gaps[tile] = this.gaps[tile]! & ~bit(side);
    this.gapCount--;
  }

  #connect(tile: number, side: Side, other: number): void {
    if (!this.#isConnected(tile, side, other)) return;
    this.doors[tile] = this.doors[tile]! | bit(side);
    this.doors[other] = this.doors[other]! | bit(opposite(side));
  }

  #isConnected(tile: number, side: Side, other: number): boolean {
    const back = opposite(side);
    if (has(this.openings[tile]!, side) && has(this.openings[other]!, back)) return true;
    if (has(this.sealed[tile]!, side) || has(this.sealed[other]!, back)) return false;
    return has(this.blasted[tile]!, side) || has(this.blasted[other]!, back);
  }

  /** Sides that are open or blasted. */
  #ways(tile: number): Sides {
    return this.openings[tile]! | this.blasted[tile]!;
  }

  /** Blasts a side open, towards a tile or an empty cell. */
  blast(tile: number, side: Side): void {
    this.blasted[tile] = this.blasted[tile]! | bit(side);
    const other = this.beside[4 * tile + side]!;
    if (other === NOTHING) this.#openGap(tile, side);
    else this.#connect(tile, side, other);
  }

  /** The tile on a cell, or NOTHING. */
  at(x: number, y: number): number {
    for (let tile = 0; tile < this.count; tile++) if (this.x[tile] === x && this.y[tile] === y) return tile;
    return NOTHING;
  }

  /** The tile a side leads to, or NOTHING. */
  through(tile: number, side: Side): number {
    return has(this.doors[tile]!, side) ? this.beside[4 * tile + side]! : NOTHING;
  }

  /** Whether an open or blasted side leads to an empty cell within the bounds. */
  isGap(tile: number, side: Side): boolean {
    return has(this.gaps[tile]!, side);
  }

  /** Whether a tile placed beside `from` would be connected to it. */
  wouldConnect(from: number, side: Side, openings: Sides, sealed: Sides = 0): boolean {
    const back = opposite(side);
    if (has(this.openings[from]!, side) && has(openings, back)) return true;
    return has(this.blasted[from]!, side) && !has(sealed, back) && !has(this.sealed[from]!, side);
  }

  /** Whether any gap would be left after placing a tile with these openings on an empty cell. */
  leavesGap(x: number, y: number, openings: Sides): boolean {
    // A tile closes at most four gaps.
    if (this.gapCount > 4) return true;
    this.#lookAround(x, y);
    let left = this.gapCount;
    for (let side = 0; side < 4; side++) {
      const other = around[side]!;
      if (other !== NOTHING) left -= has(this.gaps[other]!, opposite(side)) ? 1 : 0;
      else if (has(openings, side) && this.#bounds(x + DX[side]!, y + DY[side]!)) left++;
    }
    return left > 0;
  }
}
