// A snapshot of a turn, or of the end: what is told about the move and about what was lost must be possible.
import { describe, test } from 'vitest';
import { CAPTAIN, expectPossible, POOLS, snapshot, testImpossible } from './impossible.ts';

const moving = { path: ['0,0:e1'], points: 3, alive: true };
const red = (...subs: string[]) => ({ subs: { red: subs, blue: ['1,0:e3'] } });
const on = (points: number, ...path: string[]) => ({ move: { path, points, alive: true } });
const blueMine = (at: string) => ({ mines: { red: [], blue: [at] }, laid: { red: 0, blue: 1 } });
/** Red has spent these tokens, for the move under way. */
const using = (...tokens: string[]) => ({
  ...{ options: CAPTAIN, whirlpools: POOLS, using: tokens },
  tokens: { red: [], blue: [] },
});

const step = { ...snapshot(), phase: 'step' };
/** Red's hero has rammed a sub in the first turn of a round, and moves on. */
const rammed = {
  ...{ phase: 'step', ...red('1,-1:e4'), ...on(2, '0,0:e1', '1,-1:e4') },
  ...{ quiet: { rounds: 0, thisRound: false }, lastLoss: 'rammed-by-hero' },
};
const RAMMING = ['0,0:e2', '0,0:e1', '1,-1:e4', '1,-1:c'];

describe('a move that cannot be', () => {
  testImpossible(step, [
    ['a step without a move', { move: null }, ['no-move', 'PS-TURN-1', ['move']]],
    ['a mine without a move', { phase: 'mine', move: null }, ['no-move', 'PS-TURN-1', ['move']]],
    ['a move without a sub', { move: moving }, ['no-sub-there', 'PS-TURN-1', ['move', 'path'], '0,0:e1']],
    [
      "a move of another player's sub",
      on(2, '1,0:e4', '1,0:e3'),
      ['no-sub-there', 'PS-TURN-1', ['move', 'path'], '1,0:e3'],
    ],
    ['a move through nowhere', on(3, '0,0:e1', 'x'), ['no-such-region', 'PS-GEO-1', ['move', 'path', 1], 'x']],
    [
      'a region entered twice',
      on(3, '0,0:e1', '0,0:e2', '0,0:e1'),
      ['been-there', 'PS-MOVE-3', ['move', 'path', 2], '0,0:e1'],
    ],
    [
      'regions that do not touch',
      { ...red('0,0:e4'), ...on(2, '0,0:e1', '0,0:e4') },
      ['not-touching', 'PS-GEO-2', ['move', 'path', 1], '0,0:e4'],
    ],
    [
      'edges that do not face each other',
      { ...red('1,-1:e3'), ...on(2, '0,0:e1', '1,-1:e3') },
      ['not-touching', 'PS-GEO-2', ['move', 'path', 1], '1,-1:e3'],
    ],
    [
      'running deep to the shallows',
      { ...red('1,-1:c'), ...on(1, '0,0:c', '1,-1:c') },
      ['not-deep', 'PS-MOVE-2', ['move', 'path', 1], '1,-1:c'],
    ],
    [
      'running deep from an edge',
      { ...red('-1,0:c'), ...on(1, '0,0:e1', '-1,0:c') },
      ['not-touching', 'PS-GEO-2', ['move', 'path', 1], '-1,0:c'],
    ],
    ['too many points', { move: { ...moving, points: 4 } }, ['too-many-points', 'PS-MOVE-1', ['move', 'points'], '4']],
    ['too few points', { move: { ...moving, points: 2 } }, ['too-few-points', 'PS-MOVE-1', ['move', 'points'], '2']],
    [
      'points that a rocky region has cost',
      { ...red('0,0:e0'), ...on(2, '0,0:e1', '0,0:e0') },
      ['too-many-points', 'PS-MOVE-1', ['move', 'points'], '2'],
    ],
    [
      'points that running deep has cost',
      { ...red('0,0:c'), ...on(2, '-1,0:c', '0,0:c') },
      ['too-many-points', 'PS-MOVE-1', ['move', 'points'], '2'],
    ],
    [
      'the points of the current without it',
      { ...red('0,0:e1'), ...using('map'), ...on(4, '0,0:e1') },
      ['too-many-points', 'PS-MOVE-1', ['move', 'points'], '4'],
    ],
    [
      'three points with the current',
      { ...red('0,0:e1'), ...using('current'), ...on(3, '0,0:e1') },
      ['too-few-points', 'PS-CAP-7', ['move', 'points'], '3'],
    ],
    [
      'a way that costs too much',
      { ...red('0,0:e4'), ...on(0, '0,0:e1', '0,0:e0', '0,0:e5', '0,0:e4') },
      ['too-few-points', 'PS-MOVE-1', ['move', 'path', 3], '0,0:e4'],
    ],
    [
      'five regions',
      { ...red('0,0:e5'), ...on(0, '0,0:e1', '0,0:e2', '0,0:c', '0,0:e4', '0,0:e5') },
      ['too-few-points', 'PS-MOVE-1', ['move', 'path', 4], '0,0:e5'],
    ],
    [
      'running deep without the points for it',
      { ...red('-1,0:c'), ...on(0, '0,0:e1', '0,0:e2', '0,0:c', '-1,0:c') },
      ['too-few-points', 'PS-MOVE-2', ['move', 'path', 3], '-1,0:c'],
    ],
  ]);
});

