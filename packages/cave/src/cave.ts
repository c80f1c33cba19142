// Square tiles with walls, laid side by side: what is connected, where the gaps are. No rule of any game is in here.
import type { Side, Sides } from './sides.ts';
import * as sides from './sides.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { bit, DX, DY, has, opposite } = sides;

/** Neither game lays more. */
export const MAX_TILES = 80;
export const NOTHING = -1;

/** Says whether a tile may ever lie on a cell. */
export type Bounds = (x: number, y: number) => boolean;
const everywhere: Bounds = () => true;

/** The tiles around a cell, by side; filled by `#lookAround` and used at once. */
const around = new Int8Array(4);

/** The side of a cell on which its neighbour lies. */
const sideTowards = (dx: number, dy: number): Side => (dx === 0 ? 1 + dy : 2 - dx);

/**
 * Tiles are numbered in the order they were laid. Each knows its cell, its openings, and what lies beside it.
 * Sides can be blasted open for good; a sealed side never opens that way.
 */
export class Cave {
  readonly #block = new Int8Array(MAX_TILES * 11);
  readonly x = this.#block.subarray(0, MAX_TILES);
  readonly y = this.#block.subarray(MAX_TILES, 2 * MAX_TILES);
  /** Openings as printed and turned. */
  readonly openings = this.#block.subarray(2 * MAX_TILES, 3 * MAX_TILES);
  readonly blasted = this.#block.subarray(3 * MAX_TILES, 4 * MAX_TILES);
  readonly sealed = this.#block.subarray(4 * MAX_TILES, 5 * MAX_TILES);
  /** Sides through which one comes to another tile. */
  readonly doors = this.#block.subarray(5 * MAX_TILES, 6 * MAX_TILES);
  /** Open or blasted sides that look into an empty allowed cell. */
  readonly gaps = this.#block.subarray(6 * MAX_TILES, 7 * MAX_TILES);
  /** The tile beside each side, from 4 * tile on, or NOTHING. */
  readonly beside = this.#block.subarray(7 * MAX_TILES, 11 * MAX_TILES);
  count = 0;
  /** How many gaps there are. */
  loose = 0;
  readonly #bounds: Bounds;

  constructor(bounds: Bounds = everywhere) {
    this.#bounds = bounds;
  }

  copyFrom(other: Cave): void {
    this.#block.set(other.#block);
    this.count = other.count;
    this.loose = other.loose;
  }

  /** Lays a tile on an empty cell; answers its number. */
  lay(x: number, y: number, openings: Sides, sealed: Sides = 0): number {
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

  /** One pass over all tiles for the four sides together. */
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
    this.loose++;
  }

  #closeGap(tile: number, side: Side): void {
    if (!has(this.gaps[tile]!, side)) return;
    this.gaps[tile] = this.gaps[tile]! & ~bit(side);
    this.loose--;
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

  /** The tile one comes to through a side, or NOTHING where there is no way. */
  through(tile: number, side: Side): number {
    return has(this.doors[tile]!, side) ? this.beside[4 * tile + side]! : NOTHING;
  }

  /** An empty allowed cell next to an open or blasted side. */
  isGap(tile: number, side: Side): boolean {
    return has(this.gaps[tile]!, side);
  }

  /** Whether a tile laid beside `from` would be connected with it. */
  wouldConnect(from: number, side: Side, openings: Sides, sealed: Sides = 0): boolean {
    const back = opposite(side);
    if (has(this.openings[from]!, side) && has(openings, back)) return true;
    return has(this.blasted[from]!, side) && !has(sealed, back) && !has(this.sealed[from]!, side);
  }

  /** Whether any gap would be left with a tile of these openings on an empty cell. */
  leavesGap(x: number, y: number, openings: Sides): boolean {
    // A tile closes four gaps at most.
    if (this.loose > 4) return true;
    this.#lookAround(x, y);
    let left = this.loose;
    for (let side = 0; side < 4; side++) {
      const other = around[side]!;
      if (other !== NOTHING) left -= has(this.gaps[other]!, opposite(side)) ? 1 : 0;
      else if (has(openings, side) && this.#bounds(x + DX[side]!, y + DY[side]!)) left++;
    }
    return left > 0;
  }
}
