// What others did last is marked until one's own move is over.
import { describe, expect, test } from 'vitest';
import type { Session, Transition } from '../src/play/session.ts';
import { LastMoveTracker } from '../src/stage/last-move.ts';

const entries = [
  { type: 'act', seat: 1 },
  { type: 'act', seat: 1 },
  { type: 'chance' },
  { type: 'act', seat: 0 },
  { type: 'act', seat: 0 },
];
const session = (decider: number) =>
  ({
    record: { entries },
    humanSeats: [0],
    game: { status: () => ({ type: 'seat', seat: decider }) },
  }) as unknown as Session;
const moved = (entry: number, from = '', to = ''): Transition =>
  ({ entry, after: {}, events: from ? [{ type: 'moved', rule: '', from, to }] : [] }) as unknown as Transition;

describe('the last move', () => {
  test('of a bot is one way over all its steps', () => {
    const tracker = new LastMoveTracker(session(0));
    tracker.note(moved(1, '0,0', '1,0'));
    tracker.note(moved(2, '1,0', '1,1'));
    expect(tracker.move.value).toEqual({ places: ['0,0', '1,1'], way: ['0,0', '1,0', '1,1'] });
  });

  test('stays while one acts, and goes with the end of the own move', () => {
    const tracker = new LastMoveTracker(session(0));
    tracker.note(moved(1, '0,0', '1,0'));
    tracker.note(moved(4));
    expect(tracker.move.value?.places).toEqual(['0,0', '1,0']);
    const ending = new LastMoveTracker(session(1));
    ending.note(moved(1, '0,0', '1,0'));
    ending.note(moved(5));
    expect(ending.move.value).toBeUndefined();
  });
});
