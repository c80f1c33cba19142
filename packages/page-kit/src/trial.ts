// What an option would bring, found by playing it on copies: nothing is promised that the rules do not keep.
import { buffer, CHANCE, type Code, clone, type GameTypes, type Playable } from '@undercroft/engine';

export interface Trial<K extends GameTypes = GameTypes> {
  readonly after: K['State'];
  readonly events: readonly K['Event'][];
}

export function tryCode<K extends GameTypes>(game: Playable<K>, state: K['State'], code: Code): Trial<K> {
  const after = clone(game, state);
  const events: K['Event'][] = [];
  game.play(after, code, (event) => events.push(event));
  return { after, events };
}

export function legalCodes<K extends GameTypes>(game: Playable<K>, state: K['State']): Code[] {
  const codes = buffer(game);
  return [...codes.subarray(0, game.legal(state, codes))];
}

export interface PossibleOutcome<K extends GameTypes = GameTypes> extends Trial<K> {
  readonly outcome: K['Outcome'];
  readonly weight: number;
  readonly total: number;
}

/** Everything chance can bring now, with its odds; nothing where it is somebody's decision. */
export function possibleOutcomes<K extends GameTypes>(game: Playable<K>, state: K['State']): PossibleOutcome<K>[] {
  if (game.decider(state) !== CHANCE) return [];
  const weights = buffer(game);
  const total = game.weights(state, weights);
  return legalCodes(game, state).map((code, i) => ({
    ...tryCode(game, state, code),
    outcome: game.decode(state, code) as K['Outcome'],
    weight: weights[i] ?? 0,
    total,
  }));
}
