// Every scenario of the game is a test that begins with the clauses it proves.
import { neverRefused, readScenarios, scenarioFaults } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { subTerra } from '../src/index.ts';

const scenarios = readScenarios(new URL('../scenarios/', import.meta.url));

describe('scenarios', () => {
  test.each(scenarios.map((one) => [one.name, one] as const))('%s', (_name, scenario) =>
    expect(scenarioFaults(subTerra, scenario)).toEqual([]),
  );

  test('every kind of refusal is produced by one of them', () => {
    expect(neverRefused(new URL('../src/check.ts', import.meta.url), scenarios)).toEqual([]);
  });
});
