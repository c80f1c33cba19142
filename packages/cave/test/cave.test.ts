import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL_SIDES,
  bit,
  Cave,
  Distances,
  DX,
  DY,
  distinctTurns,
  firstSides,
  has,
  MAX_TILES,
  NOTHING,
  opposite,
  SHAPES,
  SIDES,
  sidesOf,
  stepsOf,
  turned,
  UNREACHED,
  Ways,
} from '../src/index.ts';

const { X, T, L, I, D } = SHAPES;

describe('sides', () => {
  test('rotations are clockwise, and four make a full turn', () => {
    expect(turned(D, 1)).toBe(sidesOf('east'));
    expect(turned(L, 1)).toBe(sidesOf('east', 'south'));
    expect(turned(T, 2)).toBe(sidesOf('south', 'west', 'east'));
    for (const shape of [X, T, L, I, D]) expect(turned(turned(shape, 3), 1)).toBe(shape);
  });

  test('opposite sides', () => {
    expect(SIDES.map((_, side) => SIDES[opposite(side)])).toEqual(['south', 'west', 'north', 'east']);
  });

  test('counts the rotations that look different', () => {
    expect([X, T, L, I, D].map(distinctTurns)).toEqual([1, 4, 4, 2, 4]);
  });
});

describe('connection', () => {
  test('tiles connect where both sides are open, not against a wall, never diagonally', () => {
    const cave = new Cave();
    const start = cave.placeTile(0, 0, X);
    const east = cave.placeTile(1, 0, I);
    const north = cave.placeTile(0, -1, turned(D, 2));
    const corner = cave.placeTile(1, -1, X);
    expect(cave.through(start, 0)).toBe(north);
    expect(cave.through(start, 1)).toBe(NOTHING);
    expect(cave.through(east, 0)).toBe(corner);
    expect(cave.through(north, 1)).toBe(NOTHING);
  });

  test('a blasted side stays open, towards a tile or one that is placed there later', () => {
    const cave = new Cave();
    const start = cave.placeTile(0, 0, D);
    cave.blast(start, 2);
    expect(cave.isGap(start, 2)).toBe(true);
    const south = cave.placeTile(0, 1, D);
    expect(cave.through(south, 0)).toBe(start);
    const west = cave.placeTile(-1, 0, D);
    expect(cave.through(start, 3)).toBe(NOTHING);
    cave.blast(west, 1);
    expect(cave.through(start, 3)).toBe(west);
  });

  test('a sealed side never opens by blasting', () => {
    const cave = new Cave();
    const start = cave.placeTile(0, 0, X);
    cave.blast(start, 1);
    const steep = cave.placeTile(1, 0, I, ALL_SIDES & ~I);
    expect(cave.through(steep, 3)).toBe(NOTHING);
    expect(cave.wouldConnect(start, 1, I, ALL_SIDES & ~I)).toBe(false);
    expect(cave.wouldConnect(start, 1, turned(I, 1), I)).toBe(true);
  });
});

describe('bounds', () => {
  test('there are no gaps outside the bounds', () => {
    const cave = new Cave((x, y) => Math.abs(x) <= 1 && y >= 0);
    cave.placeTile(0, 0, X);
    expect(cave.gapCount).toBe(3);
    cave.placeTile(1, 0, X);
    expect([cave.isGap(1, 1), cave.isGap(1, 0), cave.isGap(1, 2)]).toEqual([false, false, true]);
    expect(cave.leavesGap(0, 1, 0)).toBe(true);
  });
});

/** Caves grown at random, to be compared with a plain recount. */
const laying = fc.record({
  from: fc.nat(100),
  side: fc.nat(3),
  openings: fc.integer({ min: 1, max: 15 }),
  sealed: fc.boolean(),
  blast: fc.option(fc.nat(3)),
});

function grow(
  steps: readonly { from: number; side: number; openings: number; sealed: boolean; blast: number | null }[],
): Cave {
  const cave = new Cave();
  cave.placeTile(0, 0, X);
  for (const { from, side, openings, sealed, blast } of steps) {
    const tile = from % cave.count;
    const [x, y] = [cave.x[tile]! + DX[side]!, cave.y[tile]! + DY[side]!];
    if (cave.at(x, y) === NOTHING) cave.placeTile(x, y, openings, sealed ? ALL_SIDES & ~openings : 0);
    if (blast !== null && !has(cave.sealed[tile]!, blast)) cave.blast(tile, blast);
  }
  return cave;
}

const ways = (cave: Cave, tile: number, side: number) => has(cave.openings[tile]! | cave.blasted[tile]!, side);

function plainlyConnected(cave: Cave, a: number, side: number): boolean {
  const b = cave.at(cave.x[a]! + DX[side]!, cave.y[a]! + DY[side]!);
  if (b === NOTHING) return false;
  const back = opposite(side);
  if (has(cave.openings[a]!, side) && has(cave.openings[b]!, back)) return true;
  const sealed = has(cave.sealed[a]!, side) || has(cave.sealed[b]!, back);
  return !sealed && (has(cave.blasted[a]!, side) || has(cave.blasted[b]!, back));
}

