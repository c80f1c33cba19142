// What both cave games say of a place: its tile as it lies there, and why nobody steps on it.
import { SIDES } from '@undercroft/cave';
import { tileFrame } from '../draw/cave/board.ts';
import { mark } from '../draw/cave/marks.ts';
import { neighbourCell } from './cells.ts';

export { tilePicture } from '../draw/cave/board.ts';

export const gapPicture = (): string => tileFrame(mark('gap', { x: 0, y: 0 }));

/** A horror, a key and the like, as large as a person. */
export const thingPicture = (drawing: string): string =>
  `<svg viewBox="-52 -52 104 104" aria-hidden="true">${drawing}</svg>`;

/** To which side of a cell its neighbour lies. */
export const sideTowards = (from: string, to: string) => SIDES.find((side) => neighbourCell(from, side) === to);
