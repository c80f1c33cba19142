// One step of an explorer and its consequences (IE-MOVE-1 to IE-MOVE-4).

import { bit, has, NOTHING, type Side, type Sides } from '@undercroft/cave';
import { endIfOver } from './ending.ts';
import type { Emit, StepKind } from './events.ts';
import {
  EMPTY,
  ESCAPED,
  type Expedition,
  guardiansOn,
  HOLDS_ARTIFACT,
  isExplorer,
  nameOf,
  OUTSIDE,
  someoneElseOn,
} from './expedition.ts';
import { GUIDE } from './explorers.ts';
import { wound } from './health.ts';
import { ITEMS, type Item } from './items.ts';
import { ARRIVE } from './jobs.ts';
import { cellOf, hasRubble } from './temple.ts';
import { BRIDGE, BURNT, EXIT, SPIKE } from './tiles.ts';
export type Barrier = 'rubble' | 'burnt' | 'bridge';

/** IE-MOVE-1, IE-GUI-1: why this explorer cannot enter a space. */
export function barrier(e: Expedition, i: number, tile: number): Barrier | undefined {
  if (e.kinds[tile] === BURNT) return 'burnt';
  if (hasRubble(e, tile) && !isExplorer(e, i, GUIDE)) return 'rubble';
  return e.kinds[tile] === BRIDGE && someoneElseOn(e, i, tile) ? 'bridge' : undefined;
}

/** The sides to which the explorer can move. */
export function movesOf(e: Expedition, i: number): Sides {
  const tile = e.places[i]!;
  const doors = e.cave.doors[tile]!;
  const doubtful = doors & e.doubtful[tile]!;
  return doubtful === 0 ? doors : doors & ~barred(e, i, tile, doubtful);
}

/** The sides on which something blocks the way. */
function barred(e: Expedition, i: number, tile: number, sides: Sides): Sides {
  let barred = 0;
  for (let side = 0; side < 4; side++)
    if (has(sides, side) && barrier(e, i, e.cave.beside[4 * tile + side]!) !== undefined) barred |= bit(side);
  return barred;
}

const RULES: Record<StepKind, string> = {
  move: 'IE-ACT-MOVE',
  run: 'IE-ACT-RUN',
  sprint: 'IE-SCN-1',
  explore: 'IE-ACT-EXPLORE',
  crawl: 'IE-TURN-4',
  command: 'IE-ARI-1',
};

/** IE-MOVE-2, IE-MOVE-4: health is lost for running away first, then to spikes. */
export function step(e: Expedition, i: number, side: Side, how: StepKind, emit: Emit): void {
  const from = e.places[i]!;
  const to = e.cave.through(from, side);
  const guardians = guardiansOn(e, from);
  e.places[i] = to;
  emit?.({ type: 'moved', rule: RULES[how], explorer: nameOf(e, i), from: cellOf(e, from), to: cellOf(e, to), how });
  if (guardians > 0) wound(e, i, guardians, 'running-away', emit);
  if (e.kinds[to] === EXIT) leave(e, i, emit);
  else if (e.kinds[to] === SPIKE) e.jobs.push(ARRIVE, i);
  // A step without losses cannot end the game, unless it leads outside.
  if (guardians > 0 || e.kinds[to] === EXIT) endIfOver(e, emit);
}

/** IE-ACT-EXIT. */
function leave(e: Expedition, i: number, emit: Emit): void {
  e.states[i] = ESCAPED;
  if (i === e.active) e.points = 0;
  e.places[i] = NOTHING;
  if (e.holds[i] === HOLDS_ARTIFACT) e.artifact = OUTSIDE;
  emit?.({ type: 'escaped', rule: 'IE-ACT-EXIT', explorer: nameOf(e, i), holds: held(e, i) });
}

export const held = (e: Expedition, i: number): Item | null =>
  e.holds[i] === EMPTY ? null : (ITEMS[e.holds[i]! - 1] as Item);