function plainGaps(cave: Cave): number {
  let gaps = 0;
  for (let tile = 0; tile < cave.count; tile++) {
    for (let side = 0; side < 4; side++) {
      if (ways(cave, tile, side) && cave.at(cave.x[tile]! + DX[side]!, cave.y[tile]! + DY[side]!) === NOTHING) gaps++;
    }
  }
  return gaps;
}

describe('incremental updates agree with a recount', () => {
  const grown = fc.array(laying, { maxLength: 60 }).map(grow);

  test('doors and gaps', () => {
    fc.assert(
      fc.property(grown, (cave) => {
        for (let tile = 0; tile < cave.count; tile++) {
          for (let side = 0; side < 4; side++)
            expect(cave.through(tile, side) !== NOTHING).toBe(plainlyConnected(cave, tile, side));
        }
        expect(cave.gapCount).toBe(plainGaps(cave));
      }),
      { seed: 1 },
    );
  });

  test('leavesGap predicts what placing the tile shows', () => {
    fc.assert(
      fc.property(grown, fc.integer({ min: 0, max: 15 }), fc.nat(3), fc.nat(100), (cave, openings, side, from) => {
        const tile = from % cave.count;
        const [x, y] = [cave.x[tile]! + DX[side]!, cave.y[tile]! + DY[side]!];
        fc.pre(cave.at(x, y) === NOTHING);
        const expected = cave.leavesGap(x, y, openings);
        const copy = new Cave();
        copy.copyFrom(cave);
        copy.placeTile(x, y, openings);
        expect(plainGaps(copy) > 0).toBe(expected);
        expect(cave.gapCount).toBe(plainGaps(cave));
      }),
      { seed: 2 },
    );
  });

  test('distances are symmetric, grow by one per step and stop at their limit', () => {
    fc.assert(
      fc.property(grown, fc.nat(100), fc.nat(100), (cave, a, b) => {
        const [from, to] = [a % cave.count, b % cave.count];
        const there = new Distances().from(cave, from);
        const back = new Distances().from(cave, to);
        expect(there.steps[to]).toBe(back.steps[from]);
        for (let tile = 0; tile < cave.count; tile++) {
          const neighbours = [0, 1, 2, 3].map((side) => cave.through(tile, side)).filter((next) => next !== NOTHING);
          for (const next of neighbours)
            expect(Math.abs(there.steps[tile]! - there.steps[next]!)).toBeLessThanOrEqual(1);
        }
        const near = new Distances().from(cave, from, 3);
        expect([...near.steps.subarray(0, cave.count)]).toEqual(
          [...there.steps.subarray(0, cave.count)].map((steps) => (steps <= 3 ? steps : UNREACHED)),
        );
      }),
      { seed: 3 },
    );
  });

  test('barred tiles are not entered', () => {
    const cave = new Cave();
    for (let x = 0; x < 4; x++) cave.placeTile(x, 0, X);
    const barred = new Int8Array(80);
    barred[1] = 1;
    expect([...new Distances().from(cave, 0, 9, barred).steps.subarray(0, 4)]).toEqual([
      0,
      UNREACHED,
      UNREACHED,
      UNREACHED,
    ]);
    expect(bit(2)).toBe(4);
  });

  /** Looks up some ways before every change, so that the cache can go stale. */
  function growAsking(steps: Parameters<typeof grow>[0], barred: Int8Array): { cave: Cave; ways: Ways } {
    const cave = new Cave();
    const ways = new Ways(cave, barred, MAX_TILES);
    cave.placeTile(0, 0, X);
    for (const { from, side, openings, sealed, blast } of steps) {
      const tile = from % cave.count;
      const [x, y] = [cave.x[tile]! + DX[side]!, cave.y[tile]! + DY[side]!];
      for (let goal = from % 3; goal < cave.count; goal += 3) ways.between(0, goal);
      if (cave.at(x, y) === NOTHING) ways.laid(cave.placeTile(x, y, openings));
      if (blast === 0) cave.blast(tile, side);
      else if (blast === 1 && sealed) barred[tile] = 1;
      else continue;
      ways.forget();
    }
    return { cave, ways };
  }

  test('cached ways are the shortest, and their first steps lead closer', () => {
    fc.assert(
      fc.property(fc.array(laying, { maxLength: 60 }), (steps) => {
        const barred = new Int8Array(MAX_TILES);
        const { cave, ways } = growAsking(steps, barred);
        const copy = new Ways(cave, barred, MAX_TILES);
        copy.copyFrom(ways);
        for (let goal = 0; goal < cave.count; goal++) {
          const { steps } = new Distances().from(cave, goal, UNREACHED - 1, barred);
          for (let tile = 0; tile < cave.count; tile++) {
            const way = copy.between(tile, goal);
            expect(stepsOf(way)).toBe(steps[tile]);
            const nearer = SIDES.map((_, side) => cave.through(tile, side)).map(
              (next) => next !== NOTHING && steps[next]! < steps[tile]!,
            );
            expect(SIDES.map((_, side) => has(firstSides(way), side))).toEqual(
              nearer.map((is) => is && steps[tile]! < UNREACHED),
            );
          }
        }
      }),
      { seed: 4 },
    );
  });
});
