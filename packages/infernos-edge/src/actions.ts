// What an explorer can do, and what it costs. One list for turns and for the question whether anything is possible.
import { DX, DY, NOTHING, type Side } from '@undercroft/cave';
import * as K from './codes.ts';
import { ACTIONS, beside, codeOf } from './codes.ts';
import {
  BRACED,
  EMPTY,
  type Expedition,
  guardiansOn,
  hasFreeKey,
  hasRubble,
  isA,
  isActive,
  isHurt,
  isInside,
  RESTING,
  SHORED,
} from './expedition.ts';
import { ARISTOCRAT, FOREMAN, GUIDE, HEALER, PRIEST, SAPPER, SCOUNDREL, SHARPSHOOTER, VETERAN } from './explorers.ts';
import { canMove, moveThrough } from './moving.ts';
import { canBePlaced } from './revealing.ts';
import { scopeBase, seenBeyond, sightTo } from './sight.ts';
import { BAG_TYPES, isAllowed, JOURNAL, NORMAL } from './tiles.ts';
import type { Action } from './vocabulary.ts';

const TWO_POINTS = [K.RUN, K.DIG, K.RESEARCH];
const THREE_POINTS = [K.REVIVE, K.PURIFY];

const COSTS = Int8Array.from(ACTIONS, (_, kind) =>
  kind >= K.EXERT ? 0 : THREE_POINTS.includes(kind) ? 3 : TWO_POINTS.includes(kind) ? 2 : 1,
);
export const costOf = (kind: number): number => COSTS[kind]!;
/** The same, for those who show it. */
export const priceOf = (name: Action['type']): number => costOf(ACTIONS.indexOf(name));

const OWNERS = Int8Array.from(ACTIONS, () => -1);
OWNERS[K.ILLUMINATE] = GUIDE;
OWNERS[K.SPRINT] = SCOUNDREL;
OWNERS[K.COMMAND] = ARISTOCRAT;
OWNERS[K.RESEARCH] = ARISTOCRAT;
OWNERS[K.EXCAVATE] = FOREMAN;
OWNERS[K.SHORE_UP] = FOREMAN;
OWNERS[K.SCOPE] = SHARPSHOOTER;
OWNERS[K.SHOOT] = SHARPSHOOTER;
OWNERS[K.GRENADE] = SAPPER;
OWNERS[K.DEMOLISH] = SAPPER;
OWNERS[K.ANNIHILATE] = VETERAN;
OWNERS[K.BRACE] = VETERAN;
OWNERS[K.MEND] = HEALER;
OWNERS[K.REVIVE] = PRIEST;
OWNERS[K.PURIFY] = PRIEST;
/** Whose ability an action is, or −1 if everybody's. */
export const ownerOf = (kind: number): number => OWNERS[kind]!;

// ---------------------------------------------------------------- single conditions, used by lists and by refusals

/** IE-TURN-2. After it there is always something to do: one can regain what it cost. */
export const mayExert = (e: Expedition): boolean => !e.exerted && isActive(e, e.active) && e.health[e.active]! >= 2;

/** IE-SAP-2: a wall towards a neighbour or an allowed empty cell. */
export function canDemolish(e: Expedition, tile: number, side: Side): boolean {
  if (e.cave.through(tile, side) !== NOTHING || e.cave.isGap(tile, side)) return false;
  return hasBeyond(e, tile, side);
}

export const hasBeyond = (e: Expedition, tile: number, side: Side): boolean =>
  e.cave.beside[4 * tile + side] !== NOTHING || isAllowed(e.cave.x[tile]! + DX[side]!, e.cave.y[tile]! + DY[side]!);

/** IE-FOR-2: a tile from the bag that does not count as normal. */
export const canShoreUp = (e: Expedition, tile: number): boolean =>
  e.types[tile]! < BAG_TYPES && e.kinds[tile] !== NORMAL && (e.marks[tile]! & SHORED) === 0;

/** IE-VET-2: not while braced, nor in the turn after. */
export const canBrace = (e: Expedition): boolean => e.brace !== BRACED && e.brace !== RESTING;

export const MEND_REACH = 2;
export const SHOT_REACH = 3;

/** IE-ARI-2: whether a journal tile could lie in this gap. Leaves the gap named. */
export function canResearch(e: Expedition, tile: number, side: Side): boolean {
  const { base, gap } = e;
  e.base = tile;
  e.gap = side;
  const possible = canBePlaced(e, JOURNAL);
  e.base = base;
  e.gap = gap;
  return possible;
}

// ---------------------------------------------------------------- the list

let out: Int32Array = new Int32Array(0);
let n = 0;
let points = 0;

function add(kind: number, argument: number): void {
  if (COSTS[kind]! <= points) out[n++] = codeOf(kind, argument);
}

/** Every action of the one whose turn it is that can be paid, into `list`; answers how many. */
export function actions(e: Expedition, list: Int32Array): number {
  out = list;
  n = 0;
  points = e.points;
  if (points === 0) return 0;
  const i = e.active;
  const tile = e.places[i]!;
  for (let side = 0; side < 4; side++) addTowards(e, i, tile, side);
  addCompanions(e, i, tile);
  addItems(e, i, tile);
  addGuardians(e, tile);
  if (hasRubble(e, tile)) add(K.DIG, K.HERE);
  addAbilities(e, i, tile);
  return n;
}

function addTowards(e: Expedition, i: number, tile: number, side: Side): void {
  if (e.cave.isGap(tile, side)) return addGap(e, i, side);
  const next = e.cave.through(tile, side);
  if (next === NOTHING) return;
  if (moveThrough(e, i, side) !== NOTHING) {
    add(K.MOVE, side);
    add(K.RUN, side);
    if (isA(e, i, SCOUNDREL)) add(K.SPRINT, side);
  }
  if (hasRubble(e, next)) add(K.DIG, side);
}

