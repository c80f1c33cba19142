// Closing the temple (IE-MAP-4): when no tile of the bag can be placed in the last gap, the bag is discarded, the sanctum comes
// at once, and the keys that were still in the bag lie on its ledge. So a gap that leads nowhere is worth keeping for last.
import * as cave from '@undercroft/cave';
import type { Expedition } from '@undercroft/infernos-edge';
import { WEIGHTS } from './weights.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { DX, DY, has, NOTHING, opposite } = cave;

const COLUMNS = 7;
/** More rows than tiles could ever make. */
const ROWS = 48;
/** The tile on each cell, by row and column, in the temple last looked at. */
const cells = new Int8Array(COLUMNS * ROWS);

const cellAt = (x: number, y: number): number => COLUMNS * y + x + 3;

/** Looks where tiles lie; `worthOfGap` is about this temple until the next is looked at. */
export function lookAtCells(e: Expedition): void {
  const { x, y, count } = e.cave;
  cells.fill(NOTHING);
  for (let tile = 0; tile < count; tile++) if (y[tile]! >= 0) cells[cellAt(x[tile]!, y[tile]!)] = tile;
}

/** How good it is to reveal a tile in the gap at this side: what is added to the usual worth. */
export function worthOfGap(e: Expedition, tile: number, side: number): number {
  const x = e.cave.x[tile]! + (DX[side] as number);
  const y = e.cave.y[tile]! + (DY[side] as number);
  let ways = 0;
  let gaps = 0;
  for (let to = 0; to < 4; to++) {
    const nx = x + (DX[to] as number);
    const ny = y + (DY[to] as number);
    if (nx < -3 || nx > 3) continue;
    const other = cells[cellAt(nx, ny)]!;
    // At depth 0 every cell has a tile: an empty one is a way on.
    if (other === NOTHING) ways++;
    else if (has(e.cave.gaps[other]!, opposite(to))) gaps++;
  }
  if (ways > 0) return -WEIGHTS.openGap * ways;
  return gaps === e.cave.loose ? WEIGHTS.lastGap : -WEIGHTS.blindGap;
}
