// What a request costs and who pays: the guest, and their address a little, so that many guests cannot be one flood.
import { isIPv6 } from 'node:net';
import type { Me } from '@undercroft/protocol';
import type { Limits } from '../config.ts';
import { deny } from '../tables/problem.ts';
import { Buckets } from './bucket.ts';

export class Toll {
  readonly #guests: Buckets;
  readonly #addresses: Buckets;
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#guests = new Buckets(limits.burst, limits.perSecond);
    this.#addresses = new Buckets(limits.burst, limits.perSecond);
  }

  /** Denies what is too often. Who is not known (yet) pays as their address. */
  pay(me: Me | undefined, address: string, cost = 1): void {
    const share = me ? cost / this.#limits.guestsPerAddress : cost;
    const wait = this.#addresses.take(address, share) || (me ? this.#guests.take(me.id, cost) : 0);
    if (wait > 0) deny('too-many', { after: wait });
  }

  /** For what was fetched: it is told first and paid afterwards. */
  payForBytes(me: Me | undefined, address: string, bytes: number): void {
    const cost = this.forBytes(bytes);
    if (me) this.#guests.charge(me.id, cost);
    else this.#addresses.charge(address, cost);
  }

  forBytes(bytes: number): number {
    return Math.floor(bytes / this.#limits.bytesPerRequest);
  }

  tidy(): void {
    this.#guests.forgetFull();
    this.#addresses.forgetFull();
  }
}

/** Whoever has one address of IPv6 has 2^64 of them: they count as one. */
export function addressOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1] as string;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] as string).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.toLowerCase())
    .join(':')}::`;
}
