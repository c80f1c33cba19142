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
