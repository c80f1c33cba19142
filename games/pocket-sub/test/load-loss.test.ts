// A snapshot in which the moving sub is lost, or the game is over: what it was lost to must fit the place and what is left.
import { describe, test } from 'vitest';
import { CAPTAIN, type Case, expectPossible, OPTIONS, POOLS, snapshot, testImpossible } from './impossible.ts';

/** Red has spent these tokens, for the move under way. */
const using = (...tokens: string[]) => ({
  ...{ options: CAPTAIN, whirlpools: POOLS, using: tokens },
  tokens: { red: [], blue: [] },
});
const lostOn = (points: number, ...path: string[]) => ({ move: { path, points, alive: false } });
const laid = (red: number, blue: number) => ({ laid: { red, blue } });
const wrongCause = (cause: string, rule: string): Case[2] => ['wrong-cause', rule, ['lastLoss'], cause];
const blue = ['1,-1:c', '1,-1:e1', '1,0:e3'];

/** Red's sub has run onto a mine of Blue. */
const lost = {
  ...{ ...snapshot(), phase: 'mine', quiet: { rounds: 0, thisRound: false } },
  ...{ subs: { red: ['-1,0:e0', '-1,1:c'], blue }, ...laid(0, 1) },
  ...{ ...lostOn(2, '0,0:e4', '0,0:e5'), lastLoss: 'mine' },
};
/** Where Red's move can end: in the shallows of the middle tile, with all points used. */
const END = ['0,0:e1', '0,0:e2', '0,0:c', '0,0:e4'];

describe('a lost sub that lays its mine', () => {
  testImpossible(lost, [
    [
      'a sub too many',
      { subs: { red: ['-1,0:e0', '-1,1:c', '-1,1:e4'], blue } },
      ['too-many-subs', 'PS-MEET-6', ['subs', 'red'], '3'],
    ],
    ['a sub lost to nothing', { lastLoss: null }, ['no-cause', 'PS-MINE-3', ['lastLoss']]],
    [
      'a round that is still quiet',
      { quiet: { rounds: 0, thisRound: true } },
      ['wrong-quiet', 'PS-END-2', ['quiet', 'thisRound'], 'true'],
    ],
    ['a mine that was never laid', laid(0, 0), wrongCause('mine', 'PS-MEET-3')],
    ['a mine of its own', laid(1, 0), wrongCause('mine', 'PS-MEET-3')],
    ['a mine that is still there', { mines: { blue: ['0,0:e5'] }, ...laid(0, 2) }, wrongCause('mine', 'PS-MEET-3')],
    ['a mine passed with the Intelligence Report', using('intelligence'), wrongCause('mine', 'PS-MEET-3')],
    ['a collision with nobody', { lastLoss: 'collision' }, wrongCause('collision', 'PS-MEET-4')],
    [
      'a collision of a hero',
      { subs: { red: [], blue: ['1,0:e3', '1,-1:c'] }, lastLoss: 'collision' },
      wrongCause('collision', 'PS-MEET-4'),
    ],
    [
      'a collision with a sub that is still there',
      { subs: { red: ['-1,0:e0'], blue: ['0,0:e5', '1,-1:c'] }, lastLoss: 'collision' },
      wrongCause('collision', 'PS-MEET-4'),
    ],
    [
      'a collision passed with the Intelligence Report',
      { ...using('intelligence'), subs: { red: ['-1,0:e0'], blue: ['1,0:e3', '1,-1:c'] }, lastLoss: 'collision' },
      wrongCause('collision', 'PS-MEET-4'),
    ],
    [
      'a hero that is elsewhere',
      { subs: { red: ['-1,0:e0'], blue: ['1,0:e3'] }, lastLoss: 'hit-a-hero' },
      wrongCause('hit-a-hero', 'PS-HERO-3'),
    ],
    [
      'an ordinary sub for a hero',
      { subs: { red: ['-1,0:e0'], blue: ['0,0:e5', '1,0:e3'] }, lastLoss: 'hit-a-hero' },
      wrongCause('hit-a-hero', 'PS-HERO-3'),
    ],
    [
      'a hero against a hero',
      { subs: { red: [], blue: ['0,0:e5'] }, lastLoss: 'hit-a-hero' },
      wrongCause('hit-a-hero', 'PS-HERO-3'),
    ],
    [
      "a hero of one's own",
      { subs: { red: ['0,0:e5'], blue: ['1,0:e3'] }, lastLoss: 'hit-a-hero' },
      wrongCause('hit-a-hero', 'PS-HERO-3'),
    ],
    [
      'a hero passed with the Intelligence Report',
      { ...using('intelligence'), subs: { red: ['-1,0:e0'], blue: ['0,0:e5'] }, lastLoss: 'hit-a-hero' },
      wrongCause('hit-a-hero', 'PS-HERO-3'),
    ],
    [
      'a sub that was rammed in its own turn',
      { subs: { red: ['-1,0:e0'], blue: ['1,0:e3'] }, lastLoss: 'rammed-by-hero' },
      wrongCause('rammed-by-hero', 'PS-HERO-2'),
    ],
    ['a Command Centre that is not there', { lastLoss: 'command-centre' }, wrongCause('command-centre', 'PS-MEET-5')],
    [
      "one's own Command Centre",
      { ...lostOn(2, '-1,0:e4', '-1,0:c'), lastLoss: 'command-centre' },
      wrongCause('command-centre', 'PS-MEET-5'),
    ],
    [
      'a Command Centre passed with the Map',
      { ...using('map'), ...lostOn(2, '1,0:e1', '1,0:c'), lastLoss: 'command-centre' },
      wrongCause('command-centre', 'PS-MEET-5'),
    ],
    ['a friend met in passing', { ...laid(1, 1), lastLoss: 'friendly' }, wrongCause('friendly', 'PS-MEET-1')],
    [
      'a friend that is not missing',
      { ...lostOn(0, ...END), lastLoss: 'friendly' },
      wrongCause('friendly', 'PS-MEET-1'),
    ],
    [
      'a friend that is still there',
      { ...lostOn(0, ...END), ...laid(1, 0), subs: { red: ['0,0:e4'], blue }, lastLoss: 'friendly' },
      wrongCause('friendly', 'PS-MEET-1'),
    ],
    ['a sub that could move on', { lastLoss: 'stuck' }, wrongCause('stuck', 'PS-MOVE-4')],
    ['a sub that has used all points', { ...lostOn(0, ...END), lastLoss: 'stuck' }, wrongCause('stuck', 'PS-MOVE-4')],
    [
      'a sub that was stuck on an enemy mine',
      {
        ...{ ...lostOn(1, '-1,1:e1', '-1,1:c', '-1,1:e2'), lastLoss: 'stuck' },
        ...{ subs: { red: ['-1,0:e0'], blue }, mines: { blue: ['-1,1:e2'] } },
      },
      ['no-passage', 'PS-MEET-3', ['move', 'path', 2], '-1,1:e2'],
    ],
    ['a mine that it can lay', { ...lostOn(0, ...END), lastLoss: 'no-mine' }, wrongCause('no-mine', 'PS-MINE-1')],
  ]);
});

