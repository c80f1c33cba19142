// What one decision of the adept costs in time and memory, with its usual budget, in positions from its own games.
import { GAMES } from './bots/constants.mjs';

const decisions = () => import('./bots/decisions.mjs');

export default {
  name: 'bots-decisions',
  title: 'One decision of the adept, default options, usual budget',
  unit: 'decisions',
  sectionFactor: 2,
  contestants: Object.entries(GAMES).map(([game, title]) => ({
    name: game,
    title,
    gameName: title,
    setUp: async () => (await decisions()).decisions(game),
  })),
  targets: [],
  notes: (figures) =>
    Object.entries(GAMES).flatMap(([game, title]) => [
      `  ${title}: ${budget(figures[game].facts)}`,
      ...times(figures[game].sections.flatMap(({ timings }) => timings)),
      ...memory(figures[game].findings),
    ]),
};

const budget = ({ iterations, asked, open }) =>
  `at most ${iterations} iterations; ${open} of ${asked} questions need any, and those take`;

function times(timings) {
  const figures = (property) =>
    `median ${ms(timings, property, 0.5)}, p95 ${ms(timings, property, 0.95)}, longest ${ms(timings, property, 1)}`;
  return [
    `    by the clock: ${figures('clock')} (${timings.length} decisions)`,
    `    of processor time: ${figures('processor')}`,
  ];
}

function memory(searches) {
  const figures = (property) => `median ${bytes(searches, property, 0.5)}, most ${bytes(searches, property, 1)}`;
  return [`    memory held by a search: ${figures('held')}; its peak with garbage: ${figures('peak')}`];
}

const ms = (items, property, share) => `${readable(quantile(items, property, share))} ms`;

function bytes(items, property, share) {
  const kilobytes = quantile(items, property, share) / 1024;
  return kilobytes < 1000 ? `${readable(kilobytes)} KB` : `${readable(kilobytes / 1024)} MB`;
}

const readable = (value) => value.toFixed(value < 10 ? 1 : 0);

function quantile(items, property, share) {
  const sorted = items.map((item) => item[property]).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
