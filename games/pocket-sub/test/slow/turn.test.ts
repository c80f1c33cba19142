import { apply, choices, decider, open, position, result, type SlowState } from '@undercroft/pocket-sub/slow';
import { describe, expect, test } from 'vitest';
import { mine, play, sail, sortedMines, sortedSubs, TWO, table } from './table.ts';

const CAPTAIN = { ...TWO, captain: true };
const FOUR = { ...TWO, players: 4 } as const;
const THREE = { ...TWO, players: 3 } as const;

/** All states in which a turn with the sub at `at` can end. */
function turnEnds(state: SlowState, at: string): SlowState[] {
  const seat = state.seat;
  const follow = (now: SlowState): SlowState[] =>
    decider(now) === seat && now.phase.name !== 'choose-sub'
      ? choices(now).flatMap((choice) => follow(apply(now, choice)))
      : [now];
  return follow(apply(state, { type: 'sub', at }));
}

describe('worked examples', () => {
  test('PS-EX-1 rocky, then shallow; the mine goes into the rocky region', () => {
    const end = play(sail(open(TWO), '-1,1:e4', '-1,1:e3', '-1,1:e2'), mine('-1,1:e3'));
    expect(sortedMines(end, 0)).toEqual(['-1,1:e3']);
    expect(sortedSubs(end, 0)).toContain('-1,1:e2');
    expect(decider(end)).toBe(1);
  });

  test('PS-EX-2 deep, then rocky; the mine goes into the shallow start region', () => {
    const moved = sail(table(TWO, [{ subs: ['0,0:e1', '-1,0:c'] }]), '0,0:e1', '0,0:c', '0,0:e3');
    expect(choices(moved)).toEqual([mine('0,0:e1')]);
  });

  test('PS-EX-3 run deep, then shallow: no mine can be laid, the sub is destroyed', () => {
    const end = sail(table(TWO, [{ subs: ['-1,0:c', '-1,0:e0'] }]), '-1,0:c', '0,0:c', '0,0:e1');
    expect(sortedSubs(end, 0)).toEqual(['-1,0:e0']);
    expect(decider(end)).toBe(1);
  });

  test('PS-EX-4 a hero sails through one of two enemy subs', () => {
    const start = table(TWO, [{ subs: ['-1,1:e1'] }, { subs: ['0,0:c', '1,0:e3'] }]);
    const moved = sail(start, '-1,1:e1', '0,0:e4', '0,0:c', '0,0:e1');
    expect(sortedSubs(moved, 1)).toEqual(['1,0:e3']);
    const end = play(moved, mine('0,0:e4'));
    expect(sortedSubs(end, 0)).toEqual(['0,0:e1']);
    expect(decider(end)).toBe(1);
  });

  test('PS-EX-5 Intelligence Report through an enemy mine', () => {
    const start = table(CAPTAIN, [{ subs: ['-1,1:e1', '-1,0:c'] }, { mines: ['0,0:e4'] }]);
    const declared = play(start, { type: 'tokens', use: ['intelligence'] });
    const end = play(sail(declared, '-1,1:e1', '0,0:e4', '0,0:e5', '0,0:c'), mine('0,0:e5'));
    expect(sortedMines(end, 1)).toEqual(['0,0:e4']);
    expect(sortedSubs(end, 0)).toEqual(['-1,0:c', '0,0:c']);
    expect(end.fleets[0]?.tokens).toEqual(['map', 'current']);
  });

  test('PS-EX-6 Map through an enemy CC', () => {
    const start = table(CAPTAIN, [{ subs: ['1,0:e4', '-1,0:c'] }, { subs: ['1,0:c', '1,0:c'] }]);
    const declared = play(start, { type: 'tokens', use: ['map'] });
    const end = play(sail(declared, '1,0:e4', '1,0:c', '1,0:e1', '1,0:e0'), mine('1,0:e1'));
    expect(sortedSubs(end, 0)).toEqual(['-1,0:c', '1,0:e0']);
    expect(sortedSubs(end, 1)).toEqual(['1,0:c', '1,0:c']);
  });

  test('PS-EX-7 Strong Current: four regions; the enemy sub hemmed in is lost whatever it does', () => {
    const blue = { subs: ['1,-1:e1', '1,0:e3'], tokens: [] };
    const start = table(CAPTAIN, [{ subs: ['0,0:c', '-1,0:c'], mines: ['1,-1:e0', '1,-1:e2'] }, blue]);
    const declared = play(start, { type: 'tokens', use: ['current'] });
    const moved = sail(declared, '0,0:c', '0,0:e1', '1,-1:e4', '1,-1:c', '1,-1:e5');
    const end = play(moved, mine('1,-1:c'));
    for (const after of turnEnds(end, '1,-1:e1')) expect(sortedSubs(after, 1)).toEqual(['1,0:e3']);
  });
});

