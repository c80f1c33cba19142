// Plain JSON compared, merged and shown. Everything here works on data that came from JSON or could go there.

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** JSON with its keys in order, so that equal data gives equal text. */
export function canonical(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
}

export const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/** `base` with everything that `change` says; objects merge, all else is replaced. */
export function merged(base: unknown, change: unknown): unknown {
  if (change === undefined) return base;
  if (!isObject(base) || !isObject(change)) return change;
  const entries = Object.entries(change).map(([key, value]) => [key, merged(base[key], value)]);
  return { ...base, ...Object.fromEntries(entries) };
}

export interface Difference {
  /** Where: 'subs.red[1]'. */
  readonly at: string;
  readonly expected: unknown;
  readonly received: unknown;
}

/** Where `received` is not what `expected` says. Keys that `expected` does not name are free; lists must fit whole. */
export function differences(expected: unknown, received: unknown, at = ''): Difference[] {
  if (isObject(expected) && isObject(received)) {
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, received[key], at ? `${at}.${key}` : key),
    );
  }
  if (Array.isArray(expected) && Array.isArray(received) && expected.length === received.length) {
    return expected.flatMap((value, i) => differences(value, received[i], `${at}[${i}]`));
  }
  return same(expected, received) ? [] : [{ at, expected, received }];
}

export const fits = (expected: unknown, received: unknown): boolean => differences(expected, received).length === 0;

/** Nothing of ours is nested nearly as deep. What is can only be meant to exhaust whoever walks through it. */
export function isShallow(value: unknown, levels = 100): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}
