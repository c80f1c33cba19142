// Guardians: where they come and go, whom they hunt, where they step (IE-GUARD-1 to IE-GUARD-5).

import type { Way } from '@undercroft/cave';
import * as cave from '@undercroft/cave';
import type { Tell } from './events.ts';
import type { Expedition } from './expedition.ts';
import * as expedition from './expedition.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { firstSides, has, NO_WAY, NOTHING, stepsOf } = cave;
const { cellOf, guardiansOn, isActive, MAX_GUARDIANS, nameOf } = expedition;

/** IE-TILE-GUARDIAN, IE-HAZ-WAKE: if the supply has one. */
export function placeGuardian(e: Expedition, tile: number, rule: string, tell: Tell): void {
  if (e.guardianCount === MAX_GUARDIANS) return tell?.({ type: 'no-guardian-left', rule });
  e.guardians[e.guardianCount] = tile;
  e.activated[e.guardianCount++] = 0;
  tell?.({ type: 'guardian-came', rule, at: cellOf(e, tile) });
}

/** One guardian of this space returns to the supply. */
export function destroyGuardian(e: Expedition, tile: number, by: number, rule: string, tell: Tell): void {
  let guardian = 0;
  while (e.guardians[guardian] !== tile) guardian++;
  e.guardianCount--;
  for (let g = guardian; g < e.guardianCount; g++) {
    e.guardians[g] = e.guardians[g + 1]!;
    e.activated[g] = e.activated[g + 1]!;
  }
  e.guardians[e.guardianCount] = NOTHING;
  e.activated[e.guardianCount] = 0;
  if (!tell) return;
  const at = cellOf(e, tile);
  tell({ type: 'guardian-destroyed', rule, at, ...(by < 0 ? {} : { explorer: nameOf(e, by) }) });
}

export function destroyAll(e: Expedition, tile: number, by: number, rule: string, tell: Tell): void {
  for (let n = guardiansOn(e, tile); n > 0; n--) destroyGuardian(e, tile, by, rule, tell);
}

/** IE-GUARD-2: the active explorers here, into `out`; answers how many. */
export function preyOn(e: Expedition, tile: number, out: Int32Array): number {
  let n = 0;
  for (let i = 0; i < e.explorers; i++) if (e.places[i] === tile && isActive(e, i)) out[n++] = i;
  return n;
}

/** IE-GUARD-3: the shortest ways to closest active explorers. */
export function wayToPrey(e: Expedition, tile: number): Way {
  let best = NO_WAY;
  for (let i = 0; i < e.explorers; i++) {
    if (!isActive(e, i)) continue;
    const way = e.ways.between(tile, e.places[i]!);
    if (stepsOf(way) < stepsOf(best)) best = way;
    else if (stepsOf(way) === stepsOf(best)) best |= way;
  }
  return best;
}

/** The sides by which they begin, into `out`; answers how many. */
export function nextSteps(e: Expedition, tile: number, out: Int32Array): number {
  const sides = firstSides(wayToPrey(e, tile));
  let n = 0;
  for (let side = 0; side < 4; side++) if (has(sides, side)) out[n++] = side;
  return n;
}

/** The guardians that have still to activate, one per space: those on the same space are alike. */
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
