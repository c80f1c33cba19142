// Places lit by the log and by hints, in bone: drawn over the ground, as large as the places are.
import type { Place } from '@undercroft/page-kit/game-view';

/** How many suggestions are marked on the board. */
export const RANKED = 3;

export const placeMarks = (places: readonly Place[], ids: readonly string[], kind: 'lit' | 'hint'): string =>
  places
    .filter(({ id }) => ids.includes(id))
    .map((place) => markOf(place, kind))
    .join('');

function markOf({ x, y, width, height, path }: Place, kind: string): string {
  if (path !== undefined) return `<path class="t-${kind}" d="${path}"/>`;
  const share = kind === 'lit' ? 0.95 : 0.88;
  const [w, h] = [width * share, height * share];
  return `<rect class="t-${kind}" x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="10"/>`;
}
