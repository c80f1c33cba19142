// What the outlines of both stones share. A tile is 200 × 200 units around its centre. An opening is exactly 2 × HALF
// wide where it meets the tile's side, so that any two join. Outlines run past the side (to REACH); the tile's clip cuts
// them off there.
import type { Point } from '../markup.ts';

export type Shape = 'X' | 'T' | 'L' | 'I' | 'D';
/** 0 north, 1 east, 2 south, 3 west. */
export type Side = number;

export const HALF = 40;
/** A hole blown through a wall is narrower than a passage. */
export const BREACH = 30;
export const REACH = 124;

/** As the drawings lie unturned, not as the rules do: art with a top (dice, daylight) has its wall in the north. */
export const OPEN_SIDES: Record<Shape, readonly Side[]> = {
  X: [0, 1, 2, 3],
  T: [1, 2, 3],
  L: [1, 2],
  I: [0, 2],
  D: [2],
};

/** Turn a point clockwise by quarter turns. */
export function turn([x, y]: Point, quarters: number): Point {
  switch (quarters & 3) {
    case 1:
      return [-y, x];
    case 2:
      return [-x, -y];
    case 3:
      return [y, -x];
    default:
      return [x, y];
  }
}

/** The drawn openings after turning, passages only. */
export const openSides = (shape: Shape, rotation: number): Side[] => OPEN_SIDES[shape].map((s) => (s + rotation) & 3);

export interface Mouth {
  readonly side: Side;
  readonly half: number;
}

/** A wall runs clockwise from the lip of one opening to the lip of the next. */
export interface Wall {
  readonly from: Mouth;
  readonly to: Mouth;
  readonly quarters: number;
}

export function walls(shape: Shape, broken: readonly Side[]): Wall[] {
  const mouths = [
    ...OPEN_SIDES[shape].map((side) => ({ side, half: HALF })),
    ...broken.map((side) => ({ side, half: BREACH })),
  ].sort((a, b) => a.side - b.side);
  return mouths.map((from, i) => {
    const to = mouths[(i + 1) % mouths.length] ?? from;
    return { from, to, quarters: (to.side - from.side + 4) % 4 || 4 };
  });
}
