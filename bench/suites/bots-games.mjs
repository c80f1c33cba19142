// What it costs to have games played by bots: complete games of the default options, by strength, on one core.
import { inProcessorTime, summary } from '../lib/figures.mjs';
import { GAMES, STRENGTHS } from './bots/names.mjs';

const batches = () => import('./bots/batches.mjs');

const contestants = Object.entries(GAMES).flatMap(([game, title]) =>
  STRENGTHS.map((strength) => ({
    name: `${game}-${strength}`,
    title: `${title}, ${strength}`,
    plays: `${title} by the ${strength}`,
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
    const { gamesPerSecond } = summary(inProcessorTime(figures[`${game}-${strength}`].sections));
    return `${strength} ${gamesPerSecond.toLocaleString('en', { maximumSignificantDigits: 3 })}`;
  });
  return `games per second of processor time: ${rates.join(', ')}`;
}
