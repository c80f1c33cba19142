// The horrors' phase: horrors move, strike and appear.

import { MAX_TILES } from '@undercroft/cave';
import { ASK_HORROR, ASK_PATH, ASK_SPAWN } from './asks.ts';
import { cellOf, type Descent, MAX_HORRORS, nameOf } from './descent.ts';
import type { Emit } from './events.ts';
import { applyLosses, exposure } from './health.ts';
import { orderMatters, waitingHorrors } from './horror-order.ts';
import { closestVictim, countHorrors, firstSteps, removeHorror, spawnTiles } from './horrors.ts';
import { NEXT_HORROR, push, SPAWN } from './jobs.ts';

/** Holds waiting horrors, or tiles where one can appear. */
const scratch = new Int32Array(MAX_TILES);

export function beginHorrors(d: Descent, emit: Emit): void {
  for (let h = 0; h < MAX_HORRORS; h++) d.moved[h] = 0;
  moveNextHorror(d, emit);
}

export function moveNextHorror(d: Descent, emit: Emit): void {
  const n = waitingHorrors(d, scratch);
  if (n === 0) return;
  if (n > 1 && orderMatters(d, scratch, n)) d.asks = ASK_HORROR;
  else moveHorror(d, firstByTile(d, scratch, n), emit);
}

/** The order does not matter here, so horrors move in the order of their tiles. */
function firstByTile(d: Descent, waiting: Int32Array, n: number): number {
  let best = waiting[0]!;
  for (let k = 1; k < n; k++) if (d.horrors[waiting[k]!]! < d.horrors[best]!) best = waiting[k]!;
  return best;
}

const sides = new Int32Array(4);

/** ST-HOR-MOVE. */
export function moveHorror(d: Descent, horror: number, emit: Emit): void {
  const tile = d.horrors[horror]!;
  const victim = closestVictim(d, tile);
  push(d, NEXT_HORROR);
  d.moved[horror] = 1;
  if (victim < 0) {
    removeHorror(d, horror);
    return emit?.({ type: 'horror-left', rule: 'ST-HOR-MOVE', at: cellOf(d, tile) });
  }
  d.horror = horror;
  d.victim = victim;
  if (firstSteps(d, tile, victim, sides) > 1) d.asks = ASK_PATH;
  else stepHorror(d, sides[0]!, emit);
}

export function unmovedHorrorAt(d: Descent, tile: number): number {
  let horror = 0;
  while (d.horrors[horror] !== tile || d.moved[horror]) horror++;
  return horror;
}

export function stepHorror(d: Descent, side: number, emit: Emit): void {
  const from = d.horrors[d.horror]!;
  const to = d.cave.through(from, side);
  d.horrors[d.horror] = to;
  emit?.({
    type: 'horror-moved',
    rule: 'ST-HOR-MOVE',
    from: cellOf(d, from),
    to: cellOf(d, to),
    towards: nameOf(d, d.victim),
  });
  strikeCaversAt(d, to, emit);
}

/** ST-HOR-TOUCH. */
function strikeCaversAt(d: Descent, tile: number, emit: Emit): void {
  for (let i = 0; i < d.cavers; i++) if (d.places[i] === tile) d.losses[i] = exposure(d, i, 0, 'horror');
  applyLosses(d, 'horror', emit);
}

/** ST-HOR-SPAWN: up to `n` of them. */
export function spawnHorrors(d: Descent, n: number, emit: Emit): void {
  if (n === 0 || countHorrors(d) === d.horrors.length) return;
  push(d, SPAWN, n - 1);
  const tiles = spawnTiles(d, scratch);
  if (tiles === 1) spawnHorrorAt(d, scratch[0]!, emit);
  else if (tiles > 1) d.asks = ASK_SPAWN;
}

export function spawnHorrorAt(d: Descent, tile: number, emit: Emit): void {
  const horror = countHorrors(d);
  d.horrors[horror] = tile;
  d.moved[horror] = 0;
  emit?.({ type: 'horror-came', rule: 'ST-HOR-SPAWN', at: cellOf(d, tile) });
  strikeCaversAt(d, tile, emit);
}
