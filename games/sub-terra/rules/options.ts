// What can be chosen before a game, and which choices do not go together.
import { type InputError, TEAM_ERROR_KINDS, teamError } from '@undercroft/engine';
import type { Options } from './schemas.ts';

export const DIFFICULTIES = ['normal', 'advanced', 'expert'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** ST-RM-1 to ST-RM-6 are the rules of the reference manual. */
export const VARIANTS = ['standard', 'reference-manual'] as const;
export type Variant = (typeof VARIANTS)[number];

/** What can be wrong with well-formed options. */
export const SETUP_ERROR_KINDS = [
  ...TEAM_ERROR_KINDS,
  'caver-twice',
  'gentle-needs-normal',
  'gentle-needs-standard',
  'not-in-the-team',
] as const;
export type SetupErrorKind = (typeof SETUP_ERROR_KINDS)[number];
type SetupError = InputError<SetupErrorKind>;

export const optionsError = (options: Options): SetupError | undefined =>
  caversError(options) ?? settingsError(options);

/** ST-SETUP-1: how many cavers each player may have, by the number of players. */
const CAVERS_EACH: Readonly<Record<number, readonly number[]>> = {
  1: [4, 5, 6],
  2: [2],
  3: [2],
  4: [1],
  5: [1],
  6: [1],
};

const caversError = ({ cavers }: Options): SetupError | undefined =>
  teamError({
    what: 'caver',
    at: 'cavers',
    members: cavers.map(({ caver, seat }) => ({ name: caver, seat })),
    size: { min: 4, max: 6 },
    each: CAVERS_EACH,
    rule: 'ST-SETUP-1',
  });

function settingsError({ gentle, difficulty, variant, start, cavers }: Options): SetupError | undefined {
  if (gentle && difficulty !== 'normal')
    return { kind: 'gentle-needs-normal', path: ['gentle'], received: difficulty, rule: 'ST-SETUP-6' };
  if (gentle && variant !== 'standard')
    return { kind: 'gentle-needs-standard', path: ['gentle'], received: variant, rule: 'ST-SETUP-6' };
  if (start === undefined || cavers.some(({ caver }) => caver === start)) return undefined;
  return {
    kind: 'not-in-the-team',
    path: ['start'],
    expected: cavers.map(({ caver }) => caver).join(' | '),
    received: start,
    rule: 'ST-SETUP-7',
  };
}
