/** Applies a choice to a state. */
import { layMine } from './mine.ts';
import { startMove, step } from './move.ts';
import { placeCc, placeSub, placeTile, placeWhirlpool } from './setup.ts';
import type { SlowState, Voyage } from './state.ts';
import { fleetOf, withFleet } from './state.ts';
import type { Choice, Token } from './vocabulary.ts';

/** The choice must be one of `choices(state)`. */
export function apply(state: SlowState, choice: Choice): SlowState {
  switch (choice.type) {
    case 'tile':
      return placeTile(state, choice);
    case 'place-cc':
      return placeCc(state, choice.at);
    case 'place-sub':
      return placeSub(state, choice.at);
    case 'whirlpool':
      return placeWhirlpool(state, choice.spin, choice.at);
    case 'tokens':
      return declareTokens(state, choice.use);
    case 'sub':
      return startMove(state, declaredTokens(state), choice.at);
    case 'step':
      return step(state, voyageOf(state), choice.to);
    case 'mine':
      return layMine(state, choice.at);
    default:
      return choice satisfies never;
  }
}

/** PS-CAP-4: tokens are spent whatever happens. */
function declareTokens(state: SlowState, use: readonly Token[]): SlowState {
  const fleet = fleetOf(state, state.seat);
  const tokens = fleet.tokens.filter((token) => !use.includes(token));
  return { ...withFleet(state, state.seat, { ...fleet, tokens }), phase: { name: 'choose-sub', tokens: use } };
}

function declaredTokens(state: SlowState): readonly Token[] {
  return state.phase.name === 'choose-sub' ? state.phase.tokens : [];
}

function voyageOf(state: SlowState): Voyage {
  if (state.phase.name !== 'step') throw new Error('no sub is on the move');
  return state.phase.voyage;
}
