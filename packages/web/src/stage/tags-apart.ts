// Tags of targets and of dangers at one point of the board: none covers another.
import type { BoardTag } from '@undercroft/page-kit/game-view';

export interface StackedTag {
  readonly tag: BoardTag;
  /** How many of them stand below it. */
  readonly row: number;
}

const isBeside = (a: BoardTag, b: BoardTag): boolean => a !== b && a.x === b.x && a.y === b.y;

/** What a target says already is not said again; the rest stand on each other, targets below. */
export function stacked(tags: readonly BoardTag[], dangers: readonly BoardTag[]): StackedTag[] {
  const isSaid = (danger: BoardTag): boolean => tags.some((one) => isBeside(one, danger) && one.text === danger.text);
  const said = [...tags, ...dangers.filter((danger) => !isSaid(danger))];
  const shown = said.filter((tag) => !(tag.isMinor && said.some((one) => isBeside(one, tag))));
  const rows = new Map<string, number>();
  return shown.map((tag) => {
    const point = `${tag.x} ${tag.y}`;
    const row = rows.get(point) ?? 0;
    rows.set(point, row + 1);
    return { tag, row };
  });
}
