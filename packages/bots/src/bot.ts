// What every bot can do, for any game and seat. See docs/adr/0015-bots.md.
import type { Code, Game, GameTypes, RuleId, Stream } from '@undercroft/engine';

export const STRENGTHS = ['wanderer', 'novice', 'adept'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** A position in which a seat has to decide. A bot never changes it. */
export interface Question<K extends GameTypes = GameTypes> {
  readonly state: K['State'];
  /** All legal codes, in the order of `game.legal`. */
  readonly codes: Int32Array;
  /** The bot's only source of random numbers: equal streams give equal advice. */
  readonly stream: Stream;
}

/** Why a move was chosen: a motive of the bot and, where there is one, a rule. The words for it belong to the interface. */
export interface Reason {
  readonly motive: string;
  readonly rule?: RuleId;
}

/** A legal code and the bot's opinion of it. */
export interface Idea {
  readonly code: Code;
  /** The chance to win, from 0 to 1; left out for codes the bot did not try. */
  readonly chance?: number;
  /** The number of trials behind the chance. */
  readonly trials: number;
  /** The codes planned with it, itself first, where the bot weighs whole turns. */
  readonly line?: readonly Code[];
}

export interface Advice {
  readonly code: Code;
  /** `code` and the codes planned after it until chance or another seat decides: a whole turn at best. */
  readonly line: readonly Code[];
  /** All legal codes: the choice first, then the most tried ones, whose chances are most reliable. */
  readonly ideas: readonly Idea[];
  readonly reason: Reason;
  /** For hints, where the choice gives up something of your own: the best advice that does not. */
  readonly sparing?: Omit<Advice, 'sparing'>;
}

/** A bot at work on a question. It can be stopped at any time: there is always advice. */
export interface Deliberation {
  /** Runs one more iteration; returns whether another one could change anything. */
  step(): boolean;
  advice(): Advice;
}

/** Deliberations of one bot may be interleaved step by step; those of two bots share nothing at all. */
export interface Bot<K extends GameTypes = GameTypes> {
  readonly name: string;
  think(question: Question<K>): Deliberation;
}

/** The question in a position in which a seat decides. */
export function questionFor<K extends GameTypes>(game: Game<K>, state: K['State'], stream: Stream): Question<K> {
  const codes = new Int32Array(game.facts.maxLegal);
  return { state, codes: codes.slice(0, game.legal(state, codes)), stream };
}
