/** From turn to turn and round to round, and the end of the game. */
import { cellOf, turnedRegion } from './board.ts';
import { areFriends } from './pieces.ts';
import type { SlowState, Whirlpool } from './state.ts';
import { fleetOf, seatAfter } from './state.ts';

const QUIET_ROUNDS_TO_DRAW = 3;

/** PS-END-1: the finished game, if only one side has subs left. */
export function overIfWon(state: SlowState): SlowState | undefined {
  const seats = [...state.fleets.keys()];
  const afloat = seats.filter((seat) => hasSubs(state, seat));
  const [survivor] = afloat;
  if (survivor === undefined) throw new Error('nobody has subs left');
  if (!afloat.every((seat) => areFriends(state, survivor, seat))) return undefined;
  const winners = seats.filter((seat) => areFriends(state, survivor, seat));
  return { ...state, phase: { name: 'over', outcome: { winners } } };
}

function hasSubs(state: SlowState, seat: number): boolean {
  return fleetOf(state, seat).subs.length > 0;
}

export function endTurn(state: SlowState): SlowState {
  return overIfWon(state) ?? passToNextSeat(state);
}

/** PS-TURN-1: eliminated players are skipped. PS-CAP-3: the round still ends at the first player's seat. */
function passToNextSeat(state: SlowState): SlowState {
  const seat = seatAfter(state, state.seat);
  const next: SlowState = { ...state, seat, phase: { name: 'choose-sub', tokens: [] } };
  const ready = seat === state.options.first ? endRound(next) : next;
  return ready.phase.name === 'over' || hasSubs(ready, seat) ? ready : passToNextSeat(ready);
}

/** PS-END-2, PS-CAP-3 */
function endRound(state: SlowState): SlowState {
  const quietRounds = state.quietSoFar ? state.quietRounds + 1 : 0;
  const ended = { ...state, quietRounds, quietSoFar: true };
  if (quietRounds === QUIET_ROUNDS_TO_DRAW) return { ...ended, phase: { name: 'over', outcome: { draw: true } } };
  return ended.whirlpools.reduce(turnTile, ended);
}

/** PS-CAP-3: the tile turns with the subs and mines on it; there is never a CC on it (PS-CAP-2). */
function turnTile(state: SlowState, { at, spin }: Whirlpool): SlowState {
  const cell = cellOf(at);
  const sixths = spin === 'clockwise' ? 1 : 5;
  const turnAll = (regions: readonly string[]) => regions.map((region) => turnedRegion(region, cell, sixths));
  const tiles = state.tiles.map((tile) => (tile.at === cell ? { ...tile, turn: (tile.turn + sixths) % 6 } : tile));
  const fleets = state.fleets.map((fleet) => ({ ...fleet, subs: turnAll(fleet.subs), mines: turnAll(fleet.mines) }));
  return { ...state, tiles, fleets };
}
