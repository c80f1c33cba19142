// Random play: outcomes by their odds, decisions evenly. With a die that is scripted, every draw is known.
import { type Lanterns, lanterns, type Stairs } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { buffer, clone, drawOutcome, OVER, odds, Playout, Stream, unwrap } from '../src/index.ts';

function feeling(): Stairs {
  const stairs = unwrap(lanterns.open({}));
  lanterns.play(stairs, 3);
  return stairs;
}

describe('drawing an outcome', () => {
  const draw = (left: number, game = lanterns) =>
    drawOutcome<Lanterns>(game, feeling(), { below: () => left }, buffer(game), buffer(game));

  test('each outcome has as many numbers as its weight', () => {
    expect([0, 1, 2, 3].map((left) => draw(left))).toEqual([1, 1, 2, 3]);
  });

  test('with equal weights the number is the place in the list', () => {
    const fair = {
      ...lanterns,
      weights: (_: Stairs, out: Int32Array) => {
        out.set([1, 1, 1]);
        return 3;
      },
    };
    expect([0, 1, 2].map((left) => draw(left, fair))).toEqual([1, 2, 3]);
  });

  test('the die has as many sides as the weights add up to', () => {
    const asked: number[] = [];
    const dice = { below: (n: number) => asked.push(n) * 0 };
    drawOutcome<Lanterns>(lanterns, feeling(), dice, buffer(lanterns), buffer(lanterns));
    expect(asked).toEqual([odds(lanterns, feeling()).total]);
  });
});

describe('a playout', () => {
  test('ends the game, hears of each code before it is played, and counts them', () => {
    const stairs = unwrap(lanterns.open({ seats: 3 }));
    const again = clone(lanterns, stairs);
    const codes: number[] = [];
    const entries = new Playout(lanterns).finish(stairs, Stream.of('playout'), (code) => {
      if (codes.length === 0) expect(stairs.steps).toEqual([0, 0, 0]);
      codes.push(code);
    });
    expect(lanterns.decider(stairs)).toBe(OVER);
    expect(entries).toBe(codes.length);
    for (const code of codes) {
      expect(lanterns.decider(again)).not.toBe(OVER);
      lanterns.play(again, code);
    }
    expect(again).toEqual(stairs);
    expect(new Playout(lanterns).finish(stairs, Stream.of('playout'))).toBe(0);
  });

  test('chooses decisions evenly and outcomes by their weights', () => {
    const share = (state: Stairs) => {
      const playout = new Playout(lanterns);
      const stream = Stream.of('share');
      const drawn = Array.from({ length: 4_000 }, () => playout.choose(state, stream));
      return [1, 2, 3].map((code) => Math.round((drawn.filter((one) => one === code).length * 12) / 4_000));
    };
    expect(share(unwrap(lanterns.open({})))).toEqual([4, 4, 4]);
    expect(share(feeling())).toEqual([6, 3, 3]);
  });
});
