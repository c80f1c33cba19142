// Plans of the laboratory: games of the default options, all seats taken by bots of one strength with its usual budget.
import { loadRoster } from '@undercroft/bots';
import { must } from '@undercroft/engine';

export async function planOf(id, strength, seed) {
  const { game } = await loadRoster(id);
  const opening = must(game.open({}));
  const bots = Array.from({ length: game.seats(opening) }, () => strength);
  const setting = { name: '', options: game.options(opening), bots, rotate: false };
  return { game: id, rules: game.rules, settings: [setting], seed, games: 1, timeLimit: 1000 };
}

export const decisionsIn = (games) => games.reduce((sum, { entries }) => sum + entries, 0);
