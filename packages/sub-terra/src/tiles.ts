// ST-COMP-1, ST-COMP-2: the tiles of the box, as data.
import { ALL_SIDES, distinctTurns, SHAPES, type Shape, type Sides, turned } from '@undercroft/cave';

export const KINDS = [
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
export type Kind = (typeof KINDS)[number];
export const START = 0;
export const EXIT = 1;
export const WATER = 3;
export const GAS = 4;
export const CAVE_IN = 5;
export const HORROR = 6;
export const SQUEEZE = 7;
export const LEDGE = 8;
export const SLIDE = 9;
export const ROUGH = 10;

/** One sort of tile: all copies of it are alike. */
export interface TileType {
  readonly name: string;
  readonly kind: number;
  readonly shape: Shape;
  readonly openings: Sides;
  /** How many different ways it can be turned. */
  readonly turns: number;
  readonly copies: number;
  /** Bits 1 to 6: the numbers of a cave-in tile. */
  readonly numbers: number;
}

const kindIndex = (kind: Kind): number => KINDS.indexOf(kind);

function sort(kind: Kind, shape: Shape, copies: number, numbers: readonly number[] = []): TileType {
  const name = [kind, shape, ...(numbers.length > 0 ? [numbers.join('-')] : [])].join(' ');
  const openings = SHAPES[shape];
  // A ledge or slide has a near and a far side, so all four turns differ.
  const turns = kind === 'ledge' || kind === 'slide' ? 4 : distinctTurns(openings);
  return {
    name,
    kind: kindIndex(kind),
    shape,
    openings,
    turns,
    copies,
    numbers: numbers.reduce((set, n) => set | (1 << n), 0),
  };
}

/** ST-COMP-2: which pairs are on corners and which on T tiles. */
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
  sort('start', 'X', 0),
  sort('exit', 'D', 0),
  sort('normal', 'X', 3),
  sort('normal', 'T', 3),
  sort('normal', 'L', 4),
  sort('normal', 'I', 4),
  sort('normal', 'D', 2),
  sort('water', 'X', 2),
  sort('water', 'T', 2),
  sort('water', 'I', 4),
  sort('gas', 'T', 2),
  sort('gas', 'L', 6),
  ...T_PAIRS.map((pair) => sort('cave-in', 'T', 1, pair)),
  ...CORNER_PAIRS.map((pair) => sort('cave-in', 'L', 1, pair)),
  sort('horror', 'L', 2),
  sort('horror', 'D', 6),
  sort('squeeze', 'I', 3),
  sort('ledge', 'I', 3),
  sort('slide', 'I', 3),
  sort('rough', 'X', 3),
];
export const START_TYPE = 0;
export const EXIT_TYPE = 1;

export const typeOf = (type: number): TileType => TYPES[type] as TileType;
export const typeNamed = (name: string): number => TYPES.findIndex((type) => type.name === name);

/** ST-CAVE-2, ST-SETUP-3: tiles that are shuffled, the exit not among them, and how many of the last it hides in. */
export const TILES_IN_BOX = TYPES.reduce((sum, type) => sum + type.copies, 0);
export const EXIT_WINDOW = 6;

export const isSteep = (kind: number): boolean => kind === LEDGE || kind === SLIDE;

/** ST-ENG-2: the side walls of a ledge or slide tile never open. */
export const sealedSides = (type: TileType, turn: number): Sides =>
  isSteep(type.kind) ? ALL_SIDES & ~turned(type.openings, turn) : 0;

export const openingsOf = (type: TileType, turn: number): Sides => turned(type.openings, turn);