const won = { ...lost, phase: 'over', subs: { red: [], blue } };
/** A hero of Red has rammed Blue's last sub. */
const rammed = {
  ...{ ...won, subs: { red: ['0,0:e5'], blue: [] }, lastLoss: 'rammed-by-hero' },
  move: { path: ['0,0:e4', '0,0:e5'], points: 2, alive: true },
};

describe('a game that was won', () => {
  testImpossible(won, [
    ['nobody left', { subs: { red: [], blue: [] } }, ['nobody-left', 'PS-END-1', ['subs']]],
    [
      'a win and a draw',
      { quiet: { rounds: 3, thisRound: true } },
      ['won-and-drawn', 'PS-END-1', ['quiet', 'rounds'], '3'],
    ],
    ['a last sub lost in a collision', { lastLoss: 'collision' }, wrongCause('collision', 'PS-HERO-1')],
    ['a last sub lost to a hero', { lastLoss: 'hit-a-hero', move: null }, wrongCause('hit-a-hero', 'PS-HERO-1')],
    ['a loss of the winner', { seat: 1 }, ['wrong-seat', 'PS-END-1', ['seat'], '1']],
    ['a loss that does not fit the move', laid(0, 0), wrongCause('mine', 'PS-MEET-3')],
    ['a sub lost where it started', { ...lostOn(3, '0,0:e4'), lastLoss: 'mine' }, wrongCause('mine', 'PS-MEET-3')],
    [
      'a sub lost without a mine that it could lay',
      { ...lostOn(0, ...END), lastLoss: 'no-mine' },
      wrongCause('no-mine', 'PS-MINE-1'),
    ],
    [
      'a ram with nobody who is a hero',
      { lastLoss: 'rammed-by-hero', move: null },
      wrongCause('rammed-by-hero', 'PS-HERO-2'),
    ],
    [
      'a round that is still quiet',
      { quiet: { rounds: 0, thisRound: true } },
      ['wrong-quiet', 'PS-END-2', ['quiet', 'thisRound'], 'true'],
    ],
  ]);

  testImpossible(rammed, [
    ['a ram that was something else', { lastLoss: 'stuck' }, wrongCause('stuck', 'PS-END-1')],
    ['a ram by an ordinary sub', { subs: { red: ['0,0:e5', '0,0:e1'] } }, wrongCause('rammed-by-hero', 'PS-END-1')],
    [
      'a ram without a step',
      { move: { path: ['0,0:e5'], points: 3, alive: true } },
      wrongCause('rammed-by-hero', 'PS-END-1'),
    ],
    ['a ram in passing with the Intelligence Report', using('intelligence'), wrongCause('rammed-by-hero', 'PS-END-1')],
    [
      'a ram at home',
      { subs: { red: ['-1,0:c'] }, move: { path: ['-1,0:e0', '-1,0:c'], points: 2, alive: true } },
      wrongCause('rammed-by-hero', 'PS-END-1'),
    ],
    [
      'a hero that ended on a mine',
      { mines: { blue: ['0,0:e5'] } },
      ['occupied', 'PS-MEET-1', ['subs', 'red', 0], '0,0:e5'],
    ],
    [
      'a ram in a round that is still quiet',
      { quiet: { rounds: 0, thisRound: true } },
      ['wrong-quiet', 'PS-END-2', ['quiet', 'thisRound'], 'true'],
    ],
  ]);
});

