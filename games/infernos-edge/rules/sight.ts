// IE-MAP-6: what an explorer sees along straight lines of connected spaces.

import { NOTHING, type Side } from '@undercroft/cave';
import type { Expedition } from './expedition.ts';
import { hasRubble } from './temple.ts';

/** The next visible space in this direction, or NOTHING. `from` is the explorer's own space or a visible one. */
export function seenBeyond(e: Expedition, from: number, side: Side): number {
  if (hasRubble(e, from)) return NOTHING;
  const next = e.cave.through(from, side);
  return next !== NOTHING && !hasRubble(e, next) ? next : NOTHING;
}

/** The distance at which `to` is visible from `from`, or −1 if it is not. */
export function sightTo(e: Expedition, from: number, to: number): number {
  const dx = e.cave.x[to]! - e.cave.x[from]!;
  const dy = e.cave.y[to]! - e.cave.y[from]!;
  if (dx !== 0 && dy !== 0) return -1;
  const side = sideTowards(dx, dy);
  let steps = 0;
  for (let tile = from; tile !== to; tile = seenBeyond(e, tile, side), steps++) if (tile === NOTHING) return -1;
  return steps;
}

/** One of dx and dy is 0. */
function sideTowards(dx: number, dy: number): Side {
  if (dx === 0) return dy < 0 ? 0 : 2;
  return dx > 0 ? 1 : 3;
}

/** IE-SHA-1. */
const SCOPE = 3;

/** The last space before a visible gap in this direction, or NOTHING if there is none within reach. */
export function scopeBase(e: Expedition, from: number, side: Side): number {
  let tile = from;
  for (let steps = 1; steps <= SCOPE && tile !== NOTHING; steps++, tile = seenBeyond(e, tile, side))
    if (!hasRubble(e, tile) && e.cave.isGap(tile, side)) return tile;
  return NOTHING;
}
