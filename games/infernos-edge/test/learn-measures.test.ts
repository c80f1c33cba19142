// What the checks of lessons and coach measure, on the positions of the lessons themselves.
import fs from 'node:fs';
import { UNREACHED } from '@undercroft/cave';
import { type Game, readScenario, tableFor, unwrap } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { measures, type OfExplorer } from '../learn/index.ts';
import { type Expedition, infernosEdge } from '../rules/index.ts';

interface Start {
  readonly options: object;
  readonly position: object;
}

function startOf(lesson: string): Start {
  return JSON.parse(fs.readFileSync(new URL(`../learn/lessons/${lesson}.json`, import.meta.url), 'utf8'));
}

/** The position of a lesson, after these moves. */
const position = (lesson: string, ...moves: object[]): Expedition => reached(startOf(lesson), moves);

function reached({ options, position: start }: Start, moves: readonly object[] = []): Expedition {
  const shown = { title: 'A measure', rules: ['IE-MAP-5'], steps: [{}] };
  const data = { scenario: 1, game: 'infernos-edge', ...shown, options, position: start };
  const table = unwrap(tableFor(() => infernosEdge as unknown as Game, unwrap(readScenario(data))));
  for (const move of moves) unwrap(table.propose(0, move));
  return table.state as unknown as Expedition;
}

const measured = (name: string, state: Expedition, given: OfExplorer): number | undefined =>
  measures[name]?.(state, given);

test('IE-MAP-5 the steps to the exit are counted, and none once somebody is out', () => {
  const start = position('the-third-key');
  expect(measured('stepsToExit', start, { explorer: 'guide' })).toBe(8);
  expect(measured('stepsToExit', start, { explorer: 'veteran' })).toBe(5);
  expect(measured('stepsToExit', start, { explorer: 'healer' })).toBe(6);
  expect(measured('stepsToExit', position('lift'), { explorer: 'healer' })).toBe(0);
});

test('IE-MAP-5 no way to the exit leads through burnt spaces', () => {
  const { options, position: start } = startOf('outrun-the-ring');
  const temple = [
    { at: '0,1', tile: 'bridge I', turn: 0 },
    { at: '0,2', tile: 'normal T', turn: 1, marks: ['burnt'] },
    { at: '1,2', tile: 'dart L', turn: 2 },
    { at: '1,1', tile: 'key D', turn: 0 },
    { at: '-1,1', tile: 'key D', turn: 0 },
    { at: '-2,1', tile: 'key D', turn: 0 },
    { at: '0,3', tile: 'sanctum I', turn: 0, marks: ['burnt'] },
    { at: '0,4', tile: 'ledge D', turn: 0, marks: ['burnt'] },
  ];
  const explorers = {
    aristocrat: { at: '0,1', health: 5 },
    veteran: { at: '1,2', health: 4, holds: 'artifact' },
    healer: { at: null, health: 3, state: 'escaped' },
  };
  const cutOff = reached({ options, position: { ...start, temple, explorers } });
  expect(measured('stepsToExit', cutOff, { explorer: 'aristocrat' })).toBe(2);
  expect(measured('stepsToExit', cutOff, { explorer: 'veteran' })).toBe(UNREACHED);
});

test('health is that of the explorer, and running away costs it', () => {
  expect(measured('health', position('walking-away'), { explorer: 'guide' })).toBe(3);
  const gone = position('walking-away', { type: 'move', to: 'south' });
  expect(measured('health', gone, { explorer: 'guide' })).toBe(1);
});

test('an explorer who is not in the team cannot be measured', () => {
  expect(() => measured('health', position('lift'), { explorer: 'sapper' })).toThrow('sapper');
});
