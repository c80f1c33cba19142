// Every scenario of the game is a test; its name begins with the clauses it proves.
import { readScenarios, refusalsWithoutScenario, scenarioFailures } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { REFUSAL_KINDS, wake } from '../rules/index.ts';

const scenarios = readScenarios(new URL('../scenarios/', import.meta.url));

test.each(scenarios.map((one) => [one.name, one] as const))('%s', (_name, scenario) =>
  expect(scenarioFailures(wake, scenario)).toEqual([]),
);

test('every kind of refusal has a scenario', () => {
  expect(refusalsWithoutScenario(REFUSAL_KINDS, scenarios)).toEqual([]);
});
