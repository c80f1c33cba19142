// Revealing a tile: drawing it, then placing or discarding it.

import { NOTHING, SIDES, type SideName } from '@undercroft/cave';
import { ASK_CHOOSE, ASK_PLACE, ASK_TAKE, DRAW_TILE } from './asks.ts';
import { GEOLOGIST } from './cavers.ts';
import { argumentOf } from './codes.ts';
import { type Descent, isCaver, isManual, nameOf } from './descent.ts';
import type { Emit } from './events.ts';
import { push, REFILL, REVEAL, STEP_IN } from './jobs.ts';
import { fittingTurns, gapCell, mayDiscard, placeHeldTile } from './placement.ts';
import { setDrawnTileAside, takeSetAsideTile } from './set-aside.ts';
import { removeFromStack } from './stack.ts';
import { typeOf } from './tiles.ts';

export function beginReveal(d: Descent, side: number, exploring: number, emit: Emit): void {
  d.gap = side;
  d.exploring = exploring;
  const rule = exploring ? 'ST-ACT-EXPLORE' : 'ST-ACT-REVEAL';
  emit?.({
    type: 'gap-named',
    rule,
    caver: nameOf(d, d.actor),
    at: gapCell(d),
    side: SIDES[side] as SideName,
    exploring: exploring === 1,
  });
  push(d, STEP_IN);
  reveal(d, emit);
}

/** The Geologist decides before drawing (ST-GEO-2), in the manual after drawing (ST-RM-6). */
export function reveal(d: Descent, emit: Emit): void {
  d.fromAside = 0;
  if (!isCaver(d, d.actor, GEOLOGIST) || d.aside === NOTHING || isManual(d)) return drawTile(d, emit);
  if (d.stack === 0) placeSetAsideTile(d, emit);
  else d.asks = ASK_TAKE;
}

/** ST-CAVE-5: with nothing left to draw, the point is spent and nobody steps. */
export function drawTile(d: Descent, emit: Emit): void {
  if (d.stack > 0) {
    if (d.top === NOTHING) d.asks = DRAW_TILE;
    else takeDrawnTile(d, d.top, emit);
  } else if (isManual(d) && isCaver(d, d.actor, GEOLOGIST) && d.aside !== NOTHING) placeSetAsideTile(d, emit);
  else {
    d.exploring = 0;
    emit?.({ type: 'stack-empty', rule: 'ST-CAVE-5' });
  }
}

export function takeDrawnTile(d: Descent, type: number, emit: Emit): void {
  removeFromStack(d, type);
  d.hand = type;
  emit?.({
    type: 'tile-drawn',
    rule: 'ST-ACT-REVEAL',
    caver: nameOf(d, d.actor),
    tile: typeOf(type).name,
    left: d.stack,
  });
  if (canChoose(d)) d.asks = ASK_CHOOSE;
  else askForPlacement(d, emit);
}

/** ST-RM-6; ST-ASK-1: two equal tiles leave no choice. */
const canChoose = (d: Descent): boolean =>
  isManual(d) && isCaver(d, d.actor, GEOLOGIST) && d.aside !== NOTHING && d.aside !== d.hand;

function placeSetAsideTile(d: Descent, emit: Emit): void {
  takeSetAsideTile(d, emit);
  askForPlacement(d, emit);
}

/** ST-GEO-2; ST-RM-6: a drawn tile is set aside in exchange. */
export function useSetAsideTile(d: Descent, emit: Emit): void {
  const drawn = d.hand;
  takeSetAsideTile(d, emit);
  if (drawn >= 0) setDrawnTileAside(d, drawn, emit);
  askForPlacement(d, emit);
}

export function useStackTile(d: Descent, emit: Emit): void {
  if (d.hand < 0) drawTile(d, emit);
  else askForPlacement(d, emit);
}

const turns = new Int32Array(SIDES.length);

/** ST-CAVE-2, ST-CAVE-4, ST-TILE-LEDGE-1: asks for a rotation if there is a choice; discards a tile that has none. */
export function askForPlacement(d: Descent, emit: Emit): void {
  const n = fittingTurns(d, turns);
  if (n === 0) return rejectHeldTile(d, emit);
  if (n === 1 && !mayDiscard(d)) placeHeldTile(d, argumentOf(turns[0]!), emit);
  else d.asks = ASK_PLACE;
}

function rejectHeldTile(d: Descent, emit: Emit): void {
  discardTile(d, 'closes-the-cave', 'ST-CAVE-4', emit);
  push(d, REVEAL);
  if (d.fromAside) push(d, REFILL);
}

/** ST-SCO-1. */
export function discardHeldTile(d: Descent, emit: Emit): void {
  d.discardsLeft--;
  discardTile(d, 'pathfinder', 'ST-SCO-1', emit);
  drawTile(d, emit);
}

export function discardTile(d: Descent, why: 'closes-the-cave' | 'pathfinder', rule: string, emit: Emit): void {
  d.discarded[d.hand] = d.discarded[d.hand]! + 1;
  emit?.({ type: 'tile-discarded', rule, tile: typeOf(d.hand).name, why });
  d.hand = NOTHING;
}
