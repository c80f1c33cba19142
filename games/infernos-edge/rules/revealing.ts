// Tiles in the gap being revealed: which rotations fit, and placing them (IE-ACT-REVEAL, IE-MAP-4).

import { DX, DY, NOTHING, opposite, type Sides } from '@undercroft/cave';
import { codeOf, PLACE } from './codes.ts';
import type { Emit } from './events.ts';
import { type Expedition, nameOf, RUBBLE } from './expedition.ts';
import { placeGuardian } from './guardians.ts';
import { PLACE_SANCTUM } from './jobs.ts';
import { cellOf, keysDiscarded, updateDoubtful } from './temple.ts';
import { BAG_TYPES, GUARDIAN, JOURNAL, KEY, openingsOf, RUIN, typeOf } from './tiles.ts';
export const gapX = (e: Expedition): number => e.cave.x[e.base]! + DX[e.gap]!;
export const gapY = (e: Expedition): number => e.cave.y[e.base]! + DY[e.gap]!;
export const gapCell = (e: Expedition): string => `${gapX(e)},${gapY(e)}`;

/** IE-MAP-4: counted after the draw, including a second tile in hand. */
const tilesLeft = (e: Expedition): number => e.bagCount + (e.other === NOTHING ? 0 : 1);

export type PlacementError = 'not-connected' | 'closes-the-temple';

/** Why a tile may not be placed in the gap with this rotation. */
export function placementError(
  e: Expedition,
  type: number,
  turn: number,
  left = tilesLeft(e),
): PlacementError | undefined {
  const openings = openingsOf(type, turn);
  if (!connects(e, type, openings)) return 'not-connected';
  return left > 0 && !e.cave.leavesGap(gapX(e), gapY(e), openings) ? 'closes-the-temple' : undefined;
}

/** Whether it connects to the space it is revealed from; a journal tile may connect to any (IE-ARI-2). */
function connects(e: Expedition, type: number, openings: Sides): boolean {
  if (type !== JOURNAL) return e.cave.wouldConnect(e.base, e.gap, openings);
  for (let side = 0; side < 4; side++) {
    const beside = e.cave.at(gapX(e) + DX[side]!, gapY(e) + DY[side]!);
    if (beside !== NOTHING && e.cave.wouldConnect(beside, opposite(side), openings)) return true;
  }
  return false;
}

/** Writes codes for the rotations that fit the gap into `out` and returns how many there are. */
export function fittingTurns(e: Expedition, type: number, out: Int32Array): number {
  let n = 0;
  for (let turn = 0; turn < typeOf(type).turns; turn++)
    if (placementError(e, type, turn) === undefined) out[n++] = codeOf(PLACE, turn);
  return n;
}

export function canBePlaced(e: Expedition, type: number, left = tilesLeft(e)): boolean {
  for (let turn = 0; turn < typeOf(type).turns; turn++)
    if (placementError(e, type, turn, left) === undefined) return true;
  return false;
}

/** Whether any tile in the bag could be placed if it were drawn now. */
export function canAnyBePlaced(e: Expedition): boolean {
  for (let type = 0; type < BAG_TYPES; type++)
    if (e.bag[type]! > 0 && canBePlaced(e, type, e.bagCount - 1)) return true;
  return false;
}

export function takeFromBag(e: Expedition, type: number): void {
  e.bag[type] = e.bag[type]! - 1;
  e.bagCount--;
}

export function returnToBag(e: Expedition, type: number, why: 'closes-the-temple' | 'scholar', emit: Emit): void {
  e.bag[type] = e.bag[type]! + 1;
  e.bagCount++;
  const rule = why === 'scholar' ? 'IE-ARC-1' : 'IE-MAP-4';
  emit?.({ type: 'tile-returned', rule, tile: typeOf(type).name, why });
}

export function placeHeldTile(e: Expedition, turn: number, emit: Emit): void {
  const type = e.hand;
  const tile = placeTile(e, type, gapX(e), gapY(e), turn);
  e.hand = NOTHING;
  if (emit) emitPlaced(e, tile, emit);
  addContents(e, tile, emit);
  if (type !== JOURNAL && e.bagCount === 0) e.jobs.push(PLACE_SANCTUM);
}

function emitPlaced(e: Expedition, tile: number, emit: NonNullable<Emit>): void {
  const { name } = typeOf(e.types[tile]!);
  const rule = e.types[tile] === JOURNAL ? 'IE-ARI-2' : 'IE-ACT-REVEAL';
  const at = cellOf(e, tile);
  emit({ type: 'tile-placed', rule, explorer: nameOf(e, e.actor), tile: name, at, turn: e.turns[tile]! });
}

/** IE-TILE-KEY, IE-TILE-RUIN, IE-TILE-GUARDIAN: what comes with a tile. */
function addContents(e: Expedition, tile: number, emit: Emit): void {
  if (e.kinds[tile] === KEY) {
    e.keys[tile] = 1;
    emit?.({ type: 'key-laid', rule: 'IE-TILE-KEY', at: cellOf(e, tile) });
  } else if (e.kinds[tile] === RUIN) {
    e.marks[tile] = RUBBLE;
    emit?.({ type: 'rubble-laid', rule: 'IE-TILE-RUIN', at: cellOf(e, tile) });
  } else if (e.kinds[tile] === GUARDIAN) placeGuardian(e, tile, 'IE-TILE-GUARDIAN', emit);
}

/** IE-MAP-4: where discarded keys are laid is an option. */
export function layDiscardedKeys(e: Expedition, tile: number, emit: Emit): void {
  for (let key = keysDiscarded(e); key > 0; key--) {
    e.keys[tile] = e.keys[tile]! + 1;
    emit?.({ type: 'key-laid', rule: 'IE-MAP-4', at: cellOf(e, tile) });
  }
}

export function placeTile(e: Expedition, type: number, x: number, y: number, turn: number): number {
  const tile = e.cave.placeTile(x, y, openingsOf(type, turn));
  e.types[tile] = type;
  e.turns[tile] = turn;
  e.kinds[tile] = typeOf(type).kind;
  e.marks[tile] = 0;
  e.keys[tile] = 0;
  e.burnt[tile] = 0;
  e.ways.laid(tile);
  updateDoubtful(e, tile);
  return tile;
}
