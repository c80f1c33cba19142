// Sets of regions as bits. The largest board has 56 regions, so a set is two integers of 28 bits, `low` for the first four
// tiles and `high` for the others, which need no allocation.

export const HALF = 28;
export const FULL = (1 << HALF) - 1;

export const lowBit = (region: number): number => (region < HALF ? 1 << region : 0);
export const highBit = (region: number): number => (region < HALF ? 0 : 1 << (region - HALF));

export const lowSetOf = (regions: readonly number[]): number =>
  regions.reduce((set, region) => set | lowBit(region), 0);
export const highSetOf = (regions: readonly number[]): number =>
  regions.reduce((set, region) => set | highBit(region), 0);

/** How many regions are in a half set. */
export function countOf(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The index of the lowest bit. */
export const lowestOf = (set: number): number => 31 - Math.clz32(set & -set);
