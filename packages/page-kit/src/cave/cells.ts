// Cells of a cave, as the rules write them ('2,-1'), and where they are on the board.
import { type Cell, cellOf } from '../draw/cave/cells.ts';
import { TILE } from '../draw/cave/tile.ts';

export { cellOf, neighbourCell } from '../draw/cave/cells.ts';

/** The middle of a cell in board units. */
export function cellCentre(at: string): Cell {
  const { x, y } = cellOf(at);
  return { x: x * TILE, y: y * TILE };
}
