// What both cave games say of a place: its tile as it lies there, and why nobody steps on it.
import { SIDES } from '@undercroft/cave';
import { mark } from '../draw/cave/marks.ts';
import { drawTile, type Stone, type TileInput } from '../draw/cave/tile.ts';
import { neighbourCell } from './cells.ts';

const framed = (content: string): string => `<svg viewBox="-100 -100 200 200" aria-hidden="true">${content}</svg>`;

export const tilePicture = <Kind extends string>(stone: Stone<Kind>, tile: TileInput<Kind>): string =>
  framed(drawTile(stone, tile));

export const gapPicture = (): string => framed(mark('gap', { x: 0, y: 0 }));

/** A horror, a key and the like, as large as a person. */
export const thingPicture = (drawing: string): string =>
  `<svg viewBox="-52 -52 104 104" aria-hidden="true">${drawing}</svg>`;

/** To which side of a cell its neighbour lies. */
export const sideTowards = (from: string, to: string) => SIDES.find((side) => neighbourCell(from, side) === to);
