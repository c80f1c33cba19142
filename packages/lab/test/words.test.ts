// Words that do not belong to a game: what the table refuses, and invalid input.
import { TABLE_REFUSAL_KINDS } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { loadCommandLineWords } from '../../words/src/terminal.ts';
import { english } from '../src/words/english.ts';
import { describeInputError } from '../src/words/errors.ts';

const hungarian = await loadCommandLineWords('hu');

describe.each([english, hungarian])('every refusal of the table has words', ({ pages }) => {
  test.each(TABLE_REFUSAL_KINDS)('%s', (kind) => {
    expect(pages.refusal({ kind, rule: 'TB-X', detail: { seat: 3, of: [1] } }, String)).toMatch(/^\S.*\.$/);
  });
});

describe('input errors', () => {
  test.each([
    [{ kind: 'malformed', expected: '(2 | 3)', received: '7' }, 'x: expected 2 or 3, got 7.'],
    [{ kind: 'malformed', expected: 'never', received: '"y"' }, 'x is not known here.'],
    [{ kind: 'malformed', expected: 'string', received: 'undefined' }, 'x is missing.'],
    [{ kind: 'not-deep', received: '0,0:c', rule: 'PS-STD-2' }, 'x: not deep, got 0,0:c (PS-STD-2).'],
  ])('%j', (error, sentence) => {
    expect(describeInputError(error, 'x', english.input)).toBe(sentence);
  });
});
