// How wide open the cave is. A narrow cave keeps everybody together; and where a tile would close it, the tile is thrown
// away and the next one drawn for nothing (ST-CAVE-4), so that the exit comes sooner.
import * as cave from '@undercroft/cave';
import type { Descent } from '@undercroft/sub-terra';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { DX, DY, has } = cave;

/** Cells by number; 65 tiles in a row do not leave it. */
const WIDTH = 160;
const MIDDLE = (WIDTH * WIDTH) / 2 + WIDTH / 2;
const STEP = Int32Array.from(DX, (dx, side) => dx + WIDTH * DY[side]!);

const cellAt = (x: number, y: number): number => MIDDLE + x + WIDTH * y;

export class Openness {
  /** When each cell was last seen with a tile, and last seen as a gap. */
  readonly #tiles = new Int32Array(WIDTH * WIDTH);
  readonly #gaps = new Int32Array(WIDTH * WIDTH);
  #now = 0;

  look(d: Descent): void {
    const now = ++this.#now;
    const { x, y, gaps, count } = d.cave;
    for (let tile = 0; tile < count; tile++) {
      const cell = cellAt(x[tile]!, y[tile]!);
      this.#tiles[cell] = now;
      const sides = gaps[tile]!;
      if (sides === 0) continue;
      for (let side = 0; side < 4; side++) if (has(sides, side)) this.#gaps[cell + STEP[side]!] = now;
    }
  }

  /** How many empty cells there are around the cell beyond this side of a tile. */
  around(d: Descent, tile: number, side: number): number {
    return this.#emptyAround(cellAt(d.cave.x[tile]!, d.cave.y[tile]!) + STEP[side]!);
  }

  /** What a tile with these openings would add beyond the side: new gaps, and room around them. */
  added(d: Descent, tile: number, side: number, openings: number, room: number): number {
    const cell = cellAt(d.cave.x[tile]!, d.cave.y[tile]!) + STEP[side]!;
    let sum = 0;
    for (let out = 0; out < 4; out++) {
      const next = cell + STEP[out]!;
      if (!has(openings, out) || this.#tiles[next] === this.#now || this.#gaps[next] === this.#now) continue;
      sum += 1 + room * (this.#emptyAround(next) - 1);
    }
    return sum;
  }

  #emptyAround(cell: number): number {
    let empty = 0;
    for (let side = 0; side < 4; side++) if (this.#tiles[cell + STEP[side]!] !== this.#now) empty++;
    return empty;
  }
}
