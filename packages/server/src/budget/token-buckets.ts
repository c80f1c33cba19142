// One token bucket per key, which refills by itself.

export class TokenBuckets {
  readonly #capacity: number;
  readonly #perSecond: number;
  readonly #clock: () => number;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(capacity: number, perSecond: number, clock: () => number = () => performance.now() / 1000) {
    this.#capacity = capacity;
    this.#perSecond = perSecond;
    this.#clock = clock;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Takes tokens and returns 0, or returns how many seconds to wait until there are enough. */
  take(key: string, cost = 1): number {
    const bucket = this.#refill(key);
    // What costs more than a bucket holds is allowed from a full one.
    const needed = Math.min(cost, this.#capacity);
    if (bucket.left < needed) return (needed - bucket.left) / this.#perSecond;
    bucket.left -= cost;
    return 0;
  }

  /** How many seconds to wait until there is one. */
  waitFor(key: string): number {
    return this.#buckets.has(key) ? Math.max(0, (1 - this.#refill(key).left) / this.#perSecond) : 0;
  }

  /** Takes tokens even if there are not enough: what was already used is paid for later. Returns how many seconds that takes. */
  charge(key: string, cost: number): number {
    const bucket = this.#refill(key);
    bucket.left -= cost;
    return Math.max(0, -bucket.left / this.#perSecond);
  }

  /** Takes as many tokens as there are, up to this many. */
  spend(key: string, cost: number): void {
    const bucket = this.#refill(key);
    bucket.left = Math.max(0, bucket.left - cost);
  }

  /** A full bucket is no different from a new one, so it need not be remembered. */
  purgeFull(): void {
    const now = this.#clock();
    for (const [key, { left, at }] of this.#buckets)
      if (left + (now - at) * this.#perSecond >= this.#capacity) this.#buckets.delete(key);
  }

  #refill(key: string): { left: number } {
    const now = this.#clock();
    const bucket = this.#buckets.get(key);
    if (!bucket) return this.#create(key, now);
    bucket.left = Math.min(this.#capacity, bucket.left + (now - bucket.at) * this.#perSecond);
    bucket.at = now;
    return bucket;
  }

  #create(key: string, at: number): { left: number } {
    const bucket = { left: this.#capacity, at };
    this.#buckets.set(key, bucket);
    return bucket;
  }
}
