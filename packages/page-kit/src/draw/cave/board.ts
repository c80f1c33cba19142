// The board of both cave games, layer by layer. From below: ground, light, marks, pieces, what is over everything.
// Tiles and light belong in one group with `isolation: isolate`, since light is blended into what is under it.
import { cellKey } from './cells.ts';
import type { Cell } from './marks.ts';
import { drawTile, type PlacedTile, type Stone, TILE, type TileInput } from './tile.ts';

export { byCell, cellKey } from './cells.ts';
export { inHand } from './in-hand.ts';
export { light } from './light.ts';
export { type Mark, mark, way } from './marks.ts';
export { type PlacedTile, type Stone, TILE } from './tile.ts';

/** One tile of the slow layer, drawn around 0,0 and put at x,y in board units. */
export interface GroundTile {
  readonly key: string;
  readonly svg: string;
  readonly x: number;
  readonly y: number;
}

export const groundTile = <Kind extends string>(stone: Stone<Kind>, tile: PlacedTile<Kind>): GroundTile => ({
  key: cellKey(tile.x, tile.y),
  svg: drawTile(stone, tile),
  x: tile.x * TILE,
  y: tile.y * TILE,
});

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Around all these cells, and a little more. */
export function boxAround(cells: readonly Cell[], pad = 0.62): Box {
  const span = (of: readonly number[]): [number, number] => [Math.min(...of) - pad, Math.max(...of) + pad];
  const [left, right] = span(cells.map(({ x }) => x));
  const [top, bottom] = span(cells.map(({ y }) => y));
  const units = (cells: number): number => Math.round(cells * TILE);
  return { x: units(left), y: units(top), width: units(right - left), height: units(bottom - top) };
}

/** A picture as large as a tile. */
export const tileFrame = (content: string): string =>
  `<svg viewBox="-100 -100 200 200" aria-hidden="true">${content}</svg>`;

/** A tile by itself, for a card or an answer. */
export const tilePicture = <Kind extends string>(stone: Stone<Kind>, tile: TileInput<Kind>): string =>
  tileFrame(drawTile(stone, tile));
