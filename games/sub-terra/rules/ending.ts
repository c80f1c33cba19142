// When the game ends, who is left behind, and the medal.

import { GAME_OVER } from './asks.ts';
import { type Descent, hasState, isInCave, isOnExit, nameOf } from './descent.ts';
import { type Emit, ENDS, type End, EVERYONE_ON_EXIT, LEFT, MEDALS, type Medal, NOBODY_CONSCIOUS } from './events.ts';
import { REMOVED } from './marks.ts';
import { EXIT } from './tiles.ts';

/** ST-END-1: how the game ends in this position (an index of ENDS), or −1. */
export function endingNow(d: Descent): number {
  let allOut = true;
  let anyConscious = false;
  for (let i = 0; i < d.cavers; i++) {
    if (hasState(d, i, REMOVED)) continue;
    if (!isOnExit(d, i)) allOut = false;
    if (d.health[i]! > 0) anyConscious = true;
  }
  if (!anyConscious) return NOBODY_CONSCIOUS;
  return allOut ? EVERYONE_ON_EXIT : -1;
}

/** Called whenever something has changed that could end the game. */
export function endIfOver(d: Descent, emit: Emit): void {
  if (d.asks === GAME_OVER) return;
  const end = endingNow(d);
  if (end >= 0) endGame(d, end, emit);
}

/** `end` is an index of ENDS. */
export function endGame(d: Descent, end: number, emit: Emit): void {
  d.asks = GAME_OVER;
  d.end = end;
  d.jobCount = 0;
  if (!emit) return;
  emit({
    type: 'ended',
    rule: end === LEFT ? 'ST-ACT-LEAVE' : 'ST-END-1',
    end: ENDS[end] as End,
    medal: medal(d),
    leftBehind: leftBehind(d).map((i) => nameOf(d, i)),
  });
}

/** ST-END-2: everybody who is not on the exit. */
export function leftBehind(d: Descent): number[] {
  return Array.from({ length: d.cavers }, (_, i) => i).filter((i) => !isOnExit(d, i));
}

export function countLeftBehind(d: Descent): number {
  let n = 0;
  for (let i = 0; i < d.cavers; i++) if (!isInCave(d, i) || d.kinds[d.places[i]!] !== EXIT) n++;
  return n;
}

/** ST-END-2. */
export const medal = (d: Descent): Medal => MEDALS[Math.min(countLeftBehind(d), 3)] as Medal;
