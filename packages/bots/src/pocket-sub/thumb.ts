// Rules of thumb a careful captain goes by, most important first. Each gives a mark to the position after a turn; the turn
// with the better mark by the first rule that tells them apart is the better turn.
import type { RuleId } from '@undercroft/engine';
import { GAME_OVER, pocketSub, type Sea } from '@undercroft/pocket-sub';
import type { Outlook } from './outlook.ts';

/** A turn that was looked at: who played it, from where, to where. */
export interface Glance {
  readonly seat: number;
  readonly before: Sea;
  readonly after: Sea;
  /** Of the position after. */
  readonly outlook: Outlook;
}

export interface Thumb {
  readonly motive: string;
  readonly rule?: RuleId;
  mark(glance: Glance): number;
}

export const THUMBS: readonly Thumb[] = [
  {
    motive: 'win',
    rule: 'PS-END-1',
    mark: ({ after, seat }) => (after.phase === GAME_OVER && pocketSub.score(after, seat) === 1 ? 1 : 0),
  },
  {
    motive: 'stay-afloat',
    rule: 'PS-MOVE-4',
    mark: ({ before, after, seat }) => ownSubs(after, seat) - ownSubs(before, seat),
  },
  { motive: 'ram', rule: 'PS-HERO-2', mark: ({ after, seat }) => -enemySubs(after, seat) },
  { motive: 'keep-a-way-out', rule: 'PS-MOVE-4', mark: ({ outlook, seat }) => -outlook.trapped[seat]! },
  { motive: 'beware-of-heroes', rule: 'PS-HERO-2', mark: ({ after, outlook, seat }) => -hunted(after, outlook, seat) },
  { motive: 'save-tokens', rule: 'PS-CAP-4', mark: ({ after, seat }) => after.tokens[seat]! },
  { motive: 'hem-in', rule: 'PS-MEET-3', mark: ({ after, outlook, seat }) => trappedEnemies(after, outlook, seat) },
  { motive: 'room', mark: ({ outlook, seat }) => Math.round(outlook.freedom[seat]! * 4) },
];

/** Of the whole side: a teammate's subs count as one's own. */
function ownSubs(sea: Sea, seat: number): number {
  return sum(sea, (other) => (isFriend(sea, other, seat) ? sea.fleet[other]! : 0));
}

function enemySubs(sea: Sea, seat: number): number {
  return sum(sea, (other) => (isFriend(sea, other, seat) ? 0 : sea.fleet[other]!));
}

function hunted(sea: Sea, outlook: Outlook, seat: number): number {
  return sum(sea, (other) => (isFriend(sea, other, seat) ? 0 : outlook.prey[other]!));
}

function trappedEnemies(sea: Sea, outlook: Outlook, seat: number): number {
  return sum(sea, (other) => (isFriend(sea, other, seat) ? 0 : outlook.trapped[other]!));
}

const isFriend = (sea: Sea, a: number, b: number): boolean => sea.board.sides[a] === sea.board.sides[b];

function sum(sea: Sea, of: (seat: number) => number): number {
  let total = 0;
  for (let seat = 0; seat < sea.board.players; seat++) total += of(seat);
  return total;
}
