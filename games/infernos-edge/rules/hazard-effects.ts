// What the faces of the hazard dice do (IE-HAZ-STUMBLE to IE-HAZ-ACTIVATE), and the results of the number die.

import { NOTHING, stepsOf, UNREACHED } from '@undercroft/cave';
import { ASK_WAKE, GAME_OVER } from './asks.ts';
import { argumentOf, codeOf, WAKE_AT } from './codes.ts';
import { endIfOver } from './ending.ts';
import type { Emit } from './events.ts';
import { type Expedition, isAlert, isExplorer, isHurt, isInside, MAX_GUARDIANS, nameOf, RUBBLE } from './expedition.ts';
import { HEALER } from './explorers.ts';
import { destroyAll, destroyGuardian, placeGuardian } from './guardians.ts';
import { ACTIVATE, COLLAPSE, faceName, LAVA_FACE, STUMBLE, TRAP, WAKE } from './hazards.ts';
import { heal, wound, woundByTrap } from './health.ts';
import { ACTIVATION, APPLY_FACE } from './jobs.ts';
import { FOR_ATTACK, FOR_COLLAPSE, FOR_SPIKE, NEEDED, rollNumber } from './rolling.ts';
import { cellOf, hasRubble } from './temple.ts';
import { CROSSROADS, DART, GUARDIAN, LAVA, RUIN, SPIKE, typeOf } from './tiles.ts';
import { eruptOrSpread } from './volcano.ts';

/** Applies a number die that nobody can change any more. */
export function resolveNumberRoll(e: Expedition, emit: Emit): void {
  const face = e.faces[0]!;
  switch (e.purpose) {
    case FOR_ATTACK:
      if (face >= NEEDED) destroyGuardian(e, e.places[e.roller]!, e.roller, 'IE-ACT-ATTACK', emit);
      return;
    case FOR_SPIKE:
      if (face < NEEDED) trigger(e, e.places[e.roller]!, emit);
      return;
    case FOR_COLLAPSE:
      return collapse(e, face, emit);
    default:
      throw new RangeError(`no such roll: ${e.purpose}`);
  }
}

export function applyInOrder(e: Expedition, first: number, second: number): void {
  e.jobs.push(APPLY_FACE, second);
  e.jobs.push(APPLY_FACE, first);
}

export function applyFace(e: Expedition, face: number, emit: Emit): void {
  emit?.({ type: 'hazard', rule: 'IE-HAZ-1', explorer: nameOf(e, e.active), face: faceName(face) });
  switch (face) {
    case STUMBLE:
      return stumble(e, emit);
    case LAVA_FACE:
      return lava(e, emit);
    case COLLAPSE:
      return rollForCollapse(e);
    case TRAP:
      return springTraps(e, emit);
    case WAKE:
      return wake(e, emit);
    case ACTIVATE:
      return e.jobs.push(ACTIVATION);
    default:
      throw new RangeError(`no such face: ${face}`);
  }
}

/** IE-HAZ-STUMBLE, IE-HEA-2. */
function stumble(e: Expedition, emit: Emit): void {
  const i = e.active;
  if (!isInside(e, i)) return;
  if (isExplorer(e, i, HEALER)) {
    if (isHurt(e, i)) heal(e, i, 1, i, 'IE-HEA-2', emit);
    return;
  }
  if (!e.exerted) return;
  wound(e, i, 1, 'stumble', emit);
  endIfOver(e, emit);
}

/** IE-HAZ-LAVA: losses first, then the volcano. */
function lava(e: Expedition, emit: Emit): void {
  for (let i = 0; i < e.explorers; i++)
    if (isInside(e, i) && e.kinds[e.places[i]!] === LAVA) wound(e, i, 1, 'lava', emit);
  endIfOver(e, emit);
  if (e.asks !== GAME_OVER) eruptOrSpread(e, emit);
}

export const canCollapse = (e: Expedition, tile: number): boolean => e.kinds[tile] === RUIN && !hasRubble(e, tile);

export function canAnyCollapse(e: Expedition): boolean {
  for (let tile = 0; tile < e.cave.count; tile++) if (canCollapse(e, tile)) return true;
  return false;
}

/** IE-HAZ-COLLAPSE. */
function rollForCollapse(e: Expedition): void {
  if (canAnyCollapse(e)) rollNumber(e, FOR_COLLAPSE, e.active);
}

