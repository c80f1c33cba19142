// The abilities that each explorer can use now, as codes.

import { DX, DY, has, NOTHING } from '@undercroft/cave';
import {
  ANNIHILATE,
  BRACE,
  beside,
  COMMAND,
  codeOf,
  DEMOLISH,
  EXCAVATE,
  GRENADE,
  HERE,
  MEND,
  PURIFY,
  RESEARCH,
  REVIVE,
  SCOPE,
  SHOOT,
  SHORE_UP,
} from './codes.ts';
import { canBrace, canDemolish, canResearch, canShoreUp, MEND_REACH, rubbleAround, SHOT_REACH } from './conditions.ts';
import { includes, type Kinds } from './costs.ts';
import { type Expedition, guardiansOn, isActive, isHurt, isInside } from './expedition.ts';
import { ARISTOCRAT, FOREMAN, HEALER, PRIEST, SAPPER, SHARPSHOOTER, VETERAN } from './explorers.ts';
import { movesOf } from './moving.ts';
import { scopeBase, seenBeyond, sightTo } from './sight.ts';
import { hasRubble } from './temple.ts';

/** The abilities of the explorer whose turn it is. */
export function listAbilities(e: Expedition, kinds: Kinds, out: Int32Array, from: number): number {
  const tile = e.places[e.active]!;
  switch (e.who[e.active]) {
    case ARISTOCRAT:
      return listAristocrat(e, kinds, out, from);
    case FOREMAN:
      return listForeman(e, tile, out, from);
    case SHARPSHOOTER:
      return listSharpshooter(e, tile, out, from);
    case SAPPER:
      return listSapper(e, tile, out, from);
    case VETERAN:
      return listVeteran(e, tile, out, from);
    case HEALER:
      return listHurtInSight(e, MEND, MEND_REACH, out, from);
    case PRIEST:
      return includes(kinds, PURIFY) ? listPriest(e, tile, out, from) : from;
    default:
      return from;
  }
}

/** IE-ARI-1, IE-ACT-0: somebody who can move; IE-ARI-2. */
function listAristocrat(e: Expedition, kinds: Kinds, out: Int32Array, from: number): number {
  let n = from;
  for (let other = 0; other < e.explorers; other++)
    if (other !== e.active && isActive(e, other) && movesOf(e, other) !== 0) out[n++] = codeOf(COMMAND, other);
  return e.journals > 0 && includes(kinds, RESEARCH) ? listResearch(e, out, n) : n;
}

const DEEP = 64;
const seenCells = new Uint8Array(7 * DEEP);

/** IE-ARI-2: every gap once, beside one of its tiles. */
function listResearch(e: Expedition, out: Int32Array, from: number): number {
  let n = from;
  seenCells.fill(0);
  for (let tile = 0; tile < e.cave.count; tile++)
    for (let side = 0; side < 4; side++) {
      if (!e.cave.isGap(tile, side)) continue;
      const cell = cellIndex(e.cave.x[tile]! + DX[side]!, e.cave.y[tile]! + DY[side]!);
      if (seenCells[cell]) continue;
      seenCells[cell] = 1;
      if (canResearch(e, tile, side)) out[n++] = codeOf(RESEARCH, beside(tile, side));
    }
  return n;
}

const cellIndex = (x: number, y: number): number => 7 * y + x + 3;

/** IE-FOR-1, IE-FOR-2. */
function listForeman(e: Expedition, tile: number, out: Int32Array, from: number): number {
  const rubble = rubbleAround(e, tile);
  let n = from;
  for (let side = 0; side < 4; side++) if (has(rubble, side)) out[n++] = codeOf(EXCAVATE, side);
  if (hasRubble(e, tile)) out[n++] = codeOf(EXCAVATE, HERE);
  if (e.shores > 0 && canShoreUp(e, tile)) out[n++] = codeOf(SHORE_UP);
  return n;
}

/** IE-SHA-1, IE-SHA-2. */
function listSharpshooter(e: Expedition, tile: number, out: Int32Array, from: number): number {
  let n = from;
  for (let side = 0; side < 4; side++) {
    const base = e.bagCount > 0 ? scopeBase(e, tile, side) : NOTHING;
    if (base !== NOTHING) out[n++] = codeOf(SCOPE, beside(base, side));
    let seen = seenBeyond(e, tile, side);
    for (let steps = 1; steps <= SHOT_REACH && seen !== NOTHING; steps++, seen = seenBeyond(e, seen, side))
      if (guardiansOn(e, seen) > 0) out[n++] = codeOf(SHOOT, seen);
  }
  return n;
}

/** IE-SAP-1, IE-SAP-2. */
function listSapper(e: Expedition, tile: number, out: Int32Array, from: number): number {
  let n = from;
  for (let side = 0; side < 4; side++) {
    const next = e.cave.through(tile, side);
    if (next !== NOTHING && guardiansOn(e, next) > 0) out[n++] = codeOf(GRENADE, side);
    if (e.demolitions > 0 && canDemolish(e, tile, side)) out[n++] = codeOf(DEMOLISH, side);
  }
  return n;
}

/** IE-VET-1, IE-VET-2. */
function listVeteran(e: Expedition, tile: number, out: Int32Array, from: number): number {
  let n = from;
  if (guardiansOn(e, tile) > 0) out[n++] = codeOf(ANNIHILATE);
  if (canBrace(e)) out[n++] = codeOf(BRACE);
  return n;
}

/** IE-PRI-1, IE-PRI-2: every other space with guardians once. */
function listPriest(e: Expedition, tile: number, out: Int32Array, from: number): number {
  let n = listHurtInSight(e, REVIVE, Number.POSITIVE_INFINITY, out, from);
  for (let g = 0; g < e.guardianCount; g++) {
    const at = e.guardians[g]!;
    if (at !== tile && e.guardians.indexOf(at) === g) out[n++] = codeOf(PURIFY, at);
  }
  return n;
}

/** IE-HEA-1, IE-PRI-1: a code for every other hurt explorer in sight. */
function listHurtInSight(e: Expedition, kind: number, reach: number, out: Int32Array, from: number): number {
  const tile = e.places[e.active]!;
  let n = from;
  for (let other = 0; other < e.explorers; other++) {
    if (other === e.active || !isInside(e, other) || !isHurt(e, other)) continue;
    const steps = sightTo(e, tile, e.places[other]!);
    if (steps >= 0 && steps <= reach) out[n++] = codeOf(kind, other);
  }
  return n;
}
