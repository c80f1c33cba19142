// Tags of targets and of dangers at one point of the board: none covers another.
import type { BoardTag } from '@undercroft/page-kit/game-view';

export interface StackedTag {
  readonly tag: BoardTag;
  /** How many of them stand below it. */
  readonly row: number;
}

/** What a target says already is not said again; the rest stand on each other, targets below. */
export function stacked(tags: readonly BoardTag[], dangers: readonly BoardTag[]): StackedTag[] {
  const isSaid = (danger: BoardTag): boolean =>
    tags.some(({ x, y, text }) => x === danger.x && y === danger.y && text === danger.text);
  const rows = new Map<string, number>();
  return [...tags, ...dangers.filter((danger) => !isSaid(danger))].map((tag) => {
    const point = `${tag.x} ${tag.y}`;
    const row = rows.get(point) ?? 0;
    rows.set(point, row + 1);
    return { tag, row };
  });
}
