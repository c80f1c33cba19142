// IE-GUARD-6: when it matters which guardian activates next. Guardians hinder each other only by downing somebody
// another one hunts, and by clearing rubble another one would step into. Where that can happen, every order and every
// choice is tried on the position itself and taken back. Nothing is allocated: this runs in the middle of many games.
import { NOTHING } from '@undercroft/cave';
import { endNow } from './ending.ts';
import { Ends } from './ends.ts';
import { type Expedition, hasRubble, isActive, MAX_GUARDIANS, RUBBLE } from './expedition.ts';
import { nextSteps, preyOn, waitingGuardians } from './guardians.ts';
import { isBraced } from './harm.ts';
import { typeOf } from './tiles.ts';

export function guardianOrderMatters(e: Expedition, waiting: Int32Array, n: number): boolean {
  if (!canSomebodyFall(e) && !isRubbleShared(e, waiting, n)) return false;
  find(e, waiting[0]!, first);
  for (let k = 1; k < n; k++) {
    find(e, waiting[k]!, other);
    if (!other.equals(first)) return true;
  }
  return false;
}

/** Everything that can come of activating this guardian next. */
function find(e: Expedition, guardian: number, ends: Ends): void {
  ends.clear();
  activate(e, guardian, 0, ends);
}

/** As many guardians that wait on a space as somebody there has health. */
function canSomebodyFall(e: Expedition): boolean {
  for (let i = 0; i < e.explorers; i++)
    if (isActive(e, i) && !isBraced(e, i) && waitingOn(e, e.places[i]!) >= e.health[i]!) return true;
  return false;
}

function waitingOn(e: Expedition, tile: number): number {
  let n = 0;
  for (let g = 0; g < e.guardianCount; g++) if (e.guardians[g] === tile && !e.activated[g]) n++;
  return n;
}

/** Rubble next to guardians of two spaces: one may clear what the other would have to. */
function isRubbleShared(e: Expedition, waiting: Int32Array, n: number): boolean {
  for (let a = 0; a < n; a++)
    for (let side = 0; side < 4; side++) {
      const tile = e.cave.through(e.guardians[waiting[a]!]!, side);
      if (tile === NOTHING || !hasRubble(e, tile)) continue;
      for (let b = 0; b < a; b++) if (isBeside(e, e.guardians[waiting[b]!]!, tile)) return true;
    }
  return false;
}

function isBeside(e: Expedition, tile: number, other: number): boolean {
  for (let side = 0; side < 4; side++) if (e.cave.through(tile, side) === other) return true;
  return false;
}

const first = new Ends();
const other = new Ends();
const victims = Array.from({ length: MAX_GUARDIANS }, () => new Int32Array(8));
const sides = Array.from({ length: MAX_GUARDIANS }, () => new Int32Array(4));
const waits = Array.from({ length: MAX_GUARDIANS + 1 }, () => new Int32Array(MAX_GUARDIANS));

/** `depth` guardians have been tried before this one. */
function activate(e: Expedition, guardian: number, depth: number, ends: Ends): void {
  const tile = e.guardians[guardian]!;
  const prey = preyOn(e, tile, victims[depth]!);
  e.activated[guardian] = 1;
  if (prey > 0) attack(e, prey, depth, ends);
  else move(e, guardian, depth, ends);
  e.activated[guardian] = 0;
}

function attack(e: Expedition, prey: number, depth: number, ends: Ends): void {
  for (let k = 0; k < prey; k++) {
    const i = victims[depth]![k]!;
    const before = e.health[i]!;
    if (!isBraced(e, i)) e.health[i] = before - 1;
    activateRest(e, depth + 1, ends);
    e.health[i] = before;
  }
}

function move(e: Expedition, guardian: number, depth: number, ends: Ends): void {
  const from = e.guardians[guardian]!;
  const ways = nextSteps(e, from, sides[depth]!);
  if (ways === 0) activateRest(e, depth + 1, ends);
  for (let k = 0; k < ways; k++) stepOrDig(e, guardian, e.cave.through(from, sides[depth]![k]!), depth, ends);
}

function stepOrDig(e: Expedition, guardian: number, to: number, depth: number, ends: Ends): void {
  const from = e.guardians[guardian]!;
  const marks = e.marks[to]!;
  if (hasRubble(e, to)) e.marks[to] = marks & ~RUBBLE;
  else e.guardians[guardian] = to;
  activateRest(e, depth + 1, ends);
  e.marks[to] = marks;
  e.guardians[guardian] = from;
}

function activateRest(e: Expedition, depth: number, ends: Ends): void {
  if (ends.isFull) return;
  if (endNow(e) >= 0) return ends.add(GAME_LOST);
  const list = waits[depth]!;
  const n = waitingGuardians(e, list);
  if (n === 0) return ends.add(nameOfEnd(e));
  for (let k = 0; k < n; k++) activate(e, list[k]!, depth, ends);
}

/** Guardians can end a game only by downing everybody: it is lost, however that came about. */
const GAME_LOST = -1;

/** More spaces than a temple can have. */
const SPACES = 48;

/** Where the guardians are (they are alike), everybody's health, and which ruins have rubble, as one number below 2^52. */
function nameOfEnd(e: Expedition): number {
  let name = 0;
  for (let rank = 0; rank < MAX_GUARDIANS; rank++) name = name * SPACES + (placeOfRank(e, rank) + 1);
  for (let i = 0; i < e.explorers; i++) name = name * 8 + e.health[i]!;
  return name * 64 + rubble(e);
}

/** IE-COMP-2: rubble lies on ruins only, and every ruin has its number. */
function rubble(e: Expedition): number {
  let set = 0;
  for (let tile = 0; tile < e.cave.count; tile++)
    if (hasRubble(e, tile)) set |= 1 << (typeOf(e.types[tile]!).number - 1);
  return set;
}

/** The space of the guardian that has so many before it, by space and then by number; NOTHING if there are fewer. */
export function placeOfRank(e: Expedition, rank: number): number {
  for (let g = 0; g < e.guardianCount; g++) if (rankOf(e, g) === rank) return e.guardians[g]!;
  return NOTHING;
}

function rankOf(e: Expedition, guardian: number): number {
  let before = 0;
  for (let g = 0; g < e.guardianCount; g++) {
    const earlier = e.guardians[g]! - e.guardians[guardian]!;
    if (earlier < 0 || (earlier === 0 && g < guardian)) before++;
  }
  return before;
}
