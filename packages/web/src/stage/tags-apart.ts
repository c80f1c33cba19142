// Tags of targets and of dangers at one point of the board: neither covers the other.
import type { BoardTag } from '@undercroft/page-kit/game-view';

/** In board units: the next row of a tile. */
const ROW = 40;

/** What a target says already is not said again; the rest stands a row higher. */
export function apartFrom(tags: readonly BoardTag[], dangers: readonly BoardTag[]): BoardTag[] {
  return dangers.flatMap((danger) => {
    const target = tags.find(({ x, y }) => x === danger.x && y === danger.y);
    if (!target) return [danger];
    return target.text === danger.text ? [] : [{ ...danger, y: danger.y - ROW }];
  });
}
