// Signs and colours of the cave. Whatever a colour says, a sign says too.

import { DARK, figureLabel, type Ground, ground, type Light, STONE } from '@undercroft/terminal/cave/styles';
import type { Label } from '@undercroft/terminal/text/canvas';
import type { Chamber, DescentView, Figure } from './view.ts';
import type { Words } from './words.ts';

const GROUNDS: Readonly<Record<Chamber['kind'] | 'flooded' | 'rubble', Light>> = {
  start: { lit: ground(241, 223, 244), dim: ground(DARK, 246, 236) },
  normal: STONE,
  squeeze: STONE,
  ledge: STONE,
  slide: STONE,
  rough: { lit: ground(240, 255, 137), dim: ground(DARK, 245, 239) },
  water: { lit: ground(31, 195, 75), dim: ground(DARK, 67, 24) },
  flooded: { lit: ground(25, 195, 39), dim: ground(DARK, 67, 24) },
  gas: { lit: ground(65, 230, 108), dim: ground(DARK, 107, 22) },
  'cave-in': { lit: ground(95, 230, 138), dim: ground(DARK, 138, 52) },
  rubble: { lit: ground(95, 230, 180), dim: ground(DARK, 138, 95) },
  horror: { lit: ground(90, 231, 133), dim: ground(DARK, 133, 53) },
  exit: { lit: ground(230, 16, 221), dim: ground(187, 16, 221) },
};

export function groundOf({ kind, marks, lit }: Chamber): Ground {
  const light = GROUNDS[marks.includes('flood') ? 'flooded' : marks.includes('rubble') ? 'rubble' : kind];
  return lit ? light.lit : light.dim;
}

export const HORROR_SIGN = '<Ψ>';

/** Health as the pips of a die, in a single character. */
export const PIPS = ['×', '·', ':', '∴', '∷', '⁙'] as const;

export const signed = ({ caver, health, acting }: Figure, { terminal }: Words) => ({
  sign: terminal.signs[caver],
  health,
  acting,
});

/** '▸Le∴': acting, Leader, three health. Unconscious in lower case. */
export const caverLabel = (figure: Figure, words: Words): Label =>
  figureLabel(signed(figure, words), figure.hidden ? '∩' : ' ', PIPS[figure.health] ?? '⁙');

const ARROWS = { north: '↑', east: '→', south: '↓', west: '←' } as const;

/** Gas tiles look different while gas is spreading. */
type Air = Pick<DescentView, 'gas'>;

/** What a chamber is, in at most `width` columns. */
export function title(chamber: Chamber, { gas, width }: Air & { width: number }, { terminal }: Words): string {
  const [long, short] = TITLES[chamber.kind](chamber, terminal.titles, { gas });
  return [` ${long}`, long].find((text) => text.length <= width) ?? short;
}

type Titles = Words['terminal']['titles'];
type Title = (chamber: Chamber, titles: Titles, air: Air) => readonly [long: string, short: string];
const steep =
  (kind: 'ledge' | 'slide'): Title =>
  ({ far, marks }, titles) => {
    const text = titles[kind](ARROWS[far]);
    return marks.includes('rope') ? [`┆ ${text}`, `┆${text}`] : [text, text];
  };

const TITLES: Readonly<Record<Chamber['kind'], Title>> = {
  start: (_, { start }) => start,
  exit: (_, { exit }) => exit,
  normal: () => ['', ''],
  water: ({ marks }, { flooded, water }) => (marks.includes('flood') ? flooded : water),
  gas: (_, titles, { gas }) => (gas ? titles.spreading : titles.gas),
  'cave-in': ({ marks, number }, titles) => titles[marks.includes('rubble') ? 'rubble' : 'cave-in'](number),
  horror: (_, { horror }) => horror,
  squeeze: (_, { squeeze }) => squeeze,
  ledge: steep('ledge'),
  slide: steep('slide'),
  rough: (_, { rough }) => rough,
};

/** A pattern for the rows without text, repeated along the columns. */
export function textureOf({ kind, marks }: Chamber, { gas }: Air): string {
  if (marks.includes('flood')) return '≋';
  if (marks.includes('rubble')) return '▓▒▓░▒';
  if (kind === 'water') return ' ≈   ';
  if (kind === 'gas' && gas) return ' ░  ';
  return kind === 'rough' ? '  ^ ^   ^' : ' ';
}
