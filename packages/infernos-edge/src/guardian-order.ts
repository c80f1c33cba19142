// IE-GUARD-6: when it matters which guardian activates next. Guardians hinder each other only by downing somebody
// another one hunts, and by clearing rubble another one would step into. Where that can happen, every order and every
// choice is tried on the position itself and taken back. Nothing is allocated: this runs in the middle of many games.

import type { Sides } from '@undercroft/cave';
import * as cave from '@undercroft/cave';
import * as ending from './ending.ts';
import { Ends } from './ends.ts';
import type { Expedition } from './expedition.ts';
import * as expedition from './expedition.ts';
import * as guardians from './guardians.ts';
import * as harm from './harm.ts';
import * as tiles from './tiles.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { bit, firstSides, has, NO_WAY, NOTHING, stepsOf, UNREACHED } = cave;
const { endNow } = ending;
const { hasRubble, isActive, MAX_GUARDIANS, RUBBLE } = expedition;
const { waitingGuardians, wayToPrey } = guardians;
const { isBraced } = harm;
const { MOST_SPACES, typeOf } = tiles;

// ---------------------------------------------------------------- whether it can matter

/** Guardians as bits, by their places in a list of those that wait on different spaces; those of one space are alike. */
type Guardians = number;
/** Explorers as bits. */
type Explorers = number;

/** Those that could hinder another one or be hindered by it. When all others activate is all the same. */
export function entangled(e: Expedition, waiting: Int32Array, n: number): Guardians {
  return n < 2 ? 0 : entangledByFalls(e, waiting, n) | entangledByRubble(e, waiting, n);
}

/** Those that hunt somebody who may fall elsewhere, and those who may down them. */
function entangledByFalls(e: Expedition, waiting: Int32Array, n: number): Guardians {
  const falling = whoMayFall(e);
  if (falling === 0) return 0;
  let hunting = 0;
  let downing = 0;
  for (let k = 0; k < n; k++) {
    const tile = e.guardians[waiting[k]!]!;
    const prey = closestPrey(e, tile);
    const attacks = isOn(e, prey, tile);
    if (attacks && (prey & falling) !== 0) downing |= 1 << k;
    if (attacks ? (falling & ~prey) !== 0 && outlivesPrey(e, tile, prey) : (falling & prey) !== 0) hunting |= 1 << k;
  }
  return hunting === 0 ? 0 : hunting | downing;
}

/** Those with no more health than guardians that wait on their space. */
function whoMayFall(e: Expedition): Explorers {
  let falling = 0;
  for (let i = 0; i < e.explorers; i++)
    if (isActive(e, i) && !isBraced(e, i) && waitingOn(e, e.places[i]!) >= e.health[i]!) falling |= 1 << i;
  return falling;
}

function waitingOn(e: Expedition, tile: number): number {
  let n = 0;
  for (let g = 0; g < e.guardianCount; g++) if (e.guardians[g] === tile && !e.activated[g]) n++;
  return n;
}

function closestPrey(e: Expedition, tile: number): Explorers {
  let nearest = UNREACHED - 1;
  let prey = 0;
  for (let i = 0; i < e.explorers; i++) {
    if (!isActive(e, i)) continue;
    const steps = stepsOf(e.ways.between(tile, e.places[i]!));
    if (steps > nearest) continue;
    prey = (1 << i) | (steps === nearest ? prey : 0);
    nearest = steps;
  }
  return prey;
}

/** All of them are equally far. */
const isOn = (e: Expedition, prey: Explorers, tile: number): boolean =>
  prey !== 0 && e.places[31 - Math.clz32(prey)] === tile;

/** Whether guardians that wait here could down all on their space, and one be left to go on. */
function outlivesPrey(e: Expedition, tile: number, prey: Explorers): boolean {
  let left = waitingOn(e, tile);
  for (let i = 0; i < e.explorers; i++) if (has(prey, i)) left -= isBraced(e, i) ? left : e.health[i]!;
  return left > 0;
}

