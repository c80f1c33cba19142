// How the laboratory's pool scales with the number of workers.
import { byProcessorTime, median, ratios } from '../lib/figures.mjs';
import { GAMES, WORKERS } from './bots/constants.mjs';

const pool = () => import('./bots/pool.mjs');

/** Wanderers play the most games per second, so distributing them and collecting the results costs the most. */
const TASKS = [...Object.keys(GAMES).map((game) => [game, 'novice']), ['pocket-sub', 'wanderer']];

const nameOf = (game, strength, workers) => `${game}-${strength}-${workers}`;
const titleOf = (game, strength) => `${GAMES[game]}, ${strength}`;

export default {
  name: 'bots-workers',
  title: 'Complete games by the workers of the laboratory, default options, not tied to a core',
  usesAllCores: true,
  // Games are distributed in chunks of up to 0.4 s; the last chunk should not weigh much.
  sectionFactor: 4,
  contestants: TASKS.flatMap(([game, strength]) =>
    WORKERS.map((workers) => ({
      name: nameOf(game, strength, workers),
      title: `${titleOf(game, strength)}, ${workers === 1 ? '1 worker' : `${workers} workers`}`,
      gameName: titleOf(game, strength),
      setUp: async () => (await pool()).pooled(game, strength, workers),
    })),
  ),
  targets: [],
  notes: (figures) => TASKS.flatMap(([game, strength]) => compare(figures, game, strength)),
};

function compare(figures, game, strength) {
  const one = figures[nameOf(game, strength, 1)];
  return WORKERS.filter((workers) => workers > 1).map((workers) => {
    const more = figures[nameOf(game, strength, workers)];
    return (
      `  ${titleOf(game, strength)}: ${workers} workers play ${times(ratios(more.sections, one.sections, { by: 'games' }))} as many games ` +
      `as one; per second of processor time ${times(perProcessorSecond(more, one, workers))}`
    );
  });
}

const perProcessorSecond = (more, one, workers) =>
  ratios(byProcessorTime(more.sections, workers), byProcessorTime(one.sections), { by: 'games' });

const times = (figures) =>
  `${median(figures).toFixed(2)} times (${Math.min(...figures).toFixed(2)}–${Math.max(...figures).toFixed(2)})`;
