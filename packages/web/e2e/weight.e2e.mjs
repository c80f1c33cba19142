// The page keeps to its weight: what is fetched for home, set-up and a table of people, at its first decision and played on,
// in every game and language; and what bots bring to their own thread.
import assert from 'node:assert/strict';
import {
  BUDGET,
  GAMES,
  LANGUAGES,
  LATER_BUDGET,
  weighGame,
  weighWorker,
  workerBudget,
} from '../../../scripts/measure/weight.mjs';

const STEPS = 12;

const tables = GAMES.map((game) => [
  `at most ${BUDGET} KB of JavaScript until the first decision of ${game}, and ${LATER_BUDGET} KB more later`,
  async (stage) => {
    for (const locale of LANGUAGES) {
      const { table, played, language } = await weighGame(stage.browser, stage.address, { game, locale, steps: STEPS });
      assert.ok(table > 50, `${table} KB in ${language}: something was not counted`);
      assert.ok(table <= BUDGET, `${table} KB in ${language} at the first decision`);
      assert.ok(played - table <= LATER_BUDGET, `${played - table} KB more in ${language} after some turns`);
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
