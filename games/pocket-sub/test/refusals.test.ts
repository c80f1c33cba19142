// A refusal has everything its wording needs: kind, rule and details. The scenarios show when a move is refused.
import { type Refusal, unwrap } from '@undercroft/engine';
import * as slow from '@undercroft/pocket-sub/slow';
import { describe, expect, test } from 'vitest';
import { pocketSub } from '../rules/index.ts';

const OPTIONS = { players: 2, setup: 'introductory', first: 0, captain: false, mines: 'unlimited' };
const CAPTAIN = { ...OPTIONS, captain: true };
const STANDARD = { ...OPTIONS, setup: 'standard' };
const TEAMS = { ...OPTIONS, players: 4 };

/** The refusal of a move in the opening of a game with these options, changed in these places. */
function refusalOf(options: object, change: object, move: object): Refusal | undefined {
  const { options: complete, ...opening } = pocketSub.save(unwrap(pocketSub.open(options)));
  const sea = unwrap(pocketSub.load({ ...opening, options: complete, ...change }));
  const checked = pocketSub.check(sea, move);
  return checked.ok ? undefined : checked.error;
}

type Case = readonly [change: object, move: object, kind: string, rule: string, detail?: object];

const testRefusals = (options: object, cases: readonly Case[]) =>
  test.each(cases.map(([change, move, kind, rule, detail]) => [rule, move, kind, change, detail] as const))(
    '%s %j is refused: %s',
    (rule, move, kind, change, detail) =>
      expect(refusalOf(options, change, move)).toEqual({ kind, rule, ...(detail ? { detail } : {}) }),
  );

const TILES = pocketSub.save(unwrap(pocketSub.open(OPTIONS))).tiles;
const CENTRES = { red: '-1,0:c', blue: '1,0:c' };
const POOLS = [
  { at: '0,0:c', spin: 'clockwise' },
  { at: '-1,1:c', spin: 'counter-clockwise' },
];

describe('during set-up', () => {
  const placeCentre = { tiles: TILES, phase: 'place-cc' };
  const placeSub = { tiles: TILES, phase: 'place-sub', commandCentres: CENTRES };
  testRefusals(STANDARD, [
    [
      { tiles: TILES.slice(0, 2), placed: 2 },
      { type: 'tile', face: 'C', turn: 0 },
      'no-such-tile-left',
      'PS-BOARD-2',
      { face: 'C' },
    ],
    [placeCentre, { type: 'sub', at: '0,0:c' }, 'not-asked', 'PS-STD-2', { asks: 'place-cc', got: 'sub' }],
    [placeCentre, { type: 'tokens', use: ['map'] }, 'no-expansion', 'PS-CAP-1'],
    [placeCentre, { type: 'place-cc', at: 'x' }, 'no-such-region', 'PS-GEO-1', { region: 'x' }],
    [placeCentre, { type: 'place-cc', at: '0,0:e1' }, 'not-deep', 'PS-STD-2', { region: '0,0:e1' }],
    [
      { ...placeCentre, commandCentres: { red: '0,0:c' }, placed: 1, seat: 1 },
      { type: 'place-cc', at: '0,0:c' },
      'occupied',
      'PS-STD-2',
      { region: '0,0:c', piece: 'cc', of: 'red' },
    ],
    [placeSub, { type: 'place-sub', at: '0,0:c' }, 'deep', 'PS-STD-2', { region: '0,0:c' }],
    [
      placeSub,
      { type: 'place-sub', at: '1,0:c' },
      'occupied',
      'PS-STD-2',
      { region: '1,0:c', piece: 'cc', of: 'blue' },
    ],
    [
      { ...placeSub, subs: { red: ['0,0:e1'] }, placed: 1, seat: 1 },
      { type: 'place-sub', at: '0,0:e1' },
      'occupied',
      'PS-STD-2',
      { region: '0,0:e1', piece: 'sub', of: 'red' },
    ],
  ]);
});

describe("with the captain's expansion", () => {
  const second = { whirlpools: POOLS.slice(0, 1), seat: 0 };
  const playing = { whirlpools: POOLS, phase: 'sub', seat: 0 };
  const tokens = { red: ['current'], blue: [] };
  testRefusals(CAPTAIN, [
    [{}, { type: 'whirlpool', spin: 'clockwise', at: '0,0:e1' }, 'not-a-centre', 'PS-CAP-2', { region: '0,0:e1' }],
    [
      {},
      { type: 'whirlpool', spin: 'clockwise', at: '1,0:c' },
      'command-centre-there',
      'PS-CAP-2',
      { region: '1,0:c' },
    ],
    [
      second,
      { type: 'whirlpool', spin: 'clockwise', at: '1,-1:c' },
      'whirlpool-taken',
      'PS-CAP-2',
      { spin: 'clockwise' },
    ],
    [
      second,
      { type: 'whirlpool', spin: 'counter-clockwise', at: '0,0:c' },
      'same-tile',
      'PS-CAP-2',
      { region: '0,0:c' },
    ],
    [second, { type: 'tokens', use: ['map'] }, 'too-late-for-tokens', 'PS-CAP-4'],
    [
      { ...playing, tokens, using: ['map'] },
      { type: 'tokens', use: ['current'] },
      'tokens-declared',
      'PS-CAP-4',
      { declared: ['map'] },
    ],
    [
      playing,
      { type: 'tokens', use: ['current', 'map', 'current'] },
      'token-repeated',
      'PS-CAP-4',
      { repeated: ['current'] },
    ],
    [
      { ...playing, tokens },
      { type: 'tokens', use: ['intelligence', 'map', 'current'] },
      'token-spent',
      'PS-CAP-4',
      { spent: ['intelligence', 'map'] },
    ],
  ]);
});