/** Those of two spaces next to the same rubble: one may clear what the other would have to. */
function entangledByRubble(e: Expedition, waiting: Int32Array, n: number): Guardians {
  let sharing = 0;
  for (let a = 1; a < n; a++) {
    const tile = e.guardians[waiting[a]!]!;
    const sides = e.cave.doors[tile]! & e.doubtful[tile]!;
    for (let side = 0; side < 4 && sides !== 0; side++) {
      if (!has(sides, side)) continue;
      const next = e.cave.beside[4 * tile + side]!;
      const mayDig = hasRubble(e, next) && wayToPrey(e, tile) !== NO_WAY;
      const others = mayDig ? besideWhom(e, next, waiting, a) : 0;
      if (others !== 0) sharing |= others | (1 << a);
    }
  }
  return sharing;
}

/** Those of the first `n` guardians from whose spaces one comes to this tile. */
function besideWhom(e: Expedition, tile: number, waiting: Int32Array, n: number): Guardians {
  let found = 0;
  for (let k = 0; k < n; k++)
    for (let side = 0; side < 4; side++) if (e.cave.through(e.guardians[waiting[k]!]!, side) === tile) found |= 1 << k;
  return found;
}

// ---------------------------------------------------------------- whether it does

const first = new Ends();
const other = new Ends();

/** Whether it matters which of the entangled guardians is the first of them. */
export function guardianOrderMatters(e: Expedition, waiting: Int32Array, knot: Guardians): boolean {
  const last = lastActive(e);
  if (last !== NOTHING && has(whoMayFall(e), last) && isHunted(e, waiting, knot)) return !isLostWithout(e, last);
  return doEndsDiffer(e, waiting, knot);
}

/** The only active explorer, or NOTHING if there are more. */
function lastActive(e: Expedition): number {
  let last = NOTHING;
  for (let i = 0; i < e.explorers; i++) {
    if (!isActive(e, i)) continue;
    if (last !== NOTHING) return NOTHING;
    last = i;
  }
  return last;
}

/** Whether one of them is on its way to somebody: it goes on only if it comes before the fall. */
function isHunted(e: Expedition, waiting: Int32Array, knot: Guardians): boolean {
  for (let rest = knot; rest !== 0; rest &= rest - 1) {
    const way = wayToPrey(e, e.guardians[waiting[lowest(rest)]!]!);
    if (way !== NO_WAY && stepsOf(way) > 0) return true;
  }
  return false;
}

/** Whether the game is lost as soon as this explorer falls. */
function isLostWithout(e: Expedition, i: number): boolean {
  const before = e.health[i]!;
  e.health[i] = 0;
  const isLost = endNow(e) >= 0;
  e.health[i] = before;
  return isLost;
}

function doEndsDiffer(e: Expedition, waiting: Int32Array, knot: Guardians): boolean {
  const one = simplest(e, waiting, knot);
  find(e, waiting[one]!, first, undefined);
  for (let rest = knot & ~bit(one); rest !== 0; rest &= rest - 1) {
    find(e, waiting[lowest(rest)]!, other, first);
    if (!other.equals(first)) return true;
  }
  return false;
}

/** One that attacks, if there is any: once somebody has fallen there is not much left to be tried. */
function simplest(e: Expedition, waiting: Int32Array, knot: Guardians): number {
  for (let rest = knot; rest !== 0; rest &= rest - 1) {
    const k = lowest(rest);
    if (stepsOf(wayToPrey(e, e.guardians[waiting[k]!]!)) === 0) return k;
  }
  return lowest(knot);
}

const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** What is compared with: an end that is not among these is the last one looked for. */
let expected: Ends | undefined;

/** Everything that can come of activating this guardian next. */
function find(e: Expedition, guardian: number, ends: Ends, compared: Ends | undefined): void {
  expected = compared;
  ends.clear();
  activate(e, guardian, 0, ends);
}

const waits = Array.from({ length: MAX_GUARDIANS + 1 }, () => new Int32Array(MAX_GUARDIANS));

