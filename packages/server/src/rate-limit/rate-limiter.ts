// How often somebody may ask. Every request is charged to the guest and, for a share, to their address, so that many
// guests from one address cannot be a flood.
import type { Guest, Problem } from '@undercroft/protocol';
import type { Limits } from '../config.ts';
import { TokenBuckets } from './token-buckets.ts';

/** Whoever is at the other end of a connection. */
export interface Peer {
  readonly guest: Guest | undefined;
  readonly address: string;
}

export class RateLimiter {
  readonly #guests: TokenBuckets;
  readonly #addresses: TokenBuckets;
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#guests = new TokenBuckets(limits.burst, limits.perSecond);
    this.#addresses = new TokenBuckets(limits.burst, limits.perSecond);
  }

  /** Returns the problem if that is too often. Unknown guests are charged to their address in full. */
  charge({ guest, address }: Peer, cost = 1): Problem | undefined {
    const share = guest ? cost / this.#limits.guestsPerAddress : cost;
    const wait = this.#addresses.take(address, share) || (guest ? this.#guests.take(guest.id, cost) : 0);
    return wait > 0 ? { kind: 'too-many', after: wait } : undefined;
  }

  /** For what has already been sent: the next requests pay for it. */
  chargeBytes({ guest, address }: Peer, bytes: number): void {
    const cost = this.costOfBytes(bytes);
    if (guest) this.#guests.charge(guest.id, cost);
    else this.#addresses.charge(address, cost);
  }

  costOfBytes(bytes: number): number {
    return Math.floor(bytes / this.#limits.bytesPerRequest);
  }

  purgeFull(): void {
    this.#guests.purgeFull();
    this.#addresses.purgeFull();
  }
}
