/** Perft: counts the chains of decisions that make a given number of turns. */
import { apply } from './apply.ts';
import { choices } from './choices.ts';
import { position } from './position.ts';
import type { SlowState } from './state.ts';
import { isTurnStart } from './state.ts';

/** A state at the start of a turn (or the end of the game), and how many chains of decisions lead to it. */
interface Reached {
  readonly state: SlowState;
  readonly chains: number;
}

/**
 * The number of different chains of decisions that make exactly `depth` complete turns. A turn that ends the game is
 * complete; a game that ends before the last of these turns is not counted.
 *
 * Chains that reach the same state after a turn are counted together.
 */
export function countTurns(state: SlowState, depth: number): number {
  if (depth === 0) return 1;
  let reached: Reached[] = [{ state, chains: 1 }];
  for (let turn = 1; turn < depth; turn++) reached = oneTurnOn(reached);
  return reached.reduce((sum, from) => sum + from.chains * turnEnds(from.state).length, 0);
}

function oneTurnOn(reached: readonly Reached[]): Reached[] {
  const merged = new Map<string, Reached>();
  for (const from of reached) {
    for (const state of turnEnds(from.state)) {
      const name = fullName(state);
      const chains = (merged.get(name)?.chains ?? 0) + from.chains;
      merged.set(name, { state, chains });
    }
  }
  return [...merged.values()];
}

/** The states at the ends of all chains of decisions that make one turn. */
function turnEnds(state: SlowState): SlowState[] {
  return choices(state).flatMap((choice) => {
    const next = apply(state, choice);
    return isTurnStart(next) || next.phase.name === 'over' ? [next] : turnEnds(next);
  });
}

/** Equal for two states at the start of a turn exactly if they are equivalent. */
function fullName(state: SlowState): string {
  const laid = state.fleets.map((fleet) => fleet.minesLaid);
  const { seat, phase, quietRounds, quietSoFar } = state;
  return JSON.stringify([position(state), laid, seat, phase, quietRounds, quietSoFar]);
}
