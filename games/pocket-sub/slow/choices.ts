/** Who decides, and what the choices are. */
import { mineRegions } from './mine.ts';
import { openWays } from './move.ts';
import { ccPlacements, subPlacements, tileOutcomes, tileWeights, whirlpoolPlacements } from './setup.ts';
import type { Outcome, SlowState } from './state.ts';
import { fleetOf, isTurnStart } from './state.ts';
import type { Choice, Token } from './vocabulary.ts';

export function decider(state: SlowState): number | 'chance' | 'over' {
  if (state.phase.name === 'lay-tiles') return 'chance';
  return state.phase.name === 'over' ? 'over' : state.seat;
}

/** Every legal decision of the deciding seat, or every outcome of chance; none when the game is over. */
export function choices(state: SlowState): Choice[] {
  const { phase } = state;
  switch (phase.name) {
    case 'lay-tiles':
      return tileOutcomes(state);
    case 'place-cc':
      return ccPlacements(state);
    case 'place-sub':
      return subPlacements(state);
    case 'place-whirlpool':
      return whirlpoolPlacements(state);
    case 'choose-sub':
      return isTurnStart(state) ? [...tokenChoices(state), ...subChoices(state)] : subChoices(state);
    case 'step':
      return openWays(state, phase.voyage).map(({ to }) => ({ type: 'step', to }));
    case 'lay-mine':
      return mineRegions(state, phase.voyage).map((at) => ({ type: 'mine', at }));
    case 'over':
      return [];
    default:
      return phase satisfies never;
  }
}

/** The weights of the outcomes of chance, in the same order. */
export function weights(state: SlowState): number[] {
  return state.phase.name === 'lay-tiles' ? tileWeights(state) : [];
}

export function result(state: SlowState): Outcome | undefined {
  return state.phase.name === 'over' ? state.phase.outcome : undefined;
}

/** Subs in the same CC are interchangeable. */
function subChoices(state: SlowState): Choice[] {
  return [...new Set(fleetOf(state, state.seat).subs)].map((at) => ({ type: 'sub', at }));
}

/** PS-CAP-4 */
function tokenChoices(state: SlowState): Choice[] {
  return subsets(fleetOf(state, state.seat).tokens)
    .filter((use) => use.length > 0)
    .map((use) => ({ type: 'tokens', use }));
}

function subsets(tokens: readonly Token[]): Token[][] {
  const [token, ...rest] = tokens;
  if (token === undefined) return [[]];
  return subsets(rest).flatMap((some) => [some, [token, ...some]]);
}
