// Marks on tiles and states of cavers, as bits.

import { bit, NOTHING, opposite, type Side } from '@undercroft/cave';
import { bits } from '@undercroft/engine';
import type { Descent } from './descent.ts';
import { SQUEEZE } from './tiles.ts';

export const MARKS = ['flood', 'rubble', 'rope'] as const;
export const MARK_BITS = bits(MARKS);
export const { flood: FLOOD, rubble: RUBBLE, rope: ROPE } = MARK_BITS;

/** The states a caver can be in. */
export const STATES = ['hidden', 'submerged', 'removed'] as const;
export const STATE_BITS = bits(STATES);
export const { hidden: HIDDEN, submerged: SUBMERGED, removed: REMOVED } = STATE_BITS;

export const isMarked = (d: Descent, tile: number, mark: number): boolean => (d.marks[tile]! & mark) !== 0;

export function addMark(d: Descent, tile: number, mark: number): void {
  d.marks[tile] = d.marks[tile]! | mark;
  updateHindered(d, tile);
}

export function removeMark(d: Descent, tile: number, mark: number): void {
  d.marks[tile] = d.marks[tile]! & ~mark;
  updateHindered(d, tile);
}

/** Whether not everybody can move onto this tile: ST-TILE-WATER, ST-TILE-CAVEIN, ST-TILE-SQUEEZE. */
const hinders = (d: Descent, tile: number): boolean => isMarked(d, tile, FLOOD | RUBBLE) || d.kinds[tile] === SQUEEZE;

/** Updates the neighbours of a tile whose marks have changed. */
function updateHindered(d: Descent, tile: number): void {
  for (let side = 0; side < 4; side++) {
    const other = d.cave.beside[4 * tile + side]!;
    if (other !== NOTHING) updateHinderedSide(d, other, opposite(side), tile);
  }
}

function updateHinderedSide(d: Descent, tile: number, side: Side, beyond: number): void {
  const others = d.hindered[tile]! & ~bit(side);
  d.hindered[tile] = hinders(d, beyond) ? others | bit(side) : others;
}

/** Updates a new tile and its neighbours. */
export function updateHinderedByNewTile(d: Descent, tile: number): void {
  d.hindered[tile] = 0;
  for (let side = 0; side < 4; side++) {
    const other = d.cave.beside[4 * tile + side]!;
    if (other === NOTHING) continue;
    updateHinderedSide(d, tile, side, other);
    updateHinderedSide(d, other, opposite(side), tile);
  }
}
