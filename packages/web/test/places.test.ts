// Where arrows go on the board.

import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { subTerraView } from '../../../games/sub-terra/page/view.ts';
import type { Place } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import { towards } from '../src/stage/places.tsx';
import { subTerraEn as cave } from './game-words.ts';
import { goldenRecords, replayed } from './view-faults.ts';

const [UP, RIGHT] = [
  [0, -1],
  [1, 0],
] as const;

const at = (id: string, x: number, y: number, ways?: readonly string[]): Place => ({
  id,
  x,
  y,
  width: 200,
  height: 200,
  label: id,
  ...(ways ? { ways } : {}),
});

describe('an arrow', () => {
  const here = at('here', 0, 0, ['east']);
  const places = [here, at('east', 200, 0, ['here']), at('north', 0, -200, ['far']), at('far', 0, -400, ['north'])];

  test('goes to the connected place that way, and not through a wall', () => {
    expect(towards(places, here, RIGHT)?.id).toBe('east');
    expect(towards(places, here, UP)).toBeUndefined();
  });

  test('goes behind a wall where something can be done there', () => {
    expect(towards(places, here, UP, new Set(['north']))?.id).toBe('north');
  });

  test('goes to whatever has no walls: a gap, somebody on the tile', () => {
    expect(towards([...places, at('gap', 0, -200)], here, UP)?.id).toBe('gap');
  });
});

test('the tiles of a cave are connected as their passages are, both ways, and all of them can be reached', () => {
  const view = subTerraView({ game: cave, page });
  const record = goldenRecords(subTerra).toSorted((a, b) => b.entries.length - a.entries.length)[0];
  if (!record) throw new Error('no golden game');
  let last: readonly Place[] = [];
  replayed(subTerra, record, ({ after }) => {
    last = view.at(after).board({ highlighted: [], isPortrait: false }).places;
  });
  const ways = new Map(last.map(({ id, ways: to = [] }) => [id, to]));
  expect(last.length).toBeGreaterThan(10);
  for (const [from, to] of ways) for (const id of to) expect(ways.get(id)).toContain(from);
  const reached = new Set([last[0]?.id ?? '']);
  for (const id of reached) for (const next of ways.get(id) ?? []) reached.add(next);
  expect(reached.size).toBe(last.length);
});
