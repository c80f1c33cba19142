// A caver steps onto a tile, and what happens there (ST-TILE-ENTER).

import { opposite, type Side } from '@undercroft/cave';
import { cellOf, type Descent, isConscious, nameOf } from './descent.ts';
import { endIfOver } from './ending.ts';
import type { Emit, StepKind } from './events.ts';
import { exposure, hurt } from './health.ts';
import { horrorAt } from './horrors.ts';
import { push, TOUCH } from './jobs.ts';
import { FOR_ROUGH, rollFor } from './rolling.ts';
import { EXIT, GAS, isSteep, ROUGH } from './tiles.ts';

/** The clause behind each kind of step. */
const STEP_RULES: Record<StepKind, string> = {
  move: 'ST-ACT-MOVE',
  run: 'ST-ACT-RUN',
  sprint: 'ST-MED-2',
  swim: 'ST-ACT-SWIM',
  squeeze: 'ST-ACT-SQUEEZE',
  explore: 'ST-ACT-EXPLORE',
  appear: 'ST-DIV-1',
};

export function stepThrough(d: Descent, i: number, side: Side, how: StepKind, emit: Emit): void {
  const from = d.places[i]!;
  const to = d.cave.through(from, side);
  d.places[i] = to;
  d.halves[i] = isSteep(d.kinds[to]!) ? opposite(side) : -1;
  emit?.({ type: 'moved', rule: STEP_RULES[how], caver: nameOf(d, i), from: cellOf(d, from), to: cellOf(d, to), how });
  enterTile(d, i, emit);
}

/** ST-TILE-ENTER: first gas, then rough ground, then a horror. */
export function enterTile(d: Descent, i: number, emit: Emit): void {
  const kind = d.kinds[d.places[i]!];
  if (kind === EXIT) return endIfOver(d, emit);
  if (kind === GAS && d.gas) hurt(d, i, 2, 'gas', emit);
  if (kind !== ROUGH || !isRoughCheckNeeded(d, i)) return touch(d, i, emit);
  push(d, TOUCH, i);
  rollFor(d, FOR_ROUGH, i);
}

/** ST-TILE-ROUGH; ST-ASK-3: no roll where a horror takes all health anyway. */
const isRoughCheckNeeded = (d: Descent, i: number): boolean =>
  isConscious(d, i) && (horrorAt(d, d.places[i]!) < 0 || exposure(d, i, 0, 'horror') === 0);

/** ST-HOR-TOUCH. */
export function touch(d: Descent, i: number, emit: Emit): void {
  if (horrorAt(d, d.places[i]!) >= 0) hurt(d, i, 0, 'horror', emit);
}
