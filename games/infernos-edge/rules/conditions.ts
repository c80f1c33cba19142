// Conditions that the list of legal actions and the refusals share.

import { bit, DX, DY, has, NOTHING, type Side, type Sides } from '@undercroft/cave';
import { BRACED, type Expedition, isActive, RESTING, SHORED } from './expedition.ts';
import { canBePlaced } from './revealing.ts';
import { hasRubble } from './temple.ts';
import { BAG_TYPES, isAllowed, JOURNAL, NORMAL } from './tiles.ts';

/** IE-TURN-2. There is always something to do afterwards: healing what it cost. */
export const mayExert = (e: Expedition): boolean => !e.exerted && isActive(e, e.active) && e.health[e.active]! >= 2;

/** IE-SAP-2: a wall with a neighbour or an allowed empty cell behind it. */
export function canDemolish(e: Expedition, tile: number, side: Side): boolean {
  if (e.cave.through(tile, side) !== NOTHING || e.cave.isGap(tile, side)) return false;
  return hasBeyond(e, tile, side);
}

export const hasBeyond = (e: Expedition, tile: number, side: Side): boolean =>
  e.cave.beside[4 * tile + side] !== NOTHING || isAllowed(e.cave.x[tile]! + DX[side]!, e.cave.y[tile]! + DY[side]!);

/** IE-FOR-2: a tile from the bag that does not count as normal. */
export const canShoreUp = (e: Expedition, tile: number): boolean =>
  e.types[tile]! < BAG_TYPES && e.kinds[tile] !== NORMAL && (e.marks[tile]! & SHORED) === 0;

/** IE-VET-2: not while braced, nor in the turn after. */
export const canBrace = (e: Expedition): boolean => e.brace !== BRACED && e.brace !== RESTING;

export const MEND_REACH = 2;
export const SHOT_REACH = 3;

/** IE-ARI-2: whether a journal tile could be placed in this gap. */
export function canResearch(e: Expedition, tile: number, side: Side): boolean {
  const { base, gap } = e;
  e.base = tile;
  e.gap = side;
  const possible = canBePlaced(e, JOURNAL);
  e.base = base;
  e.gap = gap;
  return possible;
}

/** The sides on which an adjacent space has rubble. */
export function rubbleAround(e: Expedition, tile: number): Sides {
  const doubtful = e.cave.doors[tile]! & e.doubtful[tile]!;
  let rubble = 0;
  if (doubtful === 0) return 0;
  for (let side = 0; side < 4; side++)
    if (has(doubtful, side) && hasRubble(e, e.cave.beside[4 * tile + side]!)) rubble |= bit(side);
  return rubble;
}
