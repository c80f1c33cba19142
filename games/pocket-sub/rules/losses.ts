// Losing pieces, becoming a hero, and winning.

import type { Colour } from './board.ts';
import type { Emit } from './events.ts';
import { CAUSES, type Cause } from './events.ts';
import { GAME_OVER } from './phases.ts';
import { berth, colourOf, isHero, nameOf, type Sea } from './sea.ts';

/** Removes a sub (PS-MEET-6). When all losses of the moment are done, `emitFleetLoss` and `endIfWon` follow. */
export function sinkSub(sea: Sea, seat: number, region: number, cause: Cause, rule: string, emit: Emit): void {
  const last = berth(seat) + --sea.fleet[seat]!;
  let index = berth(seat);
  while (sea.subs[index] !== region) index++;
  sea.subs[index] = sea.subs[last]!;
  sea.subs[last] = -1;
  sea.disturbed = 1;
  sea.cause = CAUSES.indexOf(cause);
  emit?.({ type: 'sub-lost', rule, fleet: colourOf(sea, seat), at: nameOf(sea, region), cause });
}

/** Removes the moving sub. */
export function sinkMover(sea: Sea, region: number, cause: Cause, rule: string, emit: Emit): void {
  sinkSub(sea, sea.seat, region, cause, rule, emit);
  sea.mover = -1;
}

export function clearMine(sea: Sea, region: number, rule: string, emit: Emit): void {
  emit?.({ type: 'mine-lost', rule, fleet: colourOf(sea, sea.mines[region]! - 1), at: nameOf(sea, region) });
  sea.mines[region] = 0;
  sea.disturbed = 1;
}

/** Tells what the loss means for the fleet: a hero (PS-HERO-1), or out of the game. */
export function emitFleetLoss(sea: Sea, seat: number, emit: Emit): void {
  if (sea.fleet[seat] === 0) emit?.({ type: 'eliminated', rule: 'PS-TURN-1', fleet: colourOf(sea, seat) });
  else if (isHero(sea, seat)) {
    emit?.({ type: 'hero', rule: 'PS-HERO-1', fleet: colourOf(sea, seat), at: nameOf(sea, sea.subs[berth(seat)]!) });
  }
}

/** PS-END-1: the game is over as soon as only one side has subs. */
export function endIfWon(sea: Sea, emit: Emit): void {
  if (winningSide(sea) < 0) return;
  sea.phase = GAME_OVER;
  emit?.({ type: 'won', rule: 'PS-END-1', fleets: winners(sea), cause: CAUSES[sea.cause] as Cause });
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
