// A snapshot from outside is checked before it becomes a position. None of these can occur in a game.
import { unwrap } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { pocketSub } from '../rules/index.ts';
import { CAPTAIN, CENTRES, expectPossible, OPTIONS, POOLS, snapshot, TILES, testImpossible } from './impossible.ts';

describe('an impossible position is rejected with kind, rule and path', () => {
  test.each([
    ['another version', { snapshot: 2 }, ['snapshot'], '2'],
    ['another game', { game: 'chess' }, ['game'], '"chess"'],
    ['too many quiet rounds', { quiet: { rounds: 4, thisRound: true } }, ['quiet', 'rounds'], '4'],
    ['an unfinished round without a number', { round: 0 }, ['round'], '0'],
    [
      'a tile turned by six sixths',
      { tiles: TILES.with(0, { at: '-1,0', face: 'A', turn: 6 }) },
      ['tiles', 0, 'turn'],
      '6',
    ],
    ['a move without a region', { move: { path: [], points: 3, alive: true } }, ['move', 'path'], '0'],
    [
      'a move of six regions',
      { move: { path: Array(6).fill('0,0:c'), points: 3, alive: true } },
      ['move', 'path'],
      '6',
    ],
    ['a move with five points', { move: { path: ['0,0:c'], points: 5, alive: true } }, ['move', 'points'], '5'],
  ])('malformed: %s', (_name, change, path, received) => {
    expect(pocketSub.load({ ...snapshot(), ...change })).toMatchObject({
      ok: false,
      error: { kind: 'malformed', path, received },
    });
  });

  test('a first player who does not exist', () => {
    expect(pocketSub.load({ ...snapshot(), options: { ...OPTIONS, first: 2 } })).toEqual({
      ok: false,
      error: {
        kind: 'no-such-seat',
        rule: 'PS-SETUP-2',
        path: ['options', 'first'],
        expected: '0 to 1',
        received: '2',
      },
    });
  });

  testImpossible(snapshot(), [
    ['a seat that does not exist', { seat: 2 }, ['no-such-seat', 'PS-SETUP-1', ['seat'], '2']],
    ['tiles in another order', { tiles: TILES.toReversed() }, ['wrong-cell', 'PS-BOARD-2', ['tiles', 0, 'at'], '1,0']],
    [
      'too few tiles',
      { tiles: TILES.slice(0, 4), commandCentres: {}, subs: {} },
      ['missing-tiles', 'PS-BOARD-2', ['tiles'], '4'],
    ],
    [
      'too many of a face',
      { tiles: TILES.map((tile) => ({ ...tile, face: 'A' })) },
      ['too-many-tiles', 'PS-BOARD-2', ['tiles'], '5 A'],
    ],
    [
      'a face that is not in the set',
      { tiles: TILES.with(4, { at: '1,0', face: 'C', turn: 0 }) },
      ['too-many-tiles', 'PS-BOARD-2', ['tiles'], '1 C'],
    ],
    [
      'a Command Centre in the shallows',
      { commandCentres: { ...CENTRES, red: '-1,1:c' } },
      ['not-deep', 'PS-STD-2', ['commandCentres', 'red'], '-1,1:c'],
    ],
    [
      'two Command Centres in one place',
      { commandCentres: { ...CENTRES, red: '1,0:c' } },
      ['occupied', 'PS-STD-2', ['commandCentres', 'blue'], '1,0:c'],
    ],
    [
      'no Command Centre',
      { commandCentres: { red: '-1,0:c' }, subs: { red: ['0,0:e1'], blue: ['0,0:e2'] } },
      ['missing-command-centres', 'PS-STD-2', ['commandCentres']],
    ],
    [
      'a Command Centre nowhere',
      { commandCentres: { ...CENTRES, red: 'x' } },
      ['no-such-region', 'PS-GEO-1', ['commandCentres', 'red'], 'x'],
    ],
    [
      'a Command Centre of a fleet that does not play',
      { commandCentres: { white: '0,0:c' } },
      ['no-such-fleet', 'PS-COMP-1', ['commandCentres', 'white'], 'white'],
    ],
    [
      'mines of a fleet that does not play',
      { mines: { white: ['0,0:e1'] } },
      ['no-such-fleet', 'PS-COMP-1', ['mines', 'white'], 'white'],
    ],
    [
      'mines laid by a fleet that does not play',
      { laid: { black: 0 } },
      ['no-such-fleet', 'PS-COMP-1', ['laid', 'black'], 'black'],
    ],
    [
      'subs of a fleet that does not play',
      { subs: { white: [] } },
      ['no-such-fleet', 'PS-COMP-1', ['subs', 'white'], 'white'],
    ],
    [
      'a region that is not there',
      { mines: { red: ['0,0:e1', '9,9:c'] } },
      ['no-such-region', 'PS-GEO-1', ['mines', 'red', 1], '9,9:c'],
    ],
    ['a mine in the deep', { mines: { red: ['0,0:c'] } }, ['deep', 'PS-MINE-2', ['mines', 'red', 0], '0,0:c']],
    [
      'two mines in one region',
      { mines: { red: ['0,0:e1'], blue: ['0,0:e2', '0,0:e1'] } },
      ['occupied', 'PS-MINE-2', ['mines', 'blue', 1], '0,0:e1'],
    ],
    [
      'fewer mines laid than there are',
      { mines: { blue: ['0,0:e1', '0,0:e2'] }, laid: { blue: 1 } },
      ['wrong-count', 'PS-MINE-4', ['laid', 'blue'], '1'],
    ],
    ['more mines laid than fit', { laid: { red: 128 } }, ['wrong-count', 'PS-MINE-4', ['laid', 'red'], '128']],
    [
      'more mines laid than the box has',
      { options: { ...OPTIONS, mines: 'twelve' }, laid: { red: 13 } },
      ['wrong-count', 'PS-MINE-4', ['laid', 'red'], '13'],
    ],
    [
      'four subs',
      { subs: { red: ['0,0:e0', '0,0:e1', '0,0:e2', '0,0:e4'] } },
      ['too-many-subs', 'PS-SETUP-1', ['subs', 'red'], '4'],
    ],
    ['a sub nowhere', { subs: { red: ['0,0:e1', 'x'] } }, ['no-such-region', 'PS-GEO-1', ['subs', 'red', 1], 'x']],
    [
      'two subs in open water together',
      { subs: { red: ['0,0:e1', '0,0:e1'], blue: ['1,0:e3'] } },
      ['occupied', 'PS-MEET-1', ['subs', 'red', 1], '0,0:e1'],
    ],
    [
      'a sub in an enemy Command Centre',
      { subs: { red: ['1,0:c'], blue: ['1,0:e3'] } },
      ['occupied', 'PS-MEET-1', ['subs', 'red', 0], '1,0:c'],
    ],
    [
      'a sub on a mine',
      { mines: { red: ['0,0:e1'] }, laid: { red: 1 }, subs: { red: ['0,0:e1'] } },
      ['occupied', 'PS-MEET-1', ['subs', 'red', 0], '0,0:e1'],
    ],
    [
      'a player without subs to move',
      { subs: { red: [], blue: ['1,0:e3'] } },
      ['eliminated', 'PS-TURN-1', ['seat'], 'red'],
    ],
    [
      'a player to move who has won',
      { subs: { red: ['1,0:e3'], blue: [] } },
      ['game-over', 'PS-END-1', ['phase'], 'sub'],
    ],
    ['tokens without the expansion', { tokens: { red: ['map'] } }, ['no-expansion', 'PS-CAP-1', ['tokens']]],
    ['declared tokens without the expansion', { using: ['map'] }, ['no-expansion', 'PS-CAP-1', ['using']]],
    ['whirlpools without the expansion', { whirlpools: POOLS }, ['no-expansion', 'PS-CAP-1', ['whirlpools']]],
    ['game over without a winner', { phase: 'over' }, ['not-over', 'PS-END-1', ['phase'], 'over']],
    [
      'game over without a last loss',
      { phase: 'over', subs: { red: ['1,0:e3'], blue: [] } },
      ['no-cause', 'PS-END-1', ['lastLoss']],
    ],
    [
      'a move that has not begun',
      { move: { path: ['0,0:e1'], points: 3, alive: true } },
      ['move-not-begun', 'PS-TURN-1', ['move']],
    ],
    ['pieces placed after the set-up', { placed: 1 }, ['wrong-count', 'PS-STD-2', ['placed'], '1']],
    [
      'enough quiet rounds for a draw',
      { quiet: { rounds: 3, thisRound: true } },
      ['game-over', 'PS-END-2', ['phase'], 'sub'],
    ],
  ]);
});

describe('a position at the limit is accepted and saved as it was', () => {
  test.each([
    ['twelve mines laid', { options: { ...OPTIONS, mines: 'twelve' }, laid: { red: 12, blue: 0 } }],
    ['as many mines laid as fit', { laid: { red: 127, blue: 0 } }],
    [
      'a sub placed in a Command Centre',
      {
        ...{ options: { ...OPTIONS, setup: 'standard' }, phase: 'place-sub', placed: 3, seat: 1 },
        subs: { red: ['-1,0:c', '-1,0:c'], blue: ['0,0:e1'] },
      },
    ],
  ])('%s', (_name, change) => expectPossible(snapshot(), change));

  test('PS-CAP-1 a fleet whose tokens are not mentioned has all of them', () => {
    const playing = { whirlpools: POOLS, phase: 'sub', seat: 0 };
    const data = { ...snapshot(CAPTAIN), ...playing, tokens: { blue: ['map'] } };
    expect(pocketSub.save(unwrap(pocketSub.load(data))).tokens).toEqual({
      red: ['intelligence', 'map', 'current'],
      blue: ['map'],
    });
  });
});
