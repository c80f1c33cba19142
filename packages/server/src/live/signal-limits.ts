// How often somebody may signal: each kind for itself, for each seat and for each guest at a table.
import type { Problem, Signal } from '@undercroft/protocol';
import { TokenBuckets } from '../budget/token-buckets.ts';
import type { Limits } from '../config.ts';

type Kind = Signal['kind'];

/** The limit in milliseconds that each kind has. */
const INTERVALS: Readonly<Record<Kind, keyof Limits>> = {
  point: 'pointEvery',
  sign: 'signEvery',
  idea: 'ideaEvery',
  agree: 'ideaEvery',
  withdraw: 'ideaEvery',
  ideas: 'ideaEvery',
  touched: 'touchEvery',
};

export class SignalLimits {
  readonly #buckets: ReadonlyMap<Kind, TokenBuckets>;

  constructor(limits: Limits, clock?: () => number) {
    const kinds = Object.keys(INTERVALS) as Kind[];
    this.#buckets = new Map(
      kinds.map((kind) => [kind, new TokenBuckets(1, 1000 / limits[INTERVALS[kind]], clock)] as const),
    );
  }

  /** Returns the problem if that is too often. */
  charge(kind: Kind, { table, seat, guest }: { table: string; seat: number; guest: string }): Problem | undefined {
    const buckets = this.#buckets.get(kind) as TokenBuckets;
    const keys = [`${table} ${seat}`, `${table} ${guest}`];
    // Both are looked at before either is charged.
    const wait = Math.max(...keys.map((key) => buckets.waitFor(key)));
    if (wait > 0) return { kind: 'too-many', after: wait };
    for (const key of keys) buckets.charge(key, 1);
    return undefined;
  }

  purgeFull(): void {
    for (const buckets of this.#buckets.values()) buckets.purgeFull();
  }
}