describe('moving', () => {
  test('PS-MOVE-4 a failed move destroys the sub alone, and its mine is still laid', () => {
    const red = { subs: ['1,-1:e4', '-1,0:c'], mines: ['1,-1:e1'] };
    const start = table(TWO, [red, { subs: ['1,0:e3'] }]);
    const failed = sail(start, '1,-1:e4', '1,-1:c', '1,-1:e1');
    expect(sortedSubs(failed, 0)).toEqual(['-1,0:c']);
    expect(sortedMines(failed, 0)).toEqual(['1,-1:e1']);
    expect(choices(failed)).toEqual([mine('1,-1:e4'), mine('1,-1:c')]);
  });

  test('PS-MOVE-4 with the Intelligence Report a move that fails on an enemy does not end there', () => {
    const start = table(CAPTAIN, [{ subs: ['1,-1:e4', '-1,0:c'] }, { subs: ['1,-1:e1', '1,0:c'] }]);
    const declared = play(start, { type: 'tokens', use: ['intelligence'] });
    const failed = sail(declared, '1,-1:e4', '1,-1:c', '1,-1:e1');
    expect(sortedSubs(failed, 0)).toEqual(['-1,0:c']);
    expect(sortedSubs(failed, 1)).toEqual(['1,-1:e1', '1,0:c']);
  });

  test('PS-MOVE-2 a sub runs deep to any other deep region, but never back to its start (PS-MOVE-3)', () => {
    const chosen = sail(table(TWO, [{ subs: ['-1,0:c', '-1,0:e0'] }]), '-1,0:c');
    const runs = choices(chosen).filter((choice) => choice.type === 'step' && choice.to.endsWith(':c'));
    expect(runs).toEqual([
      { type: 'step', to: '0,0:c' },
      { type: 'step', to: '1,0:c' },
    ]);
    const out = play(chosen, { type: 'step', to: '-1,0:e3' });
    expect(choices(out)).not.toContainEqual({ type: 'step', to: '-1,0:c' });
  });

  test('PS-TURN-1 two subs in the same CC are one choice', () => {
    const start = table(TWO, [{ subs: ['-1,0:c', '-1,0:c', '-1,0:e0'] }]);
    expect(choices(start)).toEqual([
      { type: 'sub', at: '-1,0:c' },
      { type: 'sub', at: '-1,0:e0' },
    ]);
  });
});

