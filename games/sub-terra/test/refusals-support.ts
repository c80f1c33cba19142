// How refusals are tested: a move in a position made by hand, and the refusal it gets.
import { type Refusal, unwrap } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { type Caver, subTerra } from '../rules/index.ts';
import { TYPES } from '../rules/tiles.ts';
import { possible } from './possible.ts';

export const team = (...cavers: Caver[]) => ({ cavers: cavers.map((caver) => ({ caver, seat: 0 })) });
export const LEADERS = team('leader', 'medic', 'climber', 'scout');
export const DIVERS = team('diver', 'geologist', 'engineer', 'bodyguard');

/** The refusal of a move in the opening of a game with these options, changed in these places. */
export function refusalOf(options: object, change: object, move: object): Refusal | undefined {
  const checked = subTerra.check(unwrap(subTerra.load(possible(change, options))), move);
  return checked.ok ? undefined : checked.error;
}

type Case = readonly [change: object, move: object, kind: string, rule: string, detail?: object];

export const testRefusals = (options: object, cases: readonly Case[]) =>
  test.each(cases.map(([change, move, kind, rule, detail]) => [rule, move, kind, change, detail] as const))(
    '%s %j is refused: %s',
    (rule, move, kind, change, detail) =>
      expect(refusalOf(options, change, move)).toEqual({ kind, rule, ...(detail ? { detail } : {}) }),
  );

export const START = { at: '0,0', tile: 'start X' };
export const cave = (...tiles: object[]) => ({ cave: [START, ...tiles] });
export const east = (tile: string, more: object = {}) => cave({ at: '1,0', tile, ...more });
export const at = (where: string, more: object = {}) => ({ at: where, health: 3, ...more });
export const acting = (caver: Caver) => ({ active: caver });

/** Every tile has been seen, so the stack is empty. */
export const EMPTY_STACK = {
  ...east('exit D', { turn: 3 }),
  discarded: TYPES.flatMap(({ name, copies }) => Array.from({ length: copies }, () => name)),
};
