// Whom and what an arrow at the edge points to while it is out of sight.
import type { Box, Landmark } from '@undercroft/page-kit/game-view';
import { meets } from './beside.ts';
import type { Transform } from './camera-frame.ts';

export interface EdgeChip {
  readonly landmark: Landmark;
  /** The middle of the chip, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly side: 'left' | 'right' | 'up' | 'down';
}

/** Half of a chip, and the distance between two. */
const HALF = { width: 72, height: 20 };
const STEP = { x: 2 * HALF.width, y: 2 * HALF.height };

/** Chips for the landmarks outside the free part, along its edges, none over another or under what lies over the board. */
export function edgeChips(
  landmarks: readonly Landmark[],
  transform: Transform,
  free: Box,
  obstacles: readonly Box[] = [],
): EdgeChip[] {
  const chips = landmarks.flatMap((landmark) => {
    const at = { x: transform.x + landmark.x * transform.scale, y: transform.y + landmark.y * transform.scale };
    const chip = chipAt(landmark, at, free);
    return chip ? [chip] : [];
  });
  return (['left', 'right', 'up', 'down'] as const).flatMap((side) => {
    const own = chips.filter((chip) => chip.side === side);
    return spread(own, alongY(side) ? 'y' : 'x', room(side, free, obstacles));
  });
}

const alongY = (side: EdgeChip['side']): boolean => side === 'left' || side === 'right';

/** From where to where the middle of a chip may lie along an edge: what lies in a corner takes its part of it. */
function room(side: EdgeChip['side'], free: Box, obstacles: readonly Box[]): { least: number; most: number } {
  const [from, length, half] = alongY(side) ? [free.y, free.height, HALF.height] : [free.x, free.width, HALF.width];
  let [least, most] = [from, from + length];
  for (const over of obstacles.filter((one) => meets(one, strip(side, free)))) {
    const [start, size] = alongY(side) ? [over.y, over.height] : [over.x, over.width];
    if (start + size / 2 > from + length / 2) most = Math.min(most, start);
    else least = Math.max(least, start + size);
  }
  return { least: least + half, most: most - half };
}

/** Where the chips of an edge lie. */
function strip(side: EdgeChip['side'], { x, y, width, height }: Box): Box {
  if (alongY(side)) return { x: side === 'left' ? x : x + width - STEP.x, y, width: STEP.x, height };
  return { x, y: side === 'up' ? y : y + height - STEP.y, width, height: STEP.y };
}

function chipAt(landmark: Landmark, at: { x: number; y: number }, free: Box): EdgeChip | undefined {
  const right = free.x + free.width;
  const bottom = free.y + free.height;
  if (at.x >= free.x && at.x <= right && at.y >= free.y && at.y <= bottom) return undefined;
  const over = { left: free.x - at.x, right: at.x - right, up: free.y - at.y, down: at.y - bottom };
  const side = (Object.keys(over) as EdgeChip['side'][]).reduce((most, one) => (over[one] > over[most] ? one : most));
  return {
    landmark,
    side,
    x: Math.min(Math.max(at.x, free.x + HALF.width), right - HALF.width),
    y: Math.min(Math.max(at.y, free.y + HALF.height), bottom - HALF.height),
  };
}

/** Moves those apart that would cover each other, and back where they would leave the room there is. */
function spread(
  chips: readonly EdgeChip[],
  axis: 'x' | 'y',
  { least, most }: { least: number; most: number },
): EdgeChip[] {
  const sorted = [...chips].sort((a, b) => a[axis] - b[axis]);
  const places: number[] = [];
  for (const chip of sorted) places.push(Math.max(chip[axis], (places.at(-1) ?? least - STEP[axis]) + STEP[axis]));
  for (let i = places.length - 1, end = most; i >= 0; i--, end -= STEP[axis]) places[i] = Math.min(places[i] ?? 0, end);
  return sorted.map((chip, i) => ({ ...chip, [axis]: places[i] ?? chip[axis] }));
}
