// The page keeps to its weight: what is fetched for home, set-up and a table at its first decision, in every game and language.
import assert from 'node:assert/strict';
import { BUDGET, GAMES, LANGUAGES, weighGame } from '../../../scripts/measure/weight.mjs';

export default Object.fromEntries(
  GAMES.map((game) => [
    `at most ${BUDGET} KB of JavaScript for a table of ${game}`,
    async (stage) => {
      for (const locale of LANGUAGES) {
        const { table, language } = await weighGame(stage.browser, stage.address, { game, locale });
        assert.ok(table <= BUDGET, `${table} KB in ${language}`);
      }
    },
  ]),
);
