/** What lies around an explorer. */
import { placeOf, type SlowState, tilesInBag } from './state.ts';
import { cellAcross, connectedSides, hasMark, isGap } from './temple.ts';
import { type Explorer, SIDES, type Side, type SidedAction } from './vocabulary.ts';

export function towards(type: SidedAction['type'], sides: readonly Side[]): SidedAction[] {
  return sides.map((to) => ({ type, to }));
}

/** IE-ACT-REVEAL: only while there is a tile to draw. */
export function gapsAround(state: SlowState, explorer: Explorer): Side[] {
  if (tilesInBag(state) === 0) return [];
  return SIDES.filter((side) => isGap(state.temple, placeOf(state, explorer), side));
}

/** IE-ACT-DIG */
export function rubbleInReach(state: SlowState, explorer: Explorer): (Side | 'here')[] {
  const here = placeOf(state, explorer);
  const around = connectedSides(state.temple, here).filter((side) =>
    hasMark(state.temple, cellAcross(here, side), 'rubble'),
  );
  return hasMark(state.temple, here, 'rubble') ? ['here', ...around] : around;
}
