// What a deed would bring, tried on copies: so nothing can be promised that the rules do not keep.
import { buffer, CHANCE, type Code, clone, type Kinds, type Playable } from '@undercroft/engine';

export interface Trial<K extends Kinds = Kinds> {
  readonly after: K['State'];
  readonly events: readonly K['Event'][];
}

export function tryCode<K extends Kinds>(game: Playable<K>, state: K['State'], code: Code): Trial<K> {
  const after = clone(game, state);
  const events: K['Event'][] = [];
  game.play(after, code, (event) => events.push(event));
  return { after, events };
}

export function legalCodes<K extends Kinds>(game: Playable<K>, state: K['State']): Code[] {
  const codes = buffer(game);
  return [...codes.subarray(0, game.legal(state, codes))];
}

export interface Chance<K extends Kinds = Kinds> extends Trial<K> {
  readonly outcome: K['Outcome'];
  readonly weight: number;
  readonly total: number;
}

/** Everything chance can bring now, with its odds; nothing where it is somebody's decision. */
export function chances<K extends Kinds>(game: Playable<K>, state: K['State']): Chance<K>[] {
  if (game.decider(state) !== CHANCE) return [];
  const weights = buffer(game);
  const total = game.weights(state, weights);
  return legalCodes(game, state).map((code, i) => ({
    ...tryCode(game, state, code),
    outcome: game.write(state, code) as K['Outcome'],
    weight: weights[i] ?? 0,
    total,
  }));
}
