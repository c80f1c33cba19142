import { type Code, type Game, must, OVER, Playout, type Stream } from '@undercroft/engine';

/** What a property complains of: enough to see it again. */
export interface Finding {
  readonly property: string;
  readonly variant: string;
  /** The path of the stream that led there. */
  readonly seed: string;
  /** How many entries had been played. */
  readonly entry: number;
  readonly what: string;
}

/** One random game to look at. */
export interface Probe {
  readonly game: Game;
  readonly options: unknown;
  readonly stream: Stream;
}

export type Complain = (entry: number, what: string) => void;

/**
 * Plays one random game and shows every position, the last one too, before anything is played from it.
 * Stops at the stated bound: a game that does not end is the business of its own property.
 */
export function walk(probe: Probe, visit: (state: unknown, entry: number, next: Code | undefined) => void): number {
  const { game, stream } = probe;
  const state = must(game.open(probe.options));
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
