// Every position that activating a guardian can lead to. Each order and choice is tried on the position itself and taken
// back, because copies would be too slow.

import { firstSides, has, NO_WAY, type Sides, stepsOf } from '@undercroft/cave';
import { findEnd } from './ending.ts';
import { type Expedition, isActive, MAX_GUARDIANS, RUBBLE } from './expedition.ts';
import { entangled, lowest } from './guardian-conflicts.ts';
import { sortedGuardians, waitingGuardians, wayToVictims } from './guardians.ts';
import { isBraced } from './health.ts';
import type { PositionSet } from './position-set.ts';
import { hasRubble } from './temple.ts';
import { MOST_SPACES, typeOf } from './tiles.ts';

/**
 * The results to compare with: the search stops at the first result that is not among them. Scratch of one search, set when it
 * begins, so that it need not be handed down through every call.
 */
let expected: PositionSet | undefined;

/** Collects every position that activating this guardian next can lead to. */
export function findResults(
  e: Expedition,
  guardian: number,
  results: PositionSet,
  comparedWith: PositionSet | undefined,
): void {
  expected = comparedWith;
  results.clear();
  tryGuardian(e, guardian, 0, results);
}

const waitingAtDepth = Array.from({ length: MAX_GUARDIANS + 1 }, () => new Int32Array(MAX_GUARDIANS));

/** `depth` guardians have activated before this one. */
function tryGuardian(e: Expedition, guardian: number, depth: number, results: PositionSet): void {
  const tile = e.guardians[guardian]!;
  const way = wayToVictims(e, tile);
  e.activated[guardian] = 1;
  if (stepsOf(way) === 0) tryAttack(e, tile, depth, results);
  else if (way !== NO_WAY) tryMoves(e, guardian, firstSides(way), depth, results);
  else tryRest(e, depth + 1, results);
  e.activated[guardian] = 0;
}

function tryAttack(e: Expedition, tile: number, depth: number, results: PositionSet): void {
  for (let i = 0; i < e.explorers; i++) {
    if (e.places[i] !== tile || !isActive(e, i)) continue;
    const before = e.health[i]!;
    if (!isBraced(e, i)) e.health[i] = before - 1;
    if (e.health[i] === 0 && findEnd(e) >= 0) addResult(GAME_LOST, 0, results);
    else tryRest(e, depth + 1, results);
    e.health[i] = before;
  }
}

function tryMoves(e: Expedition, guardian: number, sides: Sides, depth: number, results: PositionSet): void {
  const from = e.guardians[guardian]!;
  for (let side = 0; side < 4; side++) {
    if (!has(sides, side)) continue;
    const to = e.cave.through(from, side);
    if (hasRubble(e, to)) tryDig(e, to, depth, results);
    else tryStep(e, guardian, to, depth, results);
  }
}

function tryStep(e: Expedition, guardian: number, to: number, depth: number, results: PositionSet): void {
  const from = e.guardians[guardian]!;
  e.guardians[guardian] = to;
  tryRest(e, depth + 1, results);
  e.guardians[guardian] = from;
}

/**
 * The ruins cleared so far, one bit each: only ruins have rubble, and each has its own number (IE-COMP-2). Scratch of one search:
 * every bit is taken back on the way out.
 */
let cleared = 0;

function tryDig(e: Expedition, tile: number, depth: number, results: PositionSet): void {
  const ruin = 1 << typeOf(e.types[tile]!).number;
  e.marks[tile] = e.marks[tile]! & ~RUBBLE;
  cleared |= ruin;
  tryRest(e, depth + 1, results);
  cleared &= ~ruin;
  e.marks[tile] = e.marks[tile]! | RUBBLE;
}

function tryRest(e: Expedition, depth: number, results: PositionSet): void {
  if (results.isFull) return;
  const list = waitingAtDepth[depth]!;
  const n = waitingGuardians(e, list);
  if (n === 0) return addResult(encodeGuardians(e), encodeHealth(e) | cleared, results);
  const all = (1 << n) - 1;
  const free = all & ~entangled(e, list, n);
  if (free !== 0) return tryGuardian(e, list[lowest(free)]!, depth, results);
  for (let k = 0; k < n; k++) tryGuardian(e, list[k]!, depth, results);
}

function addResult(high: number, low: number, results: PositionSet): void {
  if (expected?.has(high, low) === false) results.abandon();
  else results.add(high, low);
}

/** Guardians can only end a game by downing everybody, so all such results count as one. */
const GAME_LOST = -1;

/** The spaces of the guardians, which are interchangeable. Five of them need fewer than 28 bits. */
function encodeGuardians(e: Expedition): number {
  const places = sortedGuardians(e);
  let number = 0;
  for (let g = 0; g < e.guardianCount; g++) number = number * MOST_SPACES + places[g]!;
  return number;
}

/** Three bits for each explorer, above the bits of the ruins. */
function encodeHealth(e: Expedition): number {
  let number = 0;
  for (let i = 0; i < e.explorers; i++) number = (number << 3) | e.health[i]!;
  return number << 7;
}