describe('meeting pieces', () => {
  test('PS-MEET-1 ending on your own sub destroys both, passing it does not', () => {
    const start = table(TWO, [{ subs: ['0,0:e1', '0,0:e4', '-1,0:c'] }]);
    const ended = sail(start, '0,0:e4', '0,0:e5', '0,0:c', '0,0:e1');
    expect(sortedSubs(ended, 0)).toEqual(['-1,0:c']);
    expect(choices(ended)).toEqual([mine('0,0:e4'), mine('0,0:e5')]);
    const passed = sail(start, '0,0:e4', '0,0:c', '0,0:e1', '1,-1:e4');
    expect(sortedSubs(passed, 0)).toEqual(['-1,0:c', '0,0:e1', '1,-1:e4']);
    expect(choices(passed)).toEqual([mine('0,0:e4')]);
  });

  test("PS-MEET-1 ending on a teammate's last sub, though a hero, destroys both", () => {
    const start = table(FOUR, [{ subs: ['0,0:c', '-1,0:c'] }, {}, { subs: ['1,-1:e4'] }]);
    const collided = sail(start, '0,0:c', '0,0:e1', '1,-1:e4');
    expect([sortedSubs(collided, 0), sortedSubs(collided, 2)]).toEqual([['-1,0:c'], []]);
    expect(choices(collided)).toEqual([mine('0,0:e1')]);
  });

  test('PS-MEET-2 friendly subs share a CC, and a sub there survives without a mine', () => {
    const red = { subs: ['0,0:c', '-1,0:c'], mines: ['0,0:e5', '-1,0:e2'] };
    const declared = play(table(CAPTAIN, [red]), { type: 'tokens', use: ['current'] });
    const end = sail(declared, '0,0:c', '0,0:e5', '-1,0:e2', '-1,0:c');
    expect(sortedSubs(end, 0)).toEqual(['-1,0:c', '-1,0:c']);
    expect(decider(end)).toBe(1);
    expect(end.quietSoFar).toBe(true);
  });

  test('PS-MEET-2 a sub whose move fails in a friendly CC survives and lays its mine', () => {
    // No sub can come here like this on the printed tiles; the clause is kept for other tiles.
    const path = ['-1,0:e4', '-1,0:e3', '-1,0:e1', '-1,0:e0'];
    const voyage = { tokens: [], pointsLeft: 2, path, sunk: false };
    const start = table(TWO, [{ subs: ['-1,0:e0'] }], { phase: { name: 'step', voyage } });
    const failed = play(start, { type: 'step', to: '-1,0:c' });
    expect(sortedSubs(failed, 0)).toEqual(['-1,0:c']);
    expect(choices(failed)).toEqual(path.map(mine));
  });

  test('PS-MEET-3 an enemy mine destroys the sub in passing; the mine of the sub is still laid', () => {
    const start = table(TWO, [{ subs: ['0,0:e1', '-1,0:c'] }, { mines: ['0,0:e2'] }]);
    const sunk = sail(start, '0,0:e1', '0,0:e2');
    expect(sortedMines(sunk, 1)).toEqual([]);
    expect(choices(sunk)).toEqual([mine('0,0:e1')]);
  });

  test('PS-MEET-4 both subs are destroyed, and the region of the crash takes no mine', () => {
    const start = table(TWO, [{ subs: ['0,0:e1', '-1,0:c'] }, { subs: ['0,0:e2', '1,0:c'] }]);
    const crashed = sail(start, '0,0:e1', '0,0:e2');
    expect([sortedSubs(crashed, 0), sortedSubs(crashed, 1)]).toEqual([['-1,0:c'], ['1,0:c']]);
    expect(choices(crashed)).toEqual([mine('0,0:e1')]);
  });

  test('PS-MEET-5 an enemy CC destroys the sub, even a hero, and nothing in it is destroyed', () => {
    const start = table(THREE, [{ subs: ['1,0:e4'] }, { subs: ['1,0:c'] }]);
    const sunk = sail(start, '1,0:e4', '1,0:c');
    expect(sortedSubs(sunk, 1)).toEqual(['1,0:c']);
    expect([sortedSubs(sunk, 0), decider(sunk), choices(sunk)]).toEqual([[], 0, [mine('1,0:e4')]]);
  });

  test('PS-CAP-5 PS-CAP-6 ending on an enemy follows the normal rules', () => {
    const red = { subs: ['1,0:e3', '-1,0:c'] };
    const declared = play(table(CAPTAIN, [red, { mines: ['1,0:e1'] }]), {
      type: 'tokens',
      use: ['intelligence', 'map'],
    });
    const onMine = sail(declared, '1,0:e3', '1,0:e4', '1,0:c', '1,0:e1');
    expect([sortedSubs(onMine, 0), sortedMines(onMine, 1)]).toEqual([['-1,0:c'], []]);
    const other = play(table(CAPTAIN, [{ subs: ['0,0:e1', '-1,0:c'] }]), { type: 'tokens', use: ['map'] });
    const inCc = sail(other, '0,0:e1', '0,0:c', '1,0:c');
    expect(sortedSubs(inCc, 0)).toEqual(['-1,0:c']);
  });

  test('PS-CAP-5 a hero with the Intelligence Report does not kill in passing', () => {
    const start = table(CAPTAIN, [{ subs: ['-1,1:e1'] }, { subs: ['0,0:c', '1,0:e3'] }]);
    const declared = play(start, { type: 'tokens', use: ['intelligence'] });
    const moved = sail(declared, '-1,1:e1', '0,0:e4', '0,0:c', '0,0:e1');
    expect(sortedSubs(moved, 1)).toEqual(['0,0:c', '1,0:e3']);
  });
});

