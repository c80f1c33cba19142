// What both cave games show alike: targets highlighted on the board, places to touch, the way a tile in hand would lie.
import { type Mark, mark } from '../draw/cave/marks.ts';
import { TILE } from '../draw/cave/tile.ts';
import type { Place, Target, Targeting } from '../game-view.ts';
import { cellCentre, cellOf } from './cells.ts';

/** Actions that name a gap are shown as room for a tile, others as somewhere to go. */
export function targetMarks({ highlighted, target, place }: Targeting, isGap: (at: string) => boolean): string {
  const cells = new Map<string, Mark>();
  for (const one of highlighted) {
    if (one.place === undefined) continue;
    const isHarm = one.risk !== undefined && target !== undefined;
    cells.set(one.place, isGap(one.place) ? 'see' : isHarm ? 'danger' : 'go');
  }
  if (target?.place !== undefined) cells.set(target.place, target.risk === undefined ? 'picked' : 'danger');
  // A gap that is chosen is still room for a tile.
  const under = (at: string): string => (at === target?.place && isGap(at) ? mark('see', cellOf(at)) : '');
  const marks = [...cells].map(([at, kind]) => under(at) + mark(kind, cellOf(at)));
  const focus = place === undefined || cells.has(place) ? '' : mark('gap', cellOf(place));
  return marks.join('') + focus;
}

/** A tile or a gap as somewhere to touch. */
export const cellPlace = (at: string, label: string): Place => ({
  id: at,
  ...cellCentre(at),
  width: TILE,
  height: TILE,
  label,
});

/** Every empty cell that a target names. */
export const targetedGaps = (targets: readonly Target[], isLaid: (at: string) => boolean): string[] => [
  ...new Set(targets.flatMap(({ place }) => (place !== undefined && !isLaid(place) ? [place] : []))),
];
