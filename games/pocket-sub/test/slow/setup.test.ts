import {
  apply,
  type Choice,
  choices,
  countTurns,
  decider,
  open,
  position,
  type SlowState,
  weights,
} from '@undercroft/pocket-sub/slow';
import { describe, expect, test } from 'vitest';
import { TWO } from './table.ts';

/** Takes the first choice of this type as long as there is one. */
function whileAsked(state: SlowState, type: Choice['type']): SlowState {
  const choice = choices(state).find((open) => open.type === type);
  return choice === undefined ? state : whileAsked(apply(state, choice), type);
}

describe('introductory boards', () => {
  test('PS-INTRO-1 the tiles of all three boards', () => {
    const laid = ([2, 3, 4] as const).map((players) =>
      position(open({ ...TWO, players })).tiles.map(({ at, face, turn }) => `${at} ${face}${turn}`),
    );
    expect(laid).toEqual([
      ['-1,0 A2', '-1,1 B3', '0,0 A0', '1,-1 B0', '1,0 A2'],
      ['-1,0 B4', '-1,1 A1', '0,-1 A0', '0,0 C0', '0,1 B2', '1,-1 B0', '1,0 A2'],
      ['-1,0 A2', '-1,1 B3', '-1,2 A1', '0,0 C0', '0,1 B5', '1,-1 A1', '1,0 B1', '1,1 A2'],
    ]);
  });

  test('PS-SETUP-2 the first player begins', () => {
    expect(decider(open({ ...TWO, first: 1 }))).toBe(1);
  });
});

describe('standard set-up', () => {
  const standard = { ...TWO, setup: 'standard', first: 1 } as const;

  test('PS-STD-1 tiles are weighted by the copies left, in each of six rotations', () => {
    const start = open(standard);
    expect(decider(start)).toBe('chance');
    expect(choices(start).length).toBe(12);
    expect(weights(start)).toEqual([3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2]);
    const next = apply(start, { type: 'tile', face: 'B', turn: 4 });
    expect(weights(next)).toEqual([3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1]);
    expect(position(next).tiles).toEqual([{ at: '-1,0', face: 'B', turn: 4 }]);
  });

  test('PS-STD-2 everyone places a CC on a deep region, then one sub at a time', () => {
    const laid = whileAsked(open(standard), 'tile');
    expect([decider(laid), choices(laid)]).toEqual([
      1,
      [
        { type: 'place-cc', at: '-1,0:c' },
        { type: 'place-cc', at: '-1,1:c' },
        { type: 'place-cc', at: '0,0:c' },
      ],
    ]);
    const based = whileAsked(laid, 'place-cc');
    expect(position(based).cc).toEqual({ red: '-1,1:c', blue: '-1,0:c' });
    // 30 edges, the centres of the two B tiles, and the player's own CC.
    expect([decider(based), choices(based).length]).toEqual([1, 33]);
    const one = apply(based, { type: 'place-sub', at: '1,0:c' });
    expect([decider(one), choices(one).length]).toEqual([0, 32]);
    const home = apply(based, { type: 'place-sub', at: '-1,0:c' });
    expect([decider(home), choices(home).length]).toEqual([0, 33]);
    const deployed = whileAsked(home, 'place-sub');
    expect(deployed.phase.name).toBe('choose-sub');
    expect(decider(deployed)).toBe(1);
  });

  test('PS-CAP-4 every set of unspent tokens may open a turn', () => {
    const start = whileAsked(open({ ...TWO, captain: true }), 'whirlpool');
    const tokens = choices(start).flatMap((choice) => (choice.type === 'tokens' ? [choice.use.join('+')] : []));
    expect(tokens.toSorted()).toEqual([
      'current',
      'intelligence',
      'intelligence+current',
      'intelligence+map',
      'intelligence+map+current',
      'map',
      'map+current',
    ]);
  });
});

describe('counting turns', () => {
  test('PS-TURN-1 merging equal positions does not change the count', () => {
    const start = open({ ...TWO, players: 4 });
    expect(countTurns(start, 2)).toBe(countPlainly(start, 2));
  });
});

function countPlainly(state: SlowState, depth: number): number {
  if (depth === 0) return 1;
  return choices(state).reduce((sum, choice) => {
    const next = apply(state, choice);
    const turnDone = next.phase.name === 'choose-sub' || next.phase.name === 'over';
    return sum + countPlainly(next, turnDone ? depth - 1 : depth);
  }, 0);
}
