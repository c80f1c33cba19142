import { expect, test } from 'vitest';
import { teamError } from '../src/index.ts';

const each = { 1: [2, 3, 4], 2: [1, 2], 3: [1] };

function errorOf(seats: readonly number[], what: 'caver' | 'explorer' = 'caver', names = 'abcdefg') {
  const members = seats.map((seat, i) => ({ name: names[i] as string, seat }));
  return teamError({ what, at: 'team', members, size: { min: 2, max: 4 }, each, rule: 'TY-WALK-1' });
}

test.each([[[0, 0]], [[0, 0, 0, 0]], [[0, 1]], [[1, 0, 1]], [[1, 1, 0, 0]], [[2, 0, 1]]])(
  'a team in the seats %j is accepted',
  (seats) => expect(errorOf(seats)).toBeUndefined(),
);

test.each([
  [[0], '1'],
  [[0, 0, 0, 0, 0], '5'],
])('a team in the seats %j has the wrong size', (seats, received) =>
  expect(errorOf(seats)).toEqual({
    kind: 'wrong-team-size',
    path: ['team'],
    expected: '2 to 4',
    received,
    rule: 'TY-WALK-1',
  }),
);

test('nobody is in a team twice', () => {
  const error = { path: ['team', 2, 'caver'], received: 'a', rule: 'TY-WALK-1' };
  expect(errorOf([0, 0, 0], 'caver', 'aba')).toEqual({ kind: 'caver-twice', ...error });
  expect(errorOf([0, 0, 0], 'explorer', 'abb')).toEqual({
    kind: 'explorer-twice',
    path: ['team', 2, 'explorer'],
    received: 'b',
    rule: 'TY-WALK-1',
  });
});

test('no seat is empty', () => {
  const error = { kind: 'empty-seat', path: ['team'], rule: 'TY-WALK-1' };
  expect(errorOf([1, 1])).toEqual({ ...error, expected: 'a caver for seat 0' });
  expect(errorOf([0, 2], 'explorer')).toEqual({ ...error, expected: 'an explorer for seat 1' });
});

test('the members are divided as the rules allow', () => {
  const error = { kind: 'wrong-seats', path: ['team'], rule: 'TY-WALK-1' };
  expect(errorOf([0, 1, 1, 1])).toEqual({ ...error, expected: '1 or 2 each for 2 players', received: '3 for seat 1' });
  expect(errorOf([0, 0, 1, 2])).toEqual({ ...error, expected: '1 each for 3 players', received: '2 for seat 0' });
  expect(errorOf([0, 1, 2, 3])).toEqual({ ...error, expected: ' each for 4 players', received: '1 for seat 0' });
});
