// What every bot can do, whatever the game and the seat. See docs/adr/0015-bots.md.
import type { Code, Game, Kinds, RuleId, Stream } from '@undercroft/engine';

export const STRENGTHS = ['wanderer', 'novice', 'adept'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** A position in which a seat has to decide. A bot reads it and never changes it. */
export interface Question<K extends Kinds = Kinds> {
  readonly state: K['State'];
  /** Everything that may be played, as `game.legal` lists it. */
  readonly codes: Int32Array;
  /** Where the bot takes its random numbers from: equal streams, equal thoughts. */
  readonly stream: Stream;
}

/** Why: a motive of the bot's, or a rule of the game. The words for it belong to the interface. */
export interface Reason {
  readonly motive: string;
  readonly rule?: RuleId;
}

/** One thing that may be played, and what the bot thinks of it. */
export interface Idea {
  readonly code: Code;
  /** The chance to win, from 0 to 1; left out where the bot did not try. */
  readonly chance?: number;
  /** How many trials the chance rests on. */
  readonly trials: number;
}

export interface Advice {
  readonly code: Code;
  /** `code`, and what the seat means to play after it until chance or another seat decides: a whole turn, at best. */
  readonly line: readonly Code[];
  /** Everything that may be played: the choice first, then what was tried most, since its chance is known best. */
  readonly ideas: readonly Idea[];
  readonly reason: Reason;
}

/** A bot at work. It can be left off at any time: there is always an advice. */
export interface Thinking {
  /** One more iteration; answers whether another would change anything. */
  step(): boolean;
  advice(): Advice;
}

export interface Bot<K extends Kinds = Kinds> {
  readonly name: string;
  think(question: Question<K>): Thinking;
}

/** Everything that may be played in a position in which a seat decides. */
export function ask<K extends Kinds>(game: Game<K>, state: K['State'], stream: Stream): Question<K> {
  const codes = new Int32Array(game.facts.maxLegal);
  return { state, codes: codes.slice(0, game.legal(state, codes)), stream };
}
