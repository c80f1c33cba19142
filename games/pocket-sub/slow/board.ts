/** The board: tiles, their regions, which regions touch, and their terrain. */
import type { Cell, Face, Options, Region } from './vocabulary.ts';

export interface Tile {
  readonly at: Cell;
  readonly face: Face;
  /** How many sixths of a circle the tile is turned clockwise, 0 to 5. */
  readonly turn: number;
}

export type Terrain = 'shallow' | 'deep' | 'rocky';

interface Print {
  readonly centre: 'shallow' | 'deep';
  readonly rocky: readonly number[];
}

/** PS-BOARD-1 */
export const FACES: Readonly<Record<Face, Print>> = {
  A: { centre: 'deep', rocky: [0, 3] },
  B: { centre: 'shallow', rocky: [0, 2] },
  C: { centre: 'deep', rocky: [0, 2, 4] },
};

/** PS-BOARD-2: how many copies of each face are in the set. */
export const TILE_SETS: Readonly<Record<Options['players'], Readonly<Record<Face, number>>>> = {
  2: { A: 3, B: 2, C: 0 },
  3: { A: 3, B: 3, C: 1 },
  4: { A: 4, B: 3, C: 1 },
};

/** PS-BOARD-2: the cells of the outline, in order of q, then r. */
export const OUTLINES: Readonly<Record<Options['players'], readonly Cell[]>> = {
  2: ['-1,0', '-1,1', '0,0', '1,-1', '1,0'],
  3: ['-1,0', '-1,1', '0,-1', '0,0', '0,1', '1,-1', '1,0'],
  4: ['-1,0', '-1,1', '-1,2', '0,0', '0,1', '1,-1', '1,0', '1,1'],
};

export const EDGES = [0, 1, 2, 3, 4, 5] as const;

/** PS-BOARD-2: the offset of the tile across each edge. */
const ACROSS: readonly { readonly q: number; readonly r: number }[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export function centreOf(cell: Cell): Region {
  return `${cell}:c`;
}

export function edgeOf(cell: Cell, edge: number): Region {
  return `${cell}:e${edge}`;
}

export function cellOf(region: Region): Cell {
  return region.slice(0, region.indexOf(':'));
}

export function isCentre(region: Region): boolean {
  return region.endsWith(':c');
}

/** The number of an edge region; meaningless for a centre. */
function edgeNumber(region: Region): number {
  return Number(region.at(-1));
}

export function tileAt(tiles: readonly Tile[], cell: Cell): Tile | undefined {
  return tiles.find((tile) => tile.at === cell);
}

export function rockyEdges(face: Face, turn: number): number[] {
  return FACES[face].rocky.map((edge) => (edge + turn) % 6);
}

/** PS-GEO-1 */
export function terrainAt(tiles: readonly Tile[], region: Region): Terrain {
  const tile = tileAt(tiles, cellOf(region));
  if (tile === undefined) throw new Error(`no tile under ${region}`);
  if (isCentre(region)) return FACES[tile.face].centre;
  return rockyEdges(tile.face, tile.turn).includes(edgeNumber(region)) ? 'rocky' : 'shallow';
}

export function regionsOf(cell: Cell): Region[] {
  return [centreOf(cell), ...EDGES.map((edge) => edgeOf(cell, edge))];
}

/** PS-GEO-2 */
export function touching(tiles: readonly Tile[], region: Region): Region[] {
  const cell = cellOf(region);
  if (isCentre(region)) return EDGES.map((edge) => edgeOf(cell, edge));
  const edge = edgeNumber(region);
  const across = cellAcross(cell, edge);
  const onTile = [centreOf(cell), edgeOf(cell, (edge + 5) % 6), edgeOf(cell, (edge + 1) % 6)];
  return tileAt(tiles, across) === undefined ? onTile : [...onTile, edgeOf(across, (edge + 3) % 6)];
}

function cellAcross(cell: Cell, edge: number): Cell {
  const [q, r] = cell.split(',').map(Number);
  const way = ACROSS[edge];
  if (q === undefined || r === undefined || way === undefined) throw new Error(`no edge ${edge} of ${cell}`);
  return `${q + way.q},${r + way.r}`;
}

/** The region after the tile in `cell` has turned clockwise by `sixths`. */
export function turnedRegion(region: Region, cell: Cell, sixths: number): Region {
  if (cellOf(region) !== cell || isCentre(region)) return region;
  return edgeOf(cell, (edgeNumber(region) + sixths) % 6);
}
