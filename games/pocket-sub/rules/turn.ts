// A turn from its first to its last decision, and what happens between turns.

import type { Emit } from './events.ts';
import { loseMover, resolveMeeting } from './meeting.ts';
import { canMine, canStep, isRunDeep, pointsFor, stepCost } from './moving.ts';
import { CHOOSE_SUB, GAME_OVER, MINE, QUIET_ROUNDS, STEP } from './phases.ts';
import { berth, colourOf, isFriendlyCentre, moorSub, moverRegion, nameOf, type Sea } from './sea.ts';
import { tokensOf } from './tokens.ts';
import { turnWhirlpools } from './whirlpool.ts';

export function beginTurn(sea: Sea, seat: number, emit: Emit): void {
  sea.phase = CHOOSE_SUB;
  sea.seat = seat;
  sea.using = 0;
  sea.pathLength = 0;
  sea.mover = -1;
  emit?.({ type: 'turn-began', rule: 'PS-TURN-1', fleet: colourOf(sea, seat), round: sea.round });
}

/** PS-CAP-4. */
export function declareTokens(sea: Sea, bits: number, emit: Emit): void {
  sea.using = bits;
  sea.tokens[sea.seat]! &= ~bits;
  emit?.({ type: 'tokens-spent', rule: 'PS-CAP-4', fleet: colourOf(sea, sea.seat), use: tokensOf(bits) });
}

export function chooseSub(sea: Sea, region: number, emit: Emit): void {
  let index = berth(sea.seat);
  while (sea.subs[index] !== region) index++;
  sea.mover = index;
  sea.afloat[region] = 0;
  sea.path[0] = region;
  sea.pathLength = 1;
  sea.points = pointsFor(sea.using);
  emit?.({
    type: 'sub-chosen',
    rule: 'PS-TURN-1',
    fleet: colourOf(sea, sea.seat),
    at: nameOf(sea, region),
    points: sea.points,
  });
  continueMove(sea, emit);
}

export function stepTo(sea: Sea, to: number, emit: Emit): void {
  const from = moverRegion(sea);
  const cost = stepCost(sea, from, to);
  sea.points -= cost;
  sea.path[sea.pathLength++] = to;
  sea.subs[sea.mover] = to;
  emit?.({
    type: 'stepped',
    rule: isRunDeep(sea, from, to) ? 'PS-MOVE-2' : 'PS-MOVE-1',
    fleet: colourOf(sea, sea.seat),
    from: nameOf(sea, from),
    to: nameOf(sea, to),
    cost,
    left: sea.points,
  });
  resolveMeeting(sea, emit);
  continueMove(sea, emit);
}

/** What comes next for the moving sub. */
function continueMove(sea: Sea, emit: Emit): void {
  if (sea.phase === GAME_OVER) return;
  if (sea.mover < 0) return askForMine(sea, emit);
  if (sea.points === 0) return arrive(sea, emit);
  if (canStep(sea)) sea.phase = STEP;
  else getStuck(sea, emit);
}

function arrive(sea: Sea, emit: Emit): void {
  moorSub(sea, sea.seat, moverRegion(sea));
  askForMine(sea, emit);
}

/** PS-MOVE-4; PS-MEET-2: a friendly Command Centre saves the sub. */
function getStuck(sea: Sea, emit: Emit): void {
  const at = moverRegion(sea);
  if (isFriendlyCentre(sea, at, sea.seat)) shelter(sea, at, 'stuck', emit);
  else loseMover(sea, at, 'stuck', 'PS-MOVE-4', emit);
  if (sea.phase !== GAME_OVER) askForMine(sea, emit);
}

function askForMine(sea: Sea, emit: Emit): void {
  if (canMine(sea)) sea.phase = MINE;
  else endWithoutMine(sea, emit);
}

/** PS-MINE-1: a sub that can lay no mine is lost, unless it is lost already (PS-MINE-3). */
function endWithoutMine(sea: Sea, emit: Emit): void {
  const at = moverRegion(sea);
  if (sea.mover >= 0) {
    if (isFriendlyCentre(sea, at, sea.seat)) shelter(sea, at, 'no-mine', emit);
    else sinkWithoutMine(sea, at, emit);
  }
  if (sea.phase !== GAME_OVER) endTurn(sea, emit);
}

function sinkWithoutMine(sea: Sea, at: number, emit: Emit): void {
  sea.afloat[at] = 0;
  loseMover(sea, at, 'no-mine', 'PS-MINE-1', emit);
}

function shelter(sea: Sea, at: number, from: 'stuck' | 'no-mine', emit: Emit): void {
  emit?.({ type: 'sheltered', rule: 'PS-MEET-2', fleet: colourOf(sea, sea.seat), at: nameOf(sea, at), from });
}

export function layMine(sea: Sea, region: number, emit: Emit): void {
  sea.mines[region] = sea.seat + 1;
  sea.laid[sea.seat]!++;
  sea.disturbed = 1;
  const rule = sea.mover < 0 ? 'PS-MINE-3' : 'PS-MINE-1';
  emit?.({ type: 'mine-laid', rule, fleet: colourOf(sea, sea.seat), at: nameOf(sea, region) });
  endTurn(sea, emit);
}

/** Passes to the next player with subs. PS-CAP-3: a round ends at the first player's seat, even if they are out. */
function endTurn(sea: Sea, emit: Emit): void {
  let seat = sea.seat;
  do {
    seat = (seat + 1) % sea.board.players;
    if (seat === sea.options.first) endRound(sea, emit);
  } while (sea.fleet[seat] === 0);
  if (sea.phase !== GAME_OVER) beginTurn(sea, seat, emit);
}

function endRound(sea: Sea, emit: Emit): void {
  sea.quiet = sea.disturbed ? 0 : sea.quiet + 1;
  sea.disturbed = 0;
  emit?.({ type: 'round-ended', rule: 'PS-CAP-3', round: sea.round, quiet: sea.quiet });
  sea.round++;
  if (sea.quiet === QUIET_ROUNDS) return endInDraw(sea, emit);
  turnWhirlpools(sea, emit);
}

/** PS-END-2. */
function endInDraw(sea: Sea, emit: Emit): void {
  sea.phase = GAME_OVER;
  emit?.({ type: 'drawn', rule: 'PS-END-2' });
}
