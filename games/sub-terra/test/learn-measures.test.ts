// What the checks of lessons and coach measure, on the positions of the lessons themselves.
import fs from 'node:fs';
import { type Game, readScenario, tableFor, unwrap } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { type MeasureArguments, measures } from '../learn/index.ts';
import { type Descent, subTerra } from '../rules/index.ts';

/** The position of a lesson, after these moves. */
function position(lesson: string, ...moves: object[]): Descent {
  const file = new URL(`../learn/lessons/${lesson}.json`, import.meta.url);
  const { options, position: start } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const data = {
    scenario: 1,
    game: 'sub-terra',
    title: lesson,
    rules: ['ST-HOR-DIST'],
    options,
    position: start,
    steps: [{}],
  };
  const table = unwrap(tableFor(() => subTerra as unknown as Game, unwrap(readScenario(data))));
  for (const move of moves) unwrap(table.propose(0, move));
  return table.state as unknown as Descent;
}

const measured = (name: string, state: Descent, given: MeasureArguments): number | undefined =>
  measures[name]?.(state, given);

test('ST-HOR-DIST the steps to the nearest horror are counted', () => {
  const start = position('lure-it-away');
  expect(measured('stepsToHorror', start, { caver: 'medic' })).toBe(3);
  expect(measured('stepsToHorror', start, { caver: 'bodyguard' })).toBe(3);
  expect(measured('stepsToHorror', start, { caver: 'scout' })).toBe(4);
  const nearer = position('lure-it-away', { type: 'move', to: 'west' });
  expect(measured('stepsToHorror', nearer, { caver: 'bodyguard' })).toBe(2);
  expect(measured('stepsToHorror', position('into-the-water'), { caver: 'scout' })).toBe(99);
});

test('ST-BOD-2 whoever shares the Bodyguard’s tile is shielded, the Bodyguard is not', () => {
  const start = position('under-the-shield');
  expect(measured('shielded', start, { caver: 'leader' })).toBe(0);
  expect(measured('shielded', start, { caver: 'bodyguard' })).toBe(0);
  const together = position('under-the-shield', { type: 'move', to: 'west' });
  expect(measured('shielded', together, { caver: 'leader' })).toBe(1);
  expect(measured('shielded', together, { caver: 'medic' })).toBe(0);
});

test('a caver who is not in the team cannot be measured', () => {
  expect(() => measured('shielded', position('lure-it-away'), { caver: 'diver' })).toThrow('diver');
});
