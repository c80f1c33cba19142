import { expect, test } from 'vitest';
import type { BoardTag } from '../../page-kit/src/game-view.ts';
import { apartFrom } from '../src/stage/tags-apart.ts';

const tag = (text: string, y: number, kind: BoardTag['kind'] = 'burns'): BoardTag => ({
  key: text,
  x: 0,
  y,
  kind,
  text,
});

test('a danger that a target names already is not named again, another stands a row higher', () => {
  const targets = [tag('burns first', 80, 'odds')];
  expect(apartFrom(targets, [tag('burns first', 80)])).toEqual([]);
  expect(apartFrom(targets, [tag('falls on 3', 80)])).toEqual([tag('falls on 3', 40)]);
  expect(apartFrom(targets, [tag('attacks', -78)])).toEqual([tag('attacks', -78)]);
});
