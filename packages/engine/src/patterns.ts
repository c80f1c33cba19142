// Compares plain JSON data with a pattern: what a scenario expects of a position, an event or an ending.
import { isEqual, isObject } from './json.ts';

export interface Difference {
  /** The place in the pattern, for example 'subs.red[1]'. */
  readonly at: string;
  readonly expected: unknown;
  readonly received: unknown;
}

/** How a list can be compared other than item by item. */
export const LIST_PATTERNS = ['anyOrder', 'contains'] as const;

interface ListPattern {
  /** `anyOrder`: exactly these items. `contains`: these, and perhaps others. */
  readonly how: (typeof LIST_PATTERNS)[number];
  readonly items: readonly unknown[];
}

/** `{ "anyOrder": […] }` or `{ "contains": […] }`. Where a game has a list, its own data is never an object. */
export function listPattern(pattern: unknown): ListPattern | undefined {
  if (!isObject(pattern) || Object.keys(pattern).length !== 1) return undefined;
  const how = LIST_PATTERNS.find((key) => Array.isArray(pattern[key]));
  return how && { how, items: pattern[how] as readonly unknown[] };
}

/** Where `received` differs from `expected`. Keys missing from `expected` are ignored; lists must match entirely. */
export function differences(expected: unknown, received: unknown, at = ''): Difference[] {
  const pattern = Array.isArray(received) ? listPattern(expected) : undefined;
  if (pattern) return listDifferences(pattern, received as readonly unknown[], at);
  if (isObject(expected) && isObject(received)) {
    return Object.entries(expected).flatMap(([key, value]) => differences(value, received[key], below(at, key)));
  }
  if (Array.isArray(expected) && Array.isArray(received) && expected.length === received.length) {
    return expected.flatMap((value, i) => differences(value, received[i], `${at}[${i}]`));
  }
  return isEqual(expected, received) ? [] : [{ at, expected, received }];
}

const below = (at: string, key: string): string => (at ? `${at}.${key}` : key);

export const matches = (expected: unknown, received: unknown): boolean => differences(expected, received).length === 0;

/** Every item that is missing, beside what was received instead; then what is superfluous. */
export function listDifferences({ how, items }: ListPattern, received: readonly unknown[], at: string): Difference[] {
  const takenBy = pairUp(items, received);
  const others = received.filter((_, r) => takenBy[r] === undefined);
  const missing = items.flatMap((expected, i) =>
    takenBy.includes(i) ? [] : [{ at: `${below(at, how)}[${i}]`, expected, received: others }],
  );
  const tooMany = how === 'anyOrder' && missing.length === 0 && others.length > 0;
  return tooMany ? [{ at: below(at, how), expected: 'nothing else', received: others }] : missing;
}

/** Gives as many items as possible a received one of their own. Parts may match several: then one makes room for another. */
function pairUp(items: readonly unknown[], received: readonly unknown[]): readonly (number | undefined)[] {
  const takenBy: (number | undefined)[] = received.map(() => undefined);
  const place = (item: number, tried: Set<number>): boolean =>
    received.some((candidate, r) => {
      if (tried.has(r) || !matches(items[item], candidate)) return false;
      tried.add(r);
      const before = takenBy[r];
      if (before !== undefined && !place(before, tried)) return false;
      takenBy[r] = item;
      return true;
    });
  for (const item of items.keys()) place(item, new Set());
  return takenBy;
}
