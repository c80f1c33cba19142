// Who can be had to play a game. Bots of one game are loaded without those of the others.
import type { Game, Kinds } from '@undercroft/engine';
import type { Bot, Strength } from './bot.ts';
import type { Budget } from './thinking.ts';

export interface Roster<K extends Kinds = Kinds> {
  /** The rules they play by. */
  readonly game: Game<K>;
  readonly bots: Readonly<Record<Strength, Bot<K>>>;
  /** What each strength needs to be itself. */
  readonly budgets: Readonly<Record<Strength, Budget>>;
  /** The yardstick: a tree search that knows nothing but the rules. */
  readonly plain: Bot<K>;
  /** Every motive a reason can name, for those who have words for them. */
  readonly motives: readonly string[];
}

const ROSTERS = {
  'pocket-sub': async () => (await import('./pocket-sub/roster.ts')).roster as unknown as Roster,
  'sub-terra': async () => (await import('./sub-terra/roster.ts')).roster as unknown as Roster,
  'infernos-edge': async () => (await import('./infernos-edge/roster.ts')).roster as unknown as Roster,
};

/** The bots of a game of the catalog. */
export async function loadRoster(game: string): Promise<Roster> {
  if (!Object.hasOwn(ROSTERS, game)) throw new Error(`no bots for ${game}`);
  return ROSTERS[game as keyof typeof ROSTERS]();
}
