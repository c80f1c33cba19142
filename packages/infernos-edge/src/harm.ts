// Health lost and regained.

import type { Source, Tell } from './events.ts';
import type { Expedition } from './expedition.ts';
import * as expedition from './expedition.ts';
import * as explorers from './explorers.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { BRACED, cellOf, isA, isActive, isAlert, nameOf } = expedition;
const { fullHealth, VETERAN } = explorers;

/** The rule a loss is told under. */
const RULES: Record<Source, string> = {
  exerting: 'IE-TURN-2',
  luck: 'IE-ED-2',
  'running-away': 'IE-MOVE-2',
  spike: 'IE-TILE-SPIKE',
  dart: 'IE-TILE-DART',
  lava: 'IE-HAZ-LAVA',
  collapse: 'IE-TILE-RUIN',
  stumble: 'IE-HAZ-STUMBLE',
  guardian: 'IE-GUARD-2',
  grenade: 'IE-SAP-1',
};

/** IE-VET-2. */
export const isBraced = (e: Expedition, i: number): boolean => e.brace === BRACED && isA(e, i, VETERAN);

/** Health lost against one's will. Whoever calls this judges the end when everything that happens together is done. */
export function wound(e: Expedition, i: number, amount: number, source: Source, tell: Tell): void {
  if (!isActive(e, i)) return;
  if (isBraced(e, i)) return spare(e, i, source, 'brace', tell);
  pay(e, i, amount, source, tell);
}

/** IE-SCN-2. */
export function woundByTrap(e: Expedition, i: number, amount: number, source: 'spike' | 'dart', tell: Tell): void {
  if (!isAlert(e, e.places[i]!)) wound(e, i, amount, source, tell);
  else if (isActive(e, i)) spare(e, i, source, 'alert', tell);
}

/** Health lost by choice, too: nothing guards against that. IE-TURN-3: one who falls has no more actions. */
export function pay(e: Expedition, i: number, most: number, source: Source, tell: Tell): void {
  const amount = Math.min(most, e.health[i]!);
  e.health[i] = e.health[i]! - amount;
  if (e.health[i] === 0 && i === e.active) e.points = 0;
  if (!tell) return;
  const at = cellOf(e, e.places[i]!);
  tell({ type: 'lost-health', rule: RULES[source], explorer: nameOf(e, i), amount, left: e.health[i]!, source, at });
  if (e.health[i] === 0) tell({ type: 'downed', rule: 'IE-TURN-3', explorer: nameOf(e, i), at, source });
}

function spare(e: Expedition, i: number, source: Source, by: 'alert' | 'brace', tell: Tell): void {
  const rule = by === 'brace' ? 'IE-VET-2' : 'IE-SCN-2';
  tell?.({ type: 'spared', rule, explorer: nameOf(e, i), source, by, at: cellOf(e, e.places[i]!) });
}

/** IE-ACT-HEAL, IE-KO-1: never above the start value. */
export function heal(e: Expedition, i: number, most: number, by: number, rule: string, tell: Tell): void {
  const before = e.health[i]!;
  const amount = Math.min(most, fullHealth(e.who[i]!) - before);
  e.health[i] = before + amount;
  if (!tell) return;
  tell({ type: 'healed', rule, explorer: nameOf(e, i), by: nameOf(e, by), amount, left: e.health[i]! });
  if (before === 0) tell({ type: 'stood-up', rule: 'IE-KO-1', explorer: nameOf(e, i) });
}
