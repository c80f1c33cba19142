/** The cave: which tiles are connected, where the gaps are, and how far apart tiles are. */
import { EXIT, hasLedge, openings, printOf } from './tiles.ts';
import { type Cell, SIDES, type Side, type TileName } from './vocabulary.ts';

export type Mark = 'flood' | 'rope' | 'rubble';

/** A tile in the cave. */
export interface PlacedTile {
  readonly at: Cell;
  readonly tile: TileName;
  /** Quarter turns clockwise. */
  readonly turn: number;
  readonly marks: readonly Mark[];
  /** ST-ENG-1: sides blasted open from this tile. */
  readonly blasted: readonly Side[];
}

type Cave = readonly PlacedTile[];

const ACROSS: Readonly<Record<Side, { readonly east: number; readonly south: number }>> = {
  north: { east: 0, south: -1 },
  east: { east: 1, south: 0 },
  south: { east: 0, south: 1 },
  west: { east: -1, south: 0 },
};

export function opposite(side: Side): Side {
  const across = { north: 'south', east: 'west', south: 'north', west: 'east' } as const;
  return across[side];
}

export function cellAcross(cell: Cell, side: Side): Cell {
  const comma = cell.indexOf(',');
  const { east, south } = ACROSS[side];
  return `${Number(cell.slice(0, comma)) + east},${Number(cell.slice(comma + 1)) + south}`;
}

export function findTile(cave: Cave, cell: Cell): PlacedTile | undefined {
  return cave.find((tile) => tile.at === cell);
}

export function tileAt(cave: Cave, cell: Cell): PlacedTile {
  const laid = findTile(cave, cell);
  if (laid === undefined) throw new Error(`no tile lies on ${cell}`);
  return laid;
}

export function kindAt(cave: Cave, cell: Cell) {
  return printOf(tileAt(cave, cell).tile).kind;
}

export function hasMark(cave: Cave, cell: Cell, mark: Mark): boolean {
  return tileAt(cave, cell).marks.includes(mark);
}

export function withMark(cave: Cave, cell: Cell, mark: Mark): Cave {
  return withTile(cave, cell, (laid) => ({ ...laid, marks: [...laid.marks, mark].toSorted() }));
}

export function withoutMark(cave: Cave, cell: Cell, mark: Mark): Cave {
  return withTile(cave, cell, (laid) => ({ ...laid, marks: laid.marks.filter((other) => other !== mark) }));
}

export function withBlast(cave: Cave, cell: Cell, side: Side): Cave {
  return withTile(cave, cell, (laid) => ({ ...laid, blasted: [...laid.blasted, side] }));
}

function withTile(cave: Cave, cell: Cell, change: (laid: PlacedTile) => PlacedTile): Cave {
  return cave.map((laid) => (laid.at === cell ? change(laid) : laid));
}

export function isExitPlaced(cave: Cave): boolean {
  return cave.some((laid) => laid.tile === EXIT);
}

function isOpen(laid: PlacedTile, side: Side): boolean {
  return openings(laid.tile, laid.turn).includes(side);
}

/** ST-ENG-2: a side wall of a ledge or slide tile. */
function isSideWall(laid: PlacedTile, side: Side): boolean {
  return hasLedge(laid.tile) && !isOpen(laid, side);
}

/** ST-CAVE-1 */
export function isConnected(cave: Cave, cell: Cell, side: Side): boolean {
  const here = tileAt(cave, cell);
  const there = findTile(cave, cellAcross(cell, side));
  if (there === undefined) return false;
  if (isSideWall(here, side) || isSideWall(there, opposite(side))) return false;
  const blasted = here.blasted.includes(side) || there.blasted.includes(opposite(side));
  return blasted || (isOpen(here, side) && isOpen(there, opposite(side)));
}

/** ST-ENG-2: whether explosives cannot open this side, because of this tile or its neighbour. */
function isSealed(cave: Cave, cell: Cell, side: Side): boolean {
  const there = findTile(cave, cellAcross(cell, side));
  return isSideWall(tileAt(cave, cell), side) || (there !== undefined && isSideWall(there, opposite(side)));
}

/** ST-CAVE-3 */
export function isGap(cave: Cave, cell: Cell, side: Side): boolean {
  const here = tileAt(cave, cell);
  if (!isOpen(here, side) && !here.blasted.includes(side)) return false;
  return findTile(cave, cellAcross(cell, side)) === undefined;
}

export function hasAnyGap(cave: Cave): boolean {
  return cave.some((laid) => SIDES.some((side) => isGap(cave, laid.at, side)));
}

/** ST-ENG-1, ST-ENG-2 */
export function canBeBlasted(cave: Cave, cell: Cell, side: Side): boolean {
  return !isConnected(cave, cell, side) && !isGap(cave, cell, side) && !isSealed(cave, cell, side);
}

/** ST-HOR-DIST: the number of steps from a tile to every tile that can be reached. */
export function distancesFrom(cave: Cave, start: Cell): ReadonlyMap<Cell, number> {
  const steps = new Map<Cell, number>([[start, 0]]);
  for (const [cell, distance] of steps) {
    for (const side of SIDES) {
      const to = cellAcross(cell, side);
      if (isConnected(cave, cell, side) && !steps.has(to)) steps.set(to, distance + 1);
    }
  }
  return steps;
}
