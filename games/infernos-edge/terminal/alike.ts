// Puts together what is alike.

/** In the order of the first of each group. */
export function groupAlike<T>(all: readonly T[], likeness: (one: T) => unknown): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = JSON.stringify(likeness(one));
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** Everything that comes in some of the cases, and in how many. */
export function tally<T>(
  cases: readonly { readonly what: readonly T[]; readonly weight: number }[],
): [what: T, n: number][] {
  const all = cases.flatMap(({ what, weight }) => what.map((one) => ({ one, weight })));
  return groupAlike(all, ({ one }) => one).flatMap((group) => {
    const [first] = group;
    return first ? [[first.one, group.reduce((sum, { weight }) => sum + weight, 0)]] : [];
  });
}
