// ST-DIV-1: the Diver submerges and comes up again.

import { MAX_TILES, NOTHING } from '@undercroft/cave';
import { ASK_APPEAR } from './asks.ts';
import { APPEAR, argumentOf, codeOf } from './codes.ts';
import { cellOf, type Descent, isConscious, nameOf } from './descent.ts';
import type { Emit } from './events.ts';
import { DIVE_AWAY, push, TURN_OVER } from './jobs.ts';
import { SUBMERGED } from './marks.ts';
import { FOR_EXERTION, needsExertionCheck, rollFor } from './rolling.ts';
import { enterTile } from './stepping.ts';
import { WATER } from './tiles.ts';

/** ST-DIV-1: an exertion check comes first; then the Diver leaves and the turn ends. */
export function beginDive(d: Descent): void {
  d.points = 0;
  push(d, TURN_OVER);
  push(d, DIVE_AWAY);
  if (needsExertionCheck(d)) rollFor(d, FOR_EXERTION, d.active);
}

export function submerge(d: Descent, emit: Emit): void {
  const i = d.active;
  if (!isConscious(d, i)) return;
  emit?.({ type: 'dived', rule: 'ST-DIV-1', caver: nameOf(d, i), at: cellOf(d, d.places[i]!) });
  d.places[i] = NOTHING;
  d.states[i] = d.states[i]! | SUBMERGED;
}

const scratch = new Int32Array(MAX_TILES);

/** ST-DIV-1, ST-ASK-1: a single water tile leaves no choice. */
export function surface(d: Descent, emit: Emit): void {
  const n = appearChoices(d, scratch);
  if (n === 1) surfaceAt(d, argumentOf(scratch[0]!), emit);
  else d.asks = ASK_APPEAR;
}

/** Writes the codes of where a Diver can appear into `out`; returns how many. */
export function appearChoices(d: Descent, out: Int32Array): number {
  let n = 0;
  for (let tile = 0; tile < d.cave.count; tile++) if (d.kinds[tile] === WATER) out[n++] = codeOf(APPEAR, tile);
  return n;
}

export function surfaceAt(d: Descent, tile: number, emit: Emit): void {
  const i = d.active;
  d.states[i] = d.states[i]! & ~SUBMERGED;
  d.places[i] = tile;
  d.halves[i] = NOTHING;
  emit?.({ type: 'surfaced', rule: 'ST-DIV-1', caver: nameOf(d, i), at: cellOf(d, tile) });
  push(d, TURN_OVER);
  enterTile(d, i, emit);
}
