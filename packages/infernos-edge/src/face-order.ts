// IE-HAZ-1, IE-ASK-1: when it can matter which of two hazard faces comes first. Losses only add up, so two faces that
// merely hurt come to the same in either order; what can make a difference is named below, pair by pair. A game that
// is lost either way is the same, whatever lost it.
import { MAX_TILES, NOTHING } from '@undercroft/cave';
import {
  type Expedition,
  guardiansOn,
  hasRubble,
  isA,
  isActive,
  isAlert,
  isHurt,
  isInside,
  MAX_EXPLORERS,
  MAX_GUARDIANS,
} from './expedition.ts';
import { fullHealth, HEALER } from './explorers.ts';
import { isBraced } from './harm.ts';
import { ACTIVATE, COLLAPSE, LAVA_FACE, STUMBLE, TRAP, WAKE } from './hazards.ts';
import { DART, LAVA, RUIN, SPIKE } from './tiles.ts';
import { findFire, isVolcanoAwake } from './volcano.ts';

export function faceOrderMatters(e: Expedition, a: number, b: number): boolean {
  return has(a, b, STUMBLE)
    ? stumbleWith(e, a === STUMBLE ? b : a)
    : has(a, b, LAVA_FACE)
      ? lavaWith(e, a === LAVA_FACE ? b : a)
      : restWith(e, a, b);
}

const has = (a: number, b: number, face: number): boolean => a === face || b === face;
const are = (a: number, b: number, one: number, other: number): boolean => has(a, b, one) && has(a, b, other);

// ---------------------------------------------------------------- stumble

function stumbleWith(e: Expedition, face: number): boolean {
  if (face === WAKE || !isInside(e, e.active)) return false;
  return isA(e, e.active, HEALER) ? recoveryWith(e, face) : lossWith(e, face);
}

/** IE-HAZ-STUMBLE: one loss more makes a difference only to guardians, and only to whom they can attack. */
function lossWith(e: Expedition, face: number): boolean {
  if (face !== ACTIVATE || !e.exerted) return false;
  losses.fill(0);
  losses[e.active] = 1;
  return canGuardiansTell(e);
}

/** IE-HEA-2: standing up, or a recovery that would be wasted at full health or comes too late. */
function recoveryWith(e: Expedition, face: number): boolean {
  const healer = e.active;
  countLosses(e, face);
  if (e.health[healer] === 0) return face === ACTIVATE ? e.guardianCount > 0 : canHurt(e, face);
  if (face !== ACTIVATE) return losses[healer]! > 0;
  const attackers = guardiansOn(e, e.places[healer]!);
  return attackers > 0 && (!isHurt(e, healer) || e.health[healer]! <= attackers);
}

const canHurt = (e: Expedition, face: number): boolean =>
  losses.some((loss) => loss > 0) || (face === LAVA_FACE && isVolcanoAwake(e));

// ---------------------------------------------------------------- lava

function lavaWith(e: Expedition, face: number): boolean {
  if (isVolcanoAwake(e)) return fireWith(e, face);
  if (face !== ACTIVATE) return false;
  countLosses(e, LAVA_FACE);
  return canGuardiansTell(e);
}

const ring = new Int8Array(MAX_TILES);

/** Fire takes guardians, traps, ruins and people out of the other face's reach. */
function fireWith(e: Expedition, face: number): boolean {
  if (face === ACTIVATE) return e.guardianCount > 0;
  if (face === WAKE) return true;
  findFire(e, ring);
  return face === COLLAPSE ? burnsRuin(e) : burnsTrap(e);
}

function burnsRuin(e: Expedition): boolean {
  for (let tile = 0; tile < e.cave.count; tile++) if (ring[tile] && canCollapse(e, tile)) return true;
  return false;
}

const canCollapse = (e: Expedition, tile: number): boolean => e.kinds[tile] === RUIN && !hasRubble(e, tile);

/** The roller, or a trap within their reach. */
function burnsTrap(e: Expedition): boolean {
  const tile = e.places[e.active]!;
  if (tile === NOTHING || isAlert(e, tile)) return false;
  if (!reachesTrap(e, tile)) return false;
  if (ring[tile]) return true;
  for (let side = 0; side < 4; side++) {
    const next = e.cave.through(tile, side);
    if (next !== NOTHING && e.kinds[next] === DART && ring[next]) return true;
  }
  return false;
}

