// The tile in hand: how it may be turned, whether it may be discarded, and placing it.

import { DX, DY, NOTHING, opposite } from '@undercroft/cave';
import { SCOUT } from './cavers.ts';
import { codeOf, PLACE } from './codes.ts';
import { cellOf, type Descent, isCaver, nameOf } from './descent.ts';
import type { Emit } from './events.ts';
import { push, REFILL } from './jobs.ts';
import { updateHinderedByNewTile } from './marks.ts';
import { EXIT_TYPE, isSteep, openingsOf, sealedSides, typeOf } from './tiles.ts';

const cellX = (d: Descent): number => d.cave.x[d.places[d.actor]!]! + DX[d.gap]!;
const cellY = (d: Descent): number => d.cave.y[d.places[d.actor]!]! + DY[d.gap]!;

export const gapCell = (d: Descent): string => `${cellX(d)},${cellY(d)}`;

/** Writes the codes of the allowed rotations of the tile in hand into `out`; returns how many. */
export function fittingTurns(d: Descent, out: Int32Array): number {
  let n = 0;
  for (let turn = 0; turn < typeOf(d.hand).turns; turn++)
    if (placementError(d, turn) === undefined) out[n++] = codeOf(PLACE, turn);
  return n;
}

export type PlacementError = 'arrow' | 'not-connected' | 'closes-the-cave';

/** Why the tile in hand may not be placed in this rotation: ST-TILE-LEDGE-1, ST-CAVE-2, ST-CAVE-4. */
export function placementError(d: Descent, turn: number): PlacementError | undefined {
  const type = typeOf(d.hand);
  if (isSteep(type.kind) && turn !== opposite(d.gap)) return 'arrow';
  const openings = openingsOf(type, turn);
  if (!d.cave.wouldConnect(d.places[d.actor]!, d.gap, openings, sealedSides(type, turn))) return 'not-connected';
  if (d.hand === EXIT_TYPE || isExitPlaced(d)) return undefined;
  return d.cave.leavesGap(cellX(d), cellY(d), openings) ? undefined : 'closes-the-cave';
}

/** The exit is never discarded, so if it is neither in the stack nor in hand it has been placed. */
export const isExitPlaced = (d: Descent): boolean => d.exitHidden === 0 && d.hand !== EXIT_TYPE;

/** ST-SCO-1. */
export const mayDiscard = (d: Descent): boolean =>
  isCaver(d, d.actor, SCOUT) && d.discardsLeft > 0 && d.hand !== EXIT_TYPE && d.stack > 0;

export function placeHeldTile(d: Descent, turn: number, emit: Emit): void {
  const type = d.hand;
  const tile = placeTile(d, type, cellX(d), cellY(d), turn);
  d.hand = NOTHING;
  emit?.({
    type: 'tile-placed',
    rule: 'ST-ACT-REVEAL',
    caver: nameOf(d, d.actor),
    tile: typeOf(type).name,
    at: cellOf(d, tile),
    turn,
  });
  if (d.fromAside || type === EXIT_TYPE) push(d, REFILL);
  d.fromAside = 0;
}

export function placeTile(d: Descent, type: number, x: number, y: number, turn: number): number {
  const tile = d.cave.placeTile(x, y, openingsOf(typeOf(type), turn), sealedSides(typeOf(type), turn));
  d.types[tile] = type;
  d.turns[tile] = turn;
  d.kinds[tile] = typeOf(type).kind;
  d.marks[tile] = 0;
  updateHinderedByNewTile(d, tile);
  return tile;
}
