// Cells of a cave, as the rules write them ('2,-1'), and where they are on the board.
import { DX, DY, SIDES, type SideName } from '@undercroft/cave';
import { TILE } from '../../draw/tile.ts';

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export function cellOf(at: string): Cell {
  const [x = 0, y = 0] = at.split(',').map(Number);
  return { x, y };
}

export function besideCell(at: string, side: SideName): string {
  const { x, y } = cellOf(at);
  const s = SIDES.indexOf(side);
  return `${x + (DX[s] ?? 0)},${y + (DY[s] ?? 0)}`;
}

/** The middle of a cell in board units. */
export function middle(at: string): Cell {
  const { x, y } = cellOf(at);
  return { x: x * TILE, y: y * TILE };
}
