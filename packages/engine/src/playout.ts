import { drawOutcome } from './chance.ts';
import type { Code, GameTypes, Playable } from './contract.ts';
import { buffer, CHANCE, OVER } from './contract.ts';
import type { Stream } from './random.ts';

/**
 * Plays games to their end with random moves. Keep one and reuse it: its buffers are allocated once.
 * `listener` gets each code before it is played.
 */
export class Playout<K extends GameTypes> {
  readonly #game: Playable<K>;
  readonly #codes: Int32Array;
  readonly #weights: Int32Array;

  constructor(game: Playable<K>) {
    this.#game = game;
    this.#codes = buffer(game);
    this.#weights = buffer(game);
  }

  /** The next move: drawn by its odds at a chance node, otherwise any legal move with equal probability. */
  choose(state: K['State'], stream: Stream): Code {
    if (this.#game.decider(state) === CHANCE) {
      return drawOutcome(this.#game, state, stream, this.#codes, this.#weights);
    }
    return this.#codes[stream.below(this.#game.legal(state, this.#codes))] as number;
  }

  /** Plays until the game is over and returns how many entries that took. */
  finish(state: K['State'], stream: Stream, listener?: (code: Code) => void): number {
    let entries = 0;
    for (; this.#game.decider(state) !== OVER; entries++) {
      const code = this.choose(state, stream);
      listener?.(code);
      this.#game.play(state, code);
    }
    return entries;
  }
}
