// Tags of neighbouring places keep clear of each other: each moves a little, or else becomes its icon, or else gives way.
import type { Box } from '@undercroft/page-kit/game-view';
import { isInside, meets, middleOf } from './boxes.ts';

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

interface Surroundings {
  /** What no tag covers: discs that stand for several pieces. */
  readonly discs?: readonly Box[];
  /** The part of the board that is seen: what belongs there is not cut by its edges. */
  readonly seen?: Box;
}

/** The first comes first: it stands where it belongs, and the others find their room beside it. */
export function roomForTags(tags: readonly TagBox[], { discs = [], seen }: Surroundings = {}): TagRoom[] {
  const taken: Box[] = [...discs];
  const isFree = (box: Box): boolean => !taken.some((one) => meets(box, one));
  return tags.map((tag) => {
    const isSeen = seen !== undefined && isInside({ ...middleOf(tag), width: 0, height: 0 }, seen);
    const ways = waysToStand(tag);
    // Better cut than not there at all.
    const found = (isSeen && standing(ways, (box) => isFree(box) && isInside(box, seen))) || standing(ways, isFree);
    if (!found) return { dx: 0, dy: 0, size: 'none' };
    taken.push(found.box);
    return found.room;
  });
}

interface Standing {
  readonly box: Box;
  readonly room: TagRoom;
}

/** The first way to stand that is possible, as near as it can be to where it belongs. */
function standing(ways: ReturnType<typeof waysToStand>, isPossible: (box: Box) => boolean): Standing | undefined {
  for (const [box, size] of ways) {
    const shift = NEAREST.find((by) => isPossible(moved(box, ...by)));
    if (shift) return { box: moved(box, ...shift), room: { dx: shift[0], dy: shift[1], size } };
  }
  return undefined;
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
