// The spaces of the temple: rubble, walls, the sanctum, and which neighbours cannot always be entered.

import { bit, NOTHING, opposite, type Side } from '@undercroft/cave';
import { type Expedition, RUBBLE } from './expedition.ts';
import { BRIDGE, KEY_TYPE, RUIN, SANCTUM, typeOf } from './tiles.ts';

export const cellOf = (e: Expedition, tile: number): string => `${e.cave.x[tile]},${e.cave.y[tile]}`;

export const hasRubble = (e: Expedition, tile: number): boolean => (e.marks[tile]! & RUBBLE) !== 0;

/** IE-MOVE-1: whether a space may be closed to explorers: a ruin, a bridge or a burnt space. */
const isDoubtful = (e: Expedition, tile: number): boolean => {
  const { kind } = typeOf(e.types[tile]!);
  return kind === RUIN || kind === BRIDGE || e.burnt[tile] === 1;
};

/** To be called when a tile is placed or burns: updates the tile and its neighbours. */
export function updateDoubtful(e: Expedition, tile: number): void {
  e.doubtful[tile] = 0;
  for (let side = 0; side < 4; side++) {
    const other = e.cave.beside[4 * tile + side]!;
    if (other === NOTHING) continue;
    if (isDoubtful(e, other)) e.doubtful[tile] = e.doubtful[tile]! | bit(side);
    if (isDoubtful(e, tile)) e.doubtful[other] = e.doubtful[other]! | bit(opposite(side));
  }
}

export function removeWall(e: Expedition, tile: number, side: Side): void {
  e.cave.blast(tile, side);
  e.ways.forget();
}

export const isOnSanctum = (e: Expedition, tile: number): boolean =>
  tile !== NOTHING && (tile === e.corridor || tile === e.ledge);

/** IE-ACT-ITEM: keys on the sanctum cannot be picked up. */
export const hasFreeKey = (e: Expedition, tile: number): boolean => e.keys[tile]! > 0 && e.kinds[tile] !== SANCTUM;

/** IE-MAP-4: the keys whose tiles went with the bag. */
export function keysDiscarded(e: Expedition): number {
  let keys = e.discarded ? typeOf(KEY_TYPE).copies : 0;
  for (let tile = 0; tile < e.cave.count && keys > 0; tile++) if (e.types[tile] === KEY_TYPE) keys--;
  return keys;
}

export const keysOnSanctum = (e: Expedition): number =>
  e.corridor === NOTHING ? 0 : e.keys[e.corridor]! + e.keys[e.ledge]!;
