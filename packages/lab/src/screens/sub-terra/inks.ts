// Signs and colours of the cave. Everything that a colour says, a sign says too.
import type { Label } from '../../text/canvas.ts';
import { DARK, figureLabel, type Ground, ground, type Light, STONE } from '../cave/inks.ts';
import { SIGNS } from './names.ts';
import type { Chamber, Figure } from './sight.ts';

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

/** Health as the pips of a die: one character however much it is. */
export const PIPS = ['×', '·', ':', '∴', '∷', '⁙'] as const;

export const signed = ({ caver, health, acting }: Figure) => ({ sign: SIGNS[caver], health, acting });

/** '▸Le∴': acting, Leader, three health. Unconscious in lower case. */
export const caverLabel = (figure: Figure): Label =>
  figureLabel(signed(figure), figure.hidden ? '∩' : ' ', PIPS[figure.health] ?? '⁙');

const ARROWS = { north: '↑', east: '→', south: '↓', west: '←' } as const;

/** What a chamber is, in as many columns as there are. */
export function title(chamber: Chamber, { gas, width }: { gas: boolean; width: number }): string {
  const [long, short] = TITLES[chamber.kind](chamber, gas);
  return ` ${long}`.length <= width ? ` ${long}` : short;
}

type Title = (chamber: Chamber, gas: boolean) => readonly [long: string, short: string];
const steep: Title = ({ kind, far, marks }) => {
  const text = `${kind} ${ARROWS[far]}`;
  return marks.includes('rope') ? [`┆ ${text}`, `┆${text}`] : [text, text];
};

const TITLES: Readonly<Record<Chamber['kind'], Title>> = {
  start: () => ['start', 'start'],
  exit: () => ['☼ exit', '☼ exit'],
  normal: () => ['', ''],
  water: ({ marks }) => (marks.includes('flood') ? ['≋ flooded', '≋flooded'] : ['≈ water', '≈ water']),
  gas: (_, gas) => (gas ? ['° gas −2', '° gas −2'] : ['° gas', '° gas']),
  'cave-in': ({ marks, numbers }) =>
    marks.includes('rubble') ? [`rubble ${numbers}`, `▓▓▓ ${numbers}`] : [`cave-in ${numbers}`, `fall ${numbers}`],
  horror: () => ['Ψ lair', 'Ψ lair'],
  squeeze: () => ['>< squeeze', '>squeeze'],
  ledge: steep,
  slide: steep,
  rough: () => ['^ rough', '^ rough'],
};

/** Strewn over rows without writing, by columns. */
export function textureOf({ kind, marks }: Chamber, gas: boolean): string {
  if (marks.includes('flood')) return '≋';
  if (marks.includes('rubble')) return '▓▒▓░▒';
  if (kind === 'water') return ' ≈   ';
  if (kind === 'gas' && gas) return ' ░  ';
  return kind === 'rough' ? '  ^ ^   ^' : ' ';
}
