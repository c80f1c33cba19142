// Whether the bag is about to be discarded with keys in it (IE-MAP-4), for warnings and for bots. Everything is known exactly.

import { DX, DY, NOTHING, type Side } from '@undercroft/cave';
import { argumentOf, CHOOSE, EXPLORE, ILLUMINATE, kindOf, PLACE, REVEAL, SCOPE, sideOf, tileOf } from './codes.ts';
import { chooseTile } from './drawing.ts';
import { Expedition } from './expedition.ts';
import { canAnyBePlaced, fittingTurns, placeHeldTile } from './revealing.ts';
import { KEY_TYPE } from './tiles.ts';

/** Not counting tiles in hand. */
export const keysInBag = (e: Expedition): number => e.bag[KEY_TYPE]!;

/** Whether naming the gap on this side of a tile would discard the bag with keys in it: no tile of the bag fits there. */
export function gapDiscardsKeys(e: Expedition, tile: number, side: Side): boolean {
  if (keysInBag(e) === 0) return false;
  const { base, gap } = e;
  e.base = tile;
  e.gap = side;
  const fits = canAnyBePlaced(e);
  e.base = base;
  e.gap = gap;
  return !fits;
}

/** The same for a legal action, as a code: only those that name a gap can discard the bag. */
export function wouldDiscardKeys(e: Expedition, code: number): boolean {
  const argument = argumentOf(code);
  switch (kindOf(code)) {
    case REVEAL:
    case EXPLORE:
    case ILLUMINATE:
      return gapDiscardsKeys(e, e.places[e.actor]!, argument);
    case SCOPE:
      return gapDiscardsKeys(e, tileOf(argument), sideOf(argument));
    default:
      return false;
  }
}

/** Whether keys are in the bag and every gap would discard it: they cannot be found any more unless a wall is opened. */
export function areKeysTrapped(e: Expedition): boolean {
  if (keysInBag(e) === 0) return false;
  for (let tile = 0; tile < e.cave.count; tile++)
    for (let side = 0; side < 4; side++) if (e.cave.isGap(tile, side) && !gapDiscardsKeys(e, tile, side)) return false;
  return true;
}

let placed: Expedition | undefined;

/** The same for the position after placing the tile in hand with this rotation. */
export function wouldTrapKeys(e: Expedition, turn: number): boolean {
  if (keysInBag(e) === 0) return false;
  placed ??= new Expedition();
  placed.copyFrom(e);
  placeHeldTile(placed, turn, undefined);
  return areKeysTrapped(placed);
}

let chosen: Expedition | undefined;
const turns = new Int32Array(4);

/** The same for the choice of one of two tiles (IE-ARC-1): it is laid at once where it fits in one way only, or every way would trap them. */
function choiceTrapsKeys(e: Expedition, type: number): boolean {
  chosen ??= new Expedition();
  chosen.copyFrom(e);
  chooseTile(chosen, type, undefined);
  if (chosen.hand === NOTHING) return areKeysTrapped(chosen);
  const n = fittingTurns(chosen, chosen.hand, turns);
  for (let i = 0; i < n; i++) if (!wouldTrapKeys(chosen, argumentOf(turns[i]!))) return false;
  return n > 0;
}

/** The same for a legal action, as a code: only those that place a tile can do it. */
export function actionTrapsKeys(e: Expedition, code: number): boolean {
  const argument = argumentOf(code);
  switch (kindOf(code)) {
    case PLACE:
      return wouldTrapKeys(e, argument);
    case CHOOSE:
      return choiceTrapsKeys(e, argument);
    default:
      return false;
  }
}

/** Whether all open sides lead to the same empty cell. */
export function isOneGapLeft(e: Expedition): boolean {
  let only: number | undefined;
  for (let tile = 0; tile < e.cave.count; tile++)
    for (let side = 0; side < 4; side++) {
      if (!e.cave.isGap(tile, side)) continue;
      const cell = 7 * (e.cave.y[tile]! + DY[side]!) + e.cave.x[tile]! + DX[side]!;
      if (only !== undefined && only !== cell) return false;
      only = cell;
    }
  return only !== undefined;
}
