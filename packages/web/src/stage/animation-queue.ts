// What is still to be shown: the events of all transitions, one after another, each with the positions around its entry.
import type { GameTypes } from '@undercroft/engine';
import type { GameView, PositionView } from '@undercroft/page-kit/game-view';
import type { ShownEvent } from '@undercroft/page-kit/moments/moment';
import type { Transition } from '../play/session.ts';

export interface Queued<K extends GameTypes> {
  readonly transition: Transition<K>;
  /** Of the event in its transition. */
  readonly index: number;
  /** Undefined where a transition has no events. */
  readonly shownEvent: ShownEvent<K> | undefined;
  /** After it the transition has been shown. */
  readonly isLast: boolean;
  isTold: boolean;
}

export function queue<K extends GameTypes>(
  transitions: readonly Transition<K>[],
  view: () => GameView<K>,
): Queued<K>[] {
  return transitions.flatMap((transition): Queued<K>[] => {
    const { events } = transition;
    if (events.length === 0) return [{ transition, index: -1, shownEvent: undefined, isLast: true, isTold: false }];
    const positions = lazyPositions(transition, view);
    return events.map((event, index) => ({
      transition,
      index,
      shownEvent: {
        event,
        earlier: events.slice(0, index),
        later: events.slice(index + 1),
        get before() {
          return positions.before();
        },
        get after() {
          return positions.after();
        },
      },
      isLast: index === events.length - 1,
      isTold: false,
    }));
  });
}

/** A snapshot is taken only of what is looked at. */
function lazyPositions<K extends GameTypes>({ before, after }: Transition<K>, view: () => GameView<K>) {
  const once = (state: K['State']): (() => PositionView<K>) => {
    let found: PositionView<K> | undefined;
    return () => {
      found ??= view().at(state);
      return found;
    };
  };
  return { before: once(before), after: once(after) };
}

/** How many transitions are still to be shown. */
export const upcoming = <K extends GameTypes>(queued: readonly Queued<K>[]): number =>
  queued.filter(({ isLast }) => isLast).length;

/** Takes off this many events, and what has none before and after them. */
export function pass<K extends GameTypes>(queued: Queued<K>[], count: number): Queued<K>[] {
  let left = count;
  let end = 0;
  while (end < queued.length && (left > 0 || !queued[end]?.shownEvent)) {
    if (queued[end]?.shownEvent) left--;
    end++;
  }
  return queued.splice(0, end);
}
