// What is still to be shown knows what it came upon and what comes of it.
import { expect, test } from 'vitest';
import type { GameView } from '../../page-kit/src/game-view.ts';
import type { Transition } from '../src/play/session.ts';
import { queue } from '../src/stage/animation-queue.ts';

test('each event has what happened before and after it in the same move', () => {
  const events = ['hazard', 'trap', 'lost-health'].map((type) => ({ type, rule: '' }));
  const transition = { entry: 1, events, before: 'before', after: 'after' } as unknown as Transition;
  const view = { at: (state: unknown) => state } as unknown as GameView;
  const typesOf = (list: readonly { readonly type: string }[] = []) => list.map(({ type }) => type);
  const seen = queue([transition], () => view).map(({ shownEvent }) => [
    typesOf(shownEvent?.earlier),
    typesOf(shownEvent?.later),
    shownEvent?.before,
    shownEvent?.after,
  ]);
  expect(seen).toEqual([
    [[], ['trap', 'lost-health'], 'before', 'after'],
    [['hazard'], ['lost-health'], 'before', 'after'],
    [['hazard', 'trap'], [], 'before', 'after'],
  ]);
});
