// A set of the positions a choice can come to, each named by two words of 32 bits. Nothing is allocated: two such sets
// are compared in the middle of many games to see whether a question matters (IE-ASK-1).

/** More than this are not told apart any more: then the question is asked, which is never wrong. */
const MOST = 4096;
/** Twice as many places, a power of two. */
const PLACES = 2 * MOST;

export class Ends {
  /** An open hash table. A place is taken if it was filled since the set was cleared last. */
  readonly #high = new Int32Array(PLACES);
  readonly #low = new Int32Array(PLACES);
  readonly #filled = new Int32Array(PLACES);
  #clearing = 1;
  /** The places taken, in the order they were. */
  readonly #taken = new Int32Array(MOST);
  #count = 0;
  #gaveUp = false;

  get count(): number {
    return this.#count;
  }

  get isFull(): boolean {
    return this.#gaveUp || this.#count >= MOST;
  }

  clear(): void {
    this.#clearing++;
    this.#count = 0;
    this.#gaveUp = false;
  }

  /** There are too many to go through, or no need to. */
  giveUp(): void {
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

  equals(other: Ends): boolean {
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

  /** Where this end is, or the free place for it. */
  #placeOf(high: number, low: number): number {
    let place = Math.imul(high ^ Math.imul(low, 0x85ebca6b), 0xc2b2ae35) >>> 19;
    while (this.#isTaken(place) && (this.#high[place] !== high || this.#low[place] !== low))
      place = (place + 1) & (PLACES - 1);
    return place;
  }
}
