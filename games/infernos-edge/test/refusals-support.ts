// How refusals are tested: a move in a position made by hand, and the refusal it gets.
import { type Refusal, unwrap } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { type Explorer, infernosEdge } from '../rules/index.ts';
import { completed } from './positions.ts';

/** IE-MAP-4: with the keys on the ledge, a few tiles are enough for any position. */
export const team = (...explorers: Explorer[]) => ({
  explorers: explorers.map((explorer) => ({ explorer, seat: 0 })),
  closing: 'ledge',
});

export const GUIDES = team('guide', 'sapper', 'veteran');
export const HEALERS = team('archaeologist', 'scoundrel', 'foreman', 'healer');
export const PRIESTS = team('aristocrat', 'sharpshooter', 'veteran', 'priest');

/** The refusal of a move in the opening of a game with these options, changed in these places. */
export function refusalOf(options: object, change: object, move: object): Refusal | undefined {
  const opening = infernosEdge.save(unwrap(infernosEdge.open(options)));
  const checked = infernosEdge.check(unwrap(infernosEdge.load(completed(opening, change))), move);
  return checked.ok ? undefined : checked.error;
}

export type Case = readonly [change: object, move: object, kind: string, rule: string, detail?: object];

export const testRefusals = (options: object, cases: readonly Case[]) =>
  test.each(cases.map(([change, move, kind, rule, detail]) => [rule, move, kind, change, detail] as const))(
    '%s %j is refused: %s',
    (rule, move, kind, change, detail) =>
      expect(refusalOf(options, change, move)).toEqual({ kind, rule, ...(detail ? { detail } : {}) }),
  );

export const tile = (at: string, name: string, more: object = {}) => ({ at, tile: name, ...more });
export const south = (name: string, more: object = {}) => ({ temple: [tile('0,1', name, more)] });
export const at = (where: string, health: number, more: object = {}) => ({ at: where, health, ...more });
export const SANCTUM = [tile('0,1', 'sanctum I'), tile('0,2', 'ledge D')];
export const PLACED = { discarded: true, temple: SANCTUM, artifact: '0,2' };
export const CARRIED = { veteran: at('0,0', 7, { holds: 'artifact' }) };
export const CURSED = { discarded: true, cursed: true, temple: SANCTUM, explorers: CARRIED };
