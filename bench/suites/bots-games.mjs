// Complete games by bots of each strength with the default options, on one core.
import { byProcessorTime, summarise } from '../lib/figures.mjs';
import { GAMES, STRENGTHS } from './bots/constants.mjs';

const batches = () => import('./bots/batches.mjs');

const contestants = Object.entries(GAMES).flatMap(([game, title]) =>
  STRENGTHS.map((strength) => ({
    name: `${game}-${strength}`,
    title: `${title}, ${strength}`,
    gameName: `${title} by the ${strength}`,
    setUp: async () => (await batches()).batches(game, strength),
  })),
);

export default {
  name: 'bots-games',
  title: 'Complete games by bots in all seats, default options, usual budgets, one core',
  contestants,
  targets: [],
  notes: (figures) => Object.entries(GAMES).map(([game, title]) => `  ${title}, ${perProcessorSecond(figures, game)}`),
};

function perProcessorSecond(figures, game) {
  const rates = STRENGTHS.map((strength) => {
    const { gamesPerSecond } = summarise(byProcessorTime(figures[`${game}-${strength}`].sections));
    return `${strength} ${gamesPerSecond.toLocaleString('en', { maximumSignificantDigits: 3 })}`;
  });
  return `games per second of processor time: ${rates.join(', ')}`;
}
