// Learning a game: the coached first game, the lessons, how to play, the rulebook, and every "why?".
import assert from 'node:assert/strict';
import { gameIds } from '../../../scripts/modules.mjs';
import { faults } from './support/axe.mjs';
import { Learner, lessonsOf, textsOf } from './support/learner.mjs';
import { paper, playLesson, playLessons, tryWrongly } from './support/learning.mjs';

export default {
  'a lesson by keys, and what wrong tries of it are answered': async (stage) => {
    const [lesson] = lessonsOf('sub-terra');
    const page = await stage.open(`#/lessons/sub-terra`);
    const learner = await Learner.at(page, 'sub-terra', 'en', 'keys');
    await playLesson(page, learner, lesson, textsOf('sub-terra', 'en'));
    await tryWrongly(page, learner, lesson, textsOf('sub-terra', 'en'));
  },

  'home asks newcomers to learn by playing, and nobody else': async (stage) => {
    const page = await stage.open();
    await page.locator('#new-here').waitFor();
    await page.locator('[aria-labelledby=new-here] a').first().click();
    await paper(page).waitFor();
  },

  'every rule leads to its paragraph, and the search finds it by number, title and word': async (stage) => {
    const page = await stage.open('#/rules/ST-HOR-MOVE');
    await page.locator('#ST-HOR-MOVE.here').waitFor();
    assert.equal(await page.locator('details.book-clauses[open]').count(), 1);
    const search = page.locator('.book-search input');
    for (const wanted of ['ST-TILE-LEDGE-3', 'ledge', 'rope']) {
      await search.fill(wanted);
      await page.locator('.book-found li').first().waitFor();
    }
    await search.fill('no such words anywhere');
    assert.equal(await page.locator('.book-found li').count(), 0);
    await search.fill('ST-TILE-LEDGE-3');
    await page.locator('.book-found a').first().click();
    await page.locator('.book article h1').waitFor();
    assert.deepEqual(await faults(page), []);
  },
};

export const matrix = Object.fromEntries(
  gameIds().flatMap((game) => [
    ...['en', 'hu'].map((language) => [
      `all lessons of ${game}: ${language}`,
      async (stage) => assert.equal(await playLessons(stage, game, language), lessonsOf(game).length),
    ]),
    ...lessonsOf(game).map((lesson) => [
      `wrong tries of ${game}, ${lesson.id}`,
      async (stage) => {
        const page = await stage.openPhone(`#/lessons/${game}`);
        const learner = await Learner.at(page, game, 'en', 'touch');
        await tryWrongly(page, learner, lesson, textsOf(game, 'en'));
      },
    ]),
  ]),
);
