// How the chambers of the temple look.
import type { Appearance, FigureLabels } from '@undercroft/terminal/cave/appearance';
import { tightLabel } from '@undercroft/terminal/cave/styles';
import type { Label } from '@undercroft/terminal/text/canvas';
import { placeName } from './places.ts';
import {
  ARTIFACT_LABEL,
  explorerLabel,
  groundOf,
  guardianLabels,
  keyLabel,
  signed,
  textureOf,
  title,
} from './styles.ts';
import type { Chamber, Figure } from './view.ts';
import type { Words } from './words.ts';

export const appearanceOf = (words: Words): Appearance<Chamber> => ({
  cave: words.terminal.cave,
  ground: groundOf,
  texture: textureOf,
  title: (chamber, width) => title(chamber, width, words),
  people: ({ figures }) => figures.map((figure) => standing(figure, words)),
  things: (chamber) => things(chamber, words),
  words: (chamber) => chamberWords(chamber, words),
  notables: (chamber) =>
    [
      ...chamber.figures.map(({ explorer }) => words.game.explorers[explorer].name),
      ...notableThings(chamber, words),
    ].map((what) => `${what} ${placeName(chamber.cell, words)}`),
  place: (cell) => placeName(cell, words),
});

/** 'lava crossing, shored up'. */
export const chamberWords = ({ tile, marks }: Chamber, { game, terminal: { board } }: Words): string =>
  [game.tile(tile), ...marks.map((mark) => board.marks[mark])].join(', ');

const standing = (figure: Figure, words: Words): FigureLabels => ({
  wide: explorerLabel(figure, words),
  tight: tightLabel(signed(figure, words)),
});

function things({ guardians, keys, artifact }: Chamber, words: Words): Label[] {
  const label = keyLabel(words);
  const key = keys > 1 ? { ...label, text: `${label.text}${keys}` } : label;
  return [...guardianLabels(guardians), ...(keys > 0 ? [key] : []), ...(artifact ? [ARTIFACT_LABEL] : [])];
}

function notableThings({ guardians, keys, artifact }: Chamber, { terminal: { board } }: Words): string[] {
  return [
    ...(guardians.length > 0 ? [board.guardians(guardians.length)] : []),
    ...(keys > 0 ? [board.key] : []),
    ...(artifact ? [board.artifact] : []),
  ];
}
