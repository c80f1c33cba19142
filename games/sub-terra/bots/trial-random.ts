// Common random numbers: tiles, dice and cards are drawn from sequences of their own, so that two candidates in the trial of
// the same number differ by what was played rather than by what was drawn.

/** One for each kind of chance event (the `asks` of a position). */
const SEQUENCES = 16;

export class TrialRandom {
  readonly #seed: number;
  readonly #states = new Int32Array(SEQUENCES);

  constructor(seed: number) {
    this.#seed = seed;
  }

  startTrial(trial: number): void {
    for (let sequence = 0; sequence < SEQUENCES; sequence++)
      this.#states[sequence] =
        Math.imul(this.#seed ^ Math.imul(trial + 1, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(sequence + 1, 0xc2b2ae35);
  }

  /** An integer from 0 to n − 1, from one of the sequences. */
  below(sequence: number, n: number): number {
    // SplitMix32, by Steele, Lea and Flood in 64 bits.
    let x = (this.#states[sequence]! + 0x9e3779b9) | 0;
    this.#states[sequence] = x;
    x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
    return Math.floor((((x ^ (x >>> 16)) >>> 0) / 0x100000000) * n);
  }
}
