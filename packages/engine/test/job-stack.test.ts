import { describe, expect, test } from 'vitest';
import { argumentOf, JobStack, jobOf } from '../src/index.ts';

const NAMES = ['turn', 'hazard', 'draw'];
const [TURN, HAZARD, DRAW] = [0, 1, 2];

function stackOf(...jobs: readonly (readonly [job: number, argument?: number])[]): JobStack {
  const stack = new JobStack();
  for (const [job, argument] of jobs) stack.push(job, argument);
  return stack;
}

describe('a stack of jobs', () => {
  test('gives the last job first, with its argument', () => {
    const stack = stackOf([HAZARD, 3], [TURN], [DRAW, 99]);
    const popped = Array.from({ length: 3 }, () => stack.pop()).map((code) => [jobOf(code), argumentOf(code)]);
    expect(popped).toEqual([
      [DRAW, 99],
      [TURN, 0],
      [HAZARD, 3],
    ]);
    expect(stack.length).toBe(0);
  });

  test('knows which jobs it has, whatever their arguments', () => {
    const stack = stackOf([HAZARD, 3], [TURN, 1]);
    expect([HAZARD, TURN, DRAW].map((job) => stack.has(job))).toEqual([true, true, false]);
    stack.pop();
    expect(stack.has(TURN)).toBe(false);
    stack.clear();
    expect([stack.length, stack.has(HAZARD)]).toEqual([0, false]);
  });

  test('a copy has the same jobs and is independent', () => {
    const stack = stackOf([HAZARD, 3], [TURN, 1]);
    const copy = stackOf([DRAW], [DRAW], [DRAW]);
    copy.copyFrom(stack);
    stack.pop();
    stack.push(DRAW, 7);
    expect(copy.write(NAMES)).toEqual(['hazard 3', 'turn 1']);
    expect(stack.write(NAMES)).toEqual(['hazard 3', 'draw 7']);
  });
});

describe('jobs as text', () => {
  test('an argument of 0 is left out', () => {
    expect(stackOf([TURN], [HAZARD, 1], [DRAW, 12]).write(NAMES)).toEqual(['turn', 'hazard 1', 'draw 12']);
  });

  test('what was written can be read', () => {
    const stack = new JobStack();
    for (const text of ['turn', 'hazard 1', 'draw 99', 'draw 0']) expect(stack.read(text, NAMES)).toBe(true);
    expect(stack.write(NAMES)).toEqual(['turn', 'hazard 1', 'draw 99', 'draw']);
  });

  test.each(['', 'sleep', 'turn 1 2', 'turn x', 'turn 01', 'turn 100', 'turn -1', 'turn 1.5', 'turn ', ' turn'])(
    '%j is no job',
    (text) => {
      const stack = new JobStack();
      expect(stack.read(text, NAMES)).toBe(false);
      expect(stack.length).toBe(0);
    },
  );

  test('no more than 48 jobs are read', () => {
    const stack = new JobStack();
    for (let i = 0; i < 48; i++) expect(stack.read('turn 1', NAMES)).toBe(true);
    expect(stack.read('turn 1', NAMES)).toBe(false);
    expect(stack.write(NAMES)).toEqual(Array(48).fill('turn 1'));
  });
});