describe('what lies on the way', () => {
  testImpossible(step, [
    [
      'two subs where the mover is',
      { ...red('0,0:e1', '0,0:e1', '0,0:e1'), move: moving },
      ['occupied', 'PS-MEET-1', ['subs', 'red', 2], '0,0:e1'],
    ],
    [
      'two subs where the mover starts',
      { ...red('0,0:e1', '0,0:e1'), move: moving },
      ['occupied', 'PS-MEET-1', ['move', 'path', 0], '0,0:e1'],
    ],
    [
      'a mine where the mover started',
      { ...red('0,0:e2'), ...blueMine('0,0:e1'), ...on(2, '0,0:e1', '0,0:e2') },
      ['occupied', 'PS-MEET-1', ['move', 'path', 0], '0,0:e1'],
    ],
    [
      'a start in an enemy Command Centre',
      { ...red('1,0:e1'), ...on(2, '1,0:c', '1,0:e1') },
      ['occupied', 'PS-MEET-5', ['move', 'path', 0], '1,0:c'],
    ],
    [
      'the mover on an enemy mine',
      { ...red('0,0:e2'), ...blueMine('0,0:e2'), ...on(2, '0,0:e1', '0,0:e2') },
      ['no-passage', 'PS-MEET-3', ['move', 'path', 1], '0,0:e2'],
    ],
    [
      'an enemy mine behind the mover',
      { ...red('0,0:c'), ...blueMine('0,0:e2'), ...on(1, '0,0:e1', '0,0:e2', '0,0:c') },
      ['no-passage', 'PS-MEET-3', ['move', 'path', 1], '0,0:e2'],
    ],
    [
      'an enemy mine passed with the Map',
      { ...red('0,0:e2'), ...blueMine('0,0:e2'), ...using('map'), ...on(2, '0,0:e1', '0,0:e2') },
      ['no-passage', 'PS-MEET-3', ['move', 'path', 1], '0,0:e2'],
    ],
    [
      'the mover with an enemy sub',
      { ...red('1,0:e3', '0,0:e1'), ...on(2, '1,0:e4', '1,0:e3') },
      ['no-passage', 'PS-MEET-4', ['move', 'path', 1], '1,0:e3'],
    ],
    [
      'a hero beside a sub that it has not rammed',
      { ...red('1,0:e3'), ...on(2, '1,0:e4', '1,0:e3') },
      ['no-passage', 'PS-MEET-4', ['move', 'path', 1], '1,0:e3'],
    ],
    [
      'the mover in an enemy Command Centre',
      { subs: { red: ['1,0:c'], blue: ['1,0:e3'] }, ...on(2, '1,0:e1', '1,0:c') },
      ['no-passage', 'PS-MEET-5', ['move', 'path', 1], '1,0:c'],
    ],
    [
      'an enemy Command Centre passed with the Intelligence Report',
      { ...red('1,0:e4'), ...using('intelligence'), ...on(1, '1,0:e1', '1,0:c', '1,0:e4') },
      ['no-passage', 'PS-MEET-5', ['move', 'path', 1], '1,0:c'],
    ],
    [
      'an enemy mine behind a sub that lays its own',
      { phase: 'mine', ...red('0,0:e4'), ...blueMine('0,0:e2'), ...on(0, '0,0:e1', '0,0:e2', '0,0:c', '0,0:e4') },
      ['no-passage', 'PS-MEET-3', ['move', 'path', 1], '0,0:e2'],
    ],
  ]);
});

