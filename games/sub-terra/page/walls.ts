// Walls of your own tile as places: where the Engineer can blast.
import { SIDES } from '@undercroft/cave';
import { cellCentre, cellOf, neighbourCell } from '@undercroft/page-kit/cave/cells';
import type { Target } from '@undercroft/page-kit/game-view';

const PREFIX = 'wall:';

export const wallPlace = (side: string): string => PREFIX + side;

export const wallSide = (place: string): string | undefined =>
  place.startsWith(PREFIX) ? place.slice(PREFIX.length) : undefined;

/** How far from the middle of a tile its walls are touched, in parts of the way to the next. */
const REACH = 0.41;

/** Every wall that a target names, in board units. */
export function wallPoints(own: string, targets: readonly Target[]): ReadonlyMap<string, { x: number; y: number }> {
  const { x, y } = cellCentre(own);
  const named = SIDES.filter((side) => targets.some(({ place }) => place === wallPlace(side)));
  return new Map(
    named.map((side) => {
      const [to, from] = [cellOf(neighbourCell(own, side)), cellOf(own)];
      return [wallPlace(side), { x: x + (to.x - from.x) * 200 * REACH, y: y + (to.y - from.y) * 200 * REACH }];
    }),
  );
}
