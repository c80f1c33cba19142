// IE-COMP-1 to IE-COMP-4: the tiles of the box and the spaces that are always there, as data.

import type { Shape, Sides } from '@undercroft/cave';
import * as cave from '@undercroft/cave';
import * as explorers from './explorers.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { distinctTurns, SHAPES, turned } = cave;
const { JOURNALS } = explorers;

/** What a space does. A shored-up tile counts as normal, a burnt one as burnt, whatever is printed on it. */
export const KINDS = [
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
export type Kind = (typeof KINDS)[number];
export const NORMAL = 0;
export const BRIDGE = 1;
export const KEY = 2;
export const LAVA = 3;
export const SPIKE = 4;
export const DART = 5;
export const RUIN = 6;
export const GUARDIAN = 7;
export const EXIT = 8;
export const SANCTUM = 9;
export const BURNT = 10;

/** One sort of tile: all copies of it are alike. */
export interface TileType {
  readonly name: string;
  readonly kind: number;
  readonly shape: Shape;
  readonly openings: Sides;
  /** How many different ways it can be turned. */
  readonly turns: number;
  /** How many are in the bag at first. */
  readonly copies: number;
  /** IE-COMP-2: of a ruin; 0 for all others. */
  readonly number: number;
}

interface Sort {
  readonly kind: Kind;
  readonly shape: Shape;
  readonly copies?: number;
  readonly number?: number;
  /** What it is called, where that is not its kind. */
  readonly called?: string;
}

function sort({ kind, shape, copies = 0, number = 0, called = kind }: Sort): TileType {
  const openings = SHAPES[shape];
  const name = [called, shape, ...(number > 0 ? [number] : [])].join(' ');
  return { name, kind: KINDS.indexOf(kind), shape, openings, turns: distinctTurns(openings), copies, number };
}

const ruin = (number: number): TileType =>
  sort({ kind: 'ruin', shape: number % 2 === 1 ? 'X' : 'T', copies: 1, number });

export const TYPES: readonly TileType[] = [
  sort({ kind: 'normal', shape: 'T', copies: 3 }),
  sort({ kind: 'bridge', shape: 'I', copies: 2 }),
  sort({ kind: 'key', shape: 'D', copies: 3 }),
  sort({ kind: 'lava', shape: 'X', copies: 3 }),
  sort({ kind: 'lava', shape: 'T', copies: 2 }),
  sort({ kind: 'spike', shape: 'X', copies: 3 }),
  sort({ kind: 'dart', shape: 'L', copies: 4 }),
  ...[1, 2, 3, 4, 5, 6].map(ruin),
  sort({ kind: 'guardian', shape: 'D', copies: 2 }),
  sort({ kind: 'guardian', shape: 'L', copies: 2 }),
  sort({ kind: 'normal', shape: 'T', called: 'journal' }),
  sort({ kind: 'exit', shape: 'D' }),
  sort({ kind: 'normal', shape: 'X', called: 'crossroads' }),
  sort({ kind: 'normal', shape: 'T', called: 'wing' }),
  sort({ kind: 'guardian', shape: 'D', called: 'wing' }),
  sort({ kind: 'sanctum', shape: 'I' }),
  sort({ kind: 'sanctum', shape: 'D', called: 'ledge' }),
];

export const typeOf = (type: number): TileType => TYPES[type] as TileType;
export const typeNamed = (name: string): number => TYPES.findIndex((type) => type.name === name);

/** Types below this come from the bag. */
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

/** IE-COMP-3: laid before the game, so these are the first tiles of every temple. */
export const ENTRANCE: readonly Space[] = [
  { type: typeNamed('exit D'), x: 0, y: -1, turn: 2 },
  { type: typeNamed('crossroads X'), x: 0, y: 0, turn: 0 },
  ...[1, 2, 3, -1, -2, -3].map(wing),
];
export const EXIT_SPACE = 0;
export const CROSSROADS = 1;
/** IE-VOLC-4: the spaces of the entrance and its wings are those with a number below this. */
export const IN_ENTRANCE = ENTRANCE.length;

/** IE-COMP-1, IE-COMP-4: with all journal tiles and the sanctum. */
export const MOST_SPACES = IN_ENTRANCE + TILES_IN_BAG + JOURNALS + 2;

/** IE-MAP-2: x is the column, y the depth. */
export const isAllowed = (x: number, y: number): boolean => x >= -3 && x <= 3 && y >= 1;
