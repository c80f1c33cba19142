// Plans of the laboratory: games with the default options, bots of one strength and their usual budget in all seats.
import { loadRoster } from '@undercroft/catalog/bots';
import { unwrap } from '@undercroft/engine';

export async function planOf(id, strength, seed) {
  const { game } = await loadRoster(id);
  const opening = unwrap(game.open({}));
  const bots = Array.from({ length: game.seats(opening) }, () => strength);
  const setting = { name: '', options: game.options(opening), bots, rotate: false };
  return { game: id, rules: game.rules, settings: [setting], seed, games: 1, timeLimit: 1000 };
}

export const countDecisions = (games) => games.reduce((sum, { entries }) => sum + entries, 0);
