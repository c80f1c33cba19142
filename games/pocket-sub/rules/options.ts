// What can be chosen before a game, and which choices do not go together.
import type { InputError } from '@undercroft/engine';
import type { Options } from './schemas.ts';

export const SETUPS = ['introductory', 'standard'] as const;
export const MINE_LIMITS = ['unlimited', 'twelve'] as const;

/** What can be wrong with well-formed options. */
export const SETUP_ERROR_KINDS = ['no-such-seat'] as const;
export type SetupErrorKind = (typeof SETUP_ERROR_KINDS)[number];

export function optionsError({ first, players }: Options): InputError<SetupErrorKind> | undefined {
  if (first < players) return undefined;
  return {
    kind: 'no-such-seat',
    path: ['first'],
    expected: `0 to ${players - 1}`,
    received: String(first),
    rule: 'PS-SETUP-2',
  };
}
