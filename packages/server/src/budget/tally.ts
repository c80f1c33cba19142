// How many of something each address or guest has now.

export class Tally {
  readonly #max: number;
  readonly #counts = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** In all. */
  get total(): number {
    let total = 0;
    for (const count of this.#counts.values()) total += count;
    return total;
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  hasRoom(key: string): boolean {
    return this.of(key) < this.#max;
  }

  /** Counts one more, if there is room, and returns whether there was. */
  enter(key: string): boolean {
    if (!this.hasRoom(key)) return false;
    this.#counts.set(key, this.of(key) + 1);
    return true;
  }

  leave(key: string): void {
    const left = this.of(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
