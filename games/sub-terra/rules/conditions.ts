// Conditions of single actions, shared by the list of actions and the refusals.

import { bit, has, NOTHING, type Side, type Sides } from '@undercroft/cave';
import { CLIMBER, DIVER, GEOLOGIST } from './cavers.ts';
import { type Descent, isCaver, isConscious, isManual, isOnExit, sidesInReach } from './descent.ts';
import { FLOOD, isMarked, ROPE, RUBBLE } from './marks.ts';
import { isSteep, SQUEEZE } from './tiles.ts';

/** ST-CAVE-5: whether there is a tile to place. */
export const hasTileToPlace = (d: Descent, i: number): boolean =>
  d.stack > 0 || (isCaver(d, i, GEOLOGIST) && d.aside !== NOTHING);

/** ST-TILE-WATER, ST-TILE-CAVEIN, ST-TILE-SQUEEZE, with ST-DIV-3 and ST-CLI-2. */
export function canMoveOnto(d: Descent, i: number, tile: number): boolean {
  if (isMarked(d, tile, FLOOD) && !isCaver(d, i, DIVER)) return false;
  if (isCaver(d, i, CLIMBER)) return true;
  return !isMarked(d, tile, RUBBLE) && d.kinds[tile] !== SQUEEZE;
}

/** The sides by which a Move is possible. */
export function movesOf(d: Descent, i: number): Sides {
  const tile = d.places[i]!;
  const passages = d.cave.doors[tile]! & sidesInReach(d, i);
  const hindered = passages & d.hindered[tile]!;
  return hindered === 0 ? passages : (passages & ~hindered) | hinderedMoves(d, i, tile, hindered);
}

function hinderedMoves(d: Descent, i: number, tile: number, hindered: Sides): Sides {
  let moves = 0;
  for (let side = 0; side < 4; side++)
    if (has(hindered, side) && canMoveOnto(d, i, d.cave.beside[4 * tile + side]!)) moves |= bit(side);
  return moves;
}

/** The sides where a tile can be revealed. */
export const gapsOf = (d: Descent, i: number): Sides =>
  hasTileToPlace(d, i) ? d.cave.gaps[d.places[i]!]! & sidesInReach(d, i) : 0;

/**
 * Dig and Repel reach connected tiles (ST-ACT-DIG, ST-BOD-1), in the manual any adjacent one (ST-RM-5), even across
 * ledges (ST-TILE-LEDGE-3).
 */
export const tileInReach = (d: Descent, tile: number, side: Side): number =>
  isManual(d) ? d.cave.beside[4 * tile + side]! : d.cave.through(tile, side);

/** ST-ENG-1, ST-ENG-2. */
export function canDemolish(d: Descent, i: number, side: Side): boolean {
  const tile = d.places[i]!;
  const beside = d.cave.beside[4 * tile + side]!;
  if (d.cave.through(tile, side) !== NOTHING || d.cave.isGap(tile, side)) return false;
  return !isSealedSide(d, tile, side) && (beside === NOTHING || !isSealedSide(d, beside, side ^ 2));
}

export const isSealedSide = (d: Descent, tile: number, side: Side): boolean =>
  ((d.cave.sealed[tile]! >> side) & 1) === 1;

/** ST-ACT-LEAVE. */
export function canLeave(d: Descent): boolean {
  if (d.exitHidden) return false;
  for (let i = 0; i < d.cavers; i++) if (isConscious(d, i) && !isOnExit(d, i)) return false;
  return true;
}

export const canHoldRope = (d: Descent, tile: number): boolean => isSteep(d.kinds[tile]!) && !isMarked(d, tile, ROPE);
