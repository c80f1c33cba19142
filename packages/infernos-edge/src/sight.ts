// IE-MAP-6: what one sees along straight lines of connected spaces.

import type { Side } from '@undercroft/cave';
import * as cave from '@undercroft/cave';
import type { Expedition } from './expedition.ts';
import * as expedition from './expedition.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { NOTHING } = cave;
const { hasRubble } = expedition;

/** The next space in this line that one can see, or NOTHING. `from` is one's own space or one that is seen. */
export function seenBeyond(e: Expedition, from: number, side: Side): number {
  if (hasRubble(e, from)) return NOTHING;
  const next = e.cave.through(from, side);
  return next !== NOTHING && !hasRubble(e, next) ? next : NOTHING;
}

/** How many steps away `to` is seen from `from`, or −1 if it is not. */
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

/** IE-SHA-1: the gap in this line is named by the last space before it. */
const SCOPE = 3;

/** The space one sees a gap from in this direction within reach, or NOTHING. */
export function scopeBase(e: Expedition, from: number, side: Side): number {
  let tile = from;
  for (let steps = 1; steps <= SCOPE && tile !== NOTHING; steps++, tile = seenBeyond(e, tile, side))
    if (!hasRubble(e, tile) && e.cave.isGap(tile, side)) return tile;
  return NOTHING;
}