describe('heroes', () => {
  test('PS-HERO-1 a sub is a hero as soon as it is the last, even in the middle of a turn', () => {
    // Red's hero sinks one of White's two subs; the other is a hero now, and still falls to a hero that enters.
    const start = table(THREE, [{ subs: ['0,0:e5'] }, { subs: ['0,0:c', '0,0:e1'] }, {}]);
    const moved = sail(start, '0,0:e5', '0,0:c', '0,0:e1');
    expect(sortedSubs(moved, 1)).toEqual([]);
    expect(decider(moved)).toBe(0);
  });

  test('PS-HERO-3 an ordinary sub falls to a hero', () => {
    const start = table(TWO, [{ subs: ['0,0:e1', '-1,0:c'] }, { subs: ['0,0:e2'] }]);
    const sunk = sail(start, '0,0:e1', '0,0:e2');
    expect([sortedSubs(sunk, 0), sortedSubs(sunk, 1)]).toEqual([['-1,0:c'], ['0,0:e2']]);
  });

  test("PS-HERO-1 in teams the teammate's subs do not count", () => {
    const start = table(FOUR, [{ subs: ['0,0:e1'] }, { subs: ['0,0:c', '1,-1:e0'] }]);
    const passed = sail(start, '0,0:e1', '0,0:c');
    expect([sortedSubs(passed, 0), sortedSubs(passed, 1)]).toEqual([['0,0:c'], ['1,-1:e0']]);
  });
});

describe('the mine', () => {
  test('PS-MINE-3 an eliminated player still lays the last mine', () => {
    const start = table(THREE, [{ subs: ['0,0:e1'] }, { mines: ['0,0:c'] }]);
    const sunk = sail(start, '0,0:e1', '0,0:c');
    expect([decider(sunk), choices(sunk)]).toEqual([0, [mine('0,0:e1')]]);
    const end = play(sunk, mine('0,0:e1'));
    expect([decider(end), sortedMines(end, 0)]).toEqual([1, ['0,0:e1']]);
  });

  test('PS-MINE-4 twelve mines can be laid, including destroyed ones', () => {
    const start = table({ ...TWO, mines: 'twelve' }, [{ minesLaid: 12 }]);
    const end = sail(start, '-1,1:e4', '-1,1:e3', '-1,1:e2');
    expect(sortedSubs(end, 0)).toEqual(['-1,0:e0', '-1,1:c']);
    const home = sail(start, '-1,0:e0', '-1,0:e5', '-1,0:c');
    expect(sortedSubs(home, 0)).toEqual(['-1,0:c', '-1,1:c', '-1,1:e4']);
    expect([decider(home), home.quietSoFar]).toEqual([1, true]);
  });
});

