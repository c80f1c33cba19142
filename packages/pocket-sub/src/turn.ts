// A turn from its first decision to its last, and what comes between turns.

import { tokensOf } from './codes.ts';
import type { Tell } from './events.ts';
import { loseMover, meet } from './meeting.ts';
import { canMine, canStep, isRun, pointsFor, stepCost } from './moving.ts';
import { berth, colour, isHaven, moor, nameOf, type Sea, whereabouts } from './sea.ts';
import { CHOOSE_SUB, GAME_OVER, MINE, STEP } from './vocabulary.ts';
import { turnWhirlpools } from './whirlpool.ts';

/** PS-END-2. */
const QUIET_ROUNDS = 3;

export function beginTurn(sea: Sea, seat: number, tell: Tell): void {
  sea.phase = CHOOSE_SUB;
  sea.seat = seat;
  sea.using = 0;
  sea.pathLength = 0;
  sea.mover = -1;
  tell?.({ type: 'turn-began', rule: 'PS-TURN-1', fleet: colour(sea, seat), round: sea.round });
}

/** PS-CAP-4. */
export function declare(sea: Sea, bits: number, tell: Tell): void {
  sea.using = bits;
  sea.tokens[sea.seat]! &= ~bits;
  tell?.({ type: 'tokens-spent', rule: 'PS-CAP-4', fleet: colour(sea, sea.seat), use: tokensOf(bits) });
}

export function chooseSub(sea: Sea, region: number, tell: Tell): void {
  let index = berth(sea.seat);
  while (sea.subs[index] !== region) index++;
  sea.mover = index;
  sea.afloat[region] = 0;
  sea.path[0] = region;
  sea.pathLength = 1;
  sea.points = pointsFor(sea.using);
  tell?.({
    type: 'sub-chosen',
    rule: 'PS-TURN-1',
    fleet: colour(sea, sea.seat),
    at: nameOf(sea, region),
    points: sea.points,
  });
  goOn(sea, tell);
}

export function step(sea: Sea, to: number, tell: Tell): void {
  const from = whereabouts(sea);
  const cost = stepCost(sea, from, to);
  sea.points -= cost;
  sea.path[sea.pathLength++] = to;
  sea.subs[sea.mover] = to;
  tell?.({
    type: 'stepped',
    rule: isRun(sea, from, to) ? 'PS-MOVE-2' : 'PS-MOVE-1',
    fleet: colour(sea, sea.seat),
    from: nameOf(sea, from),
    to: nameOf(sea, to),
    cost,
    left: sea.points,
  });
  meet(sea, tell);
  goOn(sea, tell);
}

/** The next thing to be done for the chosen sub. */
function goOn(sea: Sea, tell: Tell): void {
  if (sea.phase === GAME_OVER) return;
  if (sea.mover < 0) return askMine(sea, tell);
  if (sea.points === 0) return arrive(sea, tell);
  if (canStep(sea)) sea.phase = STEP;
  else getStuck(sea, tell);
}

function arrive(sea: Sea, tell: Tell): void {
  moor(sea, sea.seat, whereabouts(sea));
  askMine(sea, tell);
}

/** PS-MOVE-4, and PS-MEET-2 for a sub that is safe where it is. */
function getStuck(sea: Sea, tell: Tell): void {
  const at = whereabouts(sea);
  if (isHaven(sea, at, sea.seat)) shelter(sea, at, 'stuck', tell);
  else loseMover(sea, at, 'stuck', 'PS-MOVE-4', tell);
  if (sea.phase !== GAME_OVER) askMine(sea, tell);
}

function askMine(sea: Sea, tell: Tell): void {
  if (canMine(sea)) sea.phase = MINE;
  else withoutMine(sea, tell);
}

/** PS-MINE-1: the price of laying none; a sub that is lost already pays nothing more (PS-MINE-3). */
function withoutMine(sea: Sea, tell: Tell): void {
  const at = whereabouts(sea);
  if (sea.mover >= 0) {
    if (isHaven(sea, at, sea.seat)) shelter(sea, at, 'no-mine', tell);
    else sinkForWantOfMine(sea, at, tell);
  }
  if (sea.phase !== GAME_OVER) endTurn(sea, tell);
}

function sinkForWantOfMine(sea: Sea, at: number, tell: Tell): void {
  sea.afloat[at] = 0;
  loseMover(sea, at, 'no-mine', 'PS-MINE-1', tell);
}

function shelter(sea: Sea, at: number, from: 'stuck' | 'no-mine', tell: Tell): void {
  tell?.({ type: 'sheltered', rule: 'PS-MEET-2', fleet: colour(sea, sea.seat), at: nameOf(sea, at), from });
}

export function layMine(sea: Sea, region: number, tell: Tell): void {
  sea.mines[region] = sea.seat + 1;
  sea.laid[sea.seat]!++;
  sea.stirred = 1;
  const rule = sea.mover < 0 ? 'PS-MINE-3' : 'PS-MINE-1';
  tell?.({ type: 'mine-laid', rule, fleet: colour(sea, sea.seat), at: nameOf(sea, region) });
  endTurn(sea, tell);
}

/** To the next player who has subs; a round ends at the first player's seat, whoever sits there (PS-CAP-3). */
function endTurn(sea: Sea, tell: Tell): void {
  let seat = sea.seat;
  do {
    seat = (seat + 1) % sea.board.players;
    if (seat === sea.options.first) endRound(sea, tell);
  } while (sea.fleet[seat] === 0);
  if (sea.phase !== GAME_OVER) beginTurn(sea, seat, tell);
}

function endRound(sea: Sea, tell: Tell): void {
  sea.quiet = sea.stirred ? 0 : sea.quiet + 1;
  sea.stirred = 0;
  tell?.({ type: 'round-ended', rule: 'PS-CAP-3', round: sea.round, quiet: sea.quiet });
  sea.round++;
  if (sea.quiet === QUIET_ROUNDS) return draw(sea, tell);
  turnWhirlpools(sea, tell);
}

/** PS-END-2. */
function draw(sea: Sea, tell: Tell): void {
  sea.phase = GAME_OVER;
  tell?.({ type: 'drawn', rule: 'PS-END-2' });
}
