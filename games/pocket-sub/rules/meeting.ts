// What the moving sub meets in a region. It is only passing while it has points left (PS-CAP-5, PS-CAP-6).
import type { Emit } from './events.ts';
import { clearMine, emitFleetLoss, endIfWon, sinkMover, sinkSub } from './losses.ts';
import { areFriends, colourOf, isFriendlyCentre, isHero, moverRegion, nameOf, type Sea } from './sea.ts';
import { INTELLIGENCE, MAP } from './tokens.ts';

export function resolveMeeting(sea: Sea, emit: Emit): void {
  const at = moverRegion(sea);
  if (isFriendlyCentre(sea, at, sea.seat)) return;
  if (sea.centres[at] !== 0) meetCentre(sea, at, emit);
  else if (sea.mines[at] !== 0) meetMine(sea, at, emit);
  else if (sea.afloat[at] !== 0) meetSub(sea, at, emit);
}

const isMoveOver = (sea: Sea): boolean => sea.points === 0;

/** PS-MEET-5, PS-CAP-6. */
function meetCentre(sea: Sea, at: number, emit: Emit): void {
  if (sea.using & MAP && !isMoveOver(sea)) return emitPassed(sea, at, 'cc', sea.centres[at]! - 1, 'PS-CAP-6', emit);
  loseMover(sea, at, 'command-centre', 'PS-MEET-5', emit);
}

function meetMine(sea: Sea, at: number, emit: Emit): void {
  const owner = sea.mines[at]! - 1;
  const isFriendly = areFriends(sea, owner, sea.seat);
  if (isFriendly && !isMoveOver(sea)) return emitPassed(sea, at, 'mine', owner, 'PS-MEET-1', emit);
  if (sea.using & INTELLIGENCE && !isMoveOver(sea)) return emitPassed(sea, at, 'mine', owner, 'PS-CAP-5', emit);
  const rule = isFriendly ? 'PS-MEET-1' : 'PS-MEET-3';
  clearMine(sea, at, rule, emit);
  loseMover(sea, at, isFriendly ? 'friendly' : 'mine', rule, emit);
}

function meetSub(sea: Sea, at: number, emit: Emit): void {
  const owner = sea.afloat[at]! - 1;
  if (areFriends(sea, owner, sea.seat))
    return isMoveOver(sea)
      ? collideWithFriend(sea, at, owner, emit)
      : emitPassed(sea, at, 'sub', owner, 'PS-MEET-1', emit);
  if (sea.using & INTELLIGENCE && !isMoveOver(sea)) return emitPassed(sea, at, 'sub', owner, 'PS-CAP-5', emit);
  fightSub(sea, at, owner, emit);
}

/** PS-MEET-1: both subs are lost before the consequences for either fleet. */
function collideWithFriend(sea: Sea, at: number, owner: number, emit: Emit): void {
  sea.afloat[at] = 0;
  sinkSub(sea, owner, at, 'friendly', 'PS-MEET-1', emit);
  sinkMover(sea, at, 'friendly', 'PS-MEET-1', emit);
  if (owner !== sea.seat) emitFleetLoss(sea, owner, emit);
  emitFleetLoss(sea, sea.seat, emit);
  endIfWon(sea, emit);
}

/** PS-MEET-4, and PS-HERO-2 and PS-HERO-3 where a hero takes part. */
function fightSub(sea: Sea, at: number, enemy: number, emit: Emit): void {
  if (isHero(sea, sea.seat)) return ramSub(sea, at, enemy, 'rammed-by-hero', 'PS-HERO-2', emit);
  if (isHero(sea, enemy)) return loseMover(sea, at, 'hit-a-hero', 'PS-HERO-3', emit);
  ramSub(sea, at, enemy, 'collision', 'PS-MEET-4', emit);
  loseMover(sea, at, 'collision', 'PS-MEET-4', emit);
}

function ramSub(
  sea: Sea,
  at: number,
  enemy: number,
  cause: 'rammed-by-hero' | 'collision',
  rule: string,
  emit: Emit,
): void {
  sea.afloat[at] = 0;
  sinkSub(sea, enemy, at, cause, rule, emit);
  emitFleetLoss(sea, enemy, emit);
  endIfWon(sea, emit);
}

type MoverCause = 'mine' | 'collision' | 'hit-a-hero' | 'command-centre' | 'friendly' | 'stuck' | 'no-mine';

export function loseMover(sea: Sea, at: number, cause: MoverCause, rule: string, emit: Emit): void {
  sinkMover(sea, at, cause, rule, emit);
  emitFleetLoss(sea, sea.seat, emit);
  endIfWon(sea, emit);
}

function emitPassed(sea: Sea, at: number, piece: 'mine' | 'sub' | 'cc', owner: number, rule: string, emit: Emit): void {
  emit?.({
    type: 'passed',
    rule,
    fleet: colourOf(sea, sea.seat),
    at: nameOf(sea, at),
    piece,
    of: colourOf(sea, owner),
  });
}
