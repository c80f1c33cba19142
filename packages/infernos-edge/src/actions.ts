// What an explorer can do, and what it costs. One list for turns and for the question whether anything is possible.

import type { Side, Sides } from '@undercroft/cave';
import * as cave from '@undercroft/cave';
import * as codes from './codes.ts';
import type { Expedition } from './expedition.ts';
import * as expedition from './expedition.ts';
import * as explorers from './explorers.ts';
import * as moving from './moving.ts';
import * as revealing from './revealing.ts';
import * as sight from './sight.ts';
import * as tiles from './tiles.ts';
import type { Action } from './vocabulary.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { bit, DX, DY, has, NOTHING } = cave;
const {
  ACTIONS,
  ANNIHILATE,
  ATTACK,
  beside,
  BRACE,
  codeOf,
  COMMAND,
  DEMOLISH,
  DIG,
  EXCAVATE,
  EXERT,
  EXPLORE,
  GIVE,
  GRENADE,
  HEAL,
  HERE,
  ILLUMINATE,
  MAX_LIST,
  MEND,
  MOVE,
  PICK_UP,
  PURIFY,
  PUT_DOWN,
  RESEARCH,
  REVEAL,
  REVIVE,
  RUN,
  SCOPE,
  SHOOT,
  SHORE_UP,
  SPRINT,
  TAKE,
} = codes;
const { BRACED, EMPTY, guardiansOn, hasFreeKey, hasRubble, isActive, isHurt, isInside, RESTING, SHORED } = expedition;
const { ARISTOCRAT, EXPLORERS, FOREMAN, GUIDE, HEALER, PRIEST, SAPPER, SCOUNDREL, SHARPSHOOTER, VETERAN } = explorers;
const { movesOf } = moving;
const { canBePlaced } = revealing;
const { scopeBase, seenBeyond, sightTo } = sight;
const { BAG_TYPES, isAllowed, JOURNAL, NORMAL } = tiles;

const TWO_POINTS = [RUN, DIG, RESEARCH];
const THREE_POINTS = [REVIVE, PURIFY];

const COSTS = Int8Array.from(ACTIONS, (_, kind) =>
  kind >= EXERT ? 0 : THREE_POINTS.includes(kind) ? 3 : TWO_POINTS.includes(kind) ? 2 : 1,
);
export const costOf = (kind: number): number => COSTS[kind]!;
/** The same, for those who show it. */
export const priceOf = (name: Action['type']): number => costOf(ACTIONS.indexOf(name));

const OWNERS = Int8Array.from(ACTIONS, () => -1);
OWNERS[ILLUMINATE] = GUIDE;
OWNERS[SPRINT] = SCOUNDREL;
OWNERS[COMMAND] = ARISTOCRAT;
OWNERS[RESEARCH] = ARISTOCRAT;
OWNERS[EXCAVATE] = FOREMAN;
OWNERS[SHORE_UP] = FOREMAN;
OWNERS[SCOPE] = SHARPSHOOTER;
OWNERS[SHOOT] = SHARPSHOOTER;
OWNERS[GRENADE] = SAPPER;
OWNERS[DEMOLISH] = SAPPER;
OWNERS[ANNIHILATE] = VETERAN;
OWNERS[BRACE] = VETERAN;
OWNERS[MEND] = HEALER;
OWNERS[REVIVE] = PRIEST;
OWNERS[PURIFY] = PRIEST;
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

/** Kinds of actions as bits. */
type Kinds = number;
const includes = (kinds: Kinds, kind: number): number => (kinds >> kind) & 1;

const MOST_POINTS = 3;

/** What each explorer can do with so many points, where the place allows it. */
const AFFORDABLE = Int32Array.from({ length: EXPLORERS.length * (MOST_POINTS + 1) }, (_, index) => {
  const [explorer, points] = [Math.floor(index / (MOST_POINTS + 1)), index % (MOST_POINTS + 1)];
  let kinds = 0;
  for (let kind = 0; kind < EXERT; kind++)
    if ((ownerOf(kind) < 0 || ownerOf(kind) === explorer) && costOf(kind) <= points) kinds |= 1 << kind;
  return kinds;
});

