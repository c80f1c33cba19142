// Guardians: placing and destroying them, and whom they hunt (IE-GUARD-1 to IE-GUARD-5).

import { firstSides, has, NO_WAY, NOTHING, stepsOf, type Way } from '@undercroft/cave';
import type { Emit } from './events.ts';
import { type Expedition, guardiansOn, isActive, MAX_GUARDIANS, nameOf } from './expedition.ts';
import { cellOf } from './temple.ts';

/** IE-TILE-GUARDIAN, IE-HAZ-WAKE: if there is one in the supply. */
export function placeGuardian(e: Expedition, tile: number, rule: string, emit: Emit): void {
  if (e.guardianCount === MAX_GUARDIANS) return emit?.({ type: 'no-guardian-left', rule });
  e.guardians[e.guardianCount] = tile;
  e.activated[e.guardianCount++] = 0;
  emit?.({ type: 'guardian-came', rule, at: cellOf(e, tile) });
}

/** Returns one guardian on this space to the supply. */
export function destroyGuardian(e: Expedition, tile: number, by: number, rule: string, emit: Emit): void {
  let guardian = 0;
  while (e.guardians[guardian] !== tile) guardian++;
  e.guardianCount--;
  for (let g = guardian; g < e.guardianCount; g++) {
    e.guardians[g] = e.guardians[g + 1]!;
    e.activated[g] = e.activated[g + 1]!;
  }
  e.guardians[e.guardianCount] = NOTHING;
  e.activated[e.guardianCount] = 0;
  if (!emit) return;
  const at = cellOf(e, tile);
  emit({ type: 'guardian-destroyed', rule, at, ...(by < 0 ? {} : { explorer: nameOf(e, by) }) });
}

export function destroyAll(e: Expedition, tile: number, by: number, rule: string, emit: Emit): void {
  for (let n = guardiansOn(e, tile); n > 0; n--) destroyGuardian(e, tile, by, rule, emit);
}

/** IE-GUARD-2: writes the active explorers on this space into `out` and returns how many there are. */
export function victimsOn(e: Expedition, tile: number, out: Int32Array): number {
  let n = 0;
  for (let i = 0; i < e.explorers; i++) if (e.places[i] === tile && isActive(e, i)) out[n++] = i;
  return n;
}

/** IE-GUARD-3: the shortest ways to the closest active explorers. */
export function wayToVictims(e: Expedition, tile: number): Way {
  let best = NO_WAY;
  for (let i = 0; i < e.explorers; i++) {
    if (!isActive(e, i)) continue;
    const way = e.ways.between(tile, e.places[i]!);
    if (stepsOf(way) < stepsOf(best)) best = way;
    else if (stepsOf(way) === stepsOf(best)) best |= way;
  }
  return best;
}

/** Writes the first sides of those ways into `out` and returns how many there are. */
export function nextSteps(e: Expedition, tile: number, out: Int32Array): number {
  const sides = firstSides(wayToVictims(e, tile));
  let n = 0;
  for (let side = 0; side < 4; side++) if (has(sides, side)) out[n++] = side;
  return n;
}

/** The guardians still to activate, one per space, because guardians on the same space are interchangeable. */
export function waitingGuardians(e: Expedition, out: Int32Array): number {
  let n = 0;
  for (let g = 0; g < e.guardianCount; g++) {
    if (e.activated[g]) continue;
    let alike = false;
    for (let k = 0; k < n; k++) if (e.guardians[out[k]!] === e.guardians[g]) alike = true;
    if (!alike) out[n++] = g;
  }
  return n;
}

const sorted = new Int8Array(MAX_GUARDIANS);

/** The spaces of the guardians in the order the spaces were placed. */
export function sortedGuardians(e: Expedition): Int8Array {
  for (let g = 0; g < e.guardianCount; g++) {
    const place = e.guardians[g]!;
    let k = g;
    for (; k > 0 && sorted[k - 1]! > place; k--) sorted[k] = sorted[k - 1]!;
    sorted[k] = place;
  }
  return sorted;
}