/** `depth` guardians have been tried before this one. */
function activate(e: Expedition, guardian: number, depth: number, ends: Ends): void {
  const tile = e.guardians[guardian]!;
  const way = wayToPrey(e, tile);
  e.activated[guardian] = 1;
  if (stepsOf(way) === 0) attack(e, tile, depth, ends);
  else if (way !== NO_WAY) move(e, guardian, firstSides(way), depth, ends);
  else activateRest(e, depth + 1, ends);
  e.activated[guardian] = 0;
}

function attack(e: Expedition, tile: number, depth: number, ends: Ends): void {
  for (let i = 0; i < e.explorers; i++) {
    if (e.places[i] !== tile || !isActive(e, i)) continue;
    const before = e.health[i]!;
    if (!isBraced(e, i)) e.health[i] = before - 1;
    if (e.health[i] === 0 && endNow(e) >= 0) note(GAME_LOST, 0, ends);
    else activateRest(e, depth + 1, ends);
    e.health[i] = before;
  }
}

function move(e: Expedition, guardian: number, sides: Sides, depth: number, ends: Ends): void {
  const from = e.guardians[guardian]!;
  for (let side = 0; side < 4; side++) {
    if (!has(sides, side)) continue;
    const to = e.cave.through(from, side);
    if (hasRubble(e, to)) dig(e, to, depth, ends);
    else step(e, guardian, to, depth, ends);
  }
}

function step(e: Expedition, guardian: number, to: number, depth: number, ends: Ends): void {
  const from = e.guardians[guardian]!;
  e.guardians[guardian] = to;
  activateRest(e, depth + 1, ends);
  e.guardians[guardian] = from;
}

/** Ruins that have been cleared: IE-COMP-2, rubble lies on ruins only, and every ruin has its number. */
let cleared = 0;

function dig(e: Expedition, tile: number, depth: number, ends: Ends): void {
  const ruin = 1 << typeOf(e.types[tile]!).number;
  e.marks[tile] = e.marks[tile]! & ~RUBBLE;
  cleared |= ruin;
  activateRest(e, depth + 1, ends);
  cleared &= ~ruin;
  e.marks[tile] = e.marks[tile]! | RUBBLE;
}

function activateRest(e: Expedition, depth: number, ends: Ends): void {
  if (ends.isFull) return;
  const list = waits[depth]!;
  const n = waitingGuardians(e, list);
  if (n === 0) return note(guardiansAsNumber(e), healthAsNumber(e) | cleared, ends);
  const all = (1 << n) - 1;
  const free = all & ~entangled(e, list, n);
  if (free !== 0) return activate(e, list[lowest(free)]!, depth, ends);
  for (let k = 0; k < n; k++) activate(e, list[k]!, depth, ends);
}

function note(high: number, low: number, ends: Ends): void {
  if (expected?.has(high, low) === false) ends.giveUp();
  else ends.add(high, low);
}

/** Guardians can end a game only by downing everybody: it is lost, however that came about. */
const GAME_LOST = -1;

/** Where they are; they are alike. Five of them make less than 2^28. */
function guardiansAsNumber(e: Expedition): number {
  const places = sortedGuardians(e);
  let number = 0;
  for (let g = 0; g < e.guardianCount; g++) number = number * MOST_SPACES + places[g]!;
  return number;
}

/** Three bits each, above those of the ruins. */
function healthAsNumber(e: Expedition): number {
  let number = 0;
  for (let i = 0; i < e.explorers; i++) number = (number << 3) | e.health[i]!;
  return number << 7;
}

const sorted = new Int8Array(MAX_GUARDIANS);

/** The spaces of the guardians in the order they were laid. */
export function sortedGuardians(e: Expedition): Int8Array {
  for (let g = 0; g < e.guardianCount; g++) {
    const place = e.guardians[g]!;
    let k = g;
    for (; k > 0 && sorted[k - 1]! > place; k--) sorted[k] = sorted[k - 1]!;
    sorted[k] = place;
  }
  return sorted;
}
