// Rounds and turns: whose turn it is, what can be done in it, when it ends.

import { actionsOf, canAct } from './actions.ts';
import { ASK_ACTION, ASK_CHAIN } from './asks.ts';
import { codeOf, END, EXERT, LEAVE } from './codes.ts';
import { canLeave, movesOf } from './conditions.ts';
import { cellOf, type Descent, hasState, isConscious, isInCave, isInPlay, nameOf } from './descent.ts';
import { surface } from './diving.ts';
import type { Emit } from './events.ts';
import { HAZARD_PHASE, HORRORS, push, ROUND_OVER, TURN, TURN_OVER } from './jobs.ts';
import { HIDDEN, SUBMERGED } from './marks.ts';
import { FOR_EXERTION, needsExertionCheck, rollFor } from './rolling.ts';

/** ST-ROUND-1. */
export function beginRound(d: Descent, emit: Emit): void {
  emit?.({ type: 'round-began', rule: 'ST-ROUND-1', round: d.round, start: nameOf(d, d.start) });
  push(d, ROUND_OVER);
  push(d, HAZARD_PHASE);
  push(d, HORRORS);
  push(d, TURN, 0);
}

/** ST-ROUND-2: the caver with turn `n` of the round, counted from 0. */
export function inTurnOrder(d: Descent, n: number): number {
  const i = d.start + n;
  return i < d.cavers ? i : i - d.cavers;
}

export function beginTurn(d: Descent, n: number, emit: Emit): void {
  const i = inTurnOrder(d, n);
  if (n + 1 < d.cavers) push(d, TURN, n + 1);
  if (!isInPlay(d, i)) return;
  d.active = i;
  d.actor = i;
  d.points = 0;
  d.exerted = 0;
  d.directed = 0;
  if (!isConscious(d, i))
    return emit?.({ type: 'turn-passed', rule: 'ST-ROUND-2', caver: nameOf(d, i), why: 'unconscious' });
  if (hasState(d, i, SUBMERGED)) return surface(d, emit);
  d.points = 2;
  emit?.({ type: 'turn-began', rule: 'ST-TURN-1', caver: nameOf(d, i), at: cellOf(d, d.places[i]!), points: 2 });
  askForAction(d, emit);
}

/** ST-TURN-4, ST-ASK-3. */
export function askForAction(d: Descent, emit: Emit): void {
  const i = d.active;
  if (isConscious(d, i) && isInCave(d, i) && canDoAnything(d)) d.asks = ASK_ACTION;
  else finishTurn(d, emit);
}

/** Whether the caver can do anything but end the turn. */
const canDoAnything = (d: Descent): boolean => canAct(d, d.active, d.exerted ? d.points : d.points + 1) || canLeave(d);

/** Everything a caver may do in their own turn, including ending it. */
export function turnChoices(d: Descent, out: Int32Array): number {
  let n = actionsOf(d, d.active, d.points, out);
  if (!d.exerted && (n > 0 || canAct(d, d.active, d.points + 1))) out[n++] = codeOf(EXERT);
  if (canLeave(d)) out[n++] = codeOf(LEAVE);
  out[n++] = codeOf(END);
  return n;
}

/** Points that are left over are lost. */
export function finishTurn(d: Descent, emit: Emit): void {
  d.points = 0;
  if (!needsExertionCheck(d)) return endTurn(d, emit);
  push(d, TURN_OVER);
  rollFor(d, FOR_EXERTION, d.active);
}

export function endTurn(d: Descent, emit: Emit): void {
  emit?.({ type: 'turn-ended', rule: 'ST-TURN-1', caver: nameOf(d, d.active) });
}

/** ST-ROUND-3. */
export function endRound(d: Descent, emit: Emit): void {
  for (let i = 0; i < d.cavers; i++) d.states[i] = d.states[i]! & ~HIDDEN;
  do d.start = (d.start + 1) % d.cavers;
  while (!isInPlay(d, d.start));
  d.round++;
  beginRound(d, emit);
}

/** ST-ACT-RUN, ST-MED-2: `left` Moves remain. */
export function askForNextMove(d: Descent, left: number): void {
  d.chain = left;
  if (left === 0 || !isConscious(d, d.actor)) return;
  if (movesOf(d, d.actor) !== 0) d.asks = ASK_CHAIN;
}
