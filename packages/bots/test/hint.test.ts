import { expect, it } from 'vitest';
import { hintOf, type Idea } from '../src/index.ts';

const hint = (...ideas: Idea[]): number[] =>
  hintOf({ code: 1, line: [1], ideas, reason: { motive: 'any' } }).map(({ code }) => code);

it('shows the choice first, whatever its chance, and the others by chance', () => {
  const [choice, much, less] = [
    { code: 1, chance: 0.2, trials: 50 },
    { code: 2, chance: 0.1, trials: 50 },
    { code: 3, chance: 0.3, trials: 18 },
  ];
  expect(hint(choice, much, less)).toEqual([1, 3, 2]);
});

it('shows the most tried of many ideas', () => {
  const ideas = [50, 40, 30, 2].map((trials, i) => ({ code: i + 1, chance: 0.1 * (i + 1), trials }));
  expect(hint(...ideas)).toEqual([1, 3, 2]);
});

it('shows the choice even untried, but no other untried idea', () => {
  expect(hint({ code: 1, trials: 0 }, { code: 2, trials: 0 })).toEqual([1]);
});
