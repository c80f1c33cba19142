// The four sides of a tile, and sets of sides as bits.

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type SideName = (typeof SIDES)[number];

/** 0 north, 1 east, 2 south, 3 west. */
export type Side = number;
/** Bit s is side s. */
export type Sides = number;

export const ALL_SIDES: Sides = 15;

export const DX = [0, 1, 0, -1] as const;
/** North is up on the screen: y grows downwards. */
export const DY = [-1, 0, 1, 0] as const;

export const opposite = (side: Side): Side => side ^ 2;
export const bit = (side: Side): Sides => 1 << side;
export const has = (sides: Sides, side: Side): boolean => ((sides >> side) & 1) === 1;

/** The sides after a number of quarter turns clockwise. */
export const turned = (sides: Sides, quarters: number): Sides =>
  ((sides << quarters) | (sides >> (4 - quarters))) & ALL_SIDES;

export const sidesOf = (...names: readonly SideName[]): Sides =>
  names.reduce((set, name) => set | bit(SIDES.indexOf(name)), 0);

/** The openings of each shape of tile, unrotated. */
export const SHAPES = {
  X: sidesOf('north', 'east', 'south', 'west'),
  T: sidesOf('north', 'east', 'west'),
  L: sidesOf('north', 'east'),
  I: sidesOf('north', 'south'),
  D: sidesOf('north'),
} as const;
export type Shape = keyof typeof SHAPES;

/** How many rotations look different: one for a cross, two for a straight, four for the rest. */
export function distinctTurns(openings: Sides): number {
  if (openings === ALL_SIDES || openings === 0) return 1;
  return turned(openings, 2) === openings ? 2 : 4;
}
