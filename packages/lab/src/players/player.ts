// A player as the laboratory sees it: asked for a decision, it returns codes to play.
import type { Code, Ending, Seat, Stream } from '@undercroft/engine';

/** Why the wanderer had to decide for a foreign bot. */
export const FORFEITS = ['died', 'slow', 'nonsense'] as const;
export type ForfeitReason = (typeof FORFEITS)[number];

export interface DecisionRequest {
  readonly state: unknown;
  readonly seat: Seat;
  /** The number of entries so far. */
  readonly entries: number;
  /** The game's stream, which may be split but not drawn from. */
  readonly stream: Stream;
}

export interface Decision {
  /** Played one after the other until somebody else decides. */
  readonly codes: readonly Code[];
  /** The estimated chance to win, if the bot computes one. */
  readonly chance?: number;
  readonly forfeit?: ForfeitReason;
}

export interface Player {
  /** A game begins, with this player in this seat; `stream` is the game's. */
  begin?(seat: Seat, stream: Stream): void;
  decide(question: DecisionRequest): Decision | Promise<Decision>;
  /** The game is over. */
  end?(seat: Seat, ending: Ending): void;
  /** No more games. */
  close?(): Promise<void>;
}
