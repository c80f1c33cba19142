// The sea without a picture, for terminals that are too narrow: a line or two per tile.
import type { Mark, Marks } from './board.ts';
import type { ChartRegion, ChartTile } from './chart.ts';
import { pieceSign, SPIN_SIGNS } from './styles.ts';
import type { Words } from './words.ts';

export const listTiles = (tiles: readonly ChartTile[], marks: Marks, words: Words): string[] =>
  tiles.map((tile) => lineOf(tile, marks, words));

function lineOf({ number, laid, whirlpool, regions }: ChartTile, marks: Marks, words: Words): string {
  if (!laid) return `${number}  ${words.terminal.list.notLaid}`;
  const spin = whirlpool ? [SPIN_SIGNS[whirlpool]] : [];
  const spots = regions.map((region) => regionText(region, marks.get(region.name) ?? [], words));
  return `${number}  ${[...spin, ...spots].join('; ')}`;
}

function regionText(
  { spot, water, pieces, course }: ChartRegion,
  marks: readonly Mark[],
  { game, terminal }: Words,
): string {
  return [
    terminal.spots[spot].short,
    ...(water === 'shallow' ? [] : [game.waters[water].name]),
    ...pieces.map(pieceSign),
    ...(course?.left ? [terminal.list.left] : []),
    ...marks.map(({ number, deadly }) => (deadly ? `(${number}!)` : `(${number})`)),
  ].join(' ');
}
