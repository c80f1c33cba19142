// What both cave games show alike: aims lit on the board, places to touch, the way a tile in hand would lie.
import { type Mark, mark } from '../../draw/marks.ts';
import { TILE } from '../../draw/tile.ts';
import type { Aim, Aiming, Place } from '../../stage/contract.ts';
import { cellOf, middle } from './cells.ts';

/** Actions that name a gap are shown as room for a tile, others as somewhere to go. */
export function aimMarks({ lit, aim, place }: Aiming, isGap: (at: string) => boolean): string {
  const cells = new Map<string, Mark>();
  for (const one of lit) {
    if (one.place === undefined) continue;
    const isHarm = one.risk !== undefined && aim !== undefined;
    cells.set(one.place, isGap(one.place) ? 'see' : isHarm ? 'danger' : 'go');
  }
  if (aim?.place !== undefined) cells.set(aim.place, aim.risk === undefined ? 'picked' : 'danger');
  // A gap that is chosen is still room for a tile.
  const under = (at: string): string => (at === aim?.place && isGap(at) ? mark('see', cellOf(at)) : '');
  const marks = [...cells].map(([at, kind]) => under(at) + mark(kind, cellOf(at)));
  const focus = place === undefined || cells.has(place) ? '' : mark('gap', cellOf(place));
  return marks.join('') + focus;
}

/** A tile or a gap as somewhere to touch. */
export const spot = (at: string, label: string): Place => ({ id: at, ...middle(at), width: TILE, height: TILE, label });

/** Every cell that an aim names and on which nothing lies. */
export const gapsAimedAt = (aims: readonly Aim[], isLaid: (at: string) => boolean): string[] => [
  ...new Set(aims.flatMap(({ place }) => (place !== undefined && !isLaid(place) ? [place] : []))),
];