describe('the end', () => {
  test('PS-END-1 the game ends in the middle of a move', () => {
    const start = table(TWO, [{ subs: ['0,0:e1'] }, { subs: ['0,0:e2'] }]);
    const end = sail(start, '0,0:e1', '0,0:e2');
    expect([decider(end), choices(end), result(end)]).toEqual(['over', [], { winners: [0] }]);
    expect(position(end).subs).toEqual({ red: ['0,0:e2'], blue: [] });
  });

  test('PS-END-1 both seats of a team win, even if one has no subs left', () => {
    const start = table(FOUR, [{ subs: ['0,0:e1'] }, { subs: [] }, { subs: [] }, { subs: ['0,0:c'] }]);
    expect(result(sail(start, '0,0:e1', '0,0:c'))).toEqual({ winners: [0, 2] });
  });

  test('PS-END-1 the last two subs of a team that sink each other lose the game', () => {
    const start = table(FOUR, [{ subs: ['0,0:c'] }, {}, { subs: ['1,-1:e4'] }]);
    expect(result(sail(start, '0,0:c', '0,0:e1', '1,-1:e4'))).toEqual({ winners: [1, 3] });
  });

  test('PS-END-2 three quiet rounds are a draw', () => {
    const blue = { subs: ['0,0:c', '1,0:c'], mines: ['0,0:e2', '1,0:e5'] };
    const rest = { seat: 1, quietRounds: 2, quietSoFar: true };
    const home = (state: SlowState) =>
      sail(play(state, { type: 'tokens', use: ['current'] }), '0,0:c', '0,0:e2', '1,0:e5', '1,0:c');
    expect(result(home(table(CAPTAIN, [{}, blue], rest)))).toEqual({ draw: true });
    const loud = home(table(CAPTAIN, [{}, blue], { ...rest, quietSoFar: false }));
    expect([result(loud), loud.quietRounds, loud.quietSoFar]).toEqual([undefined, 0, true]);
    expect(home(table(CAPTAIN, [{}, blue], { ...rest, quietRounds: 1 })).quietRounds).toBe(2);
  });
});

describe('rounds and whirlpools', () => {
  const whirlpools = [
    { at: '-1,1:c', spin: 'clockwise' },
    { at: '0,0:c', spin: 'counter-clockwise' },
  ] as const;

  test('PS-CAP-2 the second player picks either whirlpool, the first puts the other on another tile', () => {
    const start = open({ ...CAPTAIN, first: 1 });
    expect([decider(start), choices(start).length]).toEqual([0, 6]);
    const one = play(start, { type: 'whirlpool', spin: 'counter-clockwise', at: '0,0:c' });
    expect([decider(one), choices(one)]).toEqual([
      1,
      [
        { type: 'whirlpool', spin: 'clockwise', at: '-1,1:c' },
        { type: 'whirlpool', spin: 'clockwise', at: '1,-1:c' },
      ],
    ]);
    const two = play(one, { type: 'whirlpool', spin: 'clockwise', at: '-1,1:c' });
    expect(decider(two)).toBe(1);
    expect(position(two).whirlpools).toEqual(whirlpools);
  });

  test('PS-CAP-3 after the round each whirlpool turns its tile with everything on it', () => {
    const red = { subs: ['-1,1:e5', '-1,1:c', '-1,0:e0'], mines: ['0,0:e0'] };
    const start = table(CAPTAIN, [red, { subs: ['1,0:e3', '1,0:e4'], mines: ['0,0:e3'] }], { seat: 1, whirlpools });
    const end = play(sail(start, '1,0:e3', '1,0:c', '1,0:e1', '1,0:e0'), mine('1,0:e3'));
    expect(sortedSubs(end, 0)).toEqual(['-1,0:e0', '-1,1:c', '-1,1:e0']);
    expect([sortedMines(end, 0), sortedMines(end, 1)]).toEqual([['0,0:e5'], ['0,0:e2', '1,0:e3']]);
    const turns = Object.fromEntries(position(end).tiles.map((tile) => [tile.at, tile.turn]));
    expect(turns).toEqual({ '-1,0': 2, '-1,1': 4, '0,0': 5, '1,-1': 0, '1,0': 2 });
  });

  test("PS-CAP-3 a round ends at the first player's seat, even after their elimination", () => {
    const three = { ...THREE, captain: true };
    const spun = [{ at: '0,0:c', spin: 'clockwise' }] as const;
    const start = table(three, [{ subs: [] }], { seat: 1, whirlpools: spun });
    const one = play(sail(start, '1,0:e1', '1,0:c', '1,0:e3', '1,0:e4'), mine('1,0:e1'));
    expect([decider(one), one.tiles[3]?.turn]).toEqual([2, 0]);
    const two = play(sail(one, '-1,1:e3', '-1,1:c', '-1,1:e5', '-1,1:e0'), mine('-1,1:e3'));
    expect([decider(two), two.tiles[3]?.turn]).toEqual([1, 1]);
  });
});
