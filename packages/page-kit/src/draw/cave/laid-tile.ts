// From a tile as the rules keep it to how it is drawn: what is the same in both cave games.
import { SIDES, type SideName } from '@undercroft/cave';
import { cellOf, keyBeside } from './cells.ts';
import { OPEN_SIDES, type Shape, type Side } from './outline.ts';

/** As it stands in a snapshot. */
export interface Laid {
  readonly at: string;
  readonly tile: string;
  readonly turn: number;
  readonly blasted: readonly string[];
}

export const sideNamed = (name: string): Side => SIDES.indexOf(name as SideName);

/** What a tile's name says: 'cave-in T 1-3'. */
export interface Named {
  readonly called: string;
  readonly shape: Shape;
  readonly numbers: readonly number[];
}

export function named(tile: string): Named {
  const [called = '', shape = 'X', numbers = ''] = tile.split(' ');
  return { called, shape: shape as Shape, numbers: numbers.split('-').filter(Boolean).map(Number) };
}

/** Quarter turns between how the rules hold a shape (T: north, east, west) and how it is drawn (see OPEN_SIDES). */
const DRAWN: Record<Shape, number> = { X: 0, T: 2, L: 3, I: 0, D: 2 };

export const rotationOf = (shape: Shape, turn: number): number => (turn + DRAWN[shape]) & 3;

/** Explosives are noted on one tile and open the wall of both: holes, by cell, where there was no passage. */
export function holes(laid: readonly Laid[], isSealed: (tile: Named) => boolean): (one: Laid) => Side[] {
  const blown = new Set(laid.flatMap(({ at, blasted }) => blasted.flatMap((name) => bothSides(at, sideNamed(name)))));
  return ({ at, tile, turn }) => {
    const known = named(tile);
    if (isSealed(known)) return [];
    const open = OPEN_SIDES[known.shape].map((side) => (side + rotationOf(known.shape, turn)) & 3);
    return [0, 1, 2, 3].filter((side) => blown.has(`${at}/${side}`) && !open.includes(side));
  };
}

const bothSides = (at: string, side: Side): string[] => [`${at}/${side}`, `${keyBeside(cellOf(at), side)}/${side ^ 2}`];
