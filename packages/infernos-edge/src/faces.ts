// What the faces of the hazard dice do (IE-HAZ-STUMBLE to IE-HAZ-ACTIVATE), and what a number die decides.

import * as cave from '@undercroft/cave';
import * as asks from './asks.ts';
import * as codes from './codes.ts';
import * as ending from './ending.ts';
import type { Tell } from './events.ts';
import type { Expedition } from './expedition.ts';
import * as expedition from './expedition.ts';
import * as explorers from './explorers.ts';
import * as guardians from './guardians.ts';
import * as harm from './harm.ts';
import * as hazards from './hazards.ts';
import * as jobs from './jobs.ts';
import * as rolling from './rolling.ts';
import * as tiles from './tiles.ts';
import * as volcano from './volcano.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { NOTHING, stepsOf, UNREACHED } = cave;
const { ASK_WAKE, GAME_OVER } = asks;
const { argumentOf, codeOf, WAKE_AT } = codes;
const { judge } = ending;
const { cellOf, hasRubble, isA, isAlert, isHurt, isInside, MAX_GUARDIANS, nameOf, RUBBLE } = expedition;
const { HEALER } = explorers;
const { destroyAll, destroyGuardian, placeGuardian } = guardians;
const { heal, wound, woundByTrap } = harm;
const { ACTIVATE, COLLAPSE, faceName, LAVA_FACE, STUMBLE, TRAP, WAKE } = hazards;
const { ACTIVATION, APPLY_FACE } = jobs;
const { FOR_ATTACK, FOR_COLLAPSE, FOR_SPIKE, NEEDED, rollNumber } = rolling;
const { CROSSROADS, DART, GUARDIAN, LAVA, RUIN, SPIKE, typeOf } = tiles;
const { stirVolcano } = volcano;

/** A number die lies for good. */
export function settleNumber(e: Expedition, tell: Tell): void {
  const face = e.faces[0]!;
  switch (e.purpose) {
    case FOR_ATTACK:
      if (face >= NEEDED) destroyGuardian(e, e.places[e.roller]!, e.roller, 'IE-ACT-ATTACK', tell);
      return;
    case FOR_SPIKE:
      if (face < NEEDED) trigger(e, e.places[e.roller]!, tell);
      return;
    case FOR_COLLAPSE:
      return collapse(e, face, tell);
    default:
      throw new RangeError(`no such roll: ${e.purpose}`);
  }
}

export function applyInOrder(e: Expedition, first: number, second: number): void {
  e.agenda.push(APPLY_FACE, second);
  e.agenda.push(APPLY_FACE, first);
}

export function applyFace(e: Expedition, face: number, tell: Tell): void {
  tell?.({ type: 'hazard', rule: 'IE-HAZ-1', explorer: nameOf(e, e.active), face: faceName(face) });
  switch (face) {
    case STUMBLE:
      return stumble(e, tell);
    case LAVA_FACE:
      return lava(e, tell);
    case COLLAPSE:
      return shake(e);
    case TRAP:
      return springTraps(e, tell);
    case WAKE:
      return wake(e, tell);
    case ACTIVATE:
      return e.agenda.push(ACTIVATION);
    default:
      throw new RangeError(`no such face: ${face}`);
  }
}

/** IE-HAZ-STUMBLE, IE-HEA-2. */
function stumble(e: Expedition, tell: Tell): void {
  const i = e.active;
  if (!isInside(e, i)) return;
  if (isA(e, i, HEALER)) {
    if (isHurt(e, i)) heal(e, i, 1, i, 'IE-HEA-2', tell);
    return;
  }
  if (!e.exerted) return;
  wound(e, i, 1, 'stumble', tell);
  judge(e, tell);
}

/** IE-HAZ-LAVA: the losses first, then the volcano. */
function lava(e: Expedition, tell: Tell): void {
  for (let i = 0; i < e.explorers; i++)
    if (isInside(e, i) && e.kinds[e.places[i]!] === LAVA) wound(e, i, 1, 'lava', tell);
  judge(e, tell);
  if (e.asks !== GAME_OVER) stirVolcano(e, tell);
}