describe('during a turn', () => {
  const subs = { red: ['0,0:e1', '-1,1:c'], blue: ['1,0:e3', '1,-1:c'] };
  const at = (to: string, points: number, ...path: string[]) => ({
    phase: 'step',
    subs: { ...subs, red: [to, '-1,1:c'] },
    move: { path: [...path, to], points, alive: true },
  });
  const mine = { ...at('0,0:e1', 0, '0,0:e4', '0,0:e5', '0,0:c'), phase: 'mine' };
  testRefusals(OPTIONS, [
    [{ subs }, { type: 'step', to: '0,0:c' }, 'not-asked', 'PS-TURN-1', { asks: 'sub', got: 'step' }],
    [{ subs }, { type: 'tokens', use: ['map'] }, 'no-expansion', 'PS-CAP-1'],
    [{ subs }, { type: 'sub', at: '0,0:e2' }, 'no-sub-there', 'PS-TURN-1', { region: '0,0:e2' }],
    [{ subs }, { type: 'sub', at: '1,0:e3' }, 'not-your-sub', 'PS-TURN-1', { region: '1,0:e3', of: 'blue' }],
    [at('0,0:e1', 3), { type: 'step', to: 'x' }, 'no-such-region', 'PS-GEO-1', { region: 'x' }],
    [at('0,0:e1', 3), { type: 'step', to: '0,0:e1' }, 'already-here', 'PS-MOVE-3', { from: '0,0:e1', to: '0,0:e1' }],
    [
      at('0,0:e1', 2, '0,0:e2'),
      { type: 'step', to: '0,0:e2' },
      'been-there',
      'PS-MOVE-3',
      { from: '0,0:e1', to: '0,0:e2' },
    ],
    [at('0,0:e1', 3), { type: 'step', to: '0,0:e4' }, 'not-touching', 'PS-GEO-2', { from: '0,0:e1', to: '0,0:e4' }],
    [at('0,0:c', 3), { type: 'step', to: '1,-1:c' }, 'not-deep', 'PS-MOVE-2', { from: '0,0:c', to: '1,-1:c' }],
    [at('0,0:c', 3), { type: 'step', to: '1,0:e3' }, 'not-touching', 'PS-GEO-2', { from: '0,0:c', to: '1,0:e3' }],
    [at('0,0:e1', 3), { type: 'step', to: '1,-1:c' }, 'not-touching', 'PS-GEO-2', { from: '0,0:e1', to: '1,-1:c' }],
    [
      at('0,0:e1', 1, '0,0:c', '0,0:e2'),
      { type: 'step', to: '0,0:e0' },
      'too-few-points',
      'PS-MOVE-1',
      { from: '0,0:e1', to: '0,0:e0', cost: 2, left: 1 },
    ],
    [
      at('0,0:c', 1, '0,0:e1', '0,0:e2'),
      { type: 'step', to: '1,0:c' },
      'too-few-points',
      'PS-MOVE-2',
      { from: '0,0:c', to: '1,0:c', cost: 2, left: 1 },
    ],
    [mine, { type: 'mine', at: '0,0:e1' }, 'move-ended-there', 'PS-MINE-2', { region: '0,0:e1' }],
    [mine, { type: 'mine', at: '0,0:e3' }, 'not-on-the-course', 'PS-MINE-1', { region: '0,0:e3' }],
    [mine, { type: 'mine', at: '0,0:c' }, 'deep', 'PS-MINE-2', { region: '0,0:c' }],
    [
      { ...mine, mines: { red: ['0,0:e5'] }, laid: { red: 1 } },
      { type: 'mine', at: '0,0:e5' },
      'occupied',
      'PS-MINE-2',
      { region: '0,0:e5', piece: 'mine', of: 'red' },
    ],
  ]);
});

describe('in teams', () => {
  testRefusals(TEAMS, [
    [{}, { type: 'sub', at: '1,1:e1' }, 'not-your-sub', 'PS-MEET-7', { region: '1,1:e1', of: 'blue' }],
    [{}, { type: 'sub', at: '1,-1:e0' }, 'not-your-sub', 'PS-TURN-1', { region: '1,-1:e0', of: 'white' }],
  ]);
});

