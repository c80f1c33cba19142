// The same game once more: a new one, so under the rules of today.
import { carryOptions, type GameRecord, type InputError, ok, type Result } from '@undercroft/engine';
import type { LocalSession } from '../play/local-session.ts';
import { loadFullRules, loadTableRules } from './catalog.ts';
import { startGame } from './open-game.ts';

/** What the rules of today do not know of its options is left out. */
export async function startAgain(
  { game, rules, options, seats }: GameRecord,
  seed?: string,
): Promise<Result<LocalSession, InputError>> {
  const isToday = rules === (await loadTableRules(game)).rules;
  const carried = isToday ? ok(options) : carryOptions(await loadFullRules(game), options);
  return carried.ok ? startGame(game, carried.value, seats, seed) : carried;
}
