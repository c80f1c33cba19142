// Who sits in a seat, as the laboratory sees them: asked for a decision, they answer codes to play.
import type { Code, Ending, Seat, Stream } from '@undercroft/engine';

/** Why the wanderer had to decide for a foreign bot. */
export const FORFEITS = ['died', 'slow', 'nonsense'] as const;
export type Forfeited = (typeof FORFEITS)[number];

export interface Question {
  readonly state: unknown;
  readonly seat: Seat;
  /** How many entries the game has. */
  readonly entries: number;
  /** The game's stream: to be split, never drawn from. */
  readonly stream: Stream;
}

export interface Decision {
  /** To be played one after the other, as long as nobody else decides. */
  readonly line: readonly Code[];
  /** The chance to win, where it was worked out. */
  readonly chance?: number;
  readonly forfeit?: Forfeited;
}

export interface Player {
  /** A game begins, with this player in this seat; `stream` is the game's. */
  begin?(seat: Seat, stream: Stream): void;
  decide(question: Question): Decision | Promise<Decision>;
  /** The game is over. */
  end?(seat: Seat, ending: Ending): void;
  /** No more games. */
  close?(): Promise<void>;
}
