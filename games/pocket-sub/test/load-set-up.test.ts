// A snapshot of the set-up, or of a game with the expansion: what is placed and spent must be possible.
import { describe } from 'vitest';
import { CAPTAIN, CENTRES, type Expected, OPTIONS, POOLS, snapshot, TILES, testImpossible } from './impossible.ts';

describe('with the expansion', () => {
  const playing = { whirlpools: POOLS, phase: 'sub', seat: 0 };
  testImpossible(snapshot(CAPTAIN), [
    ['whirlpools missing', { phase: 'sub', seat: 0 }, ['missing-whirlpools', 'PS-CAP-2', ['whirlpools']]],
    [
      'a whirlpool missing',
      { ...playing, whirlpools: POOLS.slice(1) },
      ['missing-whirlpools', 'PS-CAP-2', ['whirlpools']],
    ],
    [
      'two of one kind',
      { ...playing, whirlpools: [POOLS[0], { ...POOLS[1], spin: 'clockwise' }] },
      ['whirlpool-taken', 'PS-CAP-2', ['whirlpools', 1]],
    ],
    [
      'both on one tile',
      { ...playing, whirlpools: [POOLS[0], { ...POOLS[1], at: '0,0:c' }] },
      ['whirlpool-taken', 'PS-CAP-2', ['whirlpools', 1]],
    ],
    [
      'one on a Command Centre',
      { ...playing, whirlpools: [{ ...POOLS[0], at: '1,0:c' }, POOLS[1]] },
      ['not-a-free-centre', 'PS-CAP-2', ['whirlpools', 0, 'at'], '1,0:c'],
    ],
    [
      'one on an edge',
      { ...playing, whirlpools: [POOLS[0], { ...POOLS[1], at: '-1,1:e0' }] },
      ['not-a-free-centre', 'PS-CAP-2', ['whirlpools', 1, 'at'], '-1,1:e0'],
    ],
    [
      'one nowhere',
      { ...playing, whirlpools: [{ ...POOLS[0], at: 'x' }, POOLS[1]] },
      ['no-such-region', 'PS-GEO-1', ['whirlpools', 0, 'at'], 'x'],
    ],
    [
      'tokens of a fleet that does not play',
      { ...playing, tokens: { white: [] } },
      ['no-such-fleet', 'PS-COMP-1', ['tokens', 'white'], 'white'],
    ],
    [
      'tokens that are both spent and unspent',
      { ...playing, using: ['intelligence', 'map'] },
      ['token-spent', 'PS-CAP-4', ['using'], 'intelligence,map'],
    ],
    [
      'a token twice',
      { ...playing, tokens: { blue: ['map', 'current', 'map'] } },
      ['token-repeated', 'PS-CAP-1', ['tokens', 'blue', 2], 'map'],
    ],
    [
      'a token declared twice',
      { ...playing, tokens: { red: [], blue: [] }, using: ['map', 'map'] },
      ['token-repeated', 'PS-CAP-4', ['using', 1], 'map'],
    ],
    [
      'a token spent before the first turn',
      { tokens: { blue: ['map', 'current'] } },
      ['play-not-begun', 'PS-CAP-4', ['tokens', 'blue'], 'map,current'],
    ],
    [
      'a token declared before the first turn',
      { tokens: { blue: ['map', 'current'] }, using: ['intelligence'] },
      ['play-not-begun', 'PS-CAP-4', ['using'], 'intelligence'],
    ],
    [
      'both whirlpools, and one to place',
      { whirlpools: POOLS, seat: 0 },
      ['wrong-count', 'PS-CAP-2', ['whirlpools'], '2'],
    ],
    [
      'a whirlpool while there are subs to place',
      {
        ...{
          options: { ...CAPTAIN, setup: 'standard' },
          phase: 'place-sub',
          whirlpools: [POOLS[0]],
          subs: {},
          seat: 0,
        },
      },
      ['wrong-count', 'PS-CAP-2', ['whirlpools'], '1'],
    ],
    ['a whirlpool before all subs', { subs: { red: ['0,0:e1'] } }, ['wrong-count', 'PS-STD-2', ['subs', 'red'], '1']],
    [
      'a sub in the deep before the first turn',
      { subs: { red: ['0,0:e1', '0,0:c', '-1,0:c'], blue: ['1,0:c', '1,0:e3', '1,0:e4'] } },
      ['deep', 'PS-STD-2', ['subs', 'red', 1], '0,0:c'],
    ],
    [
      'a whirlpool to place without the expansion',
      { options: OPTIONS, tokens: {} },
      ['no-expansion', 'PS-CAP-1', ['phase'], 'whirlpool'],
    ],
    ['the wrong seat', { seat: 0 }, ['wrong-seat', 'PS-STD-2', ['seat'], '0']],
    ['the wrong seat for the second whirlpool', { whirlpools: [POOLS[0]] }, ['wrong-seat', 'PS-STD-2', ['seat'], '1']],
    ['a piece placed before the whirlpools', { placed: 1 }, ['wrong-count', 'PS-STD-2', ['placed'], '1']],
    [
      'whirlpools before the Command Centres',
      { commandCentres: {}, subs: { red: ['0,0:e1'], blue: ['0,0:e2'] } },
      ['wrong-count', 'PS-STD-2', ['placed'], '0'],
    ],
  ]);
});