const affordable = (e: Expedition): Kinds => AFFORDABLE[e.who[e.active]! * (MOST_POINTS + 1) + e.points]!;

/** The sides where a tile can be revealed. */
const gapsOf = (e: Expedition, tile: number): Sides => (e.bagCount > 0 ? e.cave.gaps[tile]! : 0);

/** The sides beyond which rubble can be dug away. */
function rubbleAround(e: Expedition, tile: number): Sides {
  const doubtful = e.cave.doors[tile]! & e.doubtful[tile]!;
  let rubble = 0;
  if (doubtful === 0) return 0;
  for (let side = 0; side < 4; side++)
    if (has(doubtful, side) && hasRubble(e, e.cave.beside[4 * tile + side]!)) rubble |= bit(side);
  return rubble;
}

const scratch = new Int32Array(MAX_LIST);

/** Whether there is any action that can be paid. Mostly a look is enough; the list is for tight corners. */
export function canAct(e: Expedition): boolean {
  if (e.points === 0) return false;
  if (gapsOf(e, e.places[e.active]!) !== 0 || movesOf(e, e.active) !== 0) return true;
  return actionsOf(e, scratch) > 0;
}

/**
 * Every action of the one whose turn it is that can be paid, into `out`; answers how many. Towards the sides a code is
 * written in any case and counted if it is possible: as good as nothing can be foretold there, and a processor that
 * guesses wrong waits.
 */
export function actionsOf(e: Expedition, out: Int32Array): number {
  if (e.points === 0) return 0;
  const i = e.active;
  const tile = e.places[i]!;
  const kinds = affordable(e);
  const rubble = rubbleAround(e, tile);
  let n = listSides(gapsOf(e, tile), movesOf(e, i), rubble, kinds, out);
  n = listCompanions(e, i, tile, out, n);
  n = listItems(e, i, tile, out, n);
  if (guardiansOn(e, tile) > 0) out[n++] = codeOf(ATTACK);
  if (hasRubble(e, tile) && includes(kinds, DIG)) out[n++] = codeOf(DIG, HERE);
  return listAbilities(e, i, tile, rubble, kinds, out, n);
}

function listSides(gaps: Sides, moves: Sides, rubble: Sides, kinds: Kinds, out: Int32Array): number {
  let n = 0;
  for (let side = 0; side < 4; side++) {
    const gap = (gaps >> side) & 1;
    const move = (moves >> side) & 1;
    out[n] = codeOf(REVEAL, side);
    n += gap;
    out[n] = codeOf(EXPLORE, side);
    n += gap;
    out[n] = codeOf(ILLUMINATE, side);
    n += gap & includes(kinds, ILLUMINATE);
    out[n] = codeOf(MOVE, side);
    n += move;
    out[n] = codeOf(RUN, side);
    n += move & includes(kinds, RUN);
    out[n] = codeOf(SPRINT, side);
    n += move & includes(kinds, SPRINT);
    out[n] = codeOf(DIG, side);
    n += (rubble >> side) & includes(kinds, DIG);
  }
  return n;
}

/** IE-ACT-HEAL, and the half of IE-ACT-ITEM that needs somebody else. */
function listCompanions(e: Expedition, i: number, tile: number, out: Int32Array, from: number): number {
  let n = from;
  for (let other = 0; other < e.explorers; other++) {
    if (e.places[other] !== tile) continue;
    if (isHurt(e, other)) out[n++] = codeOf(HEAL, other);
    if (other === i) continue;
    if (e.holds[i] === EMPTY && e.holds[other] !== EMPTY) out[n++] = codeOf(TAKE, other);
    if (e.holds[i] !== EMPTY && e.holds[other] === EMPTY) out[n++] = codeOf(GIVE, other);
  }
  return n;
}