export const canCollapse = (e: Expedition, tile: number): boolean => e.kinds[tile] === RUIN && !hasRubble(e, tile);

export function canAnyCollapse(e: Expedition): boolean {
  for (let tile = 0; tile < e.cave.count; tile++) if (canCollapse(e, tile)) return true;
  return false;
}

/** IE-HAZ-COLLAPSE. */
function shake(e: Expedition): void {
  if (canAnyCollapse(e)) rollNumber(e, FOR_COLLAPSE, e.active);
}

function collapse(e: Expedition, face: number, tell: Tell): void {
  for (let tile = 0; tile < e.cave.count; tile++)
    if (canCollapse(e, tile) && typeOf(e.types[tile]!).number === face) return collapseRuin(e, tile, face, tell);
}

/** IE-TILE-RUIN, IE-ED-1. */
function collapseRuin(e: Expedition, tile: number, number: number, tell: Tell): void {
  e.marks[tile] = e.marks[tile]! | RUBBLE;
  tell?.({ type: 'collapsed', rule: 'IE-TILE-RUIN', at: cellOf(e, tile), number });
  destroyAll(e, tile, -1, 'IE-TILE-RUIN', tell);
  for (let i = 0; i < e.explorers; i++) if (e.places[i] === tile) wound(e, i, e.second ? 5 : 6, 'collapse', tell);
  judge(e, tell);
}

/** IE-HAZ-TRAP, IE-SCN-2: each on its own. */
function springTraps(e: Expedition, tell: Tell): void {
  const tile = e.places[e.active]!;
  if (tile === NOTHING || isAlert(e, tile)) return;
  if (isTrap(e, tile)) trigger(e, tile, tell);
  for (let side = 0; side < 4 && e.asks !== GAME_OVER; side++) {
    const next = e.cave.through(tile, side);
    if (next !== NOTHING && e.kinds[next] === DART) trigger(e, next, tell);
  }
}

/** Whether a trap face would trigger anything, if nobody is Alert. */
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
function trigger(e: Expedition, tile: number, tell: Tell): void {
  const spikes = e.kinds[tile] === SPIKE;
  const rule = spikes ? 'IE-TILE-SPIKE' : 'IE-TILE-DART';
  tell?.({ type: 'trap-triggered', rule, at: cellOf(e, tile), trap: spikes ? 'spike' : 'dart' });
  for (let i = 0; i < e.explorers; i++) {
    if (spikes && e.places[i] === tile) woundByTrap(e, i, 3, 'spike', tell);
    else if (!spikes && isHitByDarts(e, i, tile)) woundByTrap(e, i, 1, 'dart', tell);
  }
  judge(e, tell);
}

export function isHitByDarts(e: Expedition, i: number, tile: number): boolean {
  const place = e.places[i]!;
  if (place === tile) return true;
  for (let side = 0; side < 4; side++) if (e.cave.through(tile, side) === place && place !== NOTHING) return true;
  return false;
}

const scratch = new Int32Array(16);

/** IE-HAZ-WAKE. */
function wake(e: Expedition, tell: Tell): void {
  const n = wakeSpaces(e, scratch);
  if (n === 0) return;
  if (e.guardianCount === MAX_GUARDIANS) return tell?.({ type: 'no-guardian-left', rule: 'IE-HAZ-WAKE' });
  if (n === 1) placeGuardian(e, argumentOf(scratch[0]!), 'IE-HAZ-WAKE', tell);
  else e.asks = ASK_WAKE;
}

/** Codes of the closest guardian spaces, into `out`; answers how many. Those outside count from the crossroads. */
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
export function arrive(e: Expedition, i: number): void {
  if (isInside(e, i) && e.kinds[e.places[i]!] === SPIKE && !isAlert(e, e.places[i]!)) rollNumber(e, FOR_SPIKE, i);
}
