// Tags of neighbouring places keep clear of each other: each moves a little, or else becomes its icon, or else gives way.
import type { Box } from '@undercroft/page-kit/game-view';
import { meets } from './boxes.ts';

/** As it would stand if it were alone, in pixels. */
export interface TagBox extends Box {
  /** Without its words; undefined where nothing else is on it. */
  readonly shortWidth?: number;
}

export interface TagRoom {
  readonly dx: number;
  readonly dy: number;
  readonly size: 'whole' | 'short' | 'none';
}

/** In pixels. */
const STEP = 4;
const MOST_STEPS = 7;
/** Between two tags. */
const GAP = 1;

const NEAREST: readonly (readonly [number, number])[] = shiftsUpTo(MOST_STEPS);

function shiftsUpTo(most: number): [number, number][] {
  const steps = Array.from({ length: 2 * most + 1 }, (_, i) => (i - most) * STEP);
  const all = steps.flatMap((x) => steps.map((y): [number, number] => [x, y]));
  return all
    .filter(([x, y]) => Math.hypot(x, y) <= most * STEP)
    .sort((a, b) => Math.hypot(...a) - Math.hypot(...b) || b[1] - a[1]);
}

/** The first comes first: it stands where it belongs, and the others find their room beside it. */
export function roomForTags(tags: readonly TagBox[]): TagRoom[] {
  const taken: Box[] = [];
  return tags.map((tag) => {
    for (const [box, size] of waysToStand(tag)) {
      const shift = NEAREST.find(([x, y]) => !taken.some((one) => meets(moved(box, x, y), one)));
      if (!shift) continue;
      taken.push(moved(box, ...shift));
      return { dx: shift[0], dy: shift[1], size };
    }
    return { dx: 0, dy: 0, size: 'none' };
  });
}

function waysToStand({ shortWidth, ...whole }: TagBox): readonly (readonly [Box, TagRoom['size']])[] {
  if (shortWidth === undefined) return [[whole, 'whole']];
  const short = { ...whole, x: whole.x + (whole.width - shortWidth) / 2, width: shortWidth };
  return [
    [whole, 'whole'],
    [short, 'short'],
  ];
}

const moved = ({ x, y, width, height }: Box, dx: number, dy: number): Box => ({
  x: x + dx - GAP,
  y: y + dy - GAP,
  width: width + 2 * GAP,
  height: height + 2 * GAP,
});
