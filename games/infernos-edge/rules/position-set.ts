// A set of the positions that a choice can lead to, each identified by two 32-bit numbers. Two such sets are compared to
// see whether a question matters (IE-ASK-1). Nothing is allocated, because this runs in the middle of many games.

/** A set that grows beyond this equals no other: then the question is asked, which is never wrong. */
const CAPACITY = 4096;
/** Twice the capacity, and a power of two. */
const SLOTS = 2 * CAPACITY;

export class PositionSet {
  /** An open-addressing hash table. A slot is taken if it was filled after the set was last cleared. */
  readonly #high = new Int32Array(SLOTS);
  readonly #low = new Int32Array(SLOTS);
  readonly #filled = new Int32Array(SLOTS);
  #clearing = 1;
  /** The taken slots in the order they were filled. */
  readonly #taken = new Int32Array(CAPACITY);
  #count = 0;
  #gaveUp = false;

  get count(): number {
    return this.#count;
  }

  get isFull(): boolean {
    return this.#gaveUp || this.#count >= CAPACITY;
  }

  clear(): void {
    this.#clearing++;
    this.#count = 0;
    this.#gaveUp = false;
  }

  /** Stops collecting: there are too many positions, or the rest is not needed. */
  abandon(): void {
    this.#gaveUp = true;
  }

  add(high: number, low: number): void {
    const place = this.#placeOf(high, low);
    if (this.#isTaken(place) || this.isFull) return;
    this.#high[place] = high;
    this.#low[place] = low;
    this.#filled[place] = this.#clearing;
    this.#taken[this.#count++] = place;
  }

  has(high: number, low: number): boolean {
    return this.#isTaken(this.#placeOf(high, low));
  }

  equals(other: PositionSet): boolean {
    if (this.isFull || other.isFull || this.#count !== other.#count) return false;
    for (let k = 0; k < this.#count; k++) {
      const place = this.#taken[k]!;
      if (!other.has(this.#high[place]!, this.#low[place]!)) return false;
    }
    return true;
  }

  #isTaken(place: number): boolean {
    return this.#filled[place] === this.#clearing;
  }

  /** The slot of this position, or the free slot for it. */
  #placeOf(high: number, low: number): number {
    let place = Math.imul(high ^ Math.imul(low, 0x85ebca6b), 0xc2b2ae35) >>> 19;
    while (this.#isTaken(place) && (this.#high[place] !== high || this.#low[place] !== low))
      place = (place + 1) & (SLOTS - 1);
    return place;
  }
}
