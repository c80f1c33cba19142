// Dangers of both cave games on the board: threads with their tags, and tags at tiles. Loaded after the first decision.
import { ghostStep, hunt } from '../draw/cave/dangers.ts';
import type { BoardTag } from '../game-view.ts';
import { cellCentre, cellOf } from './cells.ts';

export interface Hunt {
  readonly beast: 'horror' | 'guardian';
  /** From the beast to its prey, both cells included. */
  readonly path: readonly string[];
  /** How many steps it takes at once. */
  readonly steps?: number;
}

/** The thread, and the ghost of the beast where it will be next; none where it strikes there. */
export function huntMarks({ beast, path, steps = 1 }: Hunt): string {
  const next = path[steps];
  const ghost = next !== undefined && steps < path.length - 1 ? ghostStep(beast, cellOf(next)) : '';
  return ghost + hunt(path.map(cellOf), { steps });
}

/** Over the beast, across a tile, at its lower edge: nobody stands there. */
const ROWS = { top: -78, upper: -40, bottom: 80 } as const;

/** At a tile; several in the same row are stacked. */
export function tagAt(
  at: string,
  row: keyof typeof ROWS,
  tag: Omit<BoardTag, 'x' | 'y' | 'key'> & { readonly key?: string },
): BoardTag {
  const { x, y } = cellCentre(at);
  return { key: `${tag.kind} ${row} ${at}`, ...tag, x, y: y + ROWS[row] };
}
