// Who and what is on the board, each put on a place of its own.

import { group, moved } from '../markup.ts';
import { byCell, type Cells } from './cells.ts';
import type { Side } from './outline.ts';
import { slotsOn } from './slots.ts';

export interface Occupant {
  readonly key: string;
  /** Cell, as the rules write it. */
  readonly at: string;
  /** On a ledge or slide without a rope: the half they stand on. */
  readonly half?: Side | undefined;
  /** SVG around 0,0, at full size. */
  readonly svg: string;
  readonly size?: Size;
}

/** Beasts are broader than a place, guardians taller, loose things lie there small. */
type Size = 'beast' | 'stout' | 'loose';

/** Drawn around 0,0 and put at x,y in board units, so that a change of place is a journey. */
export interface Piece {
  readonly key: string;
  readonly svg: string;
  readonly x: number;
  readonly y: number;
  /** How broad it is, in board units. */
  readonly width: number;
  /** The cell it stands on. */
  readonly at: string;
}

/** Beasts have no names: they are known by their cells, and by their number where several share one. */
export const beastKeys = (kind: string, beasts: readonly { readonly at: string }[]): string[] =>
  beasts.map(({ at }, i) => {
    const before = beasts.slice(0, i).filter((one) => one.at === at).length;
    return `${kind} ${at}${before ? ` ${before}` : ''}`;
  });

export function stand(tiles: Parameters<typeof byCell>[0], occupants: readonly Occupant[]): Piece[] {
  const cells = byCell(tiles);
  const groups = new Map<string, Occupant[]>();
  for (const one of occupants) groups.set(ground(one), [...(groups.get(ground(one)) ?? []), one]);
  return [...groups.values()].flatMap((together) => placed(cells, together));
}

const ground = ({ at, half }: Occupant): string => `${at}/${half ?? ''}`;

function placed(cells: Cells, together: readonly Occupant[]): Piece[] {
  const tile = cells.get(together[0]?.at ?? '');
  if (!tile) return [];
  const places = slotsOn(tile, together.length, together[0]?.half);
  return together.flatMap(({ key, svg, size, at }, i) => {
    const place = places[i];
    if (!place) return [];
    const scale = place.scale * factor(size, together.length);
    const width = Math.round((size === 'beast' ? BEAST_WIDTH : FIGURE_WIDTH) * scale);
    return [{ key, at, width, x: Math.round(place.x), y: Math.round(place.y), svg: group(moved({ scale }), svg) }];
  });
}

/** At full size. */
const FIGURE_WIDTH = 50;
const BEAST_WIDTH = 96;

const ALONE: Record<Size, number> = { beast: 1.05, stout: 1, loose: 1 };
const AMONG_OTHERS: Record<Size, number> = { beast: 0.7, stout: 0.88, loose: 0.85 };

const factor = (size: Size | undefined, company: number): number =>
  size === undefined ? 1 : (company === 1 ? ALONE : AMONG_OTHERS)[size];
