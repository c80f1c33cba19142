// Which lit place a touch means that falls beside it.
import type { Place } from '@undercroft/page-kit/game-view';

/** A touch this far from a lit place, in pixels, still means it. */
export const REACH = 22;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The nearest lit place within reach of a point of the board; `scale` is in pixels per board unit. */
export function nearestLit(
  places: readonly Place[],
  lit: ReadonlySet<string>,
  at: Point,
  scale: number,
): string | undefined {
  let found: string | undefined;
  let least = REACH / scale;
  for (const place of places) {
    const far = lit.has(place.id) ? distanceTo(place, at) : Number.POSITIVE_INFINITY;
    // Of two it lies in, the later one is on top.
    if (far <= least) [found, least] = [place.id, far];
  }
  return found;
}

/** From its edge; 0 inside. */
function distanceTo({ x, y, width, height }: Place, at: Point): number {
  const dx = Math.max(0, Math.abs(at.x - x) - width / 2);
  const dy = Math.max(0, Math.abs(at.y - y) - height / 2);
  return Math.hypot(dx, dy);
}