function addGap(e: Expedition, i: number, side: Side): void {
  if (e.bagCount === 0) return;
  add(K.REVEAL, side);
  add(K.EXPLORE, side);
  if (isA(e, i, GUIDE)) add(K.ILLUMINATE, side);
}

/** IE-ACT-HEAL, and the half of IE-ACT-ITEM that needs somebody else. */
function addCompanions(e: Expedition, i: number, tile: number): void {
  for (let other = 0; other < e.explorers; other++) {
    if (e.places[other] !== tile) continue;
    if (isHurt(e, other)) add(K.HEAL, other);
    if (other === i) continue;
    if (e.holds[i] === EMPTY && e.holds[other] !== EMPTY) add(K.TAKE, other);
    if (e.holds[i] !== EMPTY && e.holds[other] === EMPTY) add(K.GIVE, other);
  }
}

/** IE-ACT-ITEM. */
function addItems(e: Expedition, i: number, tile: number): void {
  if (e.holds[i] !== EMPTY) return add(K.PUT_DOWN, 0);
  if (hasFreeKey(e, tile)) add(K.PICK_UP, 0);
  if (e.artifactAt === tile) add(K.PICK_UP, 1);
}

/** IE-ACT-ATTACK. */
function addGuardians(e: Expedition, tile: number): void {
  if (guardiansOn(e, tile) > 0) add(K.ATTACK, 0);
}

function addAbilities(e: Expedition, i: number, tile: number): void {
  switch (e.who[i]) {
    case ARISTOCRAT:
      addCommands(e, i);
      return addResearch(e);
    case FOREMAN:
      return addForeman(e, tile);
    case SHARPSHOOTER:
      return addSharpshooter(e, tile);
    case SAPPER:
      return addSapper(e, tile);
    case VETERAN:
      if (guardiansOn(e, tile) > 0) add(K.ANNIHILATE, 0);
      return canBrace(e) ? add(K.BRACE, 0) : undefined;
    case HEALER:
      return addSeen(e, i, tile, K.MEND, MEND_REACH);
    case PRIEST:
      addSeen(e, i, tile, K.REVIVE, Number.POSITIVE_INFINITY);
      return addPurify(e, tile);
    default:
      return;
  }
}

/** IE-ARI-1, IE-ACT-0: somebody who could take a step. */
function addCommands(e: Expedition, i: number): void {
  for (let other = 0; other < e.explorers; other++)
    if (other !== i && isActive(e, other) && canMove(e, other)) add(K.COMMAND, other);
}

const DEEP = 64;
const named = new Uint8Array(7 * DEEP);

/** IE-ARI-2: every gap once, by one of the tiles beside it. */
function addResearch(e: Expedition): void {
  if (e.journals === 0 || points < costOf(K.RESEARCH)) return;
  named.fill(0);
  for (let tile = 0; tile < e.cave.count; tile++)
    for (let side = 0; side < 4; side++) {
      if (!e.cave.isGap(tile, side)) continue;
      const cell = cellIndex(e.cave.x[tile]! + DX[side]!, e.cave.y[tile]! + DY[side]!);
      if (named[cell]) continue;
      named[cell] = 1;
      if (canResearch(e, tile, side)) add(K.RESEARCH, beside(tile, side));
    }
}

const cellIndex = (x: number, y: number): number => 7 * y + x + 3;

/** IE-FOR-1, IE-FOR-2. */
function addForeman(e: Expedition, tile: number): void {
  for (let side = 0; side < 4; side++) {
    const next = e.cave.through(tile, side);
    if (next !== NOTHING && hasRubble(e, next)) add(K.EXCAVATE, side);
  }
  if (hasRubble(e, tile)) add(K.EXCAVATE, K.HERE);
  if (e.shores > 0 && canShoreUp(e, tile)) add(K.SHORE_UP, 0);
}

/** IE-SHA-1, IE-SHA-2. */
function addSharpshooter(e: Expedition, tile: number): void {
  for (let side = 0; side < 4; side++) {
    const base = e.bagCount > 0 ? scopeBase(e, tile, side) : NOTHING;
    if (base !== NOTHING) add(K.SCOPE, beside(base, side));
    let seen = seenBeyond(e, tile, side);
    for (let steps = 1; steps <= SHOT_REACH && seen !== NOTHING; steps++, seen = seenBeyond(e, seen, side))
      if (guardiansOn(e, seen) > 0) add(K.SHOOT, seen);
  }
}

/** IE-SAP-1, IE-SAP-2. */
function addSapper(e: Expedition, tile: number): void {
  for (let side = 0; side < 4; side++) {
    const next = e.cave.through(tile, side);
    if (next !== NOTHING && guardiansOn(e, next) > 0) add(K.GRENADE, side);
    if (e.demolitions > 0 && canDemolish(e, tile, side)) add(K.DEMOLISH, side);
  }
}

/** IE-HEA-1, IE-PRI-1: another hurt explorer one sees. */
function addSeen(e: Expedition, i: number, tile: number, kind: number, reach: number): void {
  for (let other = 0; other < e.explorers; other++) {
    if (other === i || !isInside(e, other) || !isHurt(e, other)) continue;
    const steps = sightTo(e, tile, e.places[other]!);
    if (steps >= 0 && steps <= reach) add(kind, other);
  }
}

/** IE-PRI-2: every other space with guardians, once. */
function addPurify(e: Expedition, tile: number): void {
  for (let g = 0; g < e.guardianCount; g++) {
    const at = e.guardians[g]!;
    if (at !== tile && e.guardians.indexOf(at) === g) add(K.PURIFY, at);
  }
}
