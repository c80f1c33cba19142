// How the chambers of the temple look.
import type { Label } from '../../text/canvas.ts';
import { tightLabel } from '../cave/inks.ts';
import type { Look, Standing } from '../cave/look.ts';
import { personName } from '../cave/people.ts';
import {
  ARTIFACT_LABEL,
  explorerLabel,
  groundOf,
  guardianLabels,
  KEY_LABEL,
  signed,
  textureOf,
  title,
} from './inks.ts';
import { tileWords } from './names.ts';
import { placeName } from './places.ts';
import type { Chamber, Figure } from './sight.ts';

export const LOOK: Look<Chamber> = {
  ground: groundOf,
  texture: textureOf,
  title,
  people: ({ figures }) => figures.map(standing),
  things,
  words: ({ tile, marks }) => [tileWords(tile), ...marks.map((mark) => MARKS[mark])].join(', '),
  news: (chamber) => [
    ...chamber.figures.map(({ explorer }) => `${personName(explorer)} ${placeName(chamber.cell)}`),
    ...newsOf(chamber).map((what) => `${what} ${placeName(chamber.cell)}`),
  ],
  place: placeName,
};

const MARKS: Readonly<Record<Chamber['marks'][number], string>> = {
  rubble: 'rubble',
  shored: 'shored up',
  burnt: 'burnt',
};

const standing = (figure: Figure): Standing => ({ wide: explorerLabel(figure), tight: tightLabel(signed(figure)) });

function things({ guardians, keys, artifact }: Chamber): Label[] {
  const key = keys > 1 ? { ...KEY_LABEL, text: `${KEY_LABEL.text}${keys}` } : KEY_LABEL;
  return [...guardianLabels(guardians), ...(keys > 0 ? [key] : []), ...(artifact ? [ARTIFACT_LABEL] : [])];
}

function newsOf({ guardians, keys, artifact }: Chamber): string[] {
  return [
    ...(guardians.length > 0 ? [guardians.length === 1 ? 'guardian' : `${guardians.length} guardians`] : []),
    ...(keys > 0 ? ['key'] : []),
    ...(artifact ? ['artifact'] : []),
  ];
}
