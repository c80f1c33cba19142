// IE-MAP-4: a temple whose last gap is a dead end is closed. How well the bots forecast that and work towards it.
import { Stream, unwrap } from '@undercroft/engine';
import { type Closing, type InfernosEdge, infernosEdge, keysInBag } from '@undercroft/infernos-edge';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../../../../packages/bots/src/match.ts';
import { cellAt, GroundPlan } from '../../bots/ground-plan.ts';
import { createNovice } from '../../bots/novice.ts';
import { TileForecast } from '../../bots/tile-forecast.ts';

type State = InfernosEdge['State'];

const novice = createNovice();
const forecast = new TileForecast();
const TILES = 30;
const OPTIONS = {
  explorers: ['scoundrel', 'sharpshooter', 'veteran', 'healer'].map((explorer) => ({ explorer, seat: 0 })),
  difficulty: 'beginner',
};
const [UP, RIGHT, DOWN, LEFT] = [0b0001, 0b0010, 0b0100, 0b1000];
const [X, T, L, D] = [UP | RIGHT | DOWN | LEFT, LEFT | UP | RIGHT, UP | RIGHT, UP];
const MIDDLE = cellAt(0, 1);

function openingPlan(): GroundPlan {
  const plan = new GroundPlan();
  plan.update(unwrap(infernosEdge.open(OPTIONS)));
  return plan;
}

const gapsOf = (plan: GroundPlan): number[] => Array.from(plan.gaps.subarray(0, plan.gapCount)).sort((a, b) => a - b);

/** Plays a game of the novice, calling `watch` before every entry; returns the final position. */
function play(seed: string, closing: Closing, watch: (state: State) => void): State {
  const state = unwrap(infernosEdge.open({ ...OPTIONS, closing }));
  const players = [{ bot: novice, budget: { iterations: 1 } }];
  playMatch({ game: infernosEdge, state, players, stream: Stream.of(seed), onMove: () => watch(state) });
  return state;
}

/** The forecast after placing a tile from the bag. */
function forecastWith(openings: number): number {
  const plan = openingPlan();
  plan.place(MIDDLE, openings);
  plan.left--;
  return forecast.tilesAhead(plan);
}

describe('ground plan', () => {
  it('IE-COMP-3: begins with five gaps along the wings and thirty tiles', () => {
    const plan = openingPlan();
    expect(gapsOf(plan)).toEqual([-2, -1, 0, 1, 2].map((x) => cellAt(x, 1)));
    expect([plan.left, ...plan.bag]).toEqual([30, 9, 8, 6, 2, 5]);
    expect(gapsOf(plan).map((cell) => [plan.emptyNeighbours(cell), plan.newNeighbours(cell)])).toEqual([
      [3, 2],
      [3, 1],
      [3, 1],
      [3, 1],
      [3, 2],
    ]);
  });

  it('is unchanged after placing and removing a tile', () => {
    const plan = openingPlan();
    for (const cell of gapsOf(plan))
      for (const openings of [X, T, L, D]) {
        const before = gapsOf(plan);
        plan.place(cell, openings);
        expect(gapsOf(plan)).not.toContain(cell);
        plan.remove(cell);
        expect(gapsOf(plan)).toEqual(before);
      }
  });

  it('has the gaps of a temple, whatever it held before', () => {
    const plan = new GroundPlan();
    play('plan', 'ledge', (state) => {
      plan.update(state);
      const fresh = new GroundPlan();
      fresh.update(state);
      expect([...gapsOf(plan), plan.left, ...plan.bag]).toEqual([...gapsOf(fresh), fresh.left, ...fresh.bag]);
      expect(plan.left).toBe(state.bagCount);
    });
  });

  it('is sealed when the only gap left is a dead end', () => {
    const plan = openingPlan();
    for (const x of [-2, -1, 2]) plan.place(cellAt(x, 1), D);
    // A passage down beside the middle, and round below it.
    plan.place(cellAt(1, 1), UP | DOWN);
    plan.place(cellAt(1, 2), UP | LEFT);
    expect(gapsOf(plan)).toEqual([MIDDLE, cellAt(0, 2)]);
    expect(plan.isSealed()).toBe(false);
    plan.place(cellAt(0, 2), RIGHT);
    expect(gapsOf(plan)).toEqual([MIDDLE]);
    expect(plan.isSealed()).toBe(true);
    expect(forecast.tilesAhead(plan)).toBe(0);
  });

  it('is not sealed while its only gap leads on', () => {
    const plan = openingPlan();
    for (const x of [-2, -1, 1, 2]) plan.place(cellAt(x, 1), D);
    expect(gapsOf(plan)).toEqual([MIDDLE]);
    expect(plan.isSealed()).toBe(false);
    expect(forecast.tilesAhead(plan)).toBeGreaterThan(0);
  });
});

describe('tile forecast', () => {
  it('IE-MAP-4: is higher if a tile opens a new passage', () => {
    expect(forecastWith(X)).toBeGreaterThan(forecastWith(T) + 0.2);
    expect(forecastWith(X)).toBeGreaterThan(forecastWith(L) + 0.2);
  });

  it('never exceeds the tiles left, and is zero in a closed temple', () => {
    const plan = openingPlan();
    for (const [shape, copies] of plan.bag.entries())
      for (let left = copies; left > 0; left--) {
        expect(forecast.tilesAhead(plan)).toBeLessThanOrEqual(plan.left);
        plan.bag[shape] = left - 1;
        plan.left--;
      }
    expect([plan.left, forecast.tilesAhead(plan)]).toEqual([0, 0]);
  });

  it('is right on average in games of the novice, within three tiles', () => {
    const plan = new GroundPlan();
    const differences: number[] = [];
    for (let game = 0; game < 40; game++) {
      const seen: { forecast: number; laid: number }[] = [];
      let laid = 0;
      const end = play(`ahead/${game}`, 'ledge', (state) => {
        if (state.bagCount === 0) return;
        laid = TILES - state.bagCount;
        if (plan.update(state)) seen.push({ forecast: forecast.tilesAhead(plan), laid });
      });
      // Games lost before the temple is closed say nothing about the forecast.
      if (end.bagCount === 0) differences.push(...seen.map((one) => one.forecast - (laid - one.laid)));
    }
    const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
    expect(Math.abs(mean)).toBeLessThan(3);
  });
});

describe('the novice', () => {
  it('IE-MAP-4: often closes the temple long before the bag is empty where no key is lost by it', () => {
    let [closed, tiles] = [0, 0];
    for (let game = 0; game < 60; game++) {
      let laid = 0;
      const end = play(`closed/${game}`, 'ledge', (state) => {
        if (state.bagCount > 0) laid = TILES - state.bagCount;
      });
      tiles += laid;
      if (end.discarded) closed++;
    }
    expect(closed).toBeGreaterThan(24);
    expect(tiles / 60).toBeLessThan(22);
  });

  it('IE-MAP-4: does not wall itself in while a key would be lost with the bag', () => {
    const last: number[] = [];
    const lost = Array.from({ length: 60 }, (_, game) => {
      const end = play(`open/${game}`, 'strict', (state) => {
        last[game] = keysInBag(state);
      });
      return infernosEdge.save(end).end === 'keys-lost';
    }).filter((isLost) => isLost);
    expect(lost.length).toBeLessThan(3);
    // Otherwise the games would have ended before it could have happened.
    expect(last.filter((keys) => keys === 0).length).toBeGreaterThan(15);
  });
});