describe('a step or a mine that cannot be asked', () => {
  testImpossible(step, [
    ['a step of a lost sub', { move: { ...moving, alive: false } }, ['no-step', 'PS-MOVE-4', ['phase']]],
    [
      'a step without points',
      { ...red('0,0:e4'), ...on(0, '0,0:e1', '0,0:e2', '0,0:c', '0,0:e4') },
      ['no-step', 'PS-MOVE-4', ['phase']],
    ],
    [
      'a step of a sub that is hemmed in',
      { ...red('-1,1:e2'), ...on(1, '-1,1:e1', '-1,1:c', '-1,1:e2') },
      ['no-step', 'PS-MOVE-4', ['phase']],
    ],
    [
      'a mine with nowhere to lay it',
      { phase: 'mine', ...red('0,0:e1'), ...on(0, '-1,0:c', '0,0:c', '0,0:e1') },
      ['no-mine', 'PS-MINE-1', ['phase']],
    ],
    [
      'a mine with points left',
      { phase: 'mine', ...red('0,0:e2'), ...on(2, '0,0:e1', '0,0:e2') },
      ['points-left', 'PS-MOVE-4', ['move', 'points'], '2'],
    ],
    [
      'a mine of a sub that is hemmed in and not lost',
      { phase: 'mine', ...red('-1,1:e2'), ...on(1, '-1,1:e1', '-1,1:c', '-1,1:e2') },
      ['points-left', 'PS-MOVE-4', ['move', 'points'], '1'],
    ],
    [
      'a sub that ended its move on another',
      { phase: 'mine', ...red('0,0:e4', '0,0:e4'), ...on(0, '0,0:e1', '0,0:e2', '0,0:c', '0,0:e4') },
      ['occupied', 'PS-MEET-1', ['subs', 'red', 1], '0,0:e4'],
    ],
    [
      'a step after the last enemy is gone',
      { subs: { red: ['0,0:e1'] }, move: moving },
      ['game-over', 'PS-END-1', ['phase'], 'step'],
    ],
    [
      'a mine when nobody has subs',
      { phase: 'mine', subs: {}, move: { path: ['0,0:e1', '0,0:e2'], points: 2, alive: false }, lastLoss: 'mine' },
      ['nobody-left', 'PS-END-1', ['subs']],
    ],
  ]);
});

describe('a turn or a round in which nothing can have happened', () => {
  testImpossible(snapshot(), [
    ['a loss with all subs there', { lastLoss: 'stuck' }, ['nothing-lost', 'PS-MEET-6', ['lastLoss'], 'stuck']],
    [
      'a collision in which only one lost a sub',
      { subs: { red: ['0,0:e1'], blue: ['1,0:e3', '1,0:e4', '1,0:e1'] }, lastLoss: 'collision' },
      ['wrong-cause', 'PS-MEET-4', ['lastLoss'], 'collision'],
    ],
    [
      'a hero that was hit while nobody is one',
      { subs: { red: ['0,0:e1', '0,0:e2'], blue: ['1,0:e3', '1,0:e4'] }, lastLoss: 'hit-a-hero' },
      ['wrong-cause', 'PS-HERO-3', ['lastLoss'], 'hit-a-hero'],
    ],
    [
      'a hero that rammed while nobody is one',
      { subs: { red: ['0,0:e1', '0,0:e2'], blue: ['1,0:e3', '1,0:e4'] }, lastLoss: 'rammed-by-hero' },
      ['wrong-cause', 'PS-HERO-2', ['lastLoss'], 'rammed-by-hero'],
    ],
    ['more rounds than a game can have', { round: 142 }, ['too-many-rounds', 'PS-END-2', ['round'], '142']],
    [
      'more quiet rounds than rounds',
      { round: 2, quiet: { rounds: 2, thisRound: true } },
      ['too-many-quiet-rounds', 'PS-END-2', ['quiet', 'rounds'], '2'],
    ],
    [
      'something done before the first player has moved',
      { quiet: { rounds: 0, thisRound: false } },
      ['wrong-quiet', 'PS-END-2', ['quiet', 'thisRound'], 'false'],
    ],
    [
      'something done by the first player, who has only begun',
      {
        phase: 'step',
        ...red('0,0:e2', '0,0:e4'),
        ...on(2, '0,0:e1', '0,0:e2'),
        quiet: { rounds: 0, thisRound: false },
      },
      ['wrong-quiet', 'PS-END-2', ['quiet', 'thisRound'], 'false'],
    ],
    [
      'a hero that has rammed a sub, but spent the Intelligence Report',
      { ...rammed, ...using('intelligence') },
      ['wrong-quiet', 'PS-END-2', ['quiet', 'thisRound'], 'false'],
    ],
    [
      'a hero that has rammed a sub where there is a mine',
      { ...rammed, mines: { red: ['1,-1:e4'] }, laid: { red: 1 } },
      ['wrong-quiet', 'PS-END-2', ['quiet', 'thisRound'], 'false'],
    ],
    [
      'a hero that has rammed a sub at home',
      { ...rammed, ...red('-1,0:c'), ...on(2, '-1,0:e0', '-1,0:c') },
      ['wrong-quiet', 'PS-END-2', ['quiet', 'thisRound'], 'false'],
    ],
    [
      'a hero that has rammed a sub before it moved',
      { ...rammed, ...red('0,0:e1'), ...on(3, '0,0:e1') },
      ['wrong-quiet', 'PS-END-2', ['quiet', 'thisRound'], 'false'],
    ],
  ]);
});

