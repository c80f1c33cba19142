// One caver comes onto a tile, and what that brings (ST-TILE-ENTER).
import { opposite, type Side } from '@undercroft/cave';
import { cellOf, type Descent, nameOf } from './descent.ts';
import type { Tell, Way } from './events.ts';
import { judge } from './harm.ts';
import { GAS_IN, push, ROUGH_IN, TOUCH } from './jobs.ts';
import { EXIT, isSteep } from './tiles.ts';

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
  if (d.kinds[d.places[i]!] === EXIT) return judge(d, tell);
  push(d, TOUCH, i);
  push(d, ROUGH_IN, i);
  push(d, GAS_IN, i);
}
