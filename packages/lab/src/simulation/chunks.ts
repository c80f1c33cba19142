// Divides the games that are still to be played into chunks.

export interface Chunk {
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

/** Long enough for little overhead, short enough that little is lost when a run is killed. */
export const DEFAULT_CHUNK_MS = 400;
/** Foreign programs are started for every chunk, which takes time. */
export const FOREIGN_CHUNK_MS = 5000;
/** The first chunk measures how long a game takes. */
const FIRST_SIZE = 1;
/** A chunk may be at most this many times larger than the one that was measured. */
const GROWTH = 8;

export class ChunkScheduler {
  readonly #left: Chunk[];
  /** How many milliseconds a chunk should take. */
  readonly #targetMs: number;
  #size = FIRST_SIZE;

  constructor(total: number, isDone: (index: number) => boolean, targetMs = DEFAULT_CHUNK_MS) {
    this.#left = [...missingRanges(total, isDone)];
    this.#targetMs = targetMs;
  }

  next(): Chunk | undefined {
    const range = this.#left[0];
    if (!range) return undefined;
    const to = Math.min(range.to, range.from + this.#size);
    if (to === range.to) this.#left.shift();
    else this.#left[0] = { from: to, to: range.to };
    return { from: range.from, to };
  }

  /** Adapts the size of the next chunks to how long this one took. */
  recordDuration({ from, to }: Chunk, milliseconds: number): void {
    const fitting = Math.round(((to - from) * this.#targetMs) / Math.max(1, milliseconds));
    this.#size = Math.max(1, Math.min(fitting, (to - from) * GROWTH));
  }
}

function* missingRanges(total: number, isDone: (index: number) => boolean): Generator<Chunk> {
  let from = 0;
  for (let index = 0; index <= total; index++) {
    if (index < total && !isDone(index)) continue;
    if (index > from) yield { from, to: index };
    from = index + 1;
  }
}
