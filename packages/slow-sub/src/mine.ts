/** Laying the mine after the move. */
import { destroy, isDeep, isEmpty, isFriendlyCc } from './pieces.ts';
import { endTurn } from './rounds.ts';
import type { SlowState, Voyage } from './state.ts';
import { fleetOf, present, wake, withFleet } from './state.ts';
import type { Region } from './vocabulary.ts';
import { MINES_IN_THE_BOX } from './vocabulary.ts';

/** PS-MINE-1, PS-MINE-2 */
export function mineRegions(state: SlowState, voyage: Voyage): Region[] {
  if (!hasMineLeft(state)) return [];
  return wake(voyage).filter((at) => !isDeep(state, at) && isEmpty(state, at));
}

/** PS-MINE-4 */
function hasMineLeft(state: SlowState): boolean {
  return state.options.mines === 'unlimited' || fleetOf(state, state.seat).minesLaid < MINES_IN_THE_BOX;
}

/** Asks where the mine goes (PS-MINE-3: also for a sub that sank), or settles that it can go nowhere. */
export function askForMine(state: SlowState, voyage: Voyage): SlowState {
  if (mineRegions(state, voyage).length > 0) return { ...state, phase: { name: 'lay-mine', voyage } };
  return voyage.sunk ? endTurn(state) : endTurn(sinkForWantOfMine(state, present(voyage)));
}

/** PS-MINE-1, PS-MEET-2 */
function sinkForWantOfMine(state: SlowState, at: Region): SlowState {
  return isFriendlyCc(state, state.seat, at) ? state : destroy(state, [{ kind: 'sub', seat: state.seat, at }]);
}

export function layMine(state: SlowState, at: Region): SlowState {
  const fleet = fleetOf(state, state.seat);
  const mined = { ...fleet, mines: [...fleet.mines, at], minesLaid: fleet.minesLaid + 1 };
  return endTurn({ ...withFleet(state, state.seat, mined), quietSoFar: false });
}
