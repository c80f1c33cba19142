// What more workers bring: the laboratory's pool with 1, 2, … of them.
import { inProcessorTime, median, ratios } from '../lib/figures.mjs';
import { GAMES, WORKERS } from './bots/names.mjs';

const pool = () => import('./bots/pool.mjs');

/** Of wanderers' games there are the most to be handed out and handed back. */
const TASKS = [...Object.keys(GAMES).map((game) => [game, 'novice']), ['pocket-sub', 'wanderer']];

const nameOf = (game, strength, workers) => `${game}-${strength}-${workers}`;
const titleOf = (game, strength) => `${GAMES[game]}, ${strength}`;

export default {
  name: 'bots-workers',
  title: 'Complete games by the workers of the laboratory, default options, not tied to a core',
  spread: true,
  // Handed out in pieces of up to 0.4 s: the last of them should not weigh much.
  longer: 4,
  contestants: TASKS.flatMap(([game, strength]) =>
    WORKERS.map((workers) => ({
      name: nameOf(game, strength, workers),
      title: `${titleOf(game, strength)}, ${workers === 1 ? '1 worker' : `${workers} workers`}`,
      plays: titleOf(game, strength),
      setUp: async () => (await pool()).pooled(game, strength, workers),
    })),
  ),
  targets: [],
  notes: (figures) => TASKS.flatMap(([game, strength]) => compared(figures, game, strength)),
};

function compared(figures, game, strength) {
  const one = figures[nameOf(game, strength, 1)];
  return WORKERS.filter((workers) => workers > 1).map((workers) => {
    const more = figures[nameOf(game, strength, workers)];
    return (
      `  ${titleOf(game, strength)}: ${workers} workers play ${times(ratios(more.sections, one.sections, 'games'))} as many games ` +
      `as one; per second of processor time ${times(perProcessorSecond(more, one, workers))}`
    );
  });
}

/** What the work itself costs with so many. */
const perProcessorSecond = (more, one, workers) =>
  ratios(inProcessorTime(more.sections, workers), inProcessorTime(one.sections), 'games');

const times = (all) =>
  `${median(all).toFixed(2)} times (${Math.min(...all).toFixed(2)}–${Math.max(...all).toFixed(2)})`;
