// Revealing: choosing a gap, drawing, choosing between two tiles, and stepping onto the new one.

import { has, NOTHING } from '@undercroft/cave';
import { ASK_CHOOSE, ASK_PLACE, DRAW_TILE } from './asks.ts';
import { argumentOf, codeOf, REVEAL, STOP } from './codes.ts';
import { endGame, KEYS_LOST } from './ending.ts';
import type { Emit } from './events.ts';
import { closingOf, type Expedition, isExplorer, nameOf } from './expedition.ts';
import { ARCHAEOLOGIST } from './explorers.ts';
import { PLACE_SANCTUM, STEP_IN } from './jobs.ts';
import { movesOf, step } from './moving.ts';
import {
  canAnyBePlaced,
  canBePlaced,
  fittingTurns,
  gapCell,
  layDiscardedKeys,
  placeHeldTile,
  returnToBag,
  takeFromBag,
} from './revealing.ts';
import { keysDiscarded } from './temple.ts';
import { CROSSROADS, typeOf } from './tiles.ts';

export function startReveal(e: Expedition, base: number, side: number, rule: string, emit: Emit): void {
  e.base = base;
  e.gap = side;
  const exploring = e.exploring === 1;
  emit?.({ type: 'gap-named', rule, explorer: nameOf(e, e.actor), at: gapCell(e), exploring });
  drawTile(e, emit);
}

export function explore(e: Expedition, side: number, emit: Emit): void {
  e.exploring = 1;
  e.jobs.push(STEP_IN);
  startReveal(e, e.places[e.actor]!, side, 'IE-ACT-EXPLORE', emit);
}

/** IE-GUI-2: codes for the second Reveal and for stopping. */
export function secondReveals(e: Expedition, out: Int32Array): number {
  let n = 0;
  const tile = e.places[e.actor]!;
  if (e.bagCount > 0)
    for (let side = 0; side < 4; side++) if (e.cave.isGap(tile, side)) out[n++] = codeOf(REVEAL, side);
  out[n++] = codeOf(STOP);
  return n;
}

/** IE-MAP-4: if no tile can be placed, the bag is discarded and the action is spent. */
export function drawTile(e: Expedition, emit: Emit): void {
  if (canAnyBePlaced(e)) {
    e.asks = DRAW_TILE;
    return;
  }
  discardBag(e, emit);
}

/** IE-MAP-4: if keys are lost with the bag, the game is over at once. */
function discardBag(e: Expedition, emit: Emit): void {
  emit?.({ type: 'bag-discarded', rule: 'IE-MAP-4', tiles: e.bagCount });
  e.bag.fill(0);
  e.bagCount = 0;
  e.discarded = 1;
  e.exploring = 0;
  const closing = closingOf(e);
  if (closing === 'strict' && keysDiscarded(e) > 0) return endGame(e, KEYS_LOST, emit);
  if (closing === 'crossroads') layDiscardedKeys(e, CROSSROADS, emit);
  e.jobs.push(PLACE_SANCTUM);
}

/** IE-ARC-1: a Scholar draws two tiles if there are two. */
export function takeDrawnTile(e: Expedition, type: number, emit: Emit): void {
  takeFromBag(e, type);
  const explorer = nameOf(e, e.actor);
  emit?.({ type: 'tile-drawn', rule: 'IE-ACT-REVEAL', explorer, tile: typeOf(type).name, left: e.bagCount });
  if (e.hand !== NOTHING) e.other = type;
  else {
    e.hand = type;
    if (isExplorer(e, e.actor, ARCHAEOLOGIST) && e.bagCount > 0) {
      e.asks = DRAW_TILE;
      return;
    }
  }
  placeOrReturn(e, emit);
}

const turns = new Int32Array(4);

/** IE-MAP-4: a tile that cannot be placed returns to the bag. */
export function placeOrReturn(e: Expedition, emit: Emit): void {
  if (e.other !== NOTHING) return placeOneOfTwo(e, emit);
  const n = fittingTurns(e, e.hand, turns);
  if (n > 1) e.asks = ASK_PLACE;
  else if (n === 1) placeHeldTile(e, argumentOf(turns[0]!), emit);
  else {
    returnHeldTile(e, emit);
    drawTile(e, emit);
  }
}

function placeOneOfTwo(e: Expedition, emit: Emit): void {
  const hand = canBePlaced(e, e.hand);
  const other = canBePlaced(e, e.other);
  if (hand && other && e.hand !== e.other) e.asks = ASK_CHOOSE;
  else if (hand) chooseTile(e, e.hand, emit);
  else if (other) chooseTile(e, e.other, emit);
  else {
    returnToBag(e, e.other, 'closes-the-temple', emit);
    e.other = NOTHING;
    returnHeldTile(e, emit);
    drawTile(e, emit);
  }
}

function returnHeldTile(e: Expedition, emit: Emit): void {
  returnToBag(e, e.hand, 'closes-the-temple', emit);
  e.hand = NOTHING;
}

/** IE-ARC-1: keeps one tile and returns the other. */
export function chooseTile(e: Expedition, type: number, emit: Emit): void {
  const returned = e.hand === type ? e.other : e.hand;
  e.hand = type;
  e.other = NOTHING;
  returnToBag(e, returned, 'scholar', emit);
  placeOrReturn(e, emit);
}

/** IE-ACT-EXPLORE: the explorer stays if the new tile cannot be entered. */
export function stepIn(e: Expedition, emit: Emit): void {
  if (e.exploring && has(movesOf(e, e.actor), e.gap)) step(e, e.actor, e.gap, 'explore', emit);
}
