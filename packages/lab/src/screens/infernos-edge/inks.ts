// Signs and colours of the temple. Everything that a colour says, a sign says too.
import type { Ink, Label } from '../../text/canvas.ts';
import { BEAST_INK, DARK, figureLabel, type Ground, ground, type Light } from '../cave/inks.ts';
import { SIGNS } from './names.ts';
import type { Chamber, Figure, GuardianState } from './sight.ts';

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

export const KEY_LABEL: Label = { text: 'key', ink: { fg: 16, bg: 220, bold: true } };
export const ARTIFACT_LABEL: Label = { text: '<◆>', ink: { fg: 16, bg: 226, bold: true } };

/** A stone face: eyes open, wide open, closed. */
const GUARDIANS: Readonly<Record<GuardianState, Label>> = {
  waiting: { text: '[ö]', ink: BEAST_INK },
  acting: { text: '[Ö]', ink: { fg: 16, bg: 196, bold: true } satisfies Ink },
  done: { text: '[-]', ink: { fg: 231, bg: 52 } satisfies Ink },
};

export const guardianLabel = (state: GuardianState): Label => GUARDIANS[state];

/** '[ö]', '[ö]3', '[ö]2[-]': as many as there are of each state. */
export function guardianLabels(guardians: readonly GuardianState[]): Label[] {
  const states = (Object.keys(GUARDIANS) as GuardianState[]).filter((state) => guardians.includes(state));
  return states.map((state) => {
    const { text, ink } = GUARDIANS[state];
    const count = guardians.filter((one) => one === state).length;
    return { text: count > 1 ? `${text}${count}` : text, ink };
  });
}

export const signed = ({ explorer, health, acting }: Figure) => ({ sign: SIGNS[explorer], health, acting });

export const CARRIED = { key: '⌐', artifact: '◆' } as const;

/** '▸Ar5': acting, Archaeologist, five health. Downed in lower case. */
export function explorerLabel(figure: Figure): Label {
  const before = figure.holds ? CARRIED[figure.holds] : figure.braced ? '∩' : ' ';
  return figureLabel(signed(figure), before, figure.health === 0 ? '×' : String(figure.health));
}

// ---------------------------------------------------------------- the ground

/** What a chamber is, in as many columns as there are. */
export function title(chamber: Chamber, width: number): string {
  const [long, short, shortest = short] = titles(chamber);
  if (` ${long}`.length <= width) return ` ${long}`;
  return short.length <= width ? short : shortest;
}

/** For 12 columns, for 8, for 5. */
type Titles = readonly [long: string, short: string, shortest?: string];

function titles(chamber: Chamber): Titles {
  const { kind, marks } = chamber;
  if (marks.includes('burnt')) return ['≈ burnt ≈', '≈burnt≈', 'burnt'];
  if (!marks.includes('shored')) return TITLES[kind](chamber);
  return marks.includes('rubble') ? ['shored ▓▓▓', 'shored▓▓', 'sho▓▓'] : ['shored up', 'shored', 'shor.'];
}

const TITLES: Readonly<Record<Chamber['kind'], (chamber: Chamber) => Titles>> = {
  exit: () => ['☼ exit', '☼ exit', '☼exit'],
  crossroads: () => ['crossroads', 'entrance', 'cross'],
  wing: ({ wakes }) => (wakes ? ['guardian', 'guardian', 'guard'] : ['wing', 'wing']),
  normal: () => ['', ''],
  journal: () => ['journal', 'journal', 'journ'],
  bridge: () => ['═ bridge', '═ bridge', 'bridg'],
  key: () => ['key chamber', 'key room', 'keyrm'],
  lava: () => ['~ lava', '~ lava', '~lava'],
  spike: () => ['▲ spikes', '▲ spikes', '▲spik'],
  dart: () => ['» darts', '» darts', '»dart'],
  ruin: ({ marks, number }) =>
    marks.includes('rubble')
      ? [`rubble ${number}`, `▓▓▓ ${number}`]
      : [`ruin ${number}`, `ruin ${number}`, `ruin${number}`],
  guardian: () => ['guardian', 'guardian', 'guard'],
  sanctum: () => ['sanctum', 'sanctum', 'sanct'],
  ledge: () => ['ledge', 'ledge'],
};

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

/** Strewn over rows without writing, by columns. */
export function textureOf({ kind, marks }: Chamber): string {
  if (marks.includes('burnt')) return '≈▒≈~';
  if (marks.includes('rubble')) return '▓▒▓░▒';
  return (marks.includes('shored') ? undefined : TEXTURES[kind]) ?? ' ';
}
