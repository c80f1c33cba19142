import type { Path } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { infernosEdge } from '../../rules/index.ts';
import { explorer, position, reveal, roll, T, temple } from './support.ts';

describe('a malformed snapshot is refused with its place', () => {
  test.each<[change: object, path: Path, received: string]>([
    [{ snapshot: 2 }, ['snapshot'], '2'],
    [{ game: 'sub-terra' }, ['game'], '"sub-terra"'],
    [{ round: 0 }, ['round'], '0'],
    [{ points: 4 }, ['points'], '4'],
    [temple({ at: '0,1', tile: 'wing T' }), ['temple', 0, 'tile'], '"wing T"'],
    [temple({ ...T, turn: 4 }), ['temple', 0, 'turn'], '4'],
    [temple({ ...T, keys: 4 }), ['temple', 0, 'keys'], '4'],
    [temple({ ...T, marks: ['flood'] }), ['temple', 0, 'marks', 0], '"flood"'],
    [explorer('guide', { health: 0.5 }), ['explorers', 'guide', 'health'], '0.5'],
    [explorer('guide', { health: -1 }), ['explorers', 'guide', 'health'], '-1'],
    [{ guardians: Array(6).fill({ at: '0,0' }) }, ['guardians'], '6'],
    [{ marker: -1 }, ['marker'], '-1'],
    [{ luck: 4 }, ['luck'], '4'],
    [{ journals: 4 }, ['journals'], '4'],
    [{ shores: 5 }, ['shores'], '5'],
    [{ demolitions: 4 }, ['demolitions'], '4'],
    [{ chain: 3 }, ['chain'], '3'],
    [{ todo: Array(41).fill('turn') }, ['todo'], '41'],
    [{ reveal: { ...reveal, hand: 'sanctum I' } }, ['reveal', 'hand'], '"sanctum I"'],
    [roll('spike'), ['roll', 'faces'], '0'],
    [roll('hazard', null, null, null), ['roll', 'faces'], '3'],
    [roll('spike', 7), ['roll', 'faces', 0], '7'],
  ])('%j', (change, path, received) => {
    expect(infernosEdge.load({ ...position(), ...change })).toMatchObject({
      ok: false,
      error: { kind: 'malformed', path, received },
    });
  });
});
