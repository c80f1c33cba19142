// Losing and regaining health.

import type { Emit, Source } from './events.ts';
import { BRACED, type Expedition, isActive, isAlert, isExplorer, nameOf } from './expedition.ts';
import { fullHealth, VETERAN } from './explorers.ts';
import { TURN_OVER } from './jobs.ts';
import { cellOf } from './temple.ts';

/** The clause behind each loss. */
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
export const isBraced = (e: Expedition, i: number): boolean => e.brace === BRACED && isExplorer(e, i, VETERAN);

/** Health lost to harm. The caller checks for the end of the game once everything that happens together is done. */
export function wound(e: Expedition, i: number, amount: number, source: Source, emit: Emit): void {
  if (!isActive(e, i)) return;
  if (isBraced(e, i)) return emitSpared(e, i, source, 'brace', emit);
  loseHealth(e, i, amount, source, emit);
}

/** IE-SCN-2. */
export function woundByTrap(e: Expedition, i: number, amount: number, source: 'spike' | 'dart', emit: Emit): void {
  if (!isAlert(e, e.places[i]!)) wound(e, i, amount, source, emit);
  else if (isActive(e, i)) emitSpared(e, i, source, 'alert', emit);
}

/** Also for health paid by choice, which nothing protects. IE-TURN-3: a downed explorer has no more actions. */
export function loseHealth(e: Expedition, i: number, most: number, source: Source, emit: Emit): void {
  const amount = Math.min(most, e.health[i]!);
  e.health[i] = e.health[i]! - amount;
  if (e.health[i] === 0 && i === e.active) e.points = 0;
  if (!emit) return;
  const at = cellOf(e, e.places[i]!);
  const rule = source === 'collapse' && e.secondEdition ? 'IE-ED-1' : RULES[source];
  emit({ type: 'lost-health', rule, explorer: nameOf(e, i), amount, left: e.health[i]!, source, at });
  if (e.health[i] === 0) emit({ type: 'downed', rule: ruleOfFalling(e, i), explorer: nameOf(e, i), at, source });
}

/** IE-TURN-3 is about the own turn, which lasts until its hazards are over. */
const ruleOfFalling = (e: Expedition, i: number): string =>
  i === e.active && e.jobs.has(TURN_OVER) ? 'IE-TURN-3' : 'IE-KO-1';

function emitSpared(e: Expedition, i: number, source: Source, by: 'alert' | 'brace', emit: Emit): void {
  const rule = by === 'brace' ? 'IE-VET-2' : 'IE-SCN-2';
  emit?.({ type: 'spared', rule, explorer: nameOf(e, i), source, by, at: cellOf(e, e.places[i]!) });
}

/** IE-ACT-HEAL, IE-KO-1: never above the starting health. */
export function heal(e: Expedition, i: number, most: number, by: number, rule: string, emit: Emit): void {
  const before = e.health[i]!;
  const amount = Math.min(most, fullHealth(e.who[i]!) - before);
  e.health[i] = before + amount;
  if (!emit) return;
  emit({ type: 'healed', rule, explorer: nameOf(e, i), by: nameOf(e, by), amount, left: e.health[i]! });
  if (before === 0) emit({ type: 'stood-up', rule: 'IE-KO-1', explorer: nameOf(e, i) });
}
