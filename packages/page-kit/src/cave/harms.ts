// Harm that may come, in both cave games: the same harm by several outcomes is one, with their odds together.
import type { Odds } from '@undercroft/words/grammar';

/** Those that are the same but for what is left out, in the order in which the first of each comes. */
export function groupAlike<T>(all: readonly T[], same: (one: T, i: number) => object): [first: T, all: T[]][] {
  const groups = new Map<string, [T, T[]]>();
  for (const [i, one] of all.entries()) {
    const key = JSON.stringify(same(one, i));
    const group = groups.get(key);
    if (group) group[1].push(one);
    else groups.set(key, [one, [one]]);
  }
  return [...groups.values()];
}

interface HarmBase {
  readonly source: string;
  readonly amount: number;
  readonly whose?: string;
}

export interface HarmCase<Harm> {
  readonly weight: number;
  readonly total: number;
  readonly harms: readonly Harm[];
}

/** The worst first: what fells somebody, then what costs most, then what is likeliest. */
export function combineHarms<Harm extends HarmBase>(
  cases: readonly HarmCase<Harm>[],
  isFall: (harm: Harm) => boolean,
): (Harm & { readonly odds: Odds })[] {
  const found = new Map<string, Harm & { readonly odds: Odds }>();
  for (const { weight, total, harms } of cases)
    for (const harm of harms) {
      const key = `${harm.source} ${harm.whose ?? ''} ${harm.amount} ${isFall(harm)}`;
      const n = (found.get(key)?.odds.n ?? 0) + weight;
      found.set(key, { ...harm, odds: { n, of: total } });
    }
  return [...found.values()].sort(
    (a, b) => Number(isFall(b)) - Number(isFall(a)) || b.amount - a.amount || b.odds.n - a.odds.n,
  );
}
