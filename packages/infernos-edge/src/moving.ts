// One step of one explorer, and what it brings (IE-MOVE-1 to IE-MOVE-4).

import type { Side, Sides } from '@undercroft/cave';
import * as cave from '@undercroft/cave';
import * as ending from './ending.ts';
import type { Tell, Way } from './events.ts';
import type { Expedition } from './expedition.ts';
import * as expedition from './expedition.ts';
import * as explorers from './explorers.ts';
import * as harm from './harm.ts';
import * as jobs from './jobs.ts';
import * as tiles from './tiles.ts';
import type { Item } from './vocabulary.ts';
import * as vocabulary from './vocabulary.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { bit, has, NOTHING } = cave;
const { judge } = ending;
const { cellOf, EMPTY, ESCAPED, guardiansOn, hasRubble, HOLDS_ARTIFACT, isA, nameOf, OUTSIDE, someoneElseOn } =
  expedition;
const { GUIDE } = explorers;
const { wound } = harm;
const { ARRIVE } = jobs;
const { BRIDGE, BURNT, EXIT, SPIKE } = tiles;
const { ITEMS } = vocabulary;

export type Barrier = 'rubble' | 'burnt' | 'bridge';

/** IE-MOVE-1, IE-GUI-1: why this explorer cannot enter a space. */
export function barrier(e: Expedition, i: number, tile: number): Barrier | undefined {
  if (e.kinds[tile] === BURNT) return 'burnt';
  if (hasRubble(e, tile) && !isA(e, i, GUIDE)) return 'rubble';
  return e.kinds[tile] === BRIDGE && someoneElseOn(e, i, tile) ? 'bridge' : undefined;
}

/** The sides by which a Move is possible. */
export function movesOf(e: Expedition, i: number): Sides {
  const tile = e.places[i]!;
  const doors = e.cave.doors[tile]!;
  const doubtful = doors & e.doubtful[tile]!;
  return doubtful === 0 ? doors : doors & ~barred(e, i, tile, doubtful);
}

/** Those of the sides beyond which something bars the way. */
function barred(e: Expedition, i: number, tile: number, sides: Sides): Sides {
  let barred = 0;
  for (let side = 0; side < 4; side++)
    if (has(sides, side) && barrier(e, i, e.cave.beside[4 * tile + side]!) !== undefined) barred |= bit(side);
  return barred;
}

const RULES: Record<Way, string> = {
  move: 'IE-ACT-MOVE',
  run: 'IE-ACT-RUN',
  sprint: 'IE-SCN-1',
  explore: 'IE-ACT-EXPLORE',
  crawl: 'IE-TURN-4',
  command: 'IE-ARI-1',
};

/** IE-MOVE-2, IE-MOVE-4: the loss of running away comes with the step, the spikes after it. */
export function step(e: Expedition, i: number, side: Side, how: Way, tell: Tell): void {
  const from = e.places[i]!;
  const to = e.cave.through(from, side);
  const guardians = guardiansOn(e, from);
  e.places[i] = to;
  tell?.({ type: 'moved', rule: RULES[how], explorer: nameOf(e, i), from: cellOf(e, from), to: cellOf(e, to), how });
  if (guardians > 0) wound(e, i, guardians, 'running-away', tell);
  if (e.kinds[to] === EXIT) leave(e, i, tell);
  else if (e.kinds[to] === SPIKE) e.agenda.push(ARRIVE, i);
  // A step alone ends nothing.
  if (guardians > 0 || e.kinds[to] === EXIT) judge(e, tell);
}

/** IE-ACT-EXIT. */
function leave(e: Expedition, i: number, tell: Tell): void {
  e.states[i] = ESCAPED;
  if (i === e.active) e.points = 0;
  e.places[i] = NOTHING;
  if (e.holds[i] === HOLDS_ARTIFACT) e.artifact = OUTSIDE;
  tell?.({ type: 'escaped', rule: 'IE-ACT-EXIT', explorer: nameOf(e, i), holds: held(e, i) });
}

export const held = (e: Expedition, i: number): Item | null =>
  e.holds[i] === EMPTY ? null : (ITEMS[e.holds[i]! - 1] as Item);
