// What every game must keep: the same suite that the games of the catalog pass.
import { type Game, unwrap } from '@undercroft/engine';
import { checkContract, PROPERTIES } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { wake } from '../rules/index.ts';

/** `npm run soak` plays more; with two variants it takes more of them than in other games. */
const GAMES = 10 * Number(process.env['CONTRACT_GAMES'] ?? 6);
const SEED = process.env['CONTRACT_SEED'] ?? 'contract';

test.each(PROPERTIES.map((property) => [property.description, property] as const))('%s', (_description, property) => {
  const found = checkContract(wake as unknown as Game, { games: GAMES, seed: SEED, properties: [property] });
  expect(found.slice(0, 5)).toEqual([]);
});

const POSITION = { ...wake.save(unwrap(wake.open({}))), reefs: ['b2', 'c3', 'd4'], asks: 'move' };
const AFTER_TWO = { ...POSITION, subs: ['a2', 'e4'], mines: ['a1', 'e5'] };

test.each([
  ['WK-SET-1', 'a reef outside', { reefs: ['b2', 'g7'], asks: 'reef' }, 'no-such-cell', ['reefs', 1], 'g7'],
  ['WK-SET-2', 'a reef at the rim', { reefs: ['b2', 'c3', 'e4'] }, 'at-the-rim', ['reefs', 2], 'e4'],
  ['WK-SET-2', 'two reefs in one cell', { reefs: ['b2', 'b2'], asks: 'reef' }, 'occupied', ['reefs', 1], 'b2'],
  ['WK-SET-1', 'a mine outside', { mines: ['f1'], seat: 1 }, 'no-such-cell', ['mines', 0], 'f1'],
  ['WK-MINE-1', 'a mine on a reef', { mines: ['a1', 'b2'] }, 'occupied', ['mines', 1], 'b2'],
  ['WK-SET-1', 'a sub outside', { subs: ['a1', 'g7'] }, 'no-such-cell', ['subs', 1], 'g7'],
  ['WK-MOVE-1', 'two subs in one cell', { ...AFTER_TWO, subs: ['b1', 'b1'] }, 'occupied', ['subs', 1], 'b1'],
  ['WK-MOVE-1', 'a sub on a mine', { mines: ['a1', 'e5'] }, 'occupied', ['subs', 0], 'a1'],
  ['WK-MOVE-1', 'a sub on a reef', { ...AFTER_TWO, subs: ['b2', 'e4'] }, 'occupied', ['subs', 0], 'b2'],
  ['WK-SET-1', 'a sub that has left without a mine', { subs: ['a2', 'e5'] }, 'not-moved-yet', ['subs', 0], 'a2'],
  [
    'WK-SET-1',
    "Blue's sub elsewhere before its first turn",
    { subs: ['a2', 'e4'], mines: ['a1'], seat: 1 },
    'not-moved-yet',
    ['subs', 1],
    'e4',
  ],
  ['WK-MINE-1', 'no mine in a corner', { ...AFTER_TWO, mines: ['b1', 'e5'] }, 'no-wake', ['subs', 0], 'a2'],
  ['WK-MINE-1', 'no mine behind a sub', { ...AFTER_TWO, subs: ['a2', 'c5'] }, 'no-wake', ['subs', 1], 'c5'],
  ['WK-TURN-1', 'the wrong seat', { ...AFTER_TWO, seat: 1 }, 'wrong-seat', ['seat'], '1'],
  ['WK-SET-2', 'mines before the reefs lie', { ...AFTER_TWO, reefs: [], asks: 'reef' }, 'reefs-first', ['mines'], '2'],
  ['WK-TURN-1', 'the end of a game that is not over', { asks: 'over' }, 'not-asked', ['asks'], 'over'],
  ['WK-SET-2', 'a move before the reefs lie', { reefs: [] }, 'not-asked', ['asks'], 'move'],
  [
    'WK-END-1',
    'a move after the end',
    { subs: ['b5', 'c5'], mines: ['a1', 'a2', 'b3', 'b4', 'c4', 'd5', 'e5'], seat: 1 },
    'not-asked',
    ['asks'],
    'move',
  ],
])('%s a position with %s is refused', (rule, _name, part, kind, path, received) => {
  expect(wake.load({ ...POSITION, ...part })).toEqual({ ok: false, error: { kind, rule, path, received } });
});

test('a position after two moves loads', () => {
  expect(wake.save(unwrap(wake.load(AFTER_TWO)))).toEqual(AFTER_TWO);
});
