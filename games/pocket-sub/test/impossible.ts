// What the tests of `load` share: snapshots to change, and what is expected of one that is refused.
import { type Path, unwrap } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { pocketSub } from '../rules/index.ts';

export const snapshot = (options: object = {}): Record<string, unknown> =>
  JSON.parse(JSON.stringify(pocketSub.save(unwrap(pocketSub.open(options)))));

export const OPTIONS = { players: 2, setup: 'introductory', first: 0, captain: false, mines: 'unlimited' };
export const CAPTAIN = { ...OPTIONS, captain: true };
export const POOLS = [
  { at: '0,0:c', spin: 'clockwise' },
  { at: '-1,1:c', spin: 'counter-clockwise' },
] as const;

export const TILES = snapshot()['tiles'] as { at: string; face: string; turn: number }[];
export const CENTRES = { red: '-1,0:c', blue: '1,0:c' };

export type Expected = readonly [kind: string, rule: string, path: Path, received?: string];
export type Case = readonly [name: string, change: object, expected: Expected];

/** Tests that this snapshot is refused with each of these changes, under the clause that begins the name of the test. */
export function testImpossible(base: object, cases: readonly Case[]): void {
  test.each(cases.map(([name, change, expected]) => [expected[1], name, change, expected] as const))(
    '%s %s',
    (_rule, _name, change, expected) => {
      const [kind, rule, path, received] = expected;
      const error = { kind, rule, path, ...(received === undefined ? {} : { received }) };
      expect(pocketSub.load({ ...base, ...change })).toEqual({ ok: false, error });
    },
  );
}

/** The snapshot with these changes loads, and is saved as it was. */
export function expectPossible(base: object, change: object): void {
  const data = { ...base, ...change };
  expect(pocketSub.save(unwrap(pocketSub.load(data)))).toEqual(data);
}
