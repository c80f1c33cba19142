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
    const now = this.#clock();
    const bucket = this.#buckets.get(who) ?? { left: this.#most, at: now };
    bucket.left = Math.min(this.#most, bucket.left + (now - bucket.at) * this.#perSecond);
    bucket.at = now;
    this.#buckets.set(who, bucket);
    if (bucket.left < cost) return (cost - bucket.left) / this.#perSecond;
    bucket.left -= cost;
    return 0;
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
}
