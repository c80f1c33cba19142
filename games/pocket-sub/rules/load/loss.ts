// Checks what the last sub was lost to: against the subs that are left, and against the move in which it happened.

import { impossible, type RuleId } from '@undercroft/engine';
import { CAUSES, type Cause } from '../events.ts';
import { canMine, canStep } from '../moving.ts';
import { areFriends, colourOf, isEmpty, isFriendlyCentre, isHero, moverRegion, type Sea } from '../sea.ts';
import type { Snapshot } from '../snapshot.ts';
import { INTELLIGENCE, MAP } from '../tokens.ts';
import { checkPassing } from './course.ts';

export const wrongCause = (rule: RuleId, cause: Cause): Error => impossible('wrong-cause', rule, ['lastLoss'], cause);

const CAUSE_RULES: Readonly<Record<Cause, RuleId>> = {
  mine: 'PS-MEET-3',
  collision: 'PS-MEET-4',
  'hit-a-hero': 'PS-HERO-3',
  'rammed-by-hero': 'PS-HERO-2',
  'command-centre': 'PS-MEET-5',
  friendly: 'PS-MEET-1',
  stuck: 'PS-MOVE-4',
  'no-mine': 'PS-MINE-1',
};

const lostOf = (sea: Sea, seat: number): number => sea.board.subsEach - sea.fleet[seat]!;
const hasLost = (sea: Sea, seat: number): boolean => lostOf(sea, seat) > 0;
/** Lost a sub, but not as a hero: one is left. */
const hasLostAndFights = (sea: Sea, seat: number): boolean => hasLost(sea, seat) && sea.fleet[seat]! > 0;

/** Whether there are two enemies of these kinds. */
function haveMet(sea: Sea, one: (sea: Sea, seat: number) => boolean, other: (sea: Sea, seat: number) => boolean) {
  const seats = [...sea.board.colours.keys()];
  return seats.some((a) => one(sea, a) && seats.some((b) => !areFriends(sea, a, b) && other(sea, b)));
}

/** Nothing has been lost since: both sides of the last fight are still as it left them. */
const FIGHTS: Readonly<Partial<Record<Cause, (sea: Sea) => boolean>>> = {
  collision: (sea) => haveMet(sea, hasLostAndFights, hasLostAndFights),
  'hit-a-hero': (sea) => haveMet(sea, hasLostAndFights, isHero),
  'rammed-by-hero': (sea) => haveMet(sea, hasLost, isHero),
};

/** A last loss must be possible; none means that it is not told. */
export function checkLastLoss(sea: Sea, { lastLoss }: Snapshot): void {
  if (!lastLoss) return;
  if (!sea.board.colours.some((_, seat) => hasLost(sea, seat)))
    throw impossible('nothing-lost', 'PS-MEET-6', ['lastLoss'], lastLoss);
  if (FIGHTS[lastLoss]?.(sea) === false) throw wrongCause(CAUSE_RULES[lastLoss], lastLoss);
}

/** PS-CAP-5, PS-CAP-6: whether the moving sub is only passing and has this token for it. */
const isPassingWith = (sea: Sea, token: number): boolean => sea.points > 0 && (sea.using & token) !== 0;

const isDeserted = (sea: Sea): boolean => isEmpty(sea, moverRegion(sea));

function isEnemyCentre(sea: Sea, at: number): boolean {
  return sea.centres[at] !== 0 && !isFriendlyCentre(sea, at, sea.seat);
}

/** Whether an enemy hero is in the region. */
function isHeroAt(sea: Sea, at: number): boolean {
  const owner = sea.afloat[at]! - 1;
  return owner >= 0 && !areFriends(sea, owner, sea.seat) && isHero(sea, owner);
}

/** PS-MEET-6: how many mines of a seat's friends, or of its enemies, have been destroyed. */
function minesLost(sea: Sea, seats: 'friends' | 'enemies'): number {
  const counts = (seat: number): boolean => areFriends(sea, seat, sea.seat) === (seats === 'friends');
  const laid = sea.laid.reduce((sum, n, seat) => sum + (seat < sea.board.players && counts(seat) ? n : 0), 0);
  return laid - sea.mines.reduce((sum, owner) => sum + (owner > 0 && counts(owner - 1) ? 1 : 0), 0);
}

const subsLost = (sea: Sea): number =>
  sea.board.colours.reduce((sum, _, seat) => sum + (areFriends(sea, seat, sea.seat) ? lostOf(sea, seat) : 0), 0);

/** Whether the moving sub can have been lost to this where it is. */
const MOVER_LOSSES: Readonly<Record<Cause, (sea: Sea) => boolean>> = {
  mine: (sea) => isDeserted(sea) && !isPassingWith(sea, INTELLIGENCE) && minesLost(sea, 'enemies') > 0,
  collision: (sea) =>
    isDeserted(sea) &&
    !isPassingWith(sea, INTELLIGENCE) &&
    hasLostAndFights(sea, sea.seat) &&
    haveMet(sea, (_, seat) => seat === sea.seat, hasLostAndFights),
  'hit-a-hero': (sea) =>
    isHeroAt(sea, moverRegion(sea)) && !isPassingWith(sea, INTELLIGENCE) && sea.fleet[sea.seat]! > 0,
  'rammed-by-hero': () => false,
  'command-centre': (sea) => isEnemyCentre(sea, moverRegion(sea)) && !isPassingWith(sea, MAP),
  friendly: (sea) => sea.points === 0 && isDeserted(sea) && (minesLost(sea, 'friends') > 0 || subsLost(sea) > 1),
  stuck: (sea) => sea.points > 0 && !canStep(sea) && !isFriendlyCentre(sea, moverRegion(sea), sea.seat),
  'no-mine': (sea) => sea.points === 0 && isDeserted(sea) && !canMine(sea),
};

/** The sub of this turn's move is lost: by what, and with what left behind. */
export function checkLostMover(sea: Sea, { lastLoss, quiet }: Snapshot): void {
  const fleet = colourOf(sea, sea.seat);
  if (!hasLost(sea, sea.seat))
    throw impossible('too-many-subs', 'PS-MEET-6', ['subs', fleet], String(sea.fleet[sea.seat]));
  if (!lastLoss) throw impossible('no-cause', 'PS-MINE-3', ['lastLoss']);
  if (sea.pathLength === 1 || !MOVER_LOSSES[lastLoss](sea)) throw wrongCause(CAUSE_RULES[lastLoss], lastLoss);
  if (lastLoss === 'stuck') checkPassing(sea, sea.pathLength - 1);
  if (quiet.thisRound) throw impossible('wrong-quiet', 'PS-END-2', ['quiet', 'thisRound'], 'true');
}

/** Whether the moving sub is a hero that can have rammed an enemy in this region of its path. */
export function canHaveRammed(sea: Sea, i: number): boolean {
  const at = sea.path[i]!;
  const isPassing = i < sea.pathLength - 1 || sea.points > 0;
  if (CAUSES[sea.cause] !== 'rammed-by-hero' || !isHero(sea, sea.seat) || i === 0) return false;
  if (isPassing && sea.using & INTELLIGENCE) return false;
  return sea.centres[at] === 0 && sea.mines[at] === 0 && (sea.afloat[at] === 0 || sea.afloat[at] === sea.seat + 1);
}
