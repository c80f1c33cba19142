import { describe, expect, test } from 'vitest';
import { type Advice, conclude, concludeInSlices, type Deliberation } from '../src/index.ts';

/** Finishes after `enough` steps and reports how many were run. */
class Counting implements Deliberation {
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

/** A clock that advances by one millisecond at every reading. */
const ticking = () => {
  let now = 0;
  return () => now++;
};
const pause = () => Promise.resolve();

describe('budget', () => {
  test('runs as many iterations as it allows', () => {
    expect(conclude(new Counting(), { iterations: 17 }).code).toBe(17);
  });

  test('stops when there is nothing left to find out', () => {
    expect(conclude(new Counting(3), { iterations: 17 }).code).toBe(3);
  });

  test('gives advice even with a budget of zero', () => {
    expect(conclude(new Counting(), { iterations: 0 }).code).toBe(0);
  });

  test('measures milliseconds by the clock', () => {
    const steps = conclude(new Counting(), { milliseconds: 50 }, { clock: ticking() }).code;
    expect(steps).toBeGreaterThan(40);
    expect(steps).toBeLessThanOrEqual(50);
  });

  test('rejects milliseconds without a clock', () => {
    expect(() => conclude(new Counting(), { milliseconds: 50 })).toThrow('clock');
  });

  test('can be stopped between two iterations', () => {
    const deliberation = new Counting();
    expect(conclude(deliberation, { iterations: 1000 }, { shouldStop: () => deliberation.steps === 5 }).code).toBe(5);
  });

  test('gives the same advice in slices', async () => {
    const advice = await concludeInSlices(new Counting(), { iterations: 1000 }, { clock: ticking(), pause });
    expect(advice.code).toBe(1000);
    const timed = await concludeInSlices(new Counting(), { milliseconds: 200 }, { clock: ticking(), pause });
    expect(timed.code).toBeLessThanOrEqual(200);
    expect((await concludeInSlices(new Counting(3), { iterations: 9 }, { clock: ticking(), pause })).code).toBe(3);
  });

  test('pauses between slices, and can be stopped there', async () => {
    let slices = 0;
    const advice = await concludeInSlices(
      new Counting(),
      { iterations: 1_000_000 },
      { clock: ticking(), pause: () => Promise.resolve(void slices++), shouldStop: () => slices >= 3 },
    );
    expect(slices).toBe(3);
    expect(advice.code).toBeLessThan(100);
  });
});
