// One's tables on home: those that wait for one first, and what each waits for.
import type { TableSummary } from '@undercroft/protocol';
import { describe, expect, test } from 'vitest';
import words from '../../words/src/en/tables.ts';
import { inOrder, titleOf } from '../src/online/table-titles.ts';

const table = (id: string, more: Partial<TableSummary> = {}): TableSummary => ({
  id,
  code: 'KDMT4GRW',
  game: 'sub-terra',
  seats: [
    { held: 'person', name: 'Anna', isYou: true },
    { held: 'person', name: 'Bence', isYou: false },
    { held: 'bot', strength: 'novice' },
    { held: 'nobody', by: 'open' },
  ],
  seq: 9,
  yourMove: false,
  isOver: false,
  changed: 1,
  pace: 'either',
  hints: true,
  ...more,
});

test('those that wait for one come first, then those that wait for others, then what is over', () => {
  const all = [
    table('over', { isOver: true, changed: 9 }),
    table('older', { changed: 2 }),
    table('newer', { changed: 3 }),
    table('yours', { yourMove: true }),
  ];
  expect(inOrder(all).map(({ id }) => id)).toEqual(['yours', 'newer', 'older', 'over']);
});

describe('a table says', () => {
  const titled = (more: Partial<TableSummary>, told?: string) => titleOf(table('x', more), words, told);
  const asked = (seat: number) => ({ asked: { seat, kind: 'action' } });

  test('what is asked of one, where the game has words for it', () => {
    expect(titled({ yourMove: true, ...asked(0) })).toBe(words.yourTurn);
    expect(titled({ yourMove: true, ...asked(0) }, 'Which way does the horror come?')).toBe(
      'Which way does the horror come?',
    );
  });

  test('whom it waits for', () => {
    expect(titled(asked(1))).toBe('Waiting for Bence');
    expect(titled(asked(2))).toBe('Waiting for the bot');
    expect(titled(asked(3))).toBe(words.notStarted);
    expect(titled({})).toBe(words.notStarted);
  });

  test('how it ended', () => {
    const over = { isOver: true };
    expect(titled({ ...over, result: { how: 'silver', scores: [] } }, 'Silver')).toBe('Silver');
    expect(titled({ ...over, result: { how: 'silver', scores: [] } })).toBe(words.over);
    expect(titled({ ...over, closed: { how: 'resign', seat: 1 } })).toBe('Bence resigned');
    expect(titled({ ...over, closed: { how: 'resign', seat: 0 } })).toBe(words.youResigned);
    expect(titled({ ...over, closed: { how: 'abandon' } })).toBe(words.abandoned);
    expect(titled({ isSetAside: true, yourMove: true })).toBe(words.setAside);
  });
});
