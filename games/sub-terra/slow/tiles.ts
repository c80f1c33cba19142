/** The tiles in the box: what is printed on them, and how they can be turned. */
import { SIDES, type Side, type TileName } from './vocabulary.ts';

export type Kind =
  | 'start'
  | 'exit'
  | 'normal'
  | 'water'
  | 'gas'
  | 'cave-in'
  | 'horror'
  | 'squeeze'
  | 'ledge'
  | 'slide'
  | 'rough';

type Shape = 'X' | 'T' | 'L' | 'I' | 'D';

interface Print {
  readonly kind: Kind;
  readonly shape: Shape;
  /** How many of the 64 cave tiles are of this type; none for the start and the exit. */
  readonly copies: number;
  /** ST-COMP-2: only cave-in tiles have numbers. */
  readonly numbers: readonly number[];
}

export const START: TileName = 'start X';
export const EXIT: TileName = 'exit D';

/** ST-COMP-1, ST-COMP-2 */
export const TILES: Readonly<Record<TileName, Print>> = {
  [START]: print('start', 'X', 0),
  [EXIT]: print('exit', 'D', 0),
  'normal X': print('normal', 'X', 3),
  'normal T': print('normal', 'T', 3),
  'normal L': print('normal', 'L', 4),
  'normal I': print('normal', 'I', 4),
  'normal D': print('normal', 'D', 2),
  'water X': print('water', 'X', 2),
  'water T': print('water', 'T', 2),
  'water I': print('water', 'I', 4),
  'gas T': print('gas', 'T', 2),
  'gas L': print('gas', 'L', 6),
  'cave-in T 1-3': print('cave-in', 'T', 1, [1, 3]),
  'cave-in T 1-4': print('cave-in', 'T', 1, [1, 4]),
  'cave-in T 1-6': print('cave-in', 'T', 1, [1, 6]),
  'cave-in T 2-3': print('cave-in', 'T', 1, [2, 3]),
  'cave-in T 2-5': print('cave-in', 'T', 1, [2, 5]),
  'cave-in T 3-5': print('cave-in', 'T', 1, [3, 5]),
  'cave-in T 4-5': print('cave-in', 'T', 1, [4, 5]),
  'cave-in T 4-6': print('cave-in', 'T', 1, [4, 6]),
  'cave-in L 3-6': print('cave-in', 'L', 1, [3, 6]),
  'cave-in L 2-6': print('cave-in', 'L', 1, [2, 6]),
  'cave-in L 1-5': print('cave-in', 'L', 1, [1, 5]),
  'cave-in L 2-4': print('cave-in', 'L', 1, [2, 4]),
  'horror L': print('horror', 'L', 2),
  'horror D': print('horror', 'D', 6),
  'squeeze I': print('squeeze', 'I', 3),
  'ledge I': print('ledge', 'I', 3),
  'slide I': print('slide', 'I', 3),
  'rough X': print('rough', 'X', 3),
};

function print(kind: Kind, shape: Shape, copies: number, numbers: readonly number[] = []): Print {
  return { kind, shape, copies, numbers };
}

/** At turn 0. */
const OPENINGS: Readonly<Record<Shape, readonly Side[]>> = {
  X: ['north', 'east', 'south', 'west'],
  T: ['north', 'east', 'west'],
  L: ['north', 'east'],
  I: ['north', 'south'],
  D: ['north'],
};

export function printOf(tile: TileName): Print {
  const found = TILES[tile];
  if (found === undefined) throw new Error(`there is no tile ${tile}`);
  return found;
}

export function hasLedge(tile: TileName): boolean {
  const { kind } = printOf(tile);
  return kind === 'ledge' || kind === 'slide';
}

/** The side after `turn` quarter turns clockwise. */
export function turned(side: Side, turn: number): Side {
  const to = SIDES[(SIDES.indexOf(side) + turn) % 4];
  if (to === undefined) throw new Error(`no quarter turns: ${turn}`);
  return to;
}

export function openings(tile: TileName, turn: number): Side[] {
  return OPENINGS[printOf(tile).shape].map((side) => turned(side, turn));
}

/** ST-TILE-LEDGE-1: the near side of a ledge or slide. */
export function nearSide(turn: number): Side {
  return turned('north', turn);
}

/** The rotations that look different. */
export function turnsOf(tile: TileName): number[] {
  const { shape } = printOf(tile);
  if (shape === 'X') return [0];
  return shape === 'I' && !hasLedge(tile) ? [0, 1] : [0, 1, 2, 3];
}
