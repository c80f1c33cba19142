// Closing the temple (IE-MAP-4): when no tile of the bag can be placed in the last gap, the bag is discarded, the sanctum comes
// at once, and the keys that were still in the bag lie on its ledge. That is half the work saved. So every gap is looked at
// by how many tiles will have to be laid after it is filled, and every tile is turned so that they are few.

import * as cave from '@undercroft/cave';
import type { Expedition } from '@undercroft/infernos-edge';
import * as game from '@undercroft/infernos-edge';
import { CELLS, cellAt, Plan, SHAPE_COUNT, STEPS, TURNS } from './plan.ts';
import { tilesAhead } from './tiles-ahead.ts';
import { WEIGHTS } from './weights.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { has, opposite } = cave;
const { gapX, gapY, openingsOf, typeOf } = game;

/** The temple last looked at, and how many tiles are to be laid in it yet. */
const plan = new Plan();
let ahead = 0;
/** What is to be laid after a gap is filled, by its cell and the side it is filled from, as far as it has been asked. */
const known = new Float64Array(4 * CELLS);
const UNKNOWN = -1;

/** Looks where tiles and gaps are; everything below is about this temple until the next is looked at. */
export function lookAtCells(e: Expedition): void {
  if (!plan.look(e)) return;
  ahead = plan.left === 0 ? 0 : tilesAhead(plan);
  for (let k = 0; k < plan.gapCount; k++) known.fill(UNKNOWN, 4 * plan.gaps[k]!, 4 * plan.gaps[k]! + 4);
}

/** How many tiles will be laid yet. */
export const tilesToLay = (): number => ahead;

/** How good it is to reveal a tile in the gap at this side: what is added to the usual worth. */
export function worthOfGap(e: Expedition, tile: number, side: number): number {
  const cell = cellAt(e.cave.x[tile]!, e.cave.y[tile]!) + STEPS[side]!;
  if (plan.isSealed()) return WEIGHTS.lastGap;
  if (plan.waysOn(cell) === 0) return -WEIGHTS.blindGap;
  return WEIGHTS.closing * Math.min(0, ahead - 1 - afterGap(cell, side));
}

function afterGap(cell: number, side: number): number {
  const index = 4 * cell + side;
  if (known[index] === UNKNOWN) known[index] = expectAfter(cell, opposite(side));
  return known[index]!;
}

/** On average over what may be drawn, turned as well as possible; `base` is the side the tile has to connect on. */
function expectAfter(cell: number, base: number): number {
  let sum = 0;
  let count = 0;
  for (let shape = 0; shape < SHAPE_COUNT; shape++) {
    const copies = plan.bag[shape]!;
    if (copies === 0) continue;
    plan.bag[shape] = copies - 1;
    plan.left--;
    const least = leastAfter(cell, base, TURNS[shape]!);
    plan.left++;
    plan.bag[shape] = copies;
    if (least === Number.POSITIVE_INFINITY) continue;
    sum += copies * least;
    count += copies;
  }
  return count === 0 ? 0 : sum / count;
}

function leastAfter(cell: number, base: number, turns: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const openings of turns) if (has(openings, base)) least = Math.min(least, after(cell, openings));
  return least;
}

/** How many tiles are to be laid after this one; infinitely many if it may not lie so. */
function after(cell: number, openings: number): number {
  plan.lay(cell, openings);
  const tiles = plan.gapCount > 0 || plan.left === 0 ? tilesAhead(plan) : Number.POSITIVE_INFINITY;
  plan.takeOff(cell);
  return tiles;
}

/** How many tiles will be laid after this one, turned so in the gap that is named. */
export const tilesAfterTurn = (e: Expedition, type: number, turn: number): number =>
  after(cellAt(gapX(e), gapY(e)), openingsOf(type, turn));

/** The same, turned as well as possible among the turns that connect. */
export function tilesAfter(e: Expedition, type: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < typeOf(type).turns; turn++)
    if (e.cave.wouldConnect(e.base, e.gap, openingsOf(type, turn)))
      least = Math.min(least, tilesAfterTurn(e, type, turn));
  return least;
}
