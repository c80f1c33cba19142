// A gap that is named, tiles in hand, how they may be turned, and laying them (IE-ACT-REVEAL, IE-MAP-4).

import type { Sides } from '@undercroft/cave';
import * as cave from '@undercroft/cave';
import * as codes from './codes.ts';
import type { Tell } from './events.ts';
import type { Expedition } from './expedition.ts';
import * as expedition from './expedition.ts';
import * as guardians from './guardians.ts';
import * as jobs from './jobs.ts';
import * as tiles from './tiles.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { DX, DY, NOTHING, opposite } = cave;
const { codeOf, PLACE } = codes;
const { cellOf, nameOf, noteDoubts, RUBBLE } = expedition;
const { placeGuardian } = guardians;
const { PLACE_SANCTUM } = jobs;
const { BAG_TYPES, GUARDIAN, JOURNAL, KEY, openingsOf, RUIN, typeOf } = tiles;

export const gapX = (e: Expedition): number => e.cave.x[e.base]! + DX[e.gap]!;
export const gapY = (e: Expedition): number => e.cave.y[e.base]! + DY[e.gap]!;
export const gapCell = (e: Expedition): string => `${gapX(e)},${gapY(e)}`;

/** IE-MAP-4: counted after the draw, a second tile in hand included. */
const tilesLeft = (e: Expedition): number => e.bagCount + (e.other === NOTHING ? 0 : 1);

export type Misfit = 'not-connected' | 'closes-the-temple';

/** Why a tile may not lie in the named gap turned so. */
export function misfit(e: Expedition, type: number, turn: number, left = tilesLeft(e)): Misfit | undefined {
  const openings = openingsOf(type, turn);
  if (!connects(e, type, openings)) return 'not-connected';
  return left > 0 && !e.cave.leavesGap(gapX(e), gapY(e), openings) ? 'closes-the-temple' : undefined;
}

/** To the space it is revealed from; a journal tile to any (IE-ARI-2). */
function connects(e: Expedition, type: number, openings: Sides): boolean {
  if (type !== JOURNAL) return e.cave.wouldConnect(e.base, e.gap, openings);
  for (let side = 0; side < 4; side++) {
    const beside = e.cave.at(gapX(e) + DX[side]!, gapY(e) + DY[side]!);
    if (beside !== NOTHING && e.cave.wouldConnect(beside, opposite(side), openings)) return true;
  }
  return false;
}

/** Codes of the turns in which a tile may lie in the named gap, into `out`; answers how many. */
export function fittingTurns(e: Expedition, type: number, out: Int32Array): number {
  let n = 0;
  for (let turn = 0; turn < typeOf(type).turns; turn++)
    if (misfit(e, type, turn) === undefined) out[n++] = codeOf(PLACE, turn);
  return n;
}

export function canBePlaced(e: Expedition, type: number, left = tilesLeft(e)): boolean {
  for (let turn = 0; turn < typeOf(type).turns; turn++) if (misfit(e, type, turn, left) === undefined) return true;
  return false;
}

/** Whether any tile of the bag could be placed if it were drawn now. */
export function canAnyBePlaced(e: Expedition): boolean {
  for (let type = 0; type < BAG_TYPES; type++)
    if (e.bag[type]! > 0 && canBePlaced(e, type, e.bagCount - 1)) return true;
  return false;
}

export function takeFromBag(e: Expedition, type: number): void {
  e.bag[type] = e.bag[type]! - 1;
  e.bagCount--;
}

export function returnToBag(e: Expedition, type: number, why: 'closes-the-temple' | 'scholar', tell: Tell): void {
  e.bag[type] = e.bag[type]! + 1;
  e.bagCount++;
  const rule = why === 'scholar' ? 'IE-ARC-1' : 'IE-MAP-4';
  tell?.({ type: 'tile-returned', rule, tile: typeOf(type).name, why });
}

export function layInHand(e: Expedition, turn: number, tell: Tell): void {
  const type = e.hand;
  const tile = lay(e, type, gapX(e), gapY(e), turn);
  e.hand = NOTHING;
  if (tell) tellPlaced(e, tile, tell);
  furnish(e, tile, tell);
  if (type !== JOURNAL && e.bagCount === 0) e.agenda.push(PLACE_SANCTUM);
}

function tellPlaced(e: Expedition, tile: number, tell: NonNullable<Tell>): void {
  const { name } = typeOf(e.types[tile]!);
  const rule = e.types[tile] === JOURNAL ? 'IE-ARI-2' : 'IE-ACT-REVEAL';
  const at = cellOf(e, tile);
  tell({ type: 'tile-placed', rule, explorer: nameOf(e, e.actor), tile: name, at, turn: e.turns[tile]! });
}

/** IE-TILE-KEY, IE-TILE-RUIN, IE-TILE-GUARDIAN: what comes with a tile. */
function furnish(e: Expedition, tile: number, tell: Tell): void {
  if (e.kinds[tile] === KEY) {
    e.keys[tile] = 1;
    tell?.({ type: 'key-laid', rule: 'IE-TILE-KEY', at: cellOf(e, tile) });
  } else if (e.kinds[tile] === RUIN) {
    e.marks[tile] = RUBBLE;
    tell?.({ type: 'rubble-laid', rule: 'IE-TILE-RUIN', at: cellOf(e, tile) });
  } else if (e.kinds[tile] === GUARDIAN) placeGuardian(e, tile, 'IE-TILE-GUARDIAN', tell);
}

export function lay(e: Expedition, type: number, x: number, y: number, turn: number): number {
  const tile = e.cave.lay(x, y, openingsOf(type, turn));
  e.types[tile] = type;
  e.turns[tile] = turn;
  e.kinds[tile] = typeOf(type).kind;
  e.marks[tile] = 0;
  e.keys[tile] = 0;
  e.burnt[tile] = 0;
  e.ways.laid(tile);
  noteDoubts(e, tile);
  return tile;
}
