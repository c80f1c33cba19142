/** Moving a sub: where it can go and what it meets there. */

import { cellOf, centreOf, terrainAt, touching } from './board.ts';
import { askForMine } from './mine.ts';
import { areFriends, ccOwner, destroy, isDeep, isFriendlyCc, isHero, moveSub, type Piece, piecesAt } from './pieces.ts';
import { overIfWon } from './rounds.ts';
import { currentRegion, type SlowState, type Voyage } from './state.ts';
import type { Region, Token } from './vocabulary.ts';

/** PS-MOVE-1 */
const MOVEMENT_POINTS = 3;

interface Way {
  readonly to: Region;
  readonly cost: number;
}

/** PS-MOVE-3, PS-TURN-2: every affordable way to a region the sub has not been in this turn. */
export function openWays(state: SlowState, voyage: Voyage): Way[] {
  return waysFrom(state, currentRegion(voyage)).filter(
    ({ to, cost }) => cost <= voyage.pointsLeft && !voyage.path.includes(to),
  );
}

function waysFrom(state: SlowState, here: Region): Way[] {
  const entries = touching(state.tiles, here).map((to) => ({ to, cost: entryCost(state, to) }));
  const runs = deepRuns(state, here).map((to) => ({ to, cost: 2 }));
  return [...entries, ...runs];
}

/** PS-MOVE-1 */
function entryCost(state: SlowState, to: Region): number {
  return terrainAt(state.tiles, to) === 'rocky' ? 2 : 1;
}

/** PS-MOVE-2 */
function deepRuns(state: SlowState, here: Region): Region[] {
  if (!isDeep(state, here)) return [];
  return state.tiles
    .filter((tile) => tile.at !== cellOf(here))
    .map((tile) => centreOf(tile.at))
    .filter((centre) => isDeep(state, centre));
}

export function startMove(state: SlowState, tokens: readonly Token[], from: Region): SlowState {
  // PS-CAP-7
  const pointsLeft = tokens.includes('current') ? MOVEMENT_POINTS + 1 : MOVEMENT_POINTS;
  return continueMove(state, { tokens, pointsLeft, path: [from], sunk: false });
}

export function step(state: SlowState, voyage: Voyage, to: Region): SlowState {
  const mover: Piece = { kind: 'sub', seat: state.seat, at: to };
  const entering = extend(state, voyage, to);
  const lost = losses(state, entering, mover);
  const entered = moveSub(state, state.seat, currentRegion(voyage), to);
  return continueMove(destroy(entered, lost), { ...entering, sunk: lost.includes(mover) });
}

function extend(state: SlowState, voyage: Voyage, to: Region): Voyage {
  const way = openWays(state, voyage).find((open) => open.to === to);
  if (way === undefined) throw new Error(`no way to ${to}`);
  return { ...voyage, pointsLeft: voyage.pointsLeft - way.cost, path: [...voyage.path, to] };
}

/** What is destroyed when the mover enters a region. In `state` it is still in the previous one. */
function losses(state: SlowState, entering: Voyage, mover: Piece): Piece[] {
  const owner = ccOwner(state, mover.at);
  if (owner !== undefined) return areFriends(state, mover.seat, owner) ? [] : lossesInEnemyCc(entering, mover);
  // Outside a CC there is never more than one piece in a region.
  const other = piecesAt(state, mover.at)[0];
  if (other === undefined) return [];
  if (areFriends(state, mover.seat, other.seat)) return lossesByFriend(entering, mover, other);
  return lossesByEnemy(state, entering, mover, other);
}

/** PS-MEET-5, PS-CAP-6 */
function lossesInEnemyCc(entering: Voyage, mover: Piece): Piece[] {
  return isPassing(entering) && entering.tokens.includes('map') ? [] : [mover];
}

/** PS-MEET-1 */
function lossesByFriend(entering: Voyage, mover: Piece, friend: Piece): Piece[] {
  return isPassing(entering) ? [] : [mover, friend];
}

/** PS-MEET-3, PS-MEET-4, PS-HERO-2, PS-HERO-3, PS-CAP-5 */
function lossesByEnemy(state: SlowState, entering: Voyage, mover: Piece, enemy: Piece): Piece[] {
  if (isPassing(entering) && entering.tokens.includes('intelligence')) return [];
  if (enemy.kind === 'mine') return [mover, enemy];
  if (isHero(state, mover.seat)) return [enemy];
  return isHero(state, enemy.seat) ? [mover] : [mover, enemy];
}

/** PS-MOVE-4: a move ends where its last point is spent; with points left the sub is passing, even if the move fails. */
function isPassing(entering: Voyage): boolean {
  return entering.pointsLeft > 0;
}

/** Asks for the next step if there is one; otherwise the move is over. */
function continueMove(state: SlowState, voyage: Voyage): SlowState {
  const won = overIfWon(state);
  if (won !== undefined) return won;
  if (voyage.sunk || voyage.pointsLeft === 0) return askForMine(state, voyage);
  if (openWays(state, voyage).length === 0) return failMove(state, voyage);
  return { ...state, phase: { name: 'step', voyage } };
}

/** PS-MOVE-4, PS-MEET-2 */
function failMove(state: SlowState, voyage: Voyage): SlowState {
  const mover: Piece = { kind: 'sub', seat: state.seat, at: currentRegion(voyage) };
  if (isFriendlyCc(state, mover.seat, mover.at)) return askForMine(state, voyage);
  const failed = destroy(state, [mover]);
  return overIfWon(failed) ?? askForMine(failed, { ...voyage, sunk: true });
}
