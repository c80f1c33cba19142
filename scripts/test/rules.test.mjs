import { describe, expect, test } from 'vitest';
import { citations, gaps, ledgers } from '../rules.mjs';

const book = (clauses, implemented = true) => ({ name: 'a', implemented, clauses: clauses.map((id) => [id, 'text']) });

describe('which tests cite which clause', () => {
  test('a name cites the ids it begins with, one or several', () => {
    const cited = citations(['group > PS-MINE-1, PS-MINE-2 a mine', 'PS-GEO-1 touching', 'not PS-GEO-2 at the head']);
    expect([...cited.keys()]).toEqual(['PS-MINE-1', 'PS-MINE-2', 'PS-GEO-1']);
  });

  test('a clause without a test is a gap, unless its game is not implemented yet', () => {
    expect(gaps(['PS-GEO-1 x'], [book(['PS-GEO-1', 'PS-GEO-2'])]).untested).toEqual(['PS-GEO-2']);
    expect(gaps([], [book(['ST-ACT-DIG'], false)]).untested).toEqual([]);
  });

  test('a citation of a clause that is not there is a gap', () => {
    expect(gaps(['PS-GEO-1 x', 'PS-GEO-9 y'], [book(['PS-GEO-1'])]).unknown).toEqual(['PS-GEO-9']);
  });

  test('the ledgers are read whole', () => {
    const sizes = Object.fromEntries(ledgers().map(({ name, clauses }) => [name, clauses.length]));
    expect(sizes).toEqual({ 'infernos-edge': 94, 'pocket-sub': 47, 'sub-terra': 105, table: 12 });
  });
});
