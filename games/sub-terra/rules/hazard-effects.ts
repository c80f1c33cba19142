// What floods, gas, cave-ins and tremors do.

import { cellOf, type Descent, isInCave } from './descent.ts';
import type { Emit } from './events.ts';
import { applyLosses, emitSpared, exposure } from './health.ts';
import { push, TREMOR_ROLLS } from './jobs.ts';
import { addMark, FLOOD, isMarked, RUBBLE } from './marks.ts';
import { FOR_CAVE_IN, FOR_TREMOR, rollFor } from './rolling.ts';
import { CAVE_IN, GAS, typeOf, WATER } from './tiles.ts';
import { inTurnOrder } from './turns.ts';

/** Shared and always empty, so that nothing is allocated when nobody listens. */
const NO_CELLS: string[] = [];

/** ST-HAZ-FLOOD. */
export function flood(d: Descent, emit: Emit): void {
  const flooded = emit ? [] : NO_CELLS;
  for (let tile = 0; tile < d.cave.count; tile++) {
    if (d.kinds[tile] !== WATER || isMarked(d, tile, FLOOD)) continue;
    addMark(d, tile, FLOOD);
    if (emit) flooded.push(cellOf(d, tile));
  }
  emit?.({ type: 'flooded', rule: 'ST-HAZ-FLOOD', tiles: flooded });
  hurtEveryoneOn(d, WATER, 1, 'flood', emit);
}

/** ST-HAZ-GAS. */
export function spreadGas(d: Descent, emit: Emit): void {
  d.gas = 1;
  emit?.({ type: 'gas-spread', rule: 'ST-HAZ-GAS' });
  hurtEveryoneOn(d, GAS, 2, 'gas', emit);
}

/** Hurts everyone on tiles of this kind, all together. */
function hurtEveryoneOn(d: Descent, kind: number, amount: number, source: 'flood' | 'gas', emit: Emit): void {
  for (let i = 0; i < d.cavers; i++) {
    if (!isInCave(d, i) || d.kinds[d.places[i]!] !== kind) continue;
    d.losses[i] = exposure(d, i, amount, source);
    if (d.losses[i] === 0) emitSpared(d, i, source, emit);
  }
  applyLosses(d, source, emit);
}

/** ST-ASK-3: no roll if there is no tile left to block. */
export function rollCaveIn(d: Descent): void {
  for (let tile = 0; tile < d.cave.count; tile++) {
    if (d.kinds[tile] === CAVE_IN && !isMarked(d, tile, RUBBLE)) return rollFor(d, FOR_CAVE_IN, 0);
  }
}

/** ST-HAZ-CAVEIN. */
export function caveIn(d: Descent, face: number, emit: Emit): void {
  const blocked = emit ? [] : NO_CELLS;
  for (let tile = 0; tile < d.cave.count; tile++) {
    if (d.kinds[tile] !== CAVE_IN || isMarked(d, tile, RUBBLE) || !((typeOf(d.types[tile]!).numbers >> face) & 1))
      continue;
    addMark(d, tile, RUBBLE);
    if (emit) blocked.push(cellOf(d, tile));
    for (let i = 0; i < d.cavers; i++) {
      if (d.places[i] !== tile) continue;
      d.losses[i] = exposure(d, i, 3, 'cave-in');
      if (d.losses[i] === 0) emitSpared(d, i, 'cave-in', emit);
    }
  }
  emit?.({ type: 'blocked', rule: 'ST-HAZ-CAVEIN', face, tiles: blocked });
  applyLosses(d, 'cave-in', emit);
}

/** ST-HAZ-TREMOR, ST-HAZ-2: cavers roll clockwise from the starting caver and lose health together after the last. */
export function rollTremor(d: Descent, n: number, emit: Emit): void {
  if (n === d.cavers) return applyLosses(d, 'tremor', emit);
  push(d, TREMOR_ROLLS, n + 1);
  const i = inTurnOrder(d, n);
  if (exposure(d, i, 1, 'tremor') > 0) rollFor(d, FOR_TREMOR, i);
  else emitSpared(d, i, 'tremor', emit);
}
