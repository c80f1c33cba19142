// How often somebody may ask: a bucket that fills by itself.

export class Buckets {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #clock: () => number;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(most: number, perSecond: number, clock: () => number = () => performance.now() / 1000) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#clock = clock;
  }

  /** Takes so much; answers how many seconds to wait if there is not enough, else 0. */
  take(who: string, cost = 1): number {
    const bucket = this.#look(who);
    // What costs more than a bucket holds is granted from a full one.
    const needed = Math.min(cost, this.#most);
    if (bucket.left < needed) return (needed - bucket.left) / this.#perSecond;
    bucket.left -= cost;
    return 0;
  }

  /** Takes it whether it is there or not: what was used already is paid for later. */
  charge(who: string, cost: number): void {
    this.#look(who).left -= cost;
  }

  /** Full buckets are as good as none: they are forgotten. */
  forgetFull(): void {
    const now = this.#clock();
    for (const [who, { left, at }] of this.#buckets)
      if (left + (now - at) * this.#perSecond >= this.#most) this.#buckets.delete(who);
  }

  get size(): number {
    return this.#buckets.size;
  }

  #look(who: string): { left: number } {
    const now = this.#clock();
    const bucket = this.#buckets.get(who);
    if (!bucket) return this.#fill(who, now);
    bucket.left = Math.min(this.#most, bucket.left + (now - bucket.at) * this.#perSecond);
    bucket.at = now;
    return bucket;
  }

  #fill(who: string, at: number): { left: number } {
    const bucket = { left: this.#most, at };
    this.#buckets.set(who, bucket);
    return bucket;
  }
}
