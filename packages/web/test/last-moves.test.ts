// What others have done since whoever decides last moved.
import type { Entry } from '@undercroft/engine';
import { expect, test } from 'vitest';
import type { Session } from '../src/play/session.ts';
import { lastMoves } from '../src/stage/last-moves.ts';

const act = (seat: number, type: string): Entry => ({ type: 'act', seat, action: { type } });
const movesOf = (acting: number, ...entries: readonly Entry[]) =>
  lastMoves({ acting, record: { entries } } as unknown as Session).map(
    ({ seat, actions }) => `${seat}: ${actions.map((action) => ('type' in action ? action.type : '')).join(' ')}`,
  );

test('the turns of others are told in order, with their actions in order', () => {
  const entries = [act(0, 'sub'), act(1, 'sub'), act(1, 'step'), act(2, 'sub'), act(2, 'mine')];
  expect(movesOf(0, ...entries)).toEqual(['1: sub step', '2: sub mine']);
  expect(movesOf(2, ...entries)).toEqual([]);
});

test('TB-UNDO-1: what was taken back is not told', () => {
  const undo: Entry = { type: 'undo', seat: 1, takes: 3 };
  expect(movesOf(0, act(0, 'sub'), act(1, 'sub'), act(1, 'step'), undo, act(1, 'mine'))).toEqual(['1: sub mine']);
});
