// Health lost and regained.

import { BODYGUARD, DIVER, ENGINEER, SCOUT } from './cavers.ts';
import {
  cellOf,
  type Descent,
  findCaver,
  isCaver,
  isConscious,
  isInCave,
  isOnExit,
  isProtected,
  nameOf,
} from './descent.ts';
import { endIfOver } from './ending.ts';
import type { Emit, Source } from './events.ts';

/** ST-BOD-2: whether a Bodyguard protects from it. */
const isShielded = (source: Source): boolean =>
  source === 'tremor' || source === 'flood' || source === 'gas' || source === 'cave-in';

/** The clause behind each loss. */
const LOSS_RULES: Record<Source, string> = {
  exertion: 'ST-TURN-3',
  rough: 'ST-TILE-ROUGH',
  gas: 'ST-HAZ-GAS',
  flood: 'ST-HAZ-FLOOD',
  'cave-in': 'ST-HAZ-CAVEIN',
  tremor: 'ST-HAZ-TREMOR',
  horror: 'ST-HOR-TOUCH',
};

/** How much health a caver would lose: none on the exit (ST-TILE-EXIT) or when unconscious (ST-KO-3). */
export function exposure(d: Descent, i: number, amount: number, source: Source): number {
  if (!isInCave(d, i) || !isConscious(d, i) || isOnExit(d, i)) return 0;
  if (isShielded(source) && isProtected(d, i)) return 0;
  if (source === 'flood' && isCaver(d, i, DIVER)) return 0;
  if (source === 'cave-in' && isCaver(d, i, ENGINEER)) return Math.min(amount, 1);
  if (source === 'horror') return isCaver(d, i, SCOUT) ? 0 : d.health[i]!;
  return amount;
}

/** Hurts one caver, at once. */
export function hurt(d: Descent, i: number, amount: number, source: Source, emit: Emit): void {
  d.losses[i] = exposure(d, i, amount, source);
  if (d.losses[i] === 0) emitSpared(d, i, source, emit);
  applyLosses(d, source, emit);
}

/** ST-HAZ-2: applies everything in `losses` together. */
export function applyLosses(d: Descent, source: Source, emit: Emit): void {
  for (let i = 0; i < d.cavers; i++) {
    if (d.losses[i]! > 0) loseHealth(d, i, source, emit);
    d.losses[i] = 0;
  }
  endIfOver(d, emit);
}

function loseHealth(d: Descent, i: number, source: Source, emit: Emit): void {
  const amount = Math.min(d.losses[i]!, d.health[i]!);
  d.health[i] = d.health[i]! - amount;
  if (!emit) return;
  const at = cellOf(d, d.places[i]!);
  emit({ type: 'lost-health', rule: LOSS_RULES[source], caver: nameOf(d, i), amount, left: d.health[i]!, source, at });
  if (d.health[i] === 0) emit({ type: 'knocked-out', rule: 'ST-KO-1', caver: nameOf(d, i), at, source });
}

export function emitSpared(d: Descent, i: number, source: Source, emit: Emit): void {
  if (!emit || !isInCave(d, i) || !isConscious(d, i) || !isProtected(d, i) || !isShielded(source)) return;
  const by = nameOf(d, findCaver(d, BODYGUARD));
  emit({ type: 'spared', rule: 'ST-BOD-2', caver: nameOf(d, i), source, by, at: cellOf(d, d.places[i]!) });
}

export const isHurt = (d: Descent, i: number): boolean => d.health[i]! < d.fullHealth[i]!;

/** ST-ACT-HEAL, ST-KO-2. */
export function heal(d: Descent, i: number, by: number, rule: string, emit: Emit): void {
  d.health[i] = d.health[i]! + 1;
  emit?.({ type: 'healed', rule, caver: nameOf(d, i), by: nameOf(d, by), left: d.health[i]! });
  if (d.health[i] === 1) emit?.({ type: 'woke', rule: 'ST-KO-2', caver: nameOf(d, i) });
}
