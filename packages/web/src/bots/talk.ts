// What the page and the worker that thinks for it say to each other.
import type { Reason, Strength } from '@undercroft/bots';

export interface Ask {
  readonly type: 'ask';
  readonly id: number;
  readonly game: string;
  /** The position, as the rules save it. */
  readonly snapshot: unknown;
  readonly strength: Strength;
  /** Names the bot's random numbers: the same position of the same game is answered alike. */
  readonly seed: string;
}

export interface Cancel {
  readonly type: 'cancel';
  readonly id: number;
}

export interface IdeaShown {
  readonly action: object;
  readonly chance?: number;
  readonly trials: number;
}

/** What a bot advises, in the words of the rules. */
export interface Counsel {
  /** What the seat should play, one after another. */
  readonly actions: readonly object[];
  /** What a hint shows, the choice first. */
  readonly ideas: readonly IdeaShown[];
  readonly reason: Reason;
}

export type Answer =
  | { readonly type: 'answer'; readonly id: number; readonly counsel: Counsel }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
