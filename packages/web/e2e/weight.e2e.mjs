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

const tables = GAMES.map((game) => [
  `${game} is no heavier than it may be at its first decision and later`,
  async (stage) => {
    for (const locale of LANGUAGES) {
      const { table, played, language } = await weighGame(stage.browser, stage.address, { game, locale, steps: STEPS });
      assert.ok(table > 50, `${table} KB in ${language}: something was not counted`);
      const { first, later } = allowedWeight(game, language);
      const more = Math.round(10 * (played - table)) / 10;
      assert.ok(table <= first, `${table} KB in ${language} at the first decision, and may be ${first}`);
      assert.ok(more <= later, `${more} KB more in ${language} after some turns, and may be ${later}`);
    }
  },
]);

const workers = GAMES.map((game) => [
  `at most ${workerBudget(game)} KB of JavaScript for the bots of ${game}, in their own thread`,
  async (stage) => {
    const { worker } = await weighWorker(stage.browser, stage.address, game);
    assert.ok(worker > 10, `${worker} KB: something was not counted`);
    assert.ok(worker <= workerBudget(game), `${worker} KB`);
  },
]);

export default Object.fromEntries([...tables, ...workers]);
