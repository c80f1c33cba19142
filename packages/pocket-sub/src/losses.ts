// Pieces leaving the sea, who becomes a hero by it, and whether that decides the game.
import type { Tell } from './events.ts';
import { berth, colour, isHero, nameOf, type Sea } from './sea.ts';
import { CAUSES, type Cause, type Colour, GAME_OVER } from './vocabulary.ts';

/** Takes a sub off the sea (PS-MEET-6). `settle` says what follows from it, once all losses of the moment are done. */
export function sink(sea: Sea, seat: number, region: number, cause: Cause, rule: string, tell: Tell): void {
  const last = berth(seat) + --sea.fleet[seat]!;
  let index = berth(seat);
  while (sea.subs[index] !== region) index++;
  sea.subs[index] = sea.subs[last]!;
  sea.subs[last] = -1;
  sea.stirred = 1;
  sea.cause = CAUSES.indexOf(cause);
  tell?.({ type: 'sub-lost', rule, fleet: colour(sea, seat), at: nameOf(sea, region), cause });
}

/** The moving sub is lost, and only it. */
export function sinkMover(sea: Sea, region: number, cause: Cause, rule: string, tell: Tell): void {
  sink(sea, sea.seat, region, cause, rule, tell);
  sea.mover = -1;
}

export function clearMine(sea: Sea, region: number, rule: string, tell: Tell): void {
  tell?.({ type: 'mine-lost', rule, fleet: colour(sea, sea.mines[region]! - 1), at: nameOf(sea, region) });
  sea.mines[region] = 0;
  sea.stirred = 1;
}

/** What a loss means to a fleet: a hero (PS-HERO-1), or out of the game. */
export function take(sea: Sea, seat: number, tell: Tell): void {
  if (sea.fleet[seat] === 0) tell?.({ type: 'eliminated', rule: 'PS-TURN-1', fleet: colour(sea, seat) });
  else if (isHero(sea, seat)) {
    tell?.({ type: 'hero', rule: 'PS-HERO-1', fleet: colour(sea, seat), at: nameOf(sea, sea.subs[berth(seat)]!) });
  }
}

/** PS-END-1: over as soon as only one side has subs. */
export function judge(sea: Sea, tell: Tell): void {
  if (winningSide(sea) < 0) return;
  sea.phase = GAME_OVER;
  tell?.({ type: 'won', rule: 'PS-END-1', fleets: winners(sea), cause: CAUSES[sea.cause] as Cause });
}

/** The only side that has subs left, or −1. */
export function winningSide(sea: Sea): number {
  let side = -1;
  for (let seat = 0; seat < sea.board.players; seat++) {
    if (sea.fleet[seat] === 0) continue;
    if (side >= 0 && side !== sea.board.sides[seat]) return -1;
    side = sea.board.sides[seat]!;
  }
  return side;
}

export function winners(sea: Sea): Colour[] {
  const side = winningSide(sea);
  return sea.board.colours.filter((_, seat) => sea.board.sides[seat] === side);
}
