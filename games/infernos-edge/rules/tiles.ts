// IE-COMP-1 to IE-COMP-4: the tiles in the box and the spaces that are always there, as data.

import { distinctTurns, SHAPES, type Shape, type Sides, turned } from '@undercroft/cave';
import { indices } from '@undercroft/engine';
import { JOURNALS } from './explorers.ts';
/** What a space does. A shored-up tile counts as normal and a burnt one as burnt, whatever is printed on it. */
export const TILE_KINDS = [
  'normal',
  'bridge',
  'key',
  'lava',
  'spike',
  'dart',
  'ruin',
  'guardian',
  'exit',
  'sanctum',
  'burnt',
] as const;
export type TileKind = (typeof TILE_KINDS)[number];
export const {
  normal: NORMAL,
  bridge: BRIDGE,
  key: KEY,
  lava: LAVA,
  spike: SPIKE,
  dart: DART,
  ruin: RUIN,
  guardian: GUARDIAN,
  exit: EXIT,
  sanctum: SANCTUM,
  burnt: BURNT,
} = indices(TILE_KINDS);

/** A type of tile; all copies are identical. */
export interface TileType {
  readonly name: string;
  readonly kind: number;
  readonly shape: Shape;
  readonly openings: Sides;
  /** The number of different rotations. */
  readonly turns: number;
  /** How many are in the bag at the start. */
  readonly copies: number;
  /** IE-COMP-2: the number of a ruin; 0 for other tiles. */
  readonly number: number;
}

interface TileSpec {
  readonly kind: TileKind;
  readonly shape: Shape;
  readonly copies?: number;
  readonly number?: number;
  /** Its name, if that is not its kind. */
  readonly label?: string;
}

function tileType({ kind, shape, copies = 0, number = 0, label = kind }: TileSpec): TileType {
  const openings = SHAPES[shape];
  const name = [label, shape, ...(number > 0 ? [number] : [])].join(' ');
  return { name, kind: TILE_KINDS.indexOf(kind), shape, openings, turns: distinctTurns(openings), copies, number };
}

const ruin = (number: number): TileType =>
  tileType({ kind: 'ruin', shape: number % 2 === 1 ? 'X' : 'T', copies: 1, number });

export const TYPES: readonly TileType[] = [
  tileType({ kind: 'normal', shape: 'T', copies: 3 }),
  tileType({ kind: 'bridge', shape: 'I', copies: 2 }),
  tileType({ kind: 'key', shape: 'D', copies: 3 }),
  tileType({ kind: 'lava', shape: 'X', copies: 3 }),
  tileType({ kind: 'lava', shape: 'T', copies: 2 }),
  tileType({ kind: 'spike', shape: 'X', copies: 3 }),
  tileType({ kind: 'dart', shape: 'L', copies: 4 }),
  ...[1, 2, 3, 4, 5, 6].map(ruin),
  tileType({ kind: 'guardian', shape: 'D', copies: 2 }),
  tileType({ kind: 'guardian', shape: 'L', copies: 2 }),
  tileType({ kind: 'normal', shape: 'T', label: 'journal' }),
  tileType({ kind: 'exit', shape: 'D' }),
  tileType({ kind: 'normal', shape: 'X', label: 'crossroads' }),
  tileType({ kind: 'normal', shape: 'T', label: 'wing' }),
  tileType({ kind: 'guardian', shape: 'D', label: 'wing' }),
  tileType({ kind: 'sanctum', shape: 'I' }),
  tileType({ kind: 'sanctum', shape: 'D', label: 'ledge' }),
];

export const typeOf = (type: number): TileType => TYPES[type] as TileType;
export const typeNamed = (name: string): number => TYPES.findIndex((type) => type.name === name);

/** Types with a lower number come from the bag. */
export const BAG_TYPES = TYPES.findIndex(({ copies }) => copies === 0);
export const TILES_IN_BAG = TYPES.reduce((sum, { copies }) => sum + copies, 0);
export const KEY_TYPE = typeNamed('key D');
export const JOURNAL = typeNamed('journal T');
export const CORRIDOR = typeNamed('sanctum I');
export const LEDGE = typeNamed('ledge D');

export const openingsOf = (type: number, turn: number): Sides => turned(typeOf(type).openings, turn);

interface Space {
  readonly type: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

const wing = (x: number): Space =>
  Math.abs(x) < 3
    ? { type: typeNamed('wing T'), x, y: 0, turn: 2 }
    : { type: typeNamed('wing D'), x, y: 0, turn: x > 0 ? 3 : 1 };

/** IE-COMP-3: placed before the game, so these are the first tiles of every temple. */
export const ENTRANCE: readonly Space[] = [
  { type: typeNamed('exit D'), x: 0, y: -1, turn: 2 },
  { type: typeNamed('crossroads X'), x: 0, y: 0, turn: 0 },
  ...[1, 2, 3, -1, -2, -3].map(wing),
];
const spaceOfType = (name: string): number => ENTRANCE.findIndex(({ type }) => type === typeNamed(name));
export const EXIT_SPACE = spaceOfType('exit D');
export const CROSSROADS = spaceOfType('crossroads X');
/** IE-VOLC-4: spaces with a lower number belong to the entrance and its wings. */
export const IN_ENTRANCE = ENTRANCE.length;

/** IE-COMP-1, IE-COMP-4: including all journal tiles and the sanctum. */
export const MOST_SPACES = IN_ENTRANCE + TILES_IN_BAG + JOURNALS + 2;

/** IE-MAP-2: x is the column, y the depth. */
export const isAllowed = (x: number, y: number): boolean => x >= -3 && x <= 3 && y >= 1;