function reachesTrap(e: Expedition, tile: number): boolean {
  if (e.kinds[tile] === SPIKE || e.kinds[tile] === DART) return true;
  for (let side = 0; side < 4; side++) {
    const next = e.cave.through(tile, side);
    if (next !== NOTHING && e.kinds[next] === DART) return true;
  }
  return false;
}

// ---------------------------------------------------------------- collapse, trap, wake, activate

function restWith(e: Expedition, a: number, b: number): boolean {
  if (are(a, b, COLLAPSE, WAKE)) return e.guardianCount === MAX_GUARDIANS && collapseFreesGuardian(e);
  if (are(a, b, COLLAPSE, ACTIVATE)) return collapseMeetsGuardians(e);
  if (are(a, b, WAKE, ACTIVATE)) return e.guardianCount < MAX_GUARDIANS;
  if (!are(a, b, TRAP, ACTIVATE)) return false;
  countLosses(e, TRAP);
  return canGuardiansTell(e);
}

function collapseFreesGuardian(e: Expedition): boolean {
  for (let g = 0; g < e.guardianCount; g++) if (canCollapse(e, e.guardians[g]!)) return true;
  return false;
}

/** A ruin that can collapse with a guardian on it or next to it, or with somebody on it whom guardians could hunt. */
function collapseMeetsGuardians(e: Expedition): boolean {
  if (e.guardianCount === 0) return false;
  for (let i = 0; i < e.explorers; i++) if (isActive(e, i) && canCollapse(e, e.places[i]!)) return true;
  for (let g = 0; g < e.guardianCount; g++) if (isOnOrBesideRuin(e, e.guardians[g]!)) return true;
  return false;
}

function isOnOrBesideRuin(e: Expedition, tile: number): boolean {
  if (canCollapse(e, tile)) return true;
  for (let side = 0; side < 4; side++) {
    const next = e.cave.through(tile, side);
    if (next !== NOTHING && canCollapse(e, next)) return true;
  }
  return false;
}

// ---------------------------------------------------------------- losses

/** What each explorer would lose to a face. */
const losses = new Int8Array(MAX_EXPLORERS);

function countLosses(e: Expedition, face: number): void {
  losses.fill(0);
  for (let i = 0; i < e.explorers; i++) if (isActive(e, i) && !isBraced(e, i)) losses[i] = lossTo(e, i, face);
}

function lossTo(e: Expedition, i: number, face: number): number {
  const tile = e.places[i]!;
  if (face === LAVA_FACE) return e.kinds[tile] === LAVA ? 1 : 0;
  if (face === COLLAPSE) return canCollapse(e, tile) ? fullHealth(e.who[i]!) : 0;
  return face === TRAP ? trapLoss(e, i) : 0;
}

function trapLoss(e: Expedition, i: number): number {
  const from = e.places[e.active]!;
  const tile = e.places[i]!;
  if (from === NOTHING || isAlert(e, from) || isAlert(e, tile)) return 0;
  let loss = e.kinds[from] === SPIKE && tile === from ? 3 : 0;
  loss += dartLoss(e, from, tile);
  for (let side = 0; side < 4; side++) loss += dartLoss(e, e.cave.through(from, side), tile);
  return loss;
}

/** Whether darts of this space hit that one. */
function dartLoss(e: Expedition, trap: number, tile: number): number {
  if (trap === NOTHING || e.kinds[trap] !== DART) return 0;
  if (trap === tile) return 1;
  for (let side = 0; side < 4; side++) if (e.cave.through(trap, side) === tile) return 1;
  return 0;
}

/** Whether somebody would fall, or be left with less health than guardians could take from them. */
function canGuardiansTell(e: Expedition): boolean {
  if (e.guardianCount === 0) return false;
  for (let i = 0; i < e.explorers; i++) {
    if (losses[i] === 0 || isBraced(e, i) || !isActive(e, i)) continue;
    if (e.health[i]! - losses[i]! < Math.max(1, guardiansOn(e, e.places[i]!))) return true;
  }
  return false;
}
