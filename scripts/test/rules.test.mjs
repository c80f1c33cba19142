import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listGames, root } from '../modules.mjs';
import { citations, findGaps, rulebooks } from '../rules.mjs';

const book = (clauses, implemented = true) => ({ name: 'a', implemented, clauses: clauses.map((id) => [id, 'text']) });

describe('citations of clauses by tests', () => {
  test('a test cites the one or several ids at the start of its name', () => {
    const cited = citations(['group > PS-MINE-1, PS-MINE-2 a mine', 'PS-GEO-1 touching', 'not PS-GEO-2 at the head']);
    expect([...cited.keys()]).toEqual(['PS-MINE-1', 'PS-MINE-2', 'PS-GEO-1']);
  });

  test('a clause without a test is a gap, unless its game is not implemented yet', () => {
    expect(findGaps(['PS-GEO-1 x'], [book(['PS-GEO-1', 'PS-GEO-2'])]).untested).toEqual(['PS-GEO-2']);
    expect(findGaps([], [book(['ST-ACT-DIG'], false)]).untested).toEqual([]);
  });

  test('citing a clause that does not exist is a gap', () => {
    expect(findGaps(['PS-GEO-1 x', 'PS-GEO-9 y'], [book(['PS-GEO-1'])]).unknown).toEqual(['PS-GEO-9']);
  });

  test('every game and the table have a rulebook', () => {
    const names = rulebooks().map(({ name }) => name);
    expect(names.sort()).toEqual([...listGames().map(({ id }) => id), 'table'].sort());
  });

  test.each(rulebooks().map(({ name, clauses }) => [name, clauses]))(
    'the rulebook of %s is read completely',
    (name, clauses) => {
      const lines = fs.readFileSync(path.join(root, 'rules', `${name}.md`), 'utf8').split('\n');
      expect(clauses.length).toBe(lines.filter((line) => line.startsWith('- **')).length);
      expect(clauses.length).toBeGreaterThan(0);
    },
  );
});
