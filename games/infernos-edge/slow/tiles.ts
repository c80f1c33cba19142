/** The tiles in the box: what is printed on them, and their rotations. */
import { SIDES, type Side, type TileName } from './vocabulary.ts';

export type Kind =
  | 'exit'
  | 'crossroads'
  | 'wing'
  | 'sanctum'
  | 'ledge'
  | 'journal'
  | 'normal'
  | 'bridge'
  | 'key'
  | 'lava'
  | 'spike'
  | 'dart'
  | 'ruin'
  | 'guardian';

type Shape = 'X' | 'T' | 'L' | 'I' | 'D';

interface PrintedTile {
  readonly kind: Kind;
  readonly shape: Shape;
  /** How many of the 30 temple tiles are of this type; 0 for tiles that are never in the bag. */
  readonly copies: number;
  /** IE-COMP-2: the number of a ruin. */
  readonly number: number | null;
}

export const JOURNAL: TileName = 'journal T';
export const CORRIDOR: TileName = 'sanctum I';
export const LEDGE: TileName = 'ledge D';
export const GUARDIAN_WING: TileName = 'wing D';
export const KEY: TileName = 'key D';

/** IE-COMP-1, IE-COMP-2, IE-COMP-3, IE-COMP-4 */
export const TILES: Readonly<Record<TileName, PrintedTile>> = {
  'exit D': printed('exit', 'D', 0),
  'crossroads X': printed('crossroads', 'X', 0),
  'wing T': printed('wing', 'T', 0),
  [GUARDIAN_WING]: printed('wing', 'D', 0),
  [CORRIDOR]: printed('sanctum', 'I', 0),
  [LEDGE]: printed('ledge', 'D', 0),
  [JOURNAL]: printed('journal', 'T', 0),
  'normal T': printed('normal', 'T', 3),
  'bridge I': printed('bridge', 'I', 2),
  [KEY]: printed('key', 'D', 3),
  'lava X': printed('lava', 'X', 3),
  'lava T': printed('lava', 'T', 2),
  'spike X': printed('spike', 'X', 3),
  'dart L': printed('dart', 'L', 4),
  'ruin X 1': printed('ruin', 'X', 1, 1),
  'ruin T 2': printed('ruin', 'T', 1, 2),
  'ruin X 3': printed('ruin', 'X', 1, 3),
  'ruin T 4': printed('ruin', 'T', 1, 4),
  'ruin X 5': printed('ruin', 'X', 1, 5),
  'ruin T 6': printed('ruin', 'T', 1, 6),
  'guardian D': printed('guardian', 'D', 2),
  'guardian L': printed('guardian', 'L', 2),
};

function printed(kind: Kind, shape: Shape, copies: number, number: number | null = null): PrintedTile {
  return { kind, shape, copies, number };
}

/** The open sides at rotation 0. */
const OPENINGS: Readonly<Record<Shape, readonly Side[]>> = {
  X: ['north', 'east', 'south', 'west'],
  T: ['north', 'east', 'west'],
  L: ['north', 'east'],
  I: ['north', 'south'],
  D: ['north'],
};

/** The rotations in which a tile looks different. */
const TURNS: Readonly<Record<Shape, readonly number[]>> = {
  X: [0],
  T: [0, 1, 2, 3],
  L: [0, 1, 2, 3],
  I: [0, 1],
  D: [0, 1, 2, 3],
};

export function printOf(tile: TileName): PrintedTile {
  const found = TILES[tile];
  if (found === undefined) throw new Error(`there is no tile ${tile}`);
  return found;
}

export function isFromBag(tile: TileName): boolean {
  return printOf(tile).copies > 0;
}

/** The side after a number of quarter turns clockwise. */
function turned(side: Side, turn: number): Side {
  const to = SIDES[(SIDES.indexOf(side) + turn) % 4];
  if (to === undefined) throw new Error(`not a number of quarter turns: ${turn}`);
  return to;
}

export function openings(tile: TileName, turn: number): Side[] {
  return OPENINGS[printOf(tile).shape].map((side) => turned(side, turn));
}

export function turnsOf(tile: TileName): readonly number[] {
  return TURNS[printOf(tile).shape];
}

/** The lowest rotation in which the tile is open to this side. */
export function turnOpenTo(tile: TileName, side: Side): number {
  const found = turnsOf(tile).find((turn) => openings(tile, turn).includes(side));
  if (found === undefined) throw new Error(`${tile} is never open to the ${side}`);
  return found;
}
