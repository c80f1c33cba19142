// Every scenario of the game is a test that begins with the clauses it proves.
import { readdirSync, readFileSync } from 'node:fs';
import { checkScenario, type FindGame } from '@undercroft/engine';
import { refusalKinds, refusedKinds } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { infernosEdge } from '../src/index.ts';

const folder = new URL('../scenarios/', import.meta.url);
const find: FindGame = (id) => (id === infernosEdge.id ? infernosEdge : undefined);

const scenarios = readdirSync(folder).map((file) => {
  const data = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  return [`${data.rules.join(', ')} ${data.title}`, data] as const;
});

describe('scenarios', () => {
  test.each(scenarios)('%s', (_name, data) => {
    const report = checkScenario(find, data);
    expect(report.ok ? report.value.failures : report.error).toEqual([]);
  });

  test('every kind of refusal is produced by one of them', () => {
    const source = readFileSync(new URL('../src/check.ts', import.meta.url), 'utf8');
    const produced = refusedKinds(scenarios.map(([, data]) => data));
    expect(refusalKinds(source).filter((kind) => !produced.has(kind))).toEqual([]);
  });
});
