import { describe, expect, test } from 'vitest';
import { clausesUnder, findClause, readClauses, rulebook } from '../src/rulebook.ts';

describe('the rulebook', () => {
  test('reads bullets with their continuation, lists and tables', () => {
    const markdown = [
      '# Title',
      '- **XX-A-1** First *line*',
      '  goes on here. **[ruling]**',
      '  - a part',
      '',
      '| a | b |',
      '- **XX-A-2** Second `code`.',
      'Not part of it.',
      '  Nor this.',
    ].join('\n');
    expect(readClauses(markdown)).toEqual([
      { id: 'XX-A-1', text: ['First line goes on here. [ruling]', '- a part', '| a | b |'] },
      { id: 'XX-A-2', text: ['Second code.'] },
    ]);
  });

  test('has the clauses of all games and of the table', () => {
    expect(rulebook().length).toBeGreaterThan(100);
    for (const id of ['PS-MOVE-1', 'TB-UNDO-2', 'ST-COMP-1'])
      expect(findClause(id)?.text.join(' ').length).toBeGreaterThan(20);
    expect(findClause('ps-move-1')?.id).toBe('PS-MOVE-1');
  });

  test('finds all clauses that begin alike', () => {
    expect(clausesUnder('PS-MOVE').map(({ id }) => id)).toEqual(['PS-MOVE-1', 'PS-MOVE-2', 'PS-MOVE-3', 'PS-MOVE-4']);
    expect(clausesUnder('PS-MOVE-1').map(({ id }) => id)).toEqual(['PS-MOVE-1']);
    expect(clausesUnder('PS-MO')).toEqual([]);
  });
});
