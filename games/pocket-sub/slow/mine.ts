/** Laying the mine after the move. */

import { destroy, isDeep, isEmpty, isFriendlyCc } from './pieces.ts';
import { endTurn } from './rounds.ts';
import { currentRegion, fleetOf, regionsBehind, type SlowState, type Voyage, withFleet } from './state.ts';
import type { Region } from './vocabulary.ts';

/** PS-COMP-1; a limit only with the option "twelve mines" (PS-MINE-4). */
const MINES_IN_THE_BOX = 12;

/** PS-MINE-1, PS-MINE-2 */
export function mineRegions(state: SlowState, voyage: Voyage): Region[] {
  if (!hasMineLeft(state)) return [];
  return regionsBehind(voyage).filter((at) => !isDeep(state, at) && isEmpty(state, at));
}

/** PS-MINE-4 */
function hasMineLeft(state: SlowState): boolean {
  return state.options.mines === 'unlimited' || fleetOf(state, state.seat).minesLaid < MINES_IN_THE_BOX;
}

/** Asks where the mine goes (PS-MINE-3: also for a sub that sank), or ends the turn if it can go nowhere. */
export function askForMine(state: SlowState, voyage: Voyage): SlowState {
  if (mineRegions(state, voyage).length > 0) return { ...state, phase: { name: 'lay-mine', voyage } };
  return voyage.sunk ? endTurn(state) : endTurn(sinkWithoutMine(state, currentRegion(voyage)));
}

/** PS-MINE-1, PS-MEET-2 */
function sinkWithoutMine(state: SlowState, at: Region): SlowState {
  return isFriendlyCc(state, state.seat, at) ? state : destroy(state, [{ kind: 'sub', seat: state.seat, at }]);
}

export function layMine(state: SlowState, at: Region): SlowState {
  const fleet = fleetOf(state, state.seat);
  const mined = { ...fleet, mines: [...fleet.mines, at], minesLaid: fleet.minesLaid + 1 };
  return endTurn({ ...withFleet(state, state.seat, mined), quietSoFar: false });
}
