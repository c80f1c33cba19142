// Comparing and merging plain JSON data.

export const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** JSON with sorted keys, so that equal data gives equal text. */
export function canonicalJson(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
}

export const isEqual = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

/** `base` with `change` applied: objects are merged, everything else is replaced. */
export function merge(base: unknown, change: unknown): unknown {
  if (change === undefined) return base;
  if (!isObject(base) || !isObject(change)) return change;
  const entries = Object.entries(change).map(([key, value]) => [key, merge(base[key], value)]);
  return { ...base, ...Object.fromEntries(entries) };
}

/** No data of ours is nested this deep; deeper input could only be meant to exhaust the stack. */
export function isShallow(value: unknown, levels = 100): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}
