// How large a chamber is drawn, without its walls, and where people stand in it.

/** Row and column inside a chamber. */
export type Spot = readonly [row: number, column: number];

export interface Size {
  readonly width: number;
  readonly height: number;
  /** Wall on either side of an opening in a horizontal wall. */
  readonly shoulder: number;
  readonly spots: readonly Spot[];
}

export const LARGE: Size = {
  width: 12,
  height: 4,
  shoulder: 2,
  spots: [
    [1, 0],
    [1, 4],
    [1, 8],
    [2, 0],
    [2, 4],
    [2, 8],
  ],
};

/** One row for what it is, one for who is there. */
export const TINY: Size = { width: 5, height: 2, shoulder: 0, spots: [] };

export const SMALL: Size = {
  width: 8,
  height: 3,
  shoulder: 1,
  spots: [
    [1, 0],
    [1, 4],
  ],
};
