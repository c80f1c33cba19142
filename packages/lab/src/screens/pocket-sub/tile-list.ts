// The sea without a picture, for terminals that are too narrow: a line or two per tile.
import type { Mark, Marks } from './board.ts';
import type { ChartRegion, ChartTile } from './chart.ts';
import { pieceSign, SPIN_SIGNS } from './inks.ts';

export const listTiles = (tiles: readonly ChartTile[], marks: Marks): string[] =>
  tiles.map((tile) => lineOf(tile, marks));

function lineOf({ number, laid, whirlpool, regions }: ChartTile, marks: Marks): string {
  if (!laid) return `${number}  not laid yet`;
  const spin = whirlpool ? [SPIN_SIGNS[whirlpool]] : [];
  const spots = regions.map((region) => regionText(region, marks.get(region.name) ?? []));
  return `${number}  ${[...spin, ...spots].join('; ')}`;
}

function regionText({ spot, water, pieces, course }: ChartRegion, marks: readonly Mark[]): string {
  const left = course?.left ? ['left'] : [];
  const numbers = marks.map(({ number, deadly }) => (deadly ? `(${number}!)` : `(${number})`));
  return [spot, ...(water === 'shallow' ? [] : [water]), ...pieces.map(pieceSign), ...left, ...numbers].join(' ');
}