describe('a position at the limit is accepted and saved as it was', () => {
  const subs = { red: ['0,0:e1', '0,0:e2'], blue: ['1,0:e3'] };
  const ended = on(0, '0,0:e5', '0,0:e4', '0,0:c', '0,0:e2');
  test.each([
    ['as many rounds as a game can have', { round: 141 }],
    ['two quiet rounds', { quiet: { rounds: 2, thisRound: true }, round: 3 }],
    ['quiet rounds that were not counted', { quiet: { rounds: 2, thisRound: true } }],
    ['a disturbed round', { seat: 1, quiet: { rounds: 2, thisRound: false } }],
    ['losses that are not told', { subs }],
    ['a collision', { subs: { red: ['0,0:e1'], blue: ['1,0:e3'] }, lastLoss: 'collision' }],
    ['a hero that was hit', { subs, lastLoss: 'hit-a-hero' }],
    ['a move over another sub', { phase: 'step', ...red('0,0:e1', '0,0:e1'), ...on(2, '0,0:e2', '0,0:e1') }],
    ['a mine after a move', { phase: 'mine', subs, ...ended }],
    [
      'a mine after a move from home',
      {
        ...{ phase: 'mine', subs: { red: ['-1,0:c', '-1,1:c'], blue: ['1,0:e3'] } },
        ...on(0, '-1,0:c', '-1,0:e3', '-1,1:e0', '-1,1:c'),
      },
    ],
    [
      'a mine passed with the Intelligence Report',
      {
        phase: 'step',
        ...red('0,0:e2'),
        ...blueMine('0,0:e2'),
        ...using('intelligence'),
        ...on(2, '0,0:e1', '0,0:e2'),
      },
    ],
    [
      'a sub passed with the Intelligence Report',
      { phase: 'step', ...red('1,0:e3'), ...using('intelligence'), ...on(2, '1,0:e4', '1,0:e3') },
    ],
    [
      'an enemy Command Centre passed with the Map',
      { phase: 'step', ...red('1,0:c'), ...using('map'), ...on(2, '1,0:e1', '1,0:c') },
    ],
    [
      'PS-CAP-7 four points with a declared current',
      { phase: 'step', ...red('0,0:e1'), ...using('current'), ...on(4, '0,0:e1') },
    ],
    [
      'PS-CAP-7 five regions with the current',
      {
        phase: 'mine',
        ...red('0,0:e5'),
        ...using('current'),
        ...on(0, '0,0:e1', '0,0:e2', '0,0:c', '0,0:e4', '0,0:e5'),
      },
    ],
    ['a hero that has rammed a sub in the first turn of a round', rammed],
    [
      'a hero that has rammed a sub and laid no mine yet',
      { ...rammed, phase: 'mine', ...red('1,-1:c'), ...on(0, ...RAMMING) },
    ],
    [
      'a hero that has rammed a sub at the end, with the Intelligence Report',
      { ...rammed, phase: 'mine', ...red('1,-1:c'), ...on(0, ...RAMMING), ...using('intelligence') },
    ],
  ])('%s', (_name, change) => expectPossible(snapshot(), change));
});