/** IE-ACT-ITEM. */
function listItems(e: Expedition, i: number, tile: number, out: Int32Array, from: number): number {
  let n = from;
  if (e.holds[i] !== EMPTY) out[n++] = codeOf(PUT_DOWN);
  else {
    if (hasFreeKey(e, tile)) out[n++] = codeOf(PICK_UP, 0);
    if (e.artifactAt === tile) out[n++] = codeOf(PICK_UP, 1);
  }
  return n;
}

function listAbilities(
  e: Expedition,
  i: number,
  tile: number,
  rubble: Sides,
  kinds: Kinds,
  out: Int32Array,
  from: number,
): number {
  switch (e.who[i]) {
    case ARISTOCRAT:
      return listAristocrat(e, i, kinds, out, from);
    case FOREMAN:
      return listForeman(e, tile, rubble, out, from);
    case SHARPSHOOTER:
      return listSharpshooter(e, tile, out, from);
    case SAPPER:
      return listSapper(e, tile, out, from);
    case VETERAN:
      return listVeteran(e, tile, out, from);
    case HEALER:
      return listSeen(e, i, tile, MEND, MEND_REACH, out, from);
    case PRIEST:
      return includes(kinds, PURIFY) ? listPriest(e, i, tile, out, from) : from;
    default:
      return from;
  }
}

/** IE-ARI-1, IE-ACT-0: somebody who could take a step; IE-ARI-2. */
function listAristocrat(e: Expedition, i: number, kinds: Kinds, out: Int32Array, from: number): number {
  let n = from;
  for (let other = 0; other < e.explorers; other++)
    if (other !== i && isActive(e, other) && movesOf(e, other) !== 0) out[n++] = codeOf(COMMAND, other);
  return e.journals > 0 && includes(kinds, RESEARCH) ? listResearch(e, out, n) : n;
}

const DEEP = 64;
const named = new Uint8Array(7 * DEEP);

/** IE-ARI-2: every gap once, by one of the tiles beside it. */
function listResearch(e: Expedition, out: Int32Array, from: number): number {
  let n = from;
  named.fill(0);
  for (let tile = 0; tile < e.cave.count; tile++)
    for (let side = 0; side < 4; side++) {
      if (!e.cave.isGap(tile, side)) continue;
      const cell = cellIndex(e.cave.x[tile]! + DX[side]!, e.cave.y[tile]! + DY[side]!);
      if (named[cell]) continue;
      named[cell] = 1;
      if (canResearch(e, tile, side)) out[n++] = codeOf(RESEARCH, beside(tile, side));
    }
  return n;
}

const cellIndex = (x: number, y: number): number => 7 * y + x + 3;

/** IE-FOR-1, IE-FOR-2. */
function listForeman(e: Expedition, tile: number, rubble: Sides, out: Int32Array, from: number): number {
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

/** IE-PRI-1, IE-PRI-2: every other space with guardians, once. */
function listPriest(e: Expedition, i: number, tile: number, out: Int32Array, from: number): number {
  let n = listSeen(e, i, tile, REVIVE, Number.POSITIVE_INFINITY, out, from);
  for (let g = 0; g < e.guardianCount; g++) {
    const at = e.guardians[g]!;
    if (at !== tile && e.guardians.indexOf(at) === g) out[n++] = codeOf(PURIFY, at);
  }
  return n;
}

/** IE-HEA-1, IE-PRI-1: another hurt explorer one sees. */
function listSeen(
  e: Expedition,
  i: number,
  tile: number,
  kind: number,
  reach: number,
  out: Int32Array,
  from: number,
): number {
  let n = from;
  for (let other = 0; other < e.explorers; other++) {
    if (other === i || !isInside(e, other) || !isHurt(e, other)) continue;
    const steps = sightTo(e, tile, e.places[other]!);
    if (steps >= 0 && steps <= reach) out[n++] = codeOf(kind, other);
  }
  return n;
}
