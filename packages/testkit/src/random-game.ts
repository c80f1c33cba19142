import { type Code, type Game, OVER, Playout, type Stream, unwrap } from '@undercroft/engine';

/** Where a property does not hold, with enough detail to reproduce it. */
export interface Violation {
  readonly property: string;
  readonly variant: string;
  /** The path of the random stream that produced the game. */
  readonly seed: string;
  /** How many entries had been played. */
  readonly entry: number;
  readonly what: string;
}

/** A random game to examine. */
export interface RandomGame {
  readonly game: Game;
  readonly options: unknown;
  readonly stream: Stream;
}

export type Report = (entry: number, what: string) => void;

/**
 * Plays one random game and visits every position, the final one included, before a move is played from it.
 * Stops at the stated bound: endless games are caught by a property of their own.
 */
export function walkRandomGame(
  randomGame: RandomGame,
  visit: (state: unknown, entry: number, next: Code | undefined) => void,
): number {
  const { game, stream } = randomGame;
  const state = unwrap(game.open(randomGame.options));
  const player = new Playout(game);
  for (let entry = 0; entry <= game.facts.maxEntries; entry++) {
    if (game.decider(state) === OVER) {
      visit(state, entry, undefined);
      return entry;
    }
    const code = player.choose(state, stream);
    visit(state, entry, code);
    game.play(state, code);
  }
  return game.facts.maxEntries + 1;
}
