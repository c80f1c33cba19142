// How open the cave is. A narrow cave keeps the team together; and a tile that would seal the cave is discarded and replaced
// for free (ST-CAVE-4), which brings the exit closer.
import { DX, DY, has } from '@undercroft/cave';
import type { Descent } from '@undercroft/sub-terra';

/** Width of the grid of cells; a row of 65 tiles from the middle fits in it. */
const WIDTH = 160;
const MIDDLE = (WIDTH * WIDTH) / 2 + WIDTH / 2;
const STEP = Int32Array.from(DX, (dx, side) => dx + WIDTH * DY[side]!);

const cellAt = (x: number, y: number): number => MIDDLE + x + WIDTH * y;

export class Openness {
  /** Per cell: the last analysis in which it held a tile, and in which a gap led into it. */
  readonly #tiles = new Int32Array(WIDTH * WIDTH);
  readonly #gaps = new Int32Array(WIDTH * WIDTH);
  #now = 0;

  analyse(d: Descent): void {
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

  /** Empty cells around the cell beyond this side of a tile. */
  emptyAround(d: Descent, tile: number, side: number): number {
    return this.#countEmpty(cellAt(d.cave.x[tile]!, d.cave.y[tile]!) + STEP[side]!);
  }

  /** What a tile with these openings would add beyond the side: new gaps, and `space` for each empty cell around them. */
  gapsAdded(d: Descent, tile: number, side: number, openings: number, space: number): number {
    const cell = cellAt(d.cave.x[tile]!, d.cave.y[tile]!) + STEP[side]!;
    let sum = 0;
    for (let out = 0; out < 4; out++) {
      const next = cell + STEP[out]!;
      if (!has(openings, out) || this.#tiles[next] === this.#now || this.#gaps[next] === this.#now) continue;
      sum += 1 + space * (this.#countEmpty(next) - 1);
    }
    return sum;
  }

  #countEmpty(cell: number): number {
    let empty = 0;
    for (let side = 0; side < 4; side++) if (this.#tiles[cell + STEP[side]!] !== this.#now) empty++;
    return empty;
  }
}
