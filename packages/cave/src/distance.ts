// Steps between connected tiles: walls count, nothing else does, unless the caller bars tiles.
import { type Cave, MAX_TILES, NOTHING } from './cave.ts';

export const UNREACHED = 127;

/** A tile's distances to all others, and the queue to find them with. Keep one and use it again. */
export class Distances {
  readonly steps = new Int8Array(MAX_TILES);
  readonly #queue = new Int16Array(MAX_TILES);

  /** From one tile to every tile, or as far as `limit`. Tiles that `barred` marks are not entered. */
  from(cave: Cave, start: number, limit = UNREACHED - 1, barred?: Int8Array): this {
    const { steps } = this;
    const queue = this.#queue;
    steps.fill(UNREACHED, 0, cave.count);
    steps[start] = 0;
    queue[0] = start;
    for (let head = 0, tail = 1; head < tail; head++) {
      const tile = queue[head]!;
      const next = steps[tile]! + 1;
      if (next > limit) break;
      for (let side = 0; side < 4; side++) {
        const other = cave.through(tile, side);
        if (other === NOTHING || steps[other] !== UNREACHED || barred?.[other]) continue;
        steps[other] = next;
        queue[tail++] = other;
      }
    }
    return this;
  }
}