describe('during set-up', () => {
  const standard = { ...snapshot(), options: { ...OPTIONS, setup: 'standard' }, commandCentres: {}, subs: {} };
  const wrongCount = (placed: number): Expected => ['wrong-count', 'PS-STD-2', ['placed'], String(placed)];
  const wrongSeat = (seat: number): Expected => ['wrong-seat', 'PS-STD-2', ['seat'], String(seat)];
  const tiles = TILES.slice(0, 2);
  const subs = { red: ['0,0:e1'], blue: [] };
  const placing = { phase: 'place-sub', commandCentres: CENTRES };
  const allSubs = { red: ['0,0:e0', '0,0:e1', '0,0:e2'], blue: ['0,0:e3', '0,0:e4', '0,0:e5'] };
  testImpossible(standard, [
    ['fewer tiles placed than there are', { phase: 'tile', tiles, placed: 1 }, wrongCount(1)],
    ['more tiles placed than there are', { phase: 'tile', tiles, placed: 3 }, wrongCount(3)],
    ['a tile to place when all are', { phase: 'tile', placed: 5 }, wrongCount(5)],
    ['a tile placed by a player', { phase: 'tile', tiles, placed: 2, seat: 1 }, wrongSeat(1)],
    [
      'a Command Centre among tiles',
      { phase: 'tile', tiles, placed: 2, commandCentres: { red: '-1,0:c' } },
      wrongCount(2),
    ],
    ['a sub among tiles', { phase: 'tile', tiles, placed: 2, subs: { red: ['-1,0:e1'] } }, wrongCount(2)],
    [
      'a piece on a tile that is not placed yet',
      { phase: 'tile', tiles, placed: 2, subs: { red: ['0,0:e1'] } },
      ['no-such-region', 'PS-GEO-1', ['subs', 'red', 0], '0,0:e1'],
    ],
    [
      'a Command Centre that is not counted',
      { phase: 'place-cc', commandCentres: { red: '-1,0:c' }, seat: 1 },
      wrongCount(0),
    ],
    [
      'a Command Centre to place when all are',
      { phase: 'place-cc', commandCentres: CENTRES, placed: 2 },
      wrongCount(2),
    ],
    ['a sub before the Command Centres', { phase: 'place-cc', subs }, wrongCount(0)],
    [
      'a Command Centre by the wrong player',
      { phase: 'place-cc', commandCentres: { red: '-1,0:c' }, placed: 1 },
      wrongSeat(0),
    ],
    ['a sub that is not counted', { phase: 'place-sub', commandCentres: CENTRES, subs, seat: 1 }, wrongCount(0)],
    [
      'a sub to place when all are',
      { phase: 'place-sub', commandCentres: CENTRES, subs: allSubs, placed: 6 },
      wrongCount(6),
    ],
    [
      'a sub to place without Command Centres',
      { phase: 'place-sub', commandCentres: { red: '-1,0:c' } },
      wrongCount(0),
    ],
    ['a sub by the wrong player', { phase: 'place-sub', commandCentres: CENTRES, subs, placed: 1 }, wrongSeat(0)],
    [
      'a Command Centre out of turn',
      { phase: 'place-cc', commandCentres: { blue: '1,0:c' }, placed: 1, seat: 1 },
      ['out-of-turn', 'PS-STD-2', ['commandCentres', 'blue'], '1,0:c'],
    ],
    [
      'subs out of turn',
      { ...placing, subs: { red: [], blue: ['0,0:e1'] }, placed: 1, seat: 1 },
      ['wrong-count', 'PS-STD-2', ['subs', 'red'], '0'],
    ],
    [
      'a second sub too early',
      { ...placing, subs: { red: ['0,0:e1', '0,0:e2'] }, placed: 2 },
      ['wrong-count', 'PS-STD-2', ['subs', 'red'], '2'],
    ],
    [
      'a sub placed in the deep',
      { ...placing, subs: { red: ['0,0:c'] }, placed: 1, seat: 1 },
      ['deep', 'PS-STD-2', ['subs', 'red', 0], '0,0:c'],
    ],
    [
      'deployment in an introductory game',
      { ...placing, options: OPTIONS },
      ['no-deployment', 'PS-INTRO-1', ['phase'], 'place-sub'],
    ],
    ['a round before the first', { ...placing, round: 2 }, ['play-not-begun', 'PS-CAP-3', ['round'], '2']],
    [
      'a quiet round before the first',
      { ...placing, quiet: { rounds: 1, thisRound: true } },
      ['play-not-begun', 'PS-END-2', ['quiet', 'rounds'], '1'],
    ],
    [
      'something done before the first round',
      { ...placing, quiet: { rounds: 0, thisRound: false } },
      ['play-not-begun', 'PS-END-2', ['quiet', 'thisRound'], 'false'],
    ],
    [
      'a loss before the first turn',
      { ...placing, lastLoss: 'mine' },
      ['play-not-begun', 'PS-TURN-1', ['lastLoss'], 'mine'],
    ],
    [
      'a mine before the first turn',
      { ...placing, mines: { blue: ['0,0:e1'] }, laid: {} },
      ['play-not-begun', 'PS-MINE-1', ['mines', 'blue'], '1'],
    ],
    [
      'mines laid before the first turn',
      { ...placing, laid: { red: 2 } },
      ['play-not-begun', 'PS-MINE-1', ['laid', 'red'], '2'],
    ],
    [
      'a move before the first turn',
      { ...placing, move: { path: ['0,0:e1'], points: 3, alive: true } },
      ['move-not-begun', 'PS-TURN-1', ['move']],
    ],
  ]);
});
