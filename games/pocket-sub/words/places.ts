// Where things are at sea. Words never see coordinates, only the numbers of tiles and the spots on them.

/** Clockwise from north, as edges are numbered in the rules. */
export const SPOTS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type Spot = (typeof SPOTS)[number] | 'centre';

/** 'SW' and 'south-west'. */
export interface SpotNames {
  readonly short: string;
  readonly long: string;
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
