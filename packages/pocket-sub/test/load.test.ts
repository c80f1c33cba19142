// A snapshot from outside is checked before it becomes a position: each of these could not come about.
import { must } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { pocketSub } from '../src/index.ts';

const snapshot = (options: object = {}): Record<string, unknown> =>
  JSON.parse(JSON.stringify(pocketSub.save(must(pocketSub.open(options)))));
const CAPTAIN = { players: 2, setup: 'introductory', first: 0, captain: true, mines: 'unlimited' };
const POOLS = [
  { at: '0,0:c', spin: 'clockwise' },
  { at: '-1,1:c', spin: 'counter-clockwise' },
];

describe('a position that cannot be is refused with kind, rule and place', () => {
  test.each([
    ['no snapshot', 'snapshot', 2, { kind: 'malformed', path: ['snapshot'] }],
    ['another game', 'game', 'chess', { kind: 'malformed', path: ['game'] }],
    ['a seat nobody has', 'seat', 5, { kind: 'no-such-seat', rule: 'PS-SETUP-1' }],
    [
      'a first player nobody is',
      'options',
      { ...CAPTAIN, captain: false, first: 3 },
      { kind: 'no-such-seat', path: ['options', 'first'] },
    ],
    [
      'tiles in another order',
      'tiles',
      snapshot()['tiles'] && (snapshot()['tiles'] as unknown[]).toReversed(),
      { kind: 'wrong-cell', rule: 'PS-BOARD-2' },
    ],
    [
      'too few tiles',
      'tiles',
      (snapshot()['tiles'] as unknown[]).slice(0, 4),
      { rule: 'PS-BOARD-2', kind: 'missing-tiles' },
    ],
    [
      'too many of a face',
      'tiles',
      (snapshot()['tiles'] as object[]).map((tile) => ({ ...tile, face: 'A' })),
      { kind: 'too-many-tiles' },
    ],
    [
      'a Command Centre in the shallows',
      'commandCentres',
      { red: '-1,1:c', blue: '1,0:c' },
      { kind: 'not-deep', path: ['commandCentres', 'red'] },
    ],
    ['two Command Centres in one place', 'commandCentres', { red: '1,0:c', blue: '1,0:c' }, { kind: 'occupied' }],
    ['no Command Centre', 'commandCentres', { red: '-1,0:c' }, { kind: 'missing-command-centres' }],
    [
      'a fleet that does not play',
      'mines',
      { red: [], blue: [], white: ['0,0:e1'] },
      { kind: 'no-such-fleet', path: ['mines', 'white'] },
    ],
    ['a region that is not there', 'mines', { red: ['9,9:c'], blue: [] }, { kind: 'no-such-region', rule: 'PS-GEO-1' }],
    ['a mine in the deep', 'mines', { red: ['0,0:c'], blue: [] }, { kind: 'deep', rule: 'PS-MINE-2' }],
    [
      'two mines in one region',
      'mines',
      { red: ['0,0:e1'], blue: ['0,0:e1'] },
      { kind: 'occupied', path: ['mines', 'blue', 0] },
    ],
    [
      'fewer mines laid than there are',
      'mines',
      { red: ['0,0:e1'], blue: [] },
      { kind: 'wrong-count', path: ['laid', 'red'] },
    ],
    [
      'four subs',
      'subs',
      { red: ['0,0:e0', '0,0:e1', '0,0:e2', '0,0:e4'], blue: ['1,0:e3'] },
      { kind: 'too-many-subs' },
    ],
    [
      'two subs in open water together',
      'subs',
      { red: ['0,0:e1', '0,0:e1'], blue: ['1,0:e3'] },
      { kind: 'occupied', rule: 'PS-MEET-1' },
    ],
    ['a sub in an enemy Command Centre', 'subs', { red: ['1,0:c'], blue: ['1,0:e3'] }, { kind: 'occupied' }],
    ['a player without subs to move', 'subs', { red: [], blue: ['1,0:e3'] }, { kind: 'eliminated' }],
    ['tokens without the expansion', 'tokens', { red: ['map'] }, { kind: 'no-expansion', rule: 'PS-CAP-1' }],
    ['whirlpools without the expansion', 'whirlpools', POOLS, { kind: 'no-expansion' }],
    ['a step without a move', 'phase', 'step', { kind: 'no-move' }],
    ['an end without an end', 'phase', 'over', { kind: 'not-over' }],
    ['a move that has not begun', 'move', { path: ['0,0:e1'], points: 3, alive: true }, { kind: 'move-not-begun' }],
    ['pieces placed when all are', 'placed', 3, { kind: 'wrong-count' }],
    ['quiet for ever', 'quiet', { rounds: 4, thisRound: true }, { kind: 'malformed' }],
    ['quiet long enough to be over', 'quiet', { rounds: 3, thisRound: true }, { kind: 'game-over' }],
  ])('%s', (_name, key, value, fault) => {
    expect(pocketSub.load({ ...snapshot(), [key]: value })).toMatchObject({ ok: false, error: fault });
  });

  const moving = { path: ['0,0:e1'], points: 3, alive: true };
  test.each([
    ['a move of no sub', { move: moving }, { kind: 'no-sub-there' }],
    [
      'a region entered twice',
      { move: { ...moving, path: ['0,0:e1', '0,0:e2', '0,0:e1'] } },
      { kind: 'been-there', rule: 'PS-MOVE-3' },
    ],
    ['too many points', { move: { ...moving, points: 4 } }, { kind: 'too-many-points' }],
    ['a step for a lost sub', { move: { ...moving, alive: false } }, { kind: 'no-step' }],
  ])('in mid-move: %s', (_name, change, fault) => {
    expect(pocketSub.load({ ...snapshot(), phase: 'step', ...change })).toMatchObject({ ok: false, error: fault });
  });

  test.each([
    ['whirlpools missing', { phase: 'sub', seat: 0 }, { kind: 'missing-whirlpools' }],
    ['two of one kind', { whirlpools: [POOLS[0], { ...POOLS[1], spin: 'clockwise' }] }, { kind: 'whirlpool-taken' }],
    ['both on one tile', { whirlpools: [POOLS[0], { ...POOLS[1], at: '0,0:c' }] }, { kind: 'whirlpool-taken' }],
    [
      'one on a Command Centre',
      { whirlpools: [{ ...POOLS[0], at: '1,0:c' }, POOLS[1]] },
      { kind: 'not-a-free-centre' },
    ],
    [
      'a token both spent and not',
      { whirlpools: POOLS, phase: 'sub', seat: 0, using: ['map'] },
      { kind: 'token-spent' },
    ],
    ['the wrong one to place', { seat: 0 }, { kind: 'wrong-seat' }],
  ])('with the expansion: %s', (_name, change, fault) => {
    expect(pocketSub.load({ ...snapshot(CAPTAIN), ...change })).toMatchObject({ ok: false, error: fault });
  });
});
