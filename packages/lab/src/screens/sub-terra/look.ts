// How the chambers of Sub Terra look.
import type { SideName } from '@undercroft/cave';
import { BEAST_INK, tightLabel, WALL_INK } from '../cave/inks.ts';
import type { Look, Part, Standing, Stroke } from '../cave/look.ts';
import { personName } from '../cave/people.ts';
import { LARGE, type Size, type Spot } from '../cave/sizes.ts';
import { caverLabel, groundOf, HORROR_SIGN, signed, textureOf, title } from './inks.ts';
import { tileWords } from './names.ts';
import { placeName } from './places.ts';
import type { Chamber, Figure, Sight } from './sight.ts';

export const lookAt = ({ gas }: Sight): Look<Chamber> => ({
  ground: groundOf,
  texture: (chamber) => textureOf(chamber, gas),
  title: (chamber, width) => title(chamber, { gas, width }),
  people: ({ figures }) => figures.map(standing),
  things: ({ horrors }) => Array.from({ length: horrors }, () => ({ text: HORROR_SIGN, ink: BEAST_INK })),
  relief: cliff,
  parts: halves,
  words: ({ tile, marks }) => [tileWords(tile), ...marks].join(', '),
  news: ({ cell, figures, horrors }) => [
    ...figures.map(({ caver }) => `${personName(caver)} ${placeName(cell)}`),
    ...(horrors > 0 ? [`horror ${placeName(cell)}`] : []),
  ],
  place: placeName,
});

const standing = (figure: Figure): Standing => ({ wide: caverLabel(figure), tight: tightLabel(signed(figure)) });

/** A rope makes a ledge or slide a way like any other. */
const isParted = ({ kind, marks }: Chamber): boolean =>
  (kind === 'ledge' || kind === 'slide') && !marks.includes('rope');

/** The edge of a ledge or slide. */
function cliff(chamber: Chamber, { width, height }: Size): Stroke[] {
  if (!isParted(chamber)) return [];
  const { kind, far, lit } = chamber;
  const ink = WALL_INK[lit ? 'lit' : 'dim'];
  const text = (kind === 'ledge' ? '▁' : '▁ ').repeat(width).slice(0, width);
  if (far === 'north' || far === 'south') return [{ spot: [1, 0], label: { text, ink } }];
  const upright = { text: kind === 'ledge' ? '▕' : '┊', ink };
  return Array.from({ length: height - 1 }, (_, i) => ({ spot: [i + 1, width / 2 - 1], label: upright }));
}

/** On a ledge or slide people stand on one half. */
function halves(chamber: Chamber, size: Size): Part[] | undefined {
  if (!isParted(chamber)) return undefined;
  return Object.entries(size === LARGE ? LARGE_HALVES : SMALL_HALVES).map(([half, spots]) => ({
    people: chamber.figures.filter((figure) => figure.half === half).map(standing),
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
