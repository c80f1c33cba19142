// ST-DARK-1: once the torches have died, every caver who is not on the exit may be lost.

import { NOTHING } from '@undercroft/cave';
import { GEOLOGIST } from './cavers.ts';
import { type Descent, isCaver, isInPlay, isOnExit, nameOf } from './descent.ts';
import { endIfOver } from './ending.ts';
import type { Emit } from './events.ts';
import { DARKNESS, push } from './jobs.ts';
import { REMOVED } from './marks.ts';
import { FOR_DARKNESS, rollFor } from './rolling.ts';
import { returnSetAsideTile } from './stack.ts';
import { inTurnOrder } from './turns.ts';

/** ST-DARK-1. A failed roll is noted in `losses`. */
export function rollDarkness(d: Descent, n: number, emit: Emit): void {
  if (n === d.cavers) return resolveDarkness(d, emit);
  push(d, DARKNESS, n + 1);
  const i = inTurnOrder(d, n);
  if (isInPlay(d, i) && !isOnExit(d, i)) rollFor(d, FOR_DARKNESS, i);
}

function resolveDarkness(d: Descent, emit: Emit): void {
  for (let i = 0; i < d.cavers; i++) if (d.losses[i]! > 0) removeCaver(d, i, emit);
  d.losses.fill(0);
  endIfOver(d, emit);
}

function removeCaver(d: Descent, i: number, emit: Emit): void {
  d.states[i] = REMOVED;
  d.places[i] = NOTHING;
  emit?.({ type: 'removed', rule: 'ST-DARK-1', caver: nameOf(d, i) });
  if (isCaver(d, i, GEOLOGIST) && d.aside !== NOTHING) returnSetAsideTile(d);
}