function collapse(e: Expedition, face: number, emit: Emit): void {
  for (let tile = 0; tile < e.cave.count; tile++)
    if (canCollapse(e, tile) && typeOf(e.types[tile]!).number === face) return collapseRuin(e, tile, face, emit);
}

/** IE-TILE-RUIN, IE-ED-1. */
function collapseRuin(e: Expedition, tile: number, number: number, emit: Emit): void {
  e.marks[tile] = e.marks[tile]! | RUBBLE;
  emit?.({ type: 'collapsed', rule: 'IE-TILE-RUIN', at: cellOf(e, tile), number });
  destroyAll(e, tile, -1, 'IE-TILE-RUIN', emit);
  for (let i = 0; i < e.explorers; i++)
    if (e.places[i] === tile) wound(e, i, e.secondEdition ? 5 : 6, 'collapse', emit);
  endIfOver(e, emit);
}

/** IE-HAZ-TRAP, IE-SCN-2: each trap separately. */
function springTraps(e: Expedition, emit: Emit): void {
  const tile = e.places[e.active]!;
  if (tile === NOTHING || isAlert(e, tile)) return;
  if (isTrap(e, tile)) trigger(e, tile, emit);
  for (let side = 0; side < 4 && e.asks !== GAME_OVER; side++) {
    const next = e.cave.through(tile, side);
    if (next !== NOTHING && e.kinds[next] === DART) trigger(e, next, emit);
  }
}

/** Whether a trap face would trigger anything here if nobody is Alert. */
export function reachesTrap(e: Expedition, tile: number): boolean {
  if (isTrap(e, tile)) return true;
  for (let side = 0; side < 4; side++) {
    const next = e.cave.through(tile, side);
    if (next !== NOTHING && e.kinds[next] === DART) return true;
  }
  return false;
}

const isTrap = (e: Expedition, tile: number): boolean => e.kinds[tile] === SPIKE || e.kinds[tile] === DART;

/** IE-TILE-SPIKE, IE-TILE-DART. */
function trigger(e: Expedition, tile: number, emit: Emit): void {
  const spikes = e.kinds[tile] === SPIKE;
  const rule = spikes ? 'IE-TILE-SPIKE' : 'IE-TILE-DART';
  emit?.({ type: 'trap-triggered', rule, at: cellOf(e, tile), trap: spikes ? 'spike' : 'dart' });
  for (let i = 0; i < e.explorers; i++) {
    if (spikes && e.places[i] === tile) woundByTrap(e, i, 3, 'spike', emit);
    else if (!spikes && isHitByDarts(e, i, tile)) woundByTrap(e, i, 1, 'dart', emit);
  }
  endIfOver(e, emit);
}

export function isHitByDarts(e: Expedition, i: number, tile: number): boolean {
  const place = e.places[i]!;
  if (place === tile) return true;
  for (let side = 0; side < 4; side++) if (e.cave.through(tile, side) === place && place !== NOTHING) return true;
  return false;
}

const scratch = new Int32Array(16);

/** IE-HAZ-WAKE. */
function wake(e: Expedition, emit: Emit): void {
  const n = wakeSpaces(e, scratch);
  if (n === 0) return;
  if (e.guardianCount === MAX_GUARDIANS) return emit?.({ type: 'no-guardian-left', rule: 'IE-HAZ-WAKE' });
  if (n === 1) placeGuardian(e, argumentOf(scratch[0]!), 'IE-HAZ-WAKE', emit);
  else e.asks = ASK_WAKE;
}

/** Writes codes for the closest guardian spaces into `out`. From outside, distances count from the crossroads. */
export function wakeSpaces(e: Expedition, out: Int32Array): number {
  const start = isInside(e, e.active) ? e.places[e.active]! : CROSSROADS;
  if (e.burnt[start]) return 0;
  let n = 0;
  let nearest = UNREACHED - 1;
  for (let tile = 0; tile < e.cave.count; tile++) {
    if (e.kinds[tile] !== GUARDIAN) continue;
    const steps = stepsOf(e.ways.between(tile, start));
    if (steps > nearest) continue;
    if (steps < nearest) n = 0;
    nearest = steps;
    out[n++] = codeOf(WAKE_AT, tile);
  }
  return n;
}

/** IE-MOVE-3, IE-SCN-2. */
export function rollForSpikes(e: Expedition, i: number): void {
  if (isInside(e, i) && e.kinds[e.places[i]!] === SPIKE && !isAlert(e, e.places[i]!)) rollNumber(e, FOR_SPIKE, i);
}
