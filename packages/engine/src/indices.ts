// Numbered constants that come from a tuple of names, so that nobody numbers them by hand:
// `export const { north: NORTH, east: EAST } = indices(['north', 'east'])`.

/** The index of every name in its tuple. */
export function indices<Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, index) => [name, index])) as Record<Name, number>;
}

/** The bit of every name in its tuple, for sets of them in one number. */
export function bits<Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, index) => [name, 1 << index])) as Record<Name, number>;
}
