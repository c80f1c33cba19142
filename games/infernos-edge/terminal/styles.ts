// Signs and colours of the temple. Whatever a colour says, a sign says too.

import { BEAST_STYLE, DARK, figureLabel, type Ground, ground, type Light } from '@undercroft/terminal/cave/styles';
import type { CellStyle, Label } from '@undercroft/terminal/text/canvas';
import type { Chamber, Figure, GuardianState } from './view.ts';
import type { Words } from './words.ts';

const STONE: Light = { lit: ground(137, 16, 95), dim: ground(DARK, 245, 237) };
const ENTRANCE: Light = { lit: ground(144, 16, 101), dim: ground(236, 248, 240) };
const SANCTUM: Light = { lit: ground(91, 225, 177), dim: ground(53, 182, 90) };
const RUIN: Light = { lit: ground(95, 230, 180), dim: ground(DARK, 138, 95) };

const GROUNDS: Readonly<Record<Chamber['kind'] | 'burnt' | 'shored', Light>> = {
  exit: { lit: ground(229, 16, 222), dim: ground(187, 16, 222) },
  crossroads: ENTRANCE,
  wing: ENTRANCE,
  normal: STONE,
  shored: STONE,
  journal: { lit: ground(143, 16, 186), dim: ground(DARK, 187, 238) },
  bridge: { lit: ground(16, 223, 94), dim: ground(16, 179, 58) },
  key: { lit: ground(136, 16, 178), dim: ground(DARK, 178, 58) },
  lava: { lit: ground(166, 230, 220), dim: ground(52, 216, 130) },
  spike: { lit: ground(240, 231, 253), dim: ground(DARK, 251, 243) },
  dart: { lit: ground(241, 231, 253), dim: ground(DARK, 251, 243) },
  ruin: RUIN,
  guardian: { lit: ground(88, 231, 131), dim: ground(DARK, 174, 88) },
  sanctum: SANCTUM,
  ledge: SANCTUM,
  burnt: { lit: ground(160, 226, 220), dim: ground(160, 226, 220) },
};

export function groundOf({ kind, marks, lit }: Chamber): Ground {
  const light = GROUNDS[marks.includes('burnt') ? 'burnt' : marks.includes('shored') ? 'shored' : kind];
  return lit ? light.lit : light.dim;
}

// ---------------------------------------------------------------- who and what is there

export const keyLabel = ({ terminal }: Words): Label => ({
  text: terminal.board.key,
  style: { fg: 16, bg: 220, bold: true },
});
export const ARTIFACT_LABEL: Label = { text: '<◆>', style: { fg: 16, bg: 226, bold: true } };

/** A stone face: eyes open, wide open, closed. */
const GUARDIANS: Readonly<Record<GuardianState, Label>> = {
  waiting: { text: '[ö]', style: BEAST_STYLE },
  acting: { text: '[Ö]', style: { fg: 16, bg: 196, bold: true } satisfies CellStyle },
  done: { text: '[-]', style: { fg: 231, bg: 52 } satisfies CellStyle },
};

export const guardianLabel = (state: GuardianState): Label => GUARDIANS[state];

/** '[ö]', '[ö]3', '[ö]2[-]': the number of guardians in each state. */
export function guardianLabels(guardians: readonly GuardianState[]): Label[] {
  const states = (Object.keys(GUARDIANS) as GuardianState[]).filter((state) => guardians.includes(state));
  return states.map((state) => {
    const { text, style } = GUARDIANS[state];
    const count = guardians.filter((one) => one === state).length;
    return { text: count > 1 ? `${text}${count}` : text, style };
  });
}

export const signed = ({ explorer, health, acting }: Figure, { terminal }: Words) => ({
  sign: terminal.board.signs[explorer],
  health,
  acting,
});

export const CARRIED = { key: '⌐', artifact: '◆' } as const;

/** '▸Ar5': acting, Archaeologist, five health. Downed in lower case. */
export function explorerLabel(figure: Figure, words: Words): Label {
  const before = figure.holds ? CARRIED[figure.holds] : figure.braced ? '∩' : ' ';
  return figureLabel(signed(figure, words), before, figure.health === 0 ? '×' : String(figure.health));
}

// ---------------------------------------------------------------- the ground

/** What a chamber is, in at most `width` columns. */
export function title(chamber: Chamber, width: number, words: Words): string {
  const [long, short, shortest = short] = titleOf(chamber, words);
  if (` ${long}`.length <= width) return ` ${long}`;
  return short.length <= width ? short : shortest;
}

function titleOf({ kind, marks, number, wakes }: Chamber, { terminal: { board } }: Words): Title {
  const { titles } = board;
  if (marks.includes('burnt')) return titles.burnt;
  if (marks.includes('shored')) return marks.includes('rubble') ? titles.shoredRubble : titles.shored;
  if (kind === 'ruin') return marks.includes('rubble') ? board.rubble(number) : board.ruin(number);
  return titles[wakes ? 'guardian' : kind];
}

type Title = ReturnType<Words['terminal']['board']['ruin']>;

const TEXTURES: Partial<Record<Chamber['kind'], string>> = {
  crossroads: '·     ',
  wing: '·     ',
  bridge: '═',
  lava: ' ~  ~',
  spike: ' ▲ ',
  dart: '  »   ',
  sanctum: '◇   ',
  ledge: '◇   ',
};

/** A pattern for the rows without text, repeated along the columns. */
export function textureOf({ kind, marks }: Chamber): string {
  if (marks.includes('burnt')) return '≈▒≈~';
  if (marks.includes('rubble')) return '▓▒▓░▒';
  return (marks.includes('shored') ? undefined : TEXTURES[kind]) ?? ' ';
}