/** Blue's sub has come home without a mine: the third quiet round is over. */
const drawn = {
  ...{ ...snapshot(), options: { ...OPTIONS, mines: 'twelve' }, phase: 'over', seat: 1, round: 9 },
  ...{ quiet: { rounds: 3, thisRound: true }, subs: { red: ['-1,1:c'], blue: ['1,0:c'] }, ...laid(0, 12) },
  move: { path: ['1,0:e1', '1,0:e0', '1,0:c'], points: 1, alive: true },
};
const home = { path: ['1,-1:e3', '1,0:e0', '1,0:e1', '1,0:c'], points: 0, alive: true };
const notQuiet: Case[2] = ['not-quiet', 'PS-END-2', ['move']];

describe('a game that was drawn', () => {
  testImpossible({ ...drawn, move: home }, [
    [
      'something done in the next round',
      { quiet: { rounds: 3, thisRound: false } },
      ['wrong-quiet', 'PS-END-2', ['quiet', 'thisRound'], 'false'],
    ],
    ['points left', { move: drawn.move }, notQuiet],
    ['a sub lost', { move: { ...home, alive: false } }, notQuiet],
    [
      'a sub that did not end at home',
      { subs: { red: ['-1,1:c'], blue: ['0,0:e5'] }, move: { ...home, path: END.with(3, '0,0:e5') } },
      notQuiet,
    ],
    ['a mine that could be laid', laid(0, 11), notQuiet],
    [
      'a seat that is not the last',
      { options: { ...OPTIONS, mines: 'twelve', first: 1 } },
      ['wrong-seat', 'PS-END-2', ['seat'], '1'],
    ],
    ['more quiet rounds than rounds', { round: 3 }, ['too-many-quiet-rounds', 'PS-END-2', ['quiet', 'rounds'], '3']],
  ]);
});

describe('a loss or an end that can be is accepted and saved as it was', () => {
  test.each([
    ['PS-MEET-3 a sub lost to a mine', lost, {}],
    ['PS-MEET-4 a collision', lost, { subs: { red: ['-1,0:e0'], blue: ['1,-1:c', '1,0:e3'] }, lastLoss: 'collision' }],
    ['PS-HERO-3 a hero that was hit', lost, { subs: { red: ['-1,0:e0'], blue: ['0,0:e5'] }, lastLoss: 'hit-a-hero' }],
    ['PS-MEET-5 an enemy Command Centre', lost, { ...lostOn(2, '1,0:e1', '1,0:c'), lastLoss: 'command-centre' }],
    [
      'PS-CAP-6 an enemy Command Centre at the end of a move with the Map',
      lost,
      { ...using('map'), ...lostOn(0, '0,0:e1', '0,0:c', '1,0:c'), lastLoss: 'command-centre' },
    ],
    ["PS-MEET-1 one's own mine", lost, { ...lostOn(0, ...END), ...laid(1, 0), lastLoss: 'friendly' }],
    [
      "PS-MEET-1 one's own sub",
      lost,
      { ...lostOn(0, ...END), ...laid(0, 0), subs: { red: ['-1,0:e0'], blue }, lastLoss: 'friendly' },
    ],
    [
      'PS-MOVE-4 a sub that was stuck',
      lost,
      { ...lostOn(1, '-1,1:e1', '-1,1:c', '-1,1:e2'), subs: { red: ['-1,0:e0'], blue }, lastLoss: 'stuck' },
    ],
    [
      "PS-MOVE-4 a sub that was stuck over one's own mine",
      lost,
      {
        ...{ ...lostOn(1, '-1,1:e1', '-1,1:c', '-1,1:e2'), subs: { red: ['-1,0:e0'], blue }, lastLoss: 'stuck' },
        ...{ mines: { red: ['-1,1:e2'], blue: [] }, ...laid(1, 1) },
      },
    ],
    ['PS-END-1 a last sub lost to a mine', won, {}],
    [
      'PS-MINE-1 a last sub lost without a mine',
      won,
      { ...lostOn(0, '-1,0:c', '0,0:c', '0,0:e1'), lastLoss: 'no-mine' },
    ],
    ['PS-HERO-2 a last sub rammed by a hero', rammed, {}],
    ['PS-END-1 a win whose move is not told', won, { move: null, quiet: { rounds: 0, thisRound: true } }],
    ['PS-END-2 a draw', drawn, { move: home }],
    ['PS-END-2 a draw whose move is not told', drawn, { move: null, seat: 0, round: 1 }],
  ])('%s', (_name, base, change) => expectPossible(base, change));
});
