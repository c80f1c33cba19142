// ST-COMP-1, ST-COMP-2: the tiles in the box.
import { ALL_SIDES, distinctTurns, SHAPES, type Shape, type Sides, turned } from '@undercroft/cave';
import { indices } from '@undercroft/engine';

export const TILE_KINDS = [
  'start',
  'exit',
  'normal',
  'water',
  'gas',
  'cave-in',
  'horror',
  'squeeze',
  'ledge',
  'slide',
  'rough',
] as const;
export type TileKind = (typeof TILE_KINDS)[number];
const kindIndex = indices(TILE_KINDS);
export const {
  start: START,
  exit: EXIT,
  water: WATER,
  gas: GAS,
  'cave-in': CAVE_IN,
  horror: HORROR,
  squeeze: SQUEEZE,
  ledge: LEDGE,
  slide: SLIDE,
  rough: ROUGH,
} = kindIndex;

/** A type of tile; all copies of it are the same. */
export interface TileType {
  readonly name: string;
  readonly kind: number;
  readonly shape: Shape;
  readonly openings: Sides;
  /** How many rotations look different. */
  readonly turns: number;
  readonly copies: number;
  /** Bits 1 to 6: the numbers of a cave-in tile. */
  readonly numbers: number;
}

function tileType(kind: TileKind, shape: Shape, copies: number, numbers: readonly number[] = []): TileType {
  const name = [kind, shape, ...(numbers.length > 0 ? [numbers.join('-')] : [])].join(' ');
  const openings = SHAPES[shape];
  // A ledge or slide has a near and a far side, so all four rotations differ.
  const turns = kind === 'ledge' || kind === 'slide' ? 4 : distinctTurns(openings);
  return {
    name,
    kind: kindIndex[kind],
    shape,
    openings,
    turns,
    copies,
    numbers: numbers.reduce((set, n) => set | (1 << n), 0),
  };
}

/** ST-COMP-2: the pairs of numbers on corner tiles and on T tiles. */
const CORNER_PAIRS = [
  [3, 6],
  [2, 6],
  [1, 5],
  [2, 4],
];
const T_PAIRS = [
  [1, 3],
  [1, 4],
  [1, 6],
  [2, 3],
  [2, 5],
  [3, 5],
  [4, 5],
  [4, 6],
];

export const TYPES: readonly TileType[] = [
  tileType('start', 'X', 0),
  tileType('exit', 'D', 0),
  tileType('normal', 'X', 3),
  tileType('normal', 'T', 3),
  tileType('normal', 'L', 4),
  tileType('normal', 'I', 4),
  tileType('normal', 'D', 2),
  tileType('water', 'X', 2),
  tileType('water', 'T', 2),
  tileType('water', 'I', 4),
  tileType('gas', 'T', 2),
  tileType('gas', 'L', 6),
  ...T_PAIRS.map((pair) => tileType('cave-in', 'T', 1, pair)),
  ...CORNER_PAIRS.map((pair) => tileType('cave-in', 'L', 1, pair)),
  tileType('horror', 'L', 2),
  tileType('horror', 'D', 6),
  tileType('squeeze', 'I', 3),
  tileType('ledge', 'I', 3),
  tileType('slide', 'I', 3),
  tileType('rough', 'X', 3),
];

export const typeOf = (type: number): TileType => TYPES[type] as TileType;
export const typeNamed = (name: string): number => TYPES.findIndex((type) => type.name === name);
export const START_TYPE = typeNamed('start X');
export const EXIT_TYPE = typeNamed('exit D');

/** ST-SETUP-3: the tiles that are shuffled without the exit; the exit then goes among the last few. */
export const TILES_IN_BOX = TYPES.reduce((sum, type) => sum + type.copies, 0);
export const EXIT_WINDOW = 6;

export const isSteep = (kind: number): boolean => kind === LEDGE || kind === SLIDE;

/** ST-ENG-2: the side walls of a ledge or slide tile never open. */
export const sealedSides = (type: TileType, turn: number): Sides =>
  isSteep(type.kind) ? ALL_SIDES & ~turned(type.openings, turn) : 0;

export const openingsOf = (type: TileType, turn: number): Sides => turned(type.openings, turn);
