// The tiles of a board by the cells they lie on, and which of them are connected.
import { openSides, type Side } from './outline.ts';
import type { PlacedTile } from './tile.ts';

/** As the rules write it: 'column,row'. */
export const cellKey = (x: number, y: number): string => `${x},${y}`;
export const DX = [0, 1, 0, -1] as const;
export const DY = [-1, 0, 1, 0] as const;

export type Cells = ReadonlyMap<string, PlacedTile>;

export const byCell = (tiles: readonly PlacedTile[]): Cells => new Map(tiles.map((t) => [cellKey(t.x, t.y), t]));

/** The tile on that side, whether one can go there or not. */
export const beside = (cells: Cells, { x, y }: PlacedTile, side: Side): PlacedTile | undefined =>
  cells.get(cellKey(x + (DX[side] ?? 0), y + (DY[side] ?? 0)));

/** Passages and blown walls alike. */
export const isOpen = ({ shape, rotation, broken }: PlacedTile, side: Side): boolean =>
  openSides(shape, rotation).includes(side) || broken.includes(side);

/** A side through which one can go. */
export const isJoined = (cells: Cells, tile: PlacedTile, side: Side): boolean => {
  const next = beside(cells, tile, side);
  return next !== undefined && isOpen(tile, side) && isOpen(next, side ^ 2);
};

export const connected = (cells: Cells, tile: PlacedTile): PlacedTile[] =>
  [0, 1, 2, 3].flatMap((side) => (isJoined(cells, tile, side) ? (beside(cells, tile, side) ?? []) : []));
