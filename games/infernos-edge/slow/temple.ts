/** The temple: its spaces, their walls and connections, and its gaps. */
import { GUARDIAN_WING, type Kind, openings, printOf } from './tiles.ts';
import { type Cell, SIDES, type Side, type TileName } from './vocabulary.ts';

export type Mark = 'burnt' | 'rubble' | 'shored';

/** A placed tile, or a space of the entrance or the sanctum. */
export interface PlacedTile {
  readonly at: Cell;
  readonly tile: TileName;
  /** Quarter turns clockwise. */
  readonly turn: number;
  readonly marks: readonly Mark[];
  /** IE-SAP-2, IE-SANC-2: sides whose wall was removed from this space. */
  readonly blasted: readonly Side[];
  /** How many keys lie here. */
  readonly keys: number;
}

export type Temple = readonly PlacedTile[];

export const EXIT: Cell = '0,-1';
export const CROSSROADS: Cell = '0,0';

const FARTHEST_COLUMN = 3;

const ACROSS: Readonly<Record<Side, { readonly east: number; readonly south: number }>> = {
  north: { east: 0, south: -1 },
  east: { east: 1, south: 0 },
  south: { east: 0, south: 1 },
  west: { east: -1, south: 0 },
};

// Cells

function columnOf(cell: Cell): number {
  return Number(cell.slice(0, cell.indexOf(',')));
}

export function depthOf(cell: Cell): number {
  return Number(cell.slice(cell.indexOf(',') + 1));
}

export function opposite(side: Side): Side {
  const across = { north: 'south', east: 'west', south: 'north', west: 'east' } as const;
  return across[side];
}

export function cellAcross(cell: Cell, side: Side): Cell {
  const { east, south } = ACROSS[side];
  return `${columnOf(cell) + east},${depthOf(cell) + south}`;
}

/** IE-MAP-2 */
export function isAllowed(cell: Cell): boolean {
  return Math.abs(columnOf(cell)) <= FARTHEST_COLUMN && depthOf(cell) >= 1;
}

// Spaces

/** A temple never changes, so its spaces are indexed once. */
const INDEX = new WeakMap<Temple, ReadonlyMap<Cell, PlacedTile>>();

export function findSpace(temple: Temple, cell: Cell): PlacedTile | undefined {
  const index = INDEX.get(temple) ?? new Map(temple.map((laid) => [laid.at, laid]));
  INDEX.set(temple, index);
  return index.get(cell);
}

export function spaceAt(temple: Temple, cell: Cell): PlacedTile {
  const laid = findSpace(temple, cell);
  if (laid === undefined) throw new Error(`nothing lies on ${cell}`);
  return laid;
}

/** IE-FOR-2: a shored-up space counts as normal, a burnt one as burnt. */
export function kindOf({ tile, marks }: PlacedTile): Kind | 'burnt' {
  if (marks.includes('burnt')) return 'burnt';
  return marks.includes('shored') ? 'normal' : printOf(tile).kind;
}

export function kindAt(temple: Temple, cell: Cell): Kind | 'burnt' {
  return kindOf(spaceAt(temple, cell));
}

/** IE-COMP-3, IE-TILE-GUARDIAN */
export function isGuardianSpace(laid: PlacedTile): boolean {
  return kindOf(laid) === 'guardian' || (kindOf(laid) === 'wing' && laid.tile === GUARDIAN_WING);
}

/** IE-VOLC-4: exit, crossroads and wings. */
export function isEntrance({ at }: PlacedTile): boolean {
  return depthOf(at) <= 0;
}

/** IE-COMP-4: burnt or not. */
export function isSanctum({ tile }: PlacedTile): boolean {
  const { kind } = printOf(tile);
  return kind === 'sanctum' || kind === 'ledge';
}

export function hasMark(temple: Temple, cell: Cell, mark: Mark): boolean {
  return spaceAt(temple, cell).marks.includes(mark);
}

export function withMark(temple: Temple, cell: Cell, mark: Mark): Temple {
  return withChange(temple, cell, ({ marks }) => ({ marks: [...marks, mark] }));
}

export function withoutRubble(temple: Temple, cell: Cell): Temple {
  return withChange(temple, cell, ({ marks }) => ({ marks: marks.filter((mark) => mark !== 'rubble') }));
}

export function withBlast(temple: Temple, cell: Cell, side: Side): Temple {
  return withChange(temple, cell, ({ blasted }) => ({ blasted: [...blasted, side] }));
}

export function withKeys(temple: Temple, cell: Cell, more: number): Temple {
  return withChange(temple, cell, ({ keys }) => ({ keys: keys + more }));
}

function withChange(temple: Temple, cell: Cell, change: (laid: PlacedTile) => Partial<PlacedTile>): Temple {
  return temple.map((laid) => (laid.at === cell ? { ...laid, ...change(laid) } : laid));
}

// Walls

function isPrintedOpen({ tile, turn }: PlacedTile, side: Side): boolean {
  return openings(tile, turn).includes(side);
}

function isOpen(laid: PlacedTile, side: Side): boolean {
  return isPrintedOpen(laid, side) || laid.blasted.includes(side);
}

/** IE-MAP-1: a wall demolished from one side is open on both. */
export function isConnected(temple: Temple, cell: Cell, side: Side): boolean {
  const here = spaceAt(temple, cell);
  const there = findSpace(temple, cellAcross(cell, side));
  if (there === undefined) return false;
  const blasted = here.blasted.includes(side) || there.blasted.includes(opposite(side));
  return blasted || (isPrintedOpen(here, side) && isPrintedOpen(there, opposite(side)));
}

export function connectedSides(temple: Temple, cell: Cell): Side[] {
  return SIDES.filter((side) => isConnected(temple, cell, side));
}

export function isFree(temple: Temple, cell: Cell): boolean {
  return isAllowed(cell) && findSpace(temple, cell) === undefined;
}

/** IE-MAP-3 */
export function isGap(temple: Temple, cell: Cell, side: Side): boolean {
  return isOpen(spaceAt(temple, cell), side) && isFree(temple, cellAcross(cell, side));
}

/** Every gap once. */
export function gaps(temple: Temple): Cell[] {
  const found = temple.flatMap(({ at }) =>
    SIDES.filter((side) => isGap(temple, at, side)).map((side) => cellAcross(at, side)),
  );
  return [...new Set(found)];
}

/** IE-SAP-2 */
export function canBeDemolished(temple: Temple, cell: Cell, side: Side): boolean {
  const across = cellAcross(cell, side);
  if (findSpace(temple, across) !== undefined) return !isConnected(temple, cell, side);
  return isAllowed(across) && !isOpen(spaceAt(temple, cell), side);
}
