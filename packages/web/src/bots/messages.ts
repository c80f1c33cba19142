// The messages between the page and the worker in which bots think.
import type { Reason, Strength } from '@undercroft/bots';

export interface AdviceRequest {
  readonly type: 'request';
  readonly id: number;
  readonly game: string;
  /** The version of its rules at this table. */
  readonly rules: number;
  /** The position, as the rules save it. */
  readonly snapshot: unknown;
  readonly strength: Strength;
  /** Names the bot's random numbers: the same position of the same game is answered alike. */
  readonly seed: string;
}

export interface CancelRequest {
  readonly type: 'cancel';
  readonly id: number;
}

export interface Suggestion {
  readonly action: object;
  /** The whole turn it begins, where the bot weighs whole turns. */
  readonly actions?: readonly object[];
  readonly chance?: number;
  readonly trials: number;
}

/** What a bot advises, in the words of the rules. */
export interface BotAdvice {
  /** What the seat should play, one after another. */
  readonly actions: readonly object[];
  /** What a hint shows, the choice first. */
  readonly suggestions: readonly Suggestion[];
  readonly reason: Reason;
  /** How many games were played on from here for it. */
  readonly games: number;
  /** For hints, where the choice gives up something of your own: the best advice that does not. */
  readonly sparing?: Omit<BotAdvice, 'sparing'>;
}

export type AdviceResponse =
  | { readonly type: 'response'; readonly id: number; readonly advice: BotAdvice }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
