// A snapshot from outside is checked before it becomes a position. No game can reach any of these.
import { describe, expect, test } from 'vitest';
import { infernosEdge } from '../../rules/index.ts';
import { POSITION_ERROR_KINDS } from '../../rules/position-errors.ts';
import { CLOSING_CASES } from './closing-cases.ts';
import { DICE_CASES } from './dice-cases.ts';
import { QUESTION_CASES } from './question-cases.ts';
import { REVEAL_CASES } from './reveal-cases.ts';
import { faulty, position } from './support.ts';
import { TEAM_CASES } from './team-cases.ts';
import { TEMPLE_CASES } from './temple-cases.ts';
import { TURN_CASES } from './turn-cases.ts';
import { VOLCANO_CASES } from './volcano-cases.ts';

const CASES = [
  ...TEMPLE_CASES,
  ...VOLCANO_CASES,
  ...TEAM_CASES,
  ...TURN_CASES,
  ...REVEAL_CASES,
  ...DICE_CASES,
  ...QUESTION_CASES,
  ...CLOSING_CASES,
];

describe('an impossible position is refused with kind, rule and path', () => {
  test.each(CASES.map((one) => [one.error[1], one.name, one] as const))('%s %s', (_rule, _name, one) => {
    const [kind, rule, path, received] = one.error;
    const error = { kind, rule, path, ...(received === undefined ? {} : { received }) };
    expect(infernosEdge.load(faulty(one))).toEqual({ ok: false, error });
  });

  test.each(CASES.map((one) => [one.error[1], one.name, one] as const))(
    '%s not for %s: without it',
    (_rule, _name, one) => {
      expect(infernosEdge.load(position(one.base, one.team))).toMatchObject({ ok: true });
    },
  );

  test('IE-SETUP-1 a missing explorer', () => {
    const { guide } = position().explorers;
    const error = { kind: 'missing-explorer', rule: 'IE-SETUP-1', path: ['explorers', 'sapper'] };
    expect(infernosEdge.load({ ...position(), explorers: { guide } })).toEqual({ ok: false, error });
  });

  test('every kind of error is covered', () => {
    const shown = ['missing-explorer', ...CASES.map(({ error: [kind] }) => kind)];
    expect(POSITION_ERROR_KINDS.filter((kind) => !shown.includes(kind))).toEqual([]);
  });
});
