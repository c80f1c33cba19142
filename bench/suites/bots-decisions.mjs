// What one decision of the adept costs in time and memory, with its usual budget, in positions of its own games.
import { GAMES } from './bots/names.mjs';

const decisions = () => import('./bots/decisions.mjs');

export default {
  name: 'bots-decisions',
  title: 'One decision of the adept, default options, usual budget',
  unit: 'decisions',
  longer: 2,
  contestants: Object.entries(GAMES).map(([game, title]) => ({
    name: game,
    title,
    plays: title,
    setUp: async () => (await decisions()).decisions(game),
  })),
  targets: [],
  notes: (figures) =>
    Object.entries(GAMES).flatMap(([game, title]) => [
      `  ${title}: ${budget(figures[game].about)}`,
      ...times(figures[game].sections.flatMap(({ thoughts }) => thoughts)),
      ...weights(figures[game].told),
    ]),
};

const budget = ({ iterations, asked, open }) =>
  `at most ${iterations} iterations; ${open} of ${asked} questions need any, and those take`;

function times(thoughts) {
  const all = (what) =>
    `median ${ms(thoughts, what, 0.5)}, p95 ${ms(thoughts, what, 0.95)}, longest ${ms(thoughts, what, 1)}`;
  return [
    `    by the clock: ${all('clock')} (${thoughts.length} decisions)`,
    `    of processor time: ${all('processor')}`,
  ];
}

function weights(told) {
  const all = (what) => `median ${bytes(told, what, 0.5)}, most ${bytes(told, what, 1)}`;
  return [`    memory held by a search: ${all('held')}; its peak with garbage: ${all('most')}`];
}

const ms = (all, what, share) => `${readable(quantile(all, what, share))} ms`;

function bytes(all, what, share) {
  const kilobytes = quantile(all, what, share) / 1024;
  return kilobytes < 1000 ? `${readable(kilobytes)} KB` : `${readable(kilobytes / 1024)} MB`;
}

const readable = (value) => value.toFixed(value < 10 ? 1 : 0);

/** Of one property of all. */
function quantile(all, what, share) {
  const sorted = all.map((one) => one[what]).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
