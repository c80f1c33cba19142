// Rounds and turns: who is next, and when an explorer can still act (IE-ROUND-1 to IE-TURN-4).

import { actionsOf, canAct } from './actions.ts';
import { ASK_ACTION, ASK_CHAIN, ASK_CRAWL, NOTHING_ASKED } from './asks.ts';
import { codeOf, END, EXERT } from './codes.ts';
import { mayExert } from './conditions.ts';
import type { Emit } from './events.ts';
import {
  BRACED,
  type Expedition,
  isActive,
  isExplorer,
  isInside,
  nameOf,
  RESTING,
  STATES,
  type State,
} from './expedition.ts';
import { VETERAN } from './explorers.ts';
import { ACTIVATION, HAZARD_ROLL, MARKER, ROUND_OVER, TURN, TURN_OVER } from './jobs.ts';
import { movesOf } from './moving.ts';
import { rollHazards } from './rolling.ts';
import { cellOf } from './temple.ts';
import { eruptOrSpread } from './volcano.ts';

/** IE-ROUND-1 to IE-ROUND-3. How far the marker moves is known only at the end of the round. */
export function beginRound(e: Expedition, emit: Emit): void {
  emit?.({ type: 'round-began', rule: 'IE-ROUND-1', round: e.round, marker: e.marker });
  e.jobs.push(ROUND_OVER);
  e.jobs.push(MARKER);
  e.jobs.push(ACTIVATION);
  e.jobs.push(ACTIVATION);
  beginTurn(e, 0, emit);
}

/** IE-ROUND-3, IE-VOLC-3. */
export function moveMarker(e: Expedition, emit: Emit): void {
  if (e.erupted) return eruptOrSpread(e, emit);
  if (e.marker === 0) return;
  e.marker--;
  emit?.({ type: 'marker-moved', rule: 'IE-ROUND-3', to: e.marker });
}

/** Begins the n-th turn of the round, counted from the lead explorer. Everybody rolls, wherever they are (IE-HAZ-1). */
export function beginTurn(e: Expedition, n: number, emit: Emit): void {
  const i = (e.lead + n) % e.explorers;
  if (n + 1 < e.explorers) e.jobs.push(TURN, n + 1);
  e.jobs.push(TURN_OVER);
  e.active = i;
  e.actor = i;
  e.exerted = 0;
  e.points = isActive(e, i) ? 2 : 0;
  if (isExplorer(e, i, VETERAN)) e.brace = e.brace === BRACED ? RESTING : 0;
  if (emit) emitTurnBegan(e, i, emit);
  if (isActive(e, i)) askForAction(e);
  else if (isInside(e, i) && movesOf(e, i) !== 0) e.asks = ASK_CRAWL;
  if (e.asks === NOTHING_ASKED) rollHazardDice(e);
  else e.jobs.push(HAZARD_ROLL);
}

/** IE-HAZ-1, IE-CURSE-1. */
export function rollHazardDice(e: Expedition): void {
  rollHazards(e, e.cursed ? 2 : 1);
}

function emitTurnBegan(e: Expedition, i: number, emit: NonNullable<Emit>): void {
  const at = isInside(e, i) ? cellOf(e, e.places[i]!) : null;
  const state = STATES[e.states[i]!] as State;
  emit({ type: 'turn-began', rule: 'IE-TURN-1', explorer: nameOf(e, i), at, state, points: e.points });
}

/** IE-TURN-3, IE-ASK-1. */
export function askForAction(e: Expedition): void {
  if (isActive(e, e.active) && (mayExert(e) || canAct(e))) e.asks = ASK_ACTION;
  else e.points = 0;
}

/** Every legal decision in a turn, including ending it. */
export function turnChoices(e: Expedition, out: Int32Array): number {
  let n = actionsOf(e, out);
  if (mayExert(e)) out[n++] = codeOf(EXERT);
  out[n++] = codeOf(END);
  return n;
}

/** IE-ACT-RUN, IE-SCN-1: `left` more Moves. */
export function askForNextMove(e: Expedition, left: number): void {
  e.chain = left;
  if (left > 0 && isActive(e, e.actor) && movesOf(e, e.actor) !== 0) e.asks = ASK_CHAIN;
}
