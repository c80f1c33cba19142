import { expect, test } from 'vitest';
import type { BoardTag } from '../../page-kit/src/game-view.ts';
import { stacked } from '../src/stage/tags-apart.ts';

const tag = (text: string, y: number, kind: BoardTag['kind'] = 'burns'): BoardTag => ({
  key: text,
  x: 0,
  y,
  kind,
  text,
});

test('a danger that a target names already is not named again, others stand on each other', () => {
  const targets = [tag('burns first', 80, 'odds')];
  const dangers = [tag('burns first', 80), tag('falls on 3', 80), tag('shielded', 80), tag('attacks', -78)];
  expect(stacked(targets, dangers).map(({ tag: { kind, text }, row }) => [kind, text, row])).toEqual([
    ['odds', 'burns first', 0],
    ['burns', 'falls on 3', 1],
    ['burns', 'shielded', 2],
    ['burns', 'attacks', 0],
  ]);
});

test('how far it is gives way to what threatens there', () => {
  const steps: BoardTag = { ...tag('2 steps', 80, 'cost'), isMinor: true };
  expect(stacked([steps], []).map(({ tag: { text } }) => text)).toEqual(['2 steps']);
  expect(stacked([steps], [tag('falls on 3', 80)]).map(({ tag: { text }, row }) => [text, row])).toEqual([
    ['falls on 3', 0],
  ]);
});
