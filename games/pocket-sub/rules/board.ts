// The board without its pieces: the cells of each outline, the regions, and which regions touch.

import { indices } from '@undercroft/engine';

export const COLOURS = ['red', 'white', 'blue', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const WATERS = ['shallow', 'deep', 'rocky'] as const;
export type Water = (typeof WATERS)[number];
export const { shallow: SHALLOW, deep: DEEP, rocky: ROCKY } = indices(WATERS);

export const FACES = ['A', 'B', 'C'] as const;
export type Face = (typeof FACES)[number];

/** PS-GEO-1: region 7t is the centre of tile t, 7t + 1 + e its edge e. */
export const REGIONS_PER_TILE = 7;
export const MAX_TILES = 8;
export const MAX_REGIONS = MAX_TILES * REGIONS_PER_TILE;
/** The number of rotations of a tile. */
export const TURNS = 6;
/** No region touches more than six others. */
export const MAX_TOUCHING = 6;

/** PS-BOARD-1: the centre and the rocky edges of each face, unrotated. */
export const FACE_DATA: Record<Face, { centre: 'deep' | 'shallow'; rocky: readonly number[] }> = {
  A: { centre: 'deep', rocky: [0, 3] },
  B: { centre: 'shallow', rocky: [0, 2] },
  C: { centre: 'deep', rocky: [0, 2, 4] },
};

/** The steps of (q, r) between flat-topped hexes, clockwise from north. */
const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

export type Players = 2 | 3 | 4;

/** PS-BOARD-2: cells in order of q, then r; players see them as numbers 1, 2, 3 …. PS-COMP-1: the colours. */
const OUTLINES: Record<
  Players,
  { colours: readonly Colour[]; copies: Record<Face, number>; cells: readonly string[] }
> = {
  2: {
    colours: ['red', 'blue'],
    copies: { A: 3, B: 2, C: 0 },
    cells: ['-1,0', '-1,1', '0,0', '1,-1', '1,0'],
  },
  3: {
    colours: ['red', 'white', 'blue'],
    copies: { A: 3, B: 3, C: 1 },
    cells: ['-1,0', '-1,1', '0,-1', '0,0', '0,1', '1,-1', '1,0'],
  },
  4: {
    colours: ['red', 'white', 'blue', 'black'],
    copies: { A: 4, B: 3, C: 1 },
    cells: ['-1,0', '-1,1', '-1,2', '0,0', '0,1', '1,-1', '1,0', '1,1'],
  },
};

export interface Board {
  readonly players: Players;
  readonly colours: readonly Colour[];
  readonly copies: Readonly<Record<Face, number>>;
  readonly cells: readonly string[];
  readonly tiles: number;
  readonly regions: number;
  /** PS-SETUP-1. */
  readonly subsEach: number;
  /** Seats on the same side are friends: in a team game Red and Blue play against White and Black. */
  readonly sides: Int8Array;
  /** The regions that touch region r start at r * MAX_TOUCHING; −1 fills the rest of the row. */
  readonly touching: Int8Array;
  /** The names of the regions: '0,0:c', '0,0:e3'. */
  readonly names: readonly string[];
}

export const isCentre = (region: number): boolean => region % REGIONS_PER_TILE === 0;
export const tileOf = (region: number): number => Math.floor(region / REGIONS_PER_TILE);
export const centreOf = (tile: number): number => tile * REGIONS_PER_TILE;
export const edgeOf = (tile: number, edge: number): number => tile * REGIONS_PER_TILE + 1 + edge;

const REGION_NAMES = ['c', 'e0', 'e1', 'e2', 'e3', 'e4', 'e5'];

function createBoard(players: Players): Board {
  const { colours, copies, cells } = OUTLINES[players];
  const regions = cells.length * REGIONS_PER_TILE;
  return {
    players,
    colours,
    copies,
    cells,
    tiles: cells.length,
    regions,
    subsEach: players === 4 ? 2 : 3,
    sides: Int8Array.from(colours, (_, seat) => (players === 4 ? seat % 2 : seat)),
    touching: touchingTable(cells, regions),
    names: cells.flatMap((cell) => REGION_NAMES.map((name) => `${cell}:${name}`)),
  };
}

function touchingTable(cells: readonly string[], regions: number): Int8Array {
  const table = new Int8Array(regions * MAX_TOUCHING).fill(-1);
  for (let region = 0; region < regions; region++) table.set(touchingRegions(cells, region), region * MAX_TOUCHING);
  return table;
}

/** PS-GEO-2. */
function touchingRegions(cells: readonly string[], region: number): number[] {
  const tile = tileOf(region);
  if (isCentre(region)) return [0, 1, 2, 3, 4, 5].map((edge) => edgeOf(tile, edge));
  const edge = (region % REGIONS_PER_TILE) - 1;
  const beside = [(edge + 1) % 6, (edge + 5) % 6].map((next) => edgeOf(tile, next));
  const across = neighbour(cells, tile, edge);
  return [centreOf(tile), ...beside, ...(across < 0 ? [] : [edgeOf(across, (edge + 3) % 6)])];
}

function neighbour(cells: readonly string[], tile: number, edge: number): number {
  const [q, r] = (cells[tile] as string).split(',').map(Number) as [number, number];
  const [dq, dr] = DIRECTIONS[edge] as readonly [number, number];
  return cells.indexOf(`${q + dq},${r + dr}`);
}

export const BOARDS: Readonly<Record<Players, Board>> = { 2: createBoard(2), 3: createBoard(3), 4: createBoard(4) };
