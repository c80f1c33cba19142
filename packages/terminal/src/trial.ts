// What an action would do, found out by playing it on a copy: the screen implements no rule a second time.
import { clone, type Game, type GameTypes } from '@undercroft/engine';

export interface Trial<K extends GameTypes> {
  readonly after: K['State'];
  readonly events: readonly K['Event'][];
}

/** Plays a legal code on a copy. */
export function tryCode<K extends GameTypes>(game: Game<K>, state: K['State'], code: number): Trial<K> {
  const after = clone(game, state);
  const events: K['Event'][] = [];
  game.play(after, code, (event) => events.push(event));
  return { after, events };
}

/** Every legal code of the position. */
export function legalCodes<K extends GameTypes>(game: Game<K>, state: K['State']): number[] {
  const codes = new Int32Array(game.facts.maxLegal);
  return Array.from(codes.subarray(0, game.legal(state, codes)));
}
