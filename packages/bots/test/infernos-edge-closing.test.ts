// IE-MAP-4: a temple whose last gap leads nowhere is closed. How well the bots foretell that and work towards it.
import { must, Stream } from '@undercroft/engine';
import { type InfernosEdge, infernosEdge } from '@undercroft/infernos-edge';
import { describe, expect, it } from 'vitest';
import { cellAt, Plan } from '../src/infernos-edge/plan.ts';
import { roster } from '../src/infernos-edge/roster.ts';
import { tilesAhead } from '../src/infernos-edge/tiles-ahead.ts';
import { playMatch } from '../src/match.ts';

type State = InfernosEdge['State'];

const TILES = 30;
const OPTIONS = {
  explorers: ['scoundrel', 'sharpshooter', 'veteran', 'healer'].map((explorer) => ({ explorer, seat: 0 })),
  difficulty: 'beginner',
};
const [UP, RIGHT, DOWN, LEFT] = [0b0001, 0b0010, 0b0100, 0b1000];
const [X, T, L, D] = [UP | RIGHT | DOWN | LEFT, LEFT | UP | RIGHT, UP | RIGHT, UP];
const MIDDLE = cellAt(0, 1);

function planAtFirst(): Plan {
  const plan = new Plan();
  plan.look(must(infernosEdge.open(OPTIONS)));
  return plan;
}

const gapsOf = (plan: Plan): number[] => Array.from(plan.gaps.subarray(0, plan.gapCount)).sort((a, b) => a - b);

/** A game of the novice, watched before everything that is played; answers its end. */
function play(seed: string, watch: (state: State) => void): State {
  const state = must(infernosEdge.open(OPTIONS));
  const sitters = [{ bot: roster.bots.novice, budget: { iterations: 1 } }];
  playMatch({ game: infernosEdge, state, sitters, stream: Stream.of(seed), watch: () => watch(state) });
  return state;
}

/** Lays a tile as if it came from the bag; answers how many are foretold then. */
function aheadWith(openings: number): number {
  const plan = planAtFirst();
  plan.lay(MIDDLE, openings);
  plan.left--;
  return tilesAhead(plan);
}

describe('the plan', () => {
  it('IE-COMP-3: begins with five gaps along the wings and thirty tiles', () => {
    const plan = planAtFirst();
    expect(gapsOf(plan)).toEqual([-2, -1, 0, 1, 2].map((x) => cellAt(x, 1)));
    expect([plan.left, ...plan.bag]).toEqual([30, 9, 8, 6, 2, 5]);
    expect(gapsOf(plan).map((cell) => [plan.waysOn(cell), plan.newWaysOn(cell)])).toEqual([
      [3, 2],
      [3, 1],
      [3, 1],
      [3, 1],
      [3, 2],
    ]);
  });

  it('takes off what was laid, and is as it was', () => {
    const plan = planAtFirst();
    for (const cell of gapsOf(plan))
      for (const openings of [X, T, L, D]) {
        const before = gapsOf(plan);
        plan.lay(cell, openings);
        expect(gapsOf(plan)).not.toContain(cell);
        plan.takeOff(cell);
        expect(gapsOf(plan)).toEqual(before);
      }
  });

  it('sees the gaps of a temple, whatever it looked at before', () => {
    const plan = new Plan();
    play('plan', (state) => {
      plan.look(state);
      const fresh = new Plan();
      fresh.look(state);
      expect([...gapsOf(plan), plan.left, ...plan.bag]).toEqual([...gapsOf(fresh), fresh.left, ...fresh.bag]);
      expect(plan.left).toBe(state.bagCount);
    });
  });

  it('is sealed when the one gap left leads nowhere', () => {
    const plan = planAtFirst();
    for (const x of [-2, -1, 2]) plan.lay(cellAt(x, 1), D);
    // Down beside the middle, and round below it.
    plan.lay(cellAt(1, 1), UP | DOWN);
    plan.lay(cellAt(1, 2), UP | LEFT);
    expect(gapsOf(plan)).toEqual([MIDDLE, cellAt(0, 2)]);
    expect(plan.isSealed()).toBe(false);
    plan.lay(cellAt(0, 2), RIGHT);
    expect(gapsOf(plan)).toEqual([MIDDLE]);
    expect(plan.isSealed()).toBe(true);
    expect(tilesAhead(plan)).toBe(0);
  });

  it('is not sealed while its one gap leads on', () => {
    const plan = planAtFirst();
    for (const x of [-2, -1, 1, 2]) plan.lay(cellAt(x, 1), D);
    expect(gapsOf(plan)).toEqual([MIDDLE]);
    expect(plan.isSealed()).toBe(false);
    expect(tilesAhead(plan)).toBeGreaterThan(0);
  });
});

describe('how many tiles are foretold', () => {
  it('IE-MAP-4: is more if a tile opens a new way', () => {
    expect(aheadWith(X)).toBeGreaterThan(aheadWith(T) + 0.2);
    expect(aheadWith(X)).toBeGreaterThan(aheadWith(L) + 0.2);
  });

  it('is never more than are left, and nothing in a closed temple', () => {
    const plan = planAtFirst();
    for (const [shape, copies] of plan.bag.entries())
      for (let left = copies; left > 0; left--) {
        expect(tilesAhead(plan)).toBeLessThanOrEqual(plan.left);
        plan.bag[shape] = left - 1;
        plan.left--;
      }
    expect([plan.left, tilesAhead(plan)]).toEqual([0, 0]);
  });

  it('comes true on average in games of the novice, within three tiles', () => {
    const plan = new Plan();
    const differences: number[] = [];
    for (let game = 0; game < 40; game++) {
      const seen: { foretold: number; laid: number }[] = [];
      let laid = 0;
      const end = play(`ahead/${game}`, (state) => {
        if (state.bagCount === 0) return;
        laid = TILES - state.bagCount;
        if (plan.look(state)) seen.push({ foretold: tilesAhead(plan), laid });
      });
      // Whoever is down before it is closed lays no more, however many were to come.
      if (end.bagCount === 0) differences.push(...seen.map((one) => one.foretold - (laid - one.laid)));
    }
    const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
    expect(Math.abs(mean)).toBeLessThan(3);
  });
});

describe('the novice', () => {
  it('IE-MAP-4: closes many a temple long before the bag is empty', () => {
    let [closed, tiles] = [0, 0];
    for (let game = 0; game < 60; game++) {
      let laid = 0;
      const end = play(`closed/${game}`, (state) => {
        if (state.bagCount > 0) laid = TILES - state.bagCount;
      });
      tiles += laid;
      if (end.discarded) closed++;
    }
    expect(closed).toBeGreaterThan(24);
    expect(tiles / 60).toBeLessThan(22);
  });
});
