// One caver comes onto a tile, and what that brings (ST-TILE-ENTER).

import type { Side } from '@undercroft/cave';
import * as cave from '@undercroft/cave';
import type { Descent } from './descent.ts';
import * as descent from './descent.ts';
import type { Tell, Way } from './events.ts';
import * as harm from './harm.ts';
import * as horrors from './horrors.ts';
import * as jobs from './jobs.ts';
import * as rolling from './rolling.ts';
import * as tiles from './tiles.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { opposite } = cave;
const { cellOf, isConscious, nameOf } = descent;
const { exposure, hurt, judge } = harm;
const { horrorAt } = horrors;
const { push, TOUCH } = jobs;
const { FOR_ROUGH, rollFor } = rolling;
const { EXIT, GAS, isSteep, ROUGH } = tiles;

/** The rule a step is told under. */
const RULES: Record<Way, string> = {
  move: 'ST-ACT-MOVE',
  run: 'ST-ACT-RUN',
  sprint: 'ST-MED-2',
  swim: 'ST-ACT-SWIM',
  squeeze: 'ST-ACT-SQUEEZE',
  explore: 'ST-ACT-EXPLORE',
  appear: 'ST-DIV-1',
};

export function stepThrough(d: Descent, i: number, side: Side, how: Way, tell: Tell): void {
  const from = d.places[i]!;
  const to = d.cave.through(from, side);
  d.places[i] = to;
  d.halves[i] = isSteep(d.kinds[to]!) ? opposite(side) : -1;
  tell?.({ type: 'moved', rule: RULES[how], caver: nameOf(d, i), from: cellOf(d, from), to: cellOf(d, to), how });
  enter(d, i, tell);
}

/** ST-TILE-ENTER: gas, rough ground, horror, in this order. */
export function enter(d: Descent, i: number, tell: Tell): void {
  const kind = d.kinds[d.places[i]!];
  if (kind === EXIT) return judge(d, tell);
  if (kind === GAS && d.gas) hurt(d, i, 2, 'gas', tell);
  if (kind !== ROUGH || !isTested(d, i)) return touch(d, i, tell);
  push(d, TOUCH, i);
  rollFor(d, FOR_ROUGH, i);
}

/** ST-TILE-ROUGH; ST-ASK-3: not rolled where a horror takes everything anyway. */
const isTested = (d: Descent, i: number): boolean =>
  isConscious(d, i) && (horrorAt(d, d.places[i]!) < 0 || exposure(d, i, 0, 'horror') === 0);

/** ST-HOR-TOUCH. */
export function touch(d: Descent, i: number, tell: Tell): void {
  if (horrorAt(d, d.places[i]!) >= 0) hurt(d, i, 0, 'horror', tell);
}
