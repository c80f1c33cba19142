// Whom and what an arrow at the edge points to while it is out of sight.
import type { Box, Landmark } from '@undercroft/page-kit/game-view';
import { meets } from './boxes.ts';
import type { Transform } from './camera-frame.ts';

export interface EdgeChip {
  readonly landmark: Landmark;
  /** The middle of the chip, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly side: 'left' | 'right' | 'up' | 'down';
}

/** Half of a chip; on phones only the distance is said. */
const HALF = { x: 74, y: 20 };
const SMALL_HALF = { x: 60, y: 20 };
/** A free part that is narrower is a phone's. */
const SMALL = 600;

type Half = typeof HALF;

/** What chips keep clear of, in pixels. */
interface Around {
  /** What lies over the board in its corners. */
  readonly obstacles?: readonly Box[] | undefined;
  /** Lit places: left alone wherever there is room beside them. */
  readonly lit?: readonly Box[];
  /** People and beasts: left alone too, but sooner covered than a lit place. */
  readonly pieces?: readonly Box[];
}

/** Chips for the landmarks outside the free part, along its edges, none over another or under what lies over the board. */
export function edgeChips(
  landmarks: readonly Landmark[],
  transform: Transform,
  free: Box,
  { obstacles = [], lit = [], pieces = [] }: Around = {},
): EdgeChip[] {
  const half = free.width < SMALL ? SMALL_HALF : HALF;
  const chips: EdgeChip[] = [];
  for (const landmark of landmarks) {
    const at = { x: transform.x + landmark.x * transform.scale, y: transform.y + landmark.y * transform.scale };
    const chip = chipAt(landmark, at, free, half);
    if (!chip) continue;
    const boxOf = ({ x, y }: EdgeChip): Box => ({
      x: x - half.x,
      y: y - half.y,
      width: 2 * half.x,
      height: 2 * half.y,
    });
    const taken = chips.map(boxOf);
    const isFree = (one: EdgeChip, boxes: readonly Box[]) => !boxes.some((box) => meets(boxOf(one), box));
    const places = placesAlong(chip, room(chip.side, free, obstacles, half));
    const spared = [[...taken, ...lit, ...pieces], [...taken, ...lit], taken];
    const found = spared.flatMap((boxes) => places.find((one) => isFree(one, boxes)) ?? [])[0];
    chips.push(found ?? chip);
  }
  return chips;
}

/** In pixels. */
const STEP = 8;

/** Where a chip could be along its edge, the nearest first. */
function placesAlong(chip: EdgeChip, { least, most }: Room): EdgeChip[] {
  const axis = alongY(chip.side) ? 'y' : 'x';
  const wanted = Math.min(Math.max(chip[axis], least), most);
  const places = [wanted];
  for (let far = STEP; wanted - far >= least || wanted + far <= most; far += STEP) {
    if (wanted - far >= least) places.push(wanted - far);
    if (wanted + far <= most) places.push(wanted + far);
  }
  return places.map((at) => ({ ...chip, [axis]: at }));
}

const alongY = (side: EdgeChip['side']): boolean => side === 'left' || side === 'right';

/** Along an edge. */
interface Room {
  readonly least: number;
  readonly most: number;
}

/** From where to where the middle of a chip may lie along an edge: what lies in a corner takes its part of it. */
function room(side: EdgeChip['side'], free: Box, obstacles: readonly Box[], size: Half): Room {
  const [from, length, half] = alongY(side) ? [free.y, free.height, size.y] : [free.x, free.width, size.x];
  let [least, most] = [from, from + length];
  for (const over of obstacles.filter((one) => meets(one, strip(side, free, size)))) {
    const [start, long] = alongY(side) ? [over.y, over.height] : [over.x, over.width];
    if (start + long / 2 > from + length / 2) most = Math.min(most, start);
    else least = Math.max(least, start + long);
  }
  return { least: least + half, most: most - half };
}

/** Where the chips of an edge lie. */
function strip(side: EdgeChip['side'], { x, y, width, height }: Box, half: Half): Box {
  if (alongY(side)) return { x: side === 'left' ? x : x + width - 2 * half.x, y, width: 2 * half.x, height };
  return { x, y: side === 'up' ? y : y + height - 2 * half.y, width, height: 2 * half.y };
}

function chipAt(landmark: Landmark, at: { x: number; y: number }, free: Box, half: Half): EdgeChip | undefined {
  const right = free.x + free.width;
  const bottom = free.y + free.height;
  if (at.x >= free.x && at.x <= right && at.y >= free.y && at.y <= bottom) return undefined;
  const over = { left: free.x - at.x, right: at.x - right, up: free.y - at.y, down: at.y - bottom };
  const side = (Object.keys(over) as EdgeChip['side'][]).reduce((most, one) => (over[one] > over[most] ? one : most));
  return {
    landmark,
    side,
    x: Math.min(Math.max(at.x, free.x + half.x), right - half.x),
    y: Math.min(Math.max(at.y, free.y + half.y), bottom - half.y),
  };
}
