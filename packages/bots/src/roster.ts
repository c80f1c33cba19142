// The bots of one game.
import { type Game, type GameTypes, withRules } from '@undercroft/engine';
import type { Bot, Strength } from './bot.ts';
import type { Budget } from './budget.ts';

export interface Roster<K extends GameTypes = GameTypes> {
  /** The rules they play by. */
  readonly game: Game<K>;
  readonly bots: Readonly<Record<Strength, Bot<K>>>;
  /** The budget with which each strength plays as intended. */
  readonly budgets: Readonly<Record<Strength, Budget>>;
  /** A yardstick: tree search that knows nothing but the rules. */
  readonly plain: Bot<K>;
  /** Every motive that a reason can name, for the interfaces' words. */
  readonly motives: readonly string[];
}

/** The same bots for a game of earlier rules: its positions are written and read by the rules it was begun under. */
export function rosterUnder(roster: Roster, rules: number): Roster {
  const game = withRules(roster.game, rules);
  if (!game) throw new Error(`no rules ${rules} of ${roster.game.id}`);
  return game === roster.game ? roster : { ...roster, game };
}
