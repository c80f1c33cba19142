// How the chambers of Sub Terra look.
import type { SideName } from '@undercroft/cave';
import type { Appearance, FigureLabels, Part, Stroke } from '@undercroft/terminal/cave/appearance';
import { LARGE, type Size, type Spot } from '@undercroft/terminal/cave/sizes';
import { BEAST_STYLE, tightLabel, WALL_STYLE } from '@undercroft/terminal/cave/styles';
import { placeName } from './places.ts';
import { caverLabel, groundOf, HORROR_SIGN, signed, textureOf, title } from './styles.ts';
import type { Chamber, DescentView, Figure } from './view.ts';
import type { Words } from './words.ts';

export const appearanceOf = ({ gas }: DescentView, words: Words): Appearance<Chamber> => ({
  cave: words.terminal.cave,
  ground: groundOf,
  texture: (chamber) => textureOf(chamber, { gas }),
  title: (chamber, width) => title(chamber, { gas, width }, words),
  people: ({ figures }) => figures.map((figure) => standing(figure, words)),
  things: ({ horrors }) => Array.from({ length: horrors }, () => ({ text: HORROR_SIGN, style: BEAST_STYLE })),
  relief: cliff,
  parts: (chamber, size) => halves(chamber, size, words),
  words: ({ tile, marks }) => [words.game.tile(tile), ...marks.map((mark) => words.terminal.marks[mark])].join(', '),
  notables: ({ cell, figures, horrors }) => [
    ...figures.map(({ caver }) => `${words.game.cavers[caver].name} ${placeName(cell, words)}`),
    ...(horrors > 0 ? [`${words.terminal.legend.horror} ${placeName(cell, words)}`] : []),
  ],
  place: (cell) => placeName(cell, words),
});

const standing = (figure: Figure, words: Words): FigureLabels => ({
  wide: caverLabel(figure, words),
  tight: tightLabel(signed(figure, words)),
});

/** With a rope, a ledge or slide is a way like any other. */
const isParted = ({ kind, marks }: Chamber): boolean =>
  (kind === 'ledge' || kind === 'slide') && !marks.includes('rope');

/** The edge of a ledge or slide. */
function cliff(chamber: Chamber, { width, height }: Size): Stroke[] {
  if (!isParted(chamber)) return [];
  const { kind, far, lit } = chamber;
  const style = WALL_STYLE[lit ? 'lit' : 'dim'];
  const text = (kind === 'ledge' ? '▁' : '▁ ').repeat(width).slice(0, width);
  if (far === 'north' || far === 'south') return [{ spot: [1, 0], label: { text, style } }];
  const upright = { text: kind === 'ledge' ? '▕' : '┊', style };
  return Array.from({ length: height - 1 }, (_, i) => ({ spot: [i + 1, width / 2 - 1], label: upright }));
}

/** On a ledge or slide people stand on one half. */
function halves(chamber: Chamber, size: Size, words: Words): Part[] | undefined {
  if (!isParted(chamber)) return undefined;
  return Object.entries(size === LARGE ? LARGE_HALVES : SMALL_HALVES).map(([half, spots]) => ({
    people: chamber.figures.filter((figure) => figure.half === half).map((figure) => standing(figure, words)),
    spots,
  }));
}

type Halves = Readonly<Record<SideName, readonly Spot[]>>;

const LARGE_HALVES: Halves = {
  north: [
    [1, 0],
    [1, 4],
    [1, 8],
  ],
  south: [
    [2, 0],
    [2, 4],
    [2, 8],
  ],
  west: [
    [1, 0],
    [2, 0],
  ],
  east: [
    [1, 8],
    [2, 8],
  ],
};

const SMALL_HALVES: Halves = {
  north: [
    [1, 0],
    [1, 4],
  ],
  south: [
    [2, 0],
    [2, 4],
  ],
  west: [[1, 0]],
  east: [[1, 4]],
};
