// A set of the positions a choice can come to, each named by one number. Nothing is allocated: two such sets are
// compared in the middle of many games to see whether a question matters (IE-ASK-1).

/** More than this are not told apart any more: then the question is asked, which is never wrong. */
const MOST = 4096;

export class Ends {
  readonly #table = new Float64Array(2 * MOST).fill(Number.NaN);
  readonly #slots = new Int32Array(MOST);
  #count = 0;
  #gaveUp = false;

  get count(): number {
    return this.#count;
  }

  get isFull(): boolean {
    return this.#gaveUp || this.#count >= MOST;
  }

  clear(): void {
    for (let k = 0; k < this.#count; k++) this.#table[this.#slots[k]!] = Number.NaN;
    this.#count = 0;
    this.#gaveUp = false;
  }

  /** There are too many to go through. */
  giveUp(): void {
    this.#gaveUp = true;
  }

  add(end: number): void {
    const slot = this.#slotOf(end);
    if (this.#table[slot] === end || this.isFull) return;
    this.#table[slot] = end;
    this.#slots[this.#count++] = slot;
  }

  equals(other: Ends): boolean {
    if (this.isFull || other.isFull || this.#count !== other.#count) return false;
    for (let k = 0; k < this.#count; k++) {
      const end = this.#table[this.#slots[k]!]!;
      if (other.#table[other.#slotOf(end)] !== end) return false;
    }
    return true;
  }

  /** Where this end is, or the free place for it. */
  #slotOf(end: number): number {
    const size = this.#table.length;
    let slot = Math.abs(end) % size;
    while (!Number.isNaN(this.#table[slot]!) && this.#table[slot] !== end) slot = (slot + 1) % size;
    return slot;
  }
}
