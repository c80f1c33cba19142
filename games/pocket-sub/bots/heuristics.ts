// Heuristics, most important first. Each rates the position after a turn; of two turns the better one is decided by the first
// heuristic that rates them differently.

import type { RuleId } from '@undercroft/engine';
import { GAME_OVER, pocketSub, type Sea } from '@undercroft/pocket-sub';
import type { Mobility } from './mobility.ts';
import type { Motive } from './motives.ts';

/** A turn to be rated: who plays it, the position before and the position after. */
export interface TurnView {
  readonly seat: number;
  readonly before: Sea;
  readonly after: Sea;
  /** Mobility in the position after. */
  readonly mobility: Mobility;
}

export interface Heuristic {
  readonly motive: Motive;
  readonly rule?: RuleId;
  rate(view: TurnView): number;
}

export const HEURISTICS: readonly Heuristic[] = [
  {
    motive: 'win',
    rule: 'PS-END-1',
    rate: ({ after, seat }) => (after.phase === GAME_OVER && pocketSub.score(after, seat) === 1 ? 1 : 0),
  },
  {
    motive: 'stay-afloat',
    rule: 'PS-MOVE-4',
    rate: ({ before, after, seat }) => ownSubs(after, seat) - ownSubs(before, seat),
  },
  { motive: 'ram', rule: 'PS-HERO-2', rate: ({ after, seat }) => -enemySubs(after, seat) },
  { motive: 'keep-a-way-out', rule: 'PS-MOVE-4', rate: ({ mobility, seat }) => -mobility.trapped[seat]! },
  {
    motive: 'beware-of-heroes',
    rule: 'PS-HERO-2',
    rate: ({ after, mobility, seat }) => -preyOfEnemyHeroes(after, mobility, seat),
  },
  { motive: 'save-tokens', rule: 'PS-CAP-4', rate: ({ after, seat }) => after.tokens[seat]! },
  { motive: 'hem-in', rule: 'PS-MEET-3', rate: ({ after, mobility, seat }) => trappedEnemies(after, mobility, seat) },
  { motive: 'room', rate: ({ mobility, seat }) => Math.round(mobility.freedom[seat]! * 4) },
];

/** A teammate's subs count as own subs. */
function ownSubs(sea: Sea, seat: number): number {
  return sumOverSeats(sea, (other) => (isSameSide(sea, other, seat) ? sea.fleet[other]! : 0));
}

function enemySubs(sea: Sea, seat: number): number {
  return sumOverSeats(sea, (other) => (isSameSide(sea, other, seat) ? 0 : sea.fleet[other]!));
}

function preyOfEnemyHeroes(sea: Sea, mobility: Mobility, seat: number): number {
  return sumOverSeats(sea, (other) => (isSameSide(sea, other, seat) ? 0 : mobility.prey[other]!));
}

function trappedEnemies(sea: Sea, mobility: Mobility, seat: number): number {
  return sumOverSeats(sea, (other) => (isSameSide(sea, other, seat) ? 0 : mobility.trapped[other]!));
}

const isSameSide = (sea: Sea, a: number, b: number): boolean => sea.board.sides[a] === sea.board.sides[b];

function sumOverSeats(sea: Sea, of: (seat: number) => number): number {
  let total = 0;
  for (let seat = 0; seat < sea.board.players; seat++) total += of(seat);
  return total;
}
