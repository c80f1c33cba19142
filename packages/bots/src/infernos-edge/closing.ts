// Closing the temple (IE-MAP-4): when no tile of the bag can be placed in the last gap, the bag is discarded, the sanctum comes
// at once, and the keys that were still in the bag lie on its ledge. That is half the work saved. So: few gaps, and one
// that leads nowhere is kept for last.
import * as cave from '@undercroft/cave';
import type { Expedition } from '@undercroft/infernos-edge';
import * as game from '@undercroft/infernos-edge';
import { WEIGHTS } from './weights.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { DX, DY, has } = cave;
const { gapX, gapY, openingsOf, typeOf } = game;

const COLUMNS = 7;
/** More rows than tiles could ever make. */
const ROWS = 48;
const EMPTY = -1;
/** The tile on each cell, or EMPTY; and whether a gap leads into it. In the temple last looked at. */
const cells = new Int8Array(COLUMNS * ROWS);
const isGap = new Int8Array(COLUMNS * ROWS);
/** Cells that gaps lead into, as a list. */
const gapCells = new Int16Array(4 * COLUMNS * ROWS);
let gapCount = 0;
/** How many of them lead on. */
let openCount = 0;

const STEPS = DX.map((dx, side) => dx + COLUMNS * (DY[side] as number));
const cellAt = (x: number, y: number): number => COLUMNS * y + x + 3;

/** Whether the cell on this side lies inside the temple's columns. */
const isInside = (cell: number, side: number): boolean =>
  side === 1 ? cell % COLUMNS !== COLUMNS - 1 : side === 3 ? cell % COLUMNS !== 0 : true;

/** Looks where tiles and gaps are; everything below is about this temple until the next is looked at. */
export function lookAtCells(e: Expedition): void {
  const { x, y, gaps, count } = e.cave;
  cells.fill(EMPTY);
  isGap.fill(0);
  gapCount = 0;
  for (let tile = 0; tile < count; tile++) {
    if (y[tile]! < 0) continue;
    const cell = cellAt(x[tile]!, y[tile]!);
    cells[cell] = tile;
    if (gaps[tile] !== 0) noteGaps(cell, gaps[tile]!);
  }
  openCount = 0;
  for (let k = 0; k < gapCount; k++) if (waysOn(gapCells[k]!) > 0) openCount++;
}

function noteGaps(cell: number, sides: number): void {
  for (let side = 0; side < 4; side++) {
    if (!has(sides, side)) continue;
    const beyond = cell + STEPS[side]!;
    if (isGap[beyond]) continue;
    isGap[beyond] = 1;
    gapCells[gapCount++] = beyond;
  }
}

/** How many empty cells lie beside a cell. At depth 0 there are none. */
function waysOn(cell: number): number {
  let ways = 0;
  for (let side = 0; side < 4; side++) if (isInside(cell, side) && cells[cell + STEPS[side]!] === EMPTY) ways++;
  return ways;
}

/** How many empty cells beside a cell no gap leads into yet. */
function newWaysOn(cell: number): number {
  let ways = 0;
  for (let side = 0; side < 4; side++) {
    const beyond = cell + STEPS[side]!;
    if (isInside(cell, side) && cells[beyond] === EMPTY && !isGap[beyond]) ways++;
  }
  return ways;
}

/** How good it is to reveal a tile in the gap at this side: what is added to the usual worth. */
export function worthOfGap(e: Expedition, tile: number, side: number): number {
  const cell = cellAt(e.cave.x[tile]!, e.cave.y[tile]!) + STEPS[side]!;
  if (waysOn(cell) > 0) return -WEIGHTS.openGap * newWaysOn(cell);
  if (gapCount === 1) return WEIGHTS.lastGap;
  return openCount > 0 ? -WEIGHTS.blindGap : 0;
}

/** How far the temple is from being closed: a gap counts the more the more ways lead on from it. */
export function openness(): number {
  let sum = 0;
  for (let k = 0; k < gapCount; k++) sum += costOfWays(waysOn(gapCells[k]!));
  return sum;
}

const costOfWays = (ways: number): number => (ways === 0 ? 0.3 : 0.6 + 0.4 * ways);

/** What the new gaps of a tile would cost, turned so in the gap that is named. */
export function costOfTurn(e: Expedition, type: number, turn: number): number {
  const openings = openingsOf(type, turn);
  const cell = cellAt(gapX(e), gapY(e));
  let cost = 0;
  cells[cell] = 0;
  for (let side = 0; side < 4; side++) {
    const beyond = cell + STEPS[side]!;
    if (!has(openings, side) || !isInside(cell, side) || cells[beyond] !== EMPTY || isGap[beyond]) continue;
    cost += costOfWays(waysOn(beyond));
  }
  cells[cell] = EMPTY;
  return cost;
}

/** The same, turned as well as possible among the turns that connect. */
export function costOfTile(e: Expedition, type: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < typeOf(type).turns; turn++)
    if (e.cave.wouldConnect(e.base, e.gap, openingsOf(type, turn))) least = Math.min(least, costOfTurn(e, type, turn));
  return least;
}
