// The page keeps to its weight: what is fetched for home, set-up and a table of people, at its first decision and played on,
// in every game and language; and what bots bring to their own thread.
import assert from 'node:assert/strict';
import {
  allowedWeight,
  GAMES,
  LANGUAGES,
  weighGame,
  weighWorker,
  workerBudget,
} from '../../../scripts/measure/weight.mjs';

const STEPS = 12;

const weighed = (game, locale) => [
  `${game} is no heavier than it may be at its first decision and later, ${locale}`,
  async (stage) => {
    const { table, played, language } = await weighGame(stage.browser, stage.address, { game, locale, steps: STEPS });
    assert.ok(table > 50, `${table} KB: something was not counted`);
    const { first, later } = allowedWeight(game, language);
    const more = Math.round(10 * (played - table)) / 10;
    assert.ok(table <= first, `${table} KB at the first decision, and may be ${first}`);
    assert.ok(more <= later, `${more} KB more after some turns, and may be ${later}`);
  },
];

/** Each game in one language, in turn. */
const quickLocale = (i) => LANGUAGES[i % LANGUAGES.length];
const tables = GAMES.map((game, i) => weighed(game, quickLocale(i)));
const others = GAMES.flatMap((game, i) =>
  LANGUAGES.filter((locale) => locale !== quickLocale(i)).map((locale) => weighed(game, locale)),
);

const workers = GAMES.map((game) => [
  `at most ${workerBudget(game)} KB of JavaScript for the bots of ${game}, in their own thread`,
  async (stage) => {
    const { worker } = await weighWorker(stage.browser, stage.address, game);
    assert.ok(worker > 10, `${worker} KB: something was not counted`);
    assert.ok(worker <= workerBudget(game), `${worker} KB`);
  },
]);

export default Object.fromEntries([...tables, ...workers]);
export const matrix = Object.fromEntries(others);
