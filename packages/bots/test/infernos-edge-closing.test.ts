// IE-MAP-4: a temple whose last gap leads nowhere is closed. How well the bots foretell that and work towards it.
import { CHANCE, must, OVER, Stream } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { describe, expect, it } from 'vitest';
import { cellAt, Plan } from '../src/infernos-edge/plan.ts';
import { roster } from '../src/infernos-edge/roster.ts';
import { tilesAhead } from '../src/infernos-edge/tiles-ahead.ts';
import { playMatch } from '../src/match.ts';

const OPTIONS = {
  explorers: ['scoundrel', 'sharpshooter', 'veteran', 'healer'].map((explorer) => ({ explorer, seat: 0 })),
  difficulty: 'beginner',
};
const [X, T, L, D] = [0b1111, 0b1011, 0b0011, 0b0001];
const MIDDLE = cellAt(0, 1);

function planAtFirst(): Plan {
  const plan = new Plan();
  plan.look(must(infernosEdge.open(OPTIONS)));
  return plan;
}

const gapsOf = (plan: Plan): number[] => Array.from(plan.gaps.subarray(0, plan.gapCount)).sort((a, b) => a - b);

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
    const state = must(infernosEdge.open(OPTIONS));
    playMatch({
      game: infernosEdge,
      state,
      sitters: [{ bot: roster.bots.novice, budget: { iterations: 1 } }],
      stream: Stream.of('plan'),
      watch() {
        plan.look(state);
        const fresh = new Plan();
        fresh.look(state);
        expect([...gapsOf(plan), plan.left, ...plan.bag]).toEqual([...gapsOf(fresh), fresh.left, ...fresh.bag]);
        expect(plan.left).toBe(state.bagCount);
      },
    });
  });

  it('is sealed when the one gap left leads nowhere', () => {
    const plan = planAtFirst();
    for (const x of [-2, -1, 1, 2]) {
      expect(plan.isSealed()).toBe(false);
      plan.lay(cellAt(x, 1), D);
    }
    expect(plan.isSealed()).toBe(false);
    plan.lay(MIDDLE, 0b0101);
    plan.lay(cellAt(0, 2), D | 0b0010);
    plan.lay(cellAt(1, 2), 0b1001);
    expect(gapsOf(plan)).toEqual([]);
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
      const state = must(infernosEdge.open(OPTIONS));
      const seen: { foretold: number; laid: number }[] = [];
      let laid = 0;
      playMatch({
        game: infernosEdge,
        state,
        sitters: [{ bot: roster.bots.novice, budget: { iterations: 1 } }],
        stream: Stream.of(`ahead/${game}`),
        watch() {
          if (state.bagCount > 0) laid = 30 - state.bagCount;
          if (state.bagCount > 0 && plan.look(state)) seen.push({ foretold: tilesAhead(plan), laid });
        },
      });
      const ended = infernosEdge.decider(state) === OVER && state.bagCount === 0;
      if (ended) differences.push(...seen.map((one) => one.foretold - (laid - one.laid)));
    }
    const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
    expect(Math.abs(mean)).toBeLessThan(3);
  });
});

describe('the novice', () => {
  it('IE-MAP-4: closes many a temple long before the bag is empty', () => {
    let [closed, tiles] = [0, 0];
    for (let game = 0; game < 60; game++) {
      const state = must(infernosEdge.open(OPTIONS));
      let left = 30;
      playMatch({
        game: infernosEdge,
        state,
        sitters: [{ bot: roster.bots.novice, budget: { iterations: 1 } }],
        stream: Stream.of(`closed/${game}`),
        watch(_code, by) {
          if (by === CHANCE && state.bagCount > 0) left = state.bagCount;
        },
      });
      tiles += 30 - left;
      if (state.discarded) closed++;
    }
    expect(closed).toBeGreaterThan(24);
    expect(tiles / 60).toBeLessThan(22);
  });
});
