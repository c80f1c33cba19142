// Where things are at sea. Words never see coordinates, only the numbers of tiles and the spots on them.

/** Clockwise from north, as edges are numbered in the rules. */
export const SPOTS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type Spot = (typeof SPOTS)[number] | 'centre';

/** 'SW' and 'south-west'. */
export interface SpotNames {
  readonly short: string;
  readonly long: string;
}

/** '3 SW' as it is read out: '3 south-west'. */
export function spellOut(names: Readonly<Record<Spot, SpotNames>>): (text: string) => string {
  const long = new Map(Object.values(names).map((one) => [one.short, one.long]));
  return (text) => text.replaceAll(/(?<=\d )\p{L}+/gu, (short) => long.get(short) ?? short);
}

export interface SeaPlaces {
  /** The number of a tile, from 1; takes a cell ('0,0') or a region on it ('0,0:e4'). */
  tile(at: string): number;
}

/** `cells` are those of the outline, in order. */
export const seaPlaces = (cells: readonly string[]): SeaPlaces => ({
  tile: (at) => cells.indexOf(at.split(':')[0] ?? '') + 1,
});

export const spotOf = (region: string): Spot => SPOTS[Number(region.split(':e')[1])] ?? 'centre';
