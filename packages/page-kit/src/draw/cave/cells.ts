// The tiles of a board by the cells they lie on, and which of them are connected.
import { DX, DY, SIDES, type SideName } from '@undercroft/cave';
import { openSides, type Side } from './outline.ts';
import type { PlacedTile } from './tile.ts';

/** As the rules write it: 'column,row'. */
export const cellKey = (x: number, y: number): string => `${x},${y}`;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export function cellOf(at: string): Cell {
  const [x = 0, y = 0] = at.split(',').map(Number);
  return { x, y };
}

/** The key of the cell on that side. */
export const keyBeside = ({ x, y }: Cell, side: Side): string => cellKey(x + (DX[side] ?? 0), y + (DY[side] ?? 0));

export const neighbourCell = (at: string, side: SideName): string => keyBeside(cellOf(at), SIDES.indexOf(side));

export type Cells = ReadonlyMap<string, PlacedTile>;

export const byCell = (tiles: readonly PlacedTile[]): Cells => new Map(tiles.map((t) => [cellKey(t.x, t.y), t]));

/** The tile on that side, whether you can go there or not. */
export const beside = (cells: Cells, tile: PlacedTile, side: Side): PlacedTile | undefined =>
  cells.get(keyBeside(tile, side));

/** Passages and blown walls alike. */
export const isOpen = ({ shape, rotation, broken }: PlacedTile, side: Side): boolean =>
  openSides(shape, rotation).includes(side) || broken.includes(side);

/** A side that you can go through. */
export const isJoined = (cells: Cells, tile: PlacedTile, side: Side): boolean => {
  const next = beside(cells, tile, side);
  return next !== undefined && isOpen(tile, side) && isOpen(next, side ^ 2);
};

export const connected = (cells: Cells, tile: PlacedTile): PlacedTile[] =>
  [0, 1, 2, 3].flatMap((side) => (isJoined(cells, tile, side) ? (beside(cells, tile, side) ?? []) : []));