describe('an action that is not asked for is refused under the rule of the phase', () => {
  const subs = { red: ['0,0:e1', '-1,1:c'], blue: ['1,0:e3'] };
  const move = { path: ['0,0:e2', '0,0:e1'], points: 2, alive: true };
  const moved = { path: ['0,0:e4', '0,0:c', '0,0:e2', '0,0:e1'], points: 0, alive: true };
  const asked = (asks: string) => ({ asks, got: 'whirlpool' });
  const action = { type: 'whirlpool', spin: 'clockwise', at: '0,0:c' };
  const over = { phase: 'over', lastLoss: 'mine', subs: { ...subs, blue: [] } };
  const drawn = { phase: 'over', quiet: { rounds: 3, thisRound: true } };
  testRefusals(STANDARD, [
    [
      { tiles: TILES, phase: 'place-sub', commandCentres: CENTRES },
      action,
      'not-asked',
      'PS-STD-2',
      asked('place-sub'),
    ],
    [{ tiles: TILES, phase: 'place-cc' }, action, 'not-asked', 'PS-STD-2', asked('place-cc')],
  ]);
  testRefusals(OPTIONS, [
    [{ subs }, action, 'not-asked', 'PS-TURN-1', asked('sub')],
    [{ subs, phase: 'step', move }, action, 'not-asked', 'PS-TURN-1', asked('step')],
    [{ subs, phase: 'mine', move: moved }, action, 'not-asked', 'PS-TURN-1', asked('mine')],
    [over, action, 'not-asked', 'PS-END-1', asked('over')],
    [over, { type: 'tokens', use: ['map'] }, 'not-asked', 'PS-END-1', { asks: 'over', got: 'tokens' }],
    [drawn, action, 'not-asked', 'PS-END-2', asked('over')],
    [drawn, { type: 'tokens', use: ['map'] }, 'not-asked', 'PS-END-2', { asks: 'over', got: 'tokens' }],
  ]);
  testRefusals(CAPTAIN, [
    [{}, { type: 'sub', at: '0,0:c' }, 'not-asked', 'PS-CAP-2', { asks: 'whirlpool', got: 'sub' }],
  ]);
});

test('a malformed action is refused under the rule of the phase', () => {
  expect(refusalOf(OPTIONS, {}, { type: 'sub', at: 3 })).toEqual({
    kind: 'malformed',
    rule: 'PS-TURN-1',
    detail: { fault: { kind: 'malformed', path: ['at'], expected: 'string', received: '3' } },
  });
  const none = { fault: { kind: 'malformed', path: ['use'], expected: '>=1', received: '0' } };
  expect(refusalOf(OPTIONS, {}, { type: 'tokens', use: [] })?.detail).toEqual(none);
  const four = { fault: { kind: 'malformed', path: ['use'], expected: '<=3', received: '4' } };
  expect(refusalOf(OPTIONS, {}, { type: 'tokens', use: Array(4).fill('map') })?.detail).toEqual(four);
  expect(refusalOf(STANDARD, {}, { type: 'tile', face: 'A', turn: 6 })).toEqual({
    kind: 'malformed',
    rule: 'PS-STD-1',
    detail: { fault: { kind: 'malformed', path: ['turn'], expected: '<=5', received: '6' } },
  });
});

test('PS-END-2 a malformed action after a draw', () => {
  const drawn = { phase: 'over', quiet: { rounds: 3, thisRound: true } };
  expect(refusalOf(OPTIONS, drawn, {})).toMatchObject({ kind: 'malformed', rule: 'PS-END-2' });
});

function slowStart(): slow.SlowState {
  const opened = slow.open({ players: 2, setup: 'introductory', first: 0, captain: true, mines: 'unlimited' });
  return { ...opened, seat: 0, phase: { name: 'choose-sub', tokens: [] } };
}

describe('PS-CAP-4 tokens may be declared in any order', () => {
  const opening = pocketSub.save(unwrap(pocketSub.open(CAPTAIN)));
  const sea = unwrap(pocketSub.load({ ...opening, whirlpools: POOLS, phase: 'sub', seat: 0 }));
  test.each([
    [['current', 'map']],
    [['map', 'intelligence']],
    [['current', 'intelligence']],
    [['current', 'map', 'intelligence']],
    [['map', 'current', 'intelligence']],
    [['intelligence', 'current', 'map']],
  ])('%j is written into the record in the usual order', (use) => {
    const code = unwrap(pocketSub.check(sea, { type: 'tokens', use }));
    const usual = ['intelligence', 'map', 'current'].filter((token) => use.includes(token));
    expect(pocketSub.decode(sea, code)).toEqual({ type: 'tokens', use: usual });
    const slowly = (order: readonly string[]) =>
      JSON.stringify(slow.position(slow.apply(slowStart(), { type: 'tokens', use: order as slow.Token[] })));
    expect(slowly(use)).toBe(slowly(usual));
  });
});
