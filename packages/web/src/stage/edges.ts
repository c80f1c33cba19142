// Whom and what an arrow at the edge points to while it is out of sight.
import type { Box, Landmark } from '@undercroft/page-kit/game-view';
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

/** Chips for the landmarks outside the free part, along its edges, none over another. */
export function edgeChips(landmarks: readonly Landmark[], transform: Transform, free: Box): EdgeChip[] {
  const chips = landmarks.flatMap((landmark) => {
    const at = { x: transform.x + landmark.x * transform.scale, y: transform.y + landmark.y * transform.scale };
    const chip = chipAt(landmark, at, free);
    return chip ? [chip] : [];
  });
  return (['left', 'right', 'up', 'down'] as const).flatMap((side) =>
    spread(
      chips.filter((chip) => chip.side === side),
      side,
      free,
    ),
  );
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

/** Moves those apart that would cover each other, and back inside where they would leave the edge. */
function spread(chips: readonly EdgeChip[], side: EdgeChip['side'], free: Box): EdgeChip[] {
  const axis = side === 'left' || side === 'right' ? 'y' : 'x';
  const size = axis === 'y' ? HALF.height : HALF.width;
  const end = (axis === 'y' ? free.y + free.height : free.x + free.width) - size;
  const sorted = [...chips].sort((a, b) => a[axis] - b[axis]);
  const places: number[] = [];
  for (const chip of sorted)
    places.push(Math.max(chip[axis], (places.at(-1) ?? Number.NEGATIVE_INFINITY) + STEP[axis]));
  for (let i = places.length - 1, most = end; i >= 0; i--, most -= STEP[axis])
    places[i] = Math.min(places[i] ?? 0, most);
  return sorted.map((chip, i) => ({ ...chip, [axis]: places[i] ?? chip[axis] }));
}
