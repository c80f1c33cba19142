// Distances in steps between connected tiles. Only walls block, and tiles the caller bars.
import { type Cave, MAX_TILES } from './cave.ts';
import { has } from './sides.ts';

export const UNREACHED = 127;

/** The distances from one tile to all others. Keep an instance and reuse it: it allocates its arrays once. */
export class Distances {
  readonly steps = new Int8Array(MAX_TILES);
  readonly #queue = new Int16Array(MAX_TILES);

  /** Finds the distances from a tile, up to `limit`. Tiles marked in `barred` are not entered. */
  from(cave: Cave, start: number, limit = UNREACHED - 1, barred?: Int8Array): this {
    this.#forget(cave);
    this.steps[start] = 0;
    this.#queue[0] = start;
    return this.#spread(cave, 1, limit, barred);
  }

  /** Caves are small: this loop is faster than `fill`. */
  #forget(cave: Cave): void {
    for (let tile = 0; tile < cave.count; tile++) this.steps[tile] = UNREACHED;
  }

  #spread(cave: Cave, queued: number, limit: number, barred?: Int8Array): this {
    const { steps } = this;
    const queue = this.#queue;
    for (let head = 0, tail = queued; head < tail; head++) {
      const tile = queue[head]!;
      const next = steps[tile]! + 1;
      if (next > limit) break;
      const doors = cave.doors[tile]!;
      for (let side = 0; side < 4; side++) {
        if (!has(doors, side)) continue;
        const other = cave.beside[4 * tile + side]!;
        if (steps[other] !== UNREACHED || barred?.[other]) continue;
        steps[other] = next;
        queue[tail++] = other;
      }
    }
    return this;
  }
}
