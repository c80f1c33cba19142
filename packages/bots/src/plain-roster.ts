// Bots for a game that has none of its own: they know nothing but its rules.
import type { Game, GameTypes } from '@undercroft/engine';
import type { Bot } from './bot.ts';
import type { Roster } from './roster.ts';
import { searchBot } from './search.ts';
import { wanderer } from './wanderer.ts';

/** The novice and the adept are the same tree search with different budgets; their chances are the mean scores of playouts. */
export const plainRoster = <K extends GameTypes>(game: Game<K>): Roster<K> => ({
  game,
  bots: {
    wanderer: wanderer as unknown as Bot<K>,
    novice: searchBot('novice', game),
    adept: searchBot('adept', game),
  },
  budgets: { wanderer: { iterations: 1 }, novice: { iterations: 40 }, adept: { iterations: 2000 } },
  plain: searchBot('plain', game),
  motives: ['anything', 'best-chance'],
});
