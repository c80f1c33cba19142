// Spaces further off, for a touch on them: the cheapest of Sprint, several Moves and Run.
import {
  type Action,
  ASK_ACTION,
  ASK_CHAIN,
  costOfAction,
  ESCAPED,
  type InfernosEdge,
} from '@undercroft/infernos-edge';
import { findWalks, type Walk, type WalkRules } from '@undercroft/page-kit/cave/walks';
import { infernosEdge } from './rules.ts';
import { eventsOfType } from './trials.ts';
import { cellAt, EXIT, type Expedition } from './viewpoint.ts';

const RULES: WalkRules<InfernosEdge> = {
  game: infernosEdge,
  cellOf: (state) => {
    const tile = state.places[state.actor] ?? -1;
    if (tile >= 0) return cellAt(state, tile);
    return state.states[state.actor] === ESCAPED ? EXIT : undefined;
  },
  costOf: ({ type }, { asks }) => (asks === ASK_ACTION ? costOfAction(type) : 0),
  isStep: ({ type }, first, { asks }) => type === 'move' && asks === (first.type === 'move' ? ASK_ACTION : ASK_CHAIN),
  stop: ({ asks }) => (asks === ASK_CHAIN ? { type: 'stop' } : undefined),
  harmOf: (events) => eventsOfType(events, 'lost-health').reduce((sum, { amount }) => sum + amount, 0),
};

export const WALKING = ['move', 'sprint', 'run'] as const;
type Walking = (typeof WALKING)[number];

interface Legal {
  readonly code: number;
  readonly action: Action;
}

/** By action; a way is left out where another comes as far for less. */
export function walksOf(state: Expedition, legal: readonly Legal[]): Record<Walking, Walk<InfernosEdge>[]> {
  const of = (type: Walking) =>
    findWalks(
      RULES,
      state,
      legal.filter(({ action }) => action.type === type),
    );
  const [move, sprint, run] = [of('move'), of('sprint'), of('run')];
  const bySprint = new Set(sprint.map(({ to }) => to));
  return { move: move.filter(({ to }) => !bySprint.has(to)), sprint, run };
}
