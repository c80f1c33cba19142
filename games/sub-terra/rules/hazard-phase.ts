// The hazard phase: turning over a card and resolving it.

import { DRAW_HAZARD } from './asks.ts';
import { rollDarkness } from './darkness.ts';
import type { Descent } from './descent.ts';
import type { Emit } from './events.ts';
import { flood, rollCaveIn, rollTremor, spreadGas } from './hazard-effects.ts';
import {
  HAZARD_CAVE_IN,
  HAZARD_FLOOD,
  HAZARD_GAS,
  HAZARD_HORROR,
  HAZARD_TREMOR,
  HAZARDS,
  type Hazard,
  hazardOf,
  isSevere,
} from './hazards.ts';
import { HORRORS, push, RESOLVE, SPAWN } from './jobs.ts';

/** ST-HAZ-1, ST-DARK-1. */
export function beginHazardPhase(d: Descent, emit: Emit): void {
  if (d.gas) emit?.({ type: 'gas-ended', rule: 'ST-HAZ-1' });
  d.gas = 0;
  if (d.deck > 0) {
    d.asks = DRAW_HAZARD;
    return;
  }
  if (!d.dark) emit?.({ type: 'torches-died', rule: 'ST-DARK-1' });
  d.dark = 1;
  rollDarkness(d, 0, emit);
}

export function playHazard(d: Descent, card: number, emit: Emit): void {
  const hazard = hazardOf(card);
  const severe = isSevere(card);
  d.deck--;
  d.pool[card] = d.pool[card]! - 1;
  d.played[card] = d.played[card]! + 1;
  emit?.({
    type: 'hazard',
    rule: severe ? 'ST-HAZ-SEVERE' : 'ST-HAZ-1',
    hazard: HAZARDS[hazard] as Hazard,
    severe,
    left: d.deck,
  });
  if (hazard === HAZARD_HORROR) return scheduleHorrors(d, severe ? 2 : 1);
  if (severe) push(d, RESOLVE, hazard);
  resolveHazard(d, hazard, emit);
}

/** ST-HAZ-HORROR, ST-HAZ-SEVERE: all horrors move `times` times, then as many appear. */
function scheduleHorrors(d: Descent, times: number): void {
  push(d, SPAWN, times);
  for (let k = 0; k < times; k++) push(d, HORRORS);
}

export function resolveHazard(d: Descent, hazard: number, emit: Emit): void {
  switch (hazard) {
    case HAZARD_TREMOR:
      return rollTremor(d, 0, emit);
    case HAZARD_FLOOD:
      return flood(d, emit);
    case HAZARD_GAS:
      return spreadGas(d, emit);
    case HAZARD_CAVE_IN:
      return rollCaveIn(d);
    default:
      throw new RangeError(`no such hazard: ${hazard}`);
  }
}
