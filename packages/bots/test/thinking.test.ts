import { describe, expect, test } from 'vitest';
import { type Advice, conclude, concludeInPieces, type Thinking } from '../src/index.ts';

/** Thinks `enough` times, and says how often it was asked to. */
class Counting implements Thinking {
  steps = 0;
  readonly #enough: number;

  constructor(enough = Number.POSITIVE_INFINITY) {
    this.#enough = enough;
  }

  step(): boolean {
    if (this.steps >= this.#enough) return false;
    this.steps++;
    return true;
  }

  advice(): Advice {
    return { code: this.steps, line: [this.steps], ideas: [], reason: { motive: 'counting' } };
  }
}

/** A clock that goes on by one millisecond each time it is looked at. */
const ticking = () => {
  let now = 0;
  return () => now++;
};
const pause = () => Promise.resolve();

describe('how long a bot thinks', () => {
  test('iterations are counted', () => {
    expect(conclude(new Counting(), { iterations: 17 }).code).toBe(17);
  });

  test('who has nothing left to think about stops', () => {
    expect(conclude(new Counting(3), { iterations: 17 }).code).toBe(3);
  });

  test('without any budget there is still an answer', () => {
    expect(conclude(new Counting(), { iterations: 0 }).code).toBe(0);
  });

  test('milliseconds are those of the clock', () => {
    const steps = conclude(new Counting(), { milliseconds: 50 }, { clock: ticking() }).code;
    expect(steps).toBeGreaterThan(40);
    expect(steps).toBeLessThanOrEqual(50);
  });

  test('milliseconds without a clock are a mistake of the caller', () => {
    expect(() => conclude(new Counting(), { milliseconds: 50 })).toThrow('clock');
  });

  test('it can be called off between two iterations', () => {
    const thinking = new Counting();
    expect(conclude(thinking, { iterations: 1000 }, { stopped: () => thinking.steps === 5 }).code).toBe(5);
  });

  test('in pieces it comes to the same', async () => {
    const advice = await concludeInPieces(new Counting(), { iterations: 1000 }, { clock: ticking(), pause });
    expect(advice.code).toBe(1000);
    const timed = await concludeInPieces(new Counting(), { milliseconds: 200 }, { clock: ticking(), pause });
    expect(timed.code).toBeLessThanOrEqual(200);
    expect((await concludeInPieces(new Counting(3), { iterations: 9 }, { clock: ticking(), pause })).code).toBe(3);
  });

  test('between pieces others are heard, and can call it off', async () => {
    let pieces = 0;
    const advice = await concludeInPieces(
      new Counting(),
      { iterations: 1_000_000 },
      { clock: ticking(), pause: () => Promise.resolve(void pieces++), stopped: () => pieces >= 3 },
    );
    expect(pieces).toBe(3);
    expect(advice.code).toBeLessThan(100);
  });
});
