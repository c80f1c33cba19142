// The same luck for everybody who is tried: tiles, dice and cards are drawn from rows of their own, so that what differs
// between two trials of the same number is what was played, hardly what was drawn.

/** A row for each sort of question (see the rules' asks). */
const ROWS = 16;

export class Luck {
  readonly #seed: number;
  readonly #rows = new Int32Array(ROWS);

  constructor(seed: number) {
    this.#seed = seed;
  }

  begin(trial: number): void {
    for (let row = 0; row < ROWS; row++)
      this.#rows[row] =
        Math.imul(this.#seed ^ Math.imul(trial + 1, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(row + 1, 0xc2b2ae35);
  }

  /** An integer from 0 to n − 1. */
  below(row: number, n: number): number {
    // SplitMix32, by Steele, Lea and Flood in 64 bits.
    let x = (this.#rows[row]! + 0x9e3779b9) | 0;
    this.#rows[row] = x;
    x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
    return Math.floor((((x ^ (x >>> 16)) >>> 0) / 0x100000000) * n);
  }
}
