// Learning a game: the coached first game, the lessons, how to play, the rulebook, and every "why?".
import assert from 'node:assert/strict';
import { gameIds } from '../../../scripts/modules.mjs';
import { faults } from './support/axe.mjs';
import { coachOf, Learner, lessonsOf, textsOf } from './support/learner.mjs';
import { calm, settled } from './support/reading.mjs';
import { goTo } from './support/screens.mjs';

const HOWS = { en: 'keys', hu: 'touch' };

const openIn = (stage, hash, language) =>
  HOWS[language] === 'touch'
    ? stage.openPhone(hash, { settings: { language } })
    : stage.open(hash, { settings: { language } });

const paper = (page) => page.locator('.paper');

/** As somebody does who has read it, and wants to see the board. */
async function fold(page) {
  const button = page.locator('.paper-fold');
  if ((await button.count()) > 0) await button.click();
}

async function paperSays(page, text) {
  await page.waitForFunction((wanted) => document.querySelector('.paper')?.textContent.includes(wanted), text);
}

/** A lesson as it is meant, and its wrong tries. */
async function playLesson(page, learner, lesson, texts) {
  const text = texts.lessons[lesson.id];
  await goTo(page, `#/lesson/${lesson.game}/${lesson.id}`, '.paper');
  await paperSays(page, text.goal);
  await fold(page);
  await learner.play(lesson, lesson.solution);
  await paperSays(page, text.done);
}

async function tryWrongly(page, learner, lesson, texts) {
  const text = texts.lessons[lesson.id];
  for (const { steps, says } of lesson.tries.filter((one) => one.steps.every((step) => !step.did))) {
    await goTo(page, `#/lessons/${lesson.game}`, '.lesson-list');
    await goTo(page, `#/lesson/${lesson.game}/${lesson.id}`, '.paper');
    await paperSays(page, text.goal);
    await fold(page);
    await learner.play(lesson, steps);
    await paperSays(page, text.wrong[says] ?? text.also?.[says]);
  }
}

/** All lessons of a game from first to last. */
async function playLessons(stage, game, language, lessons = lessonsOf(game)) {
  const page = await openIn(stage, `#/lessons/${game}`, language);
  const texts = textsOf(game, language);
  const learner = await Learner.at(page, game, language, HOWS[language]);
  for (const lesson of lessons) await playLesson(page, learner, lesson, texts);
  await goTo(page, `#/lessons/${game}`, '.lesson-list');
  assert.equal(await page.locator('.lesson-number.done').count(), lessons.length);
}

/** What was played since the last cut before a beat. */
function cutBefore(coach, index) {
  const first = coach.beats.slice(0, index + 1).findLastIndex((beat) => beat.cut);
  const between = coach.beats.slice(first, index).map(({ id }) => id);
  const played = coach.run.filter(({ beat }) => between.includes(beat)).flatMap(({ steps }) => steps);
  return { cut: coach.beats[first].cut, played };
}

async function playBeat(page, learner, coach, index, texts) {
  const beat = coach.beats[index];
  const text = texts.coach.beats[beat.id];
  await paperSays(page, text.title);
  if (beat.task === 'continue') return;
  const { cut, played } = cutBefore(coach, index);
  const steps = coach.run.find((one) => one.beat === beat.id)?.steps ?? [];
  if (steps.some(({ did }) => did)) await page.locator('.paper .button').first().click();
  else {
    await fold(page);
    await learner.play(cut, steps, played);
  }
}

async function playCoached(stage, game, language) {
  const page = await openIn(stage, `#/coach/${game}`, language);
  const texts = textsOf(game, language);
  const coach = coachOf(game);
  const learner = await Learner.at(page, game, language, HOWS[language]);
  await paper(page).waitFor();
  for (const index of coach.beats.keys()) {
    await playBeat(page, learner, coach, index, texts);
    // Interrupted and taken up again, once.
    if (index === 2) {
      await calm(page);
      await page.reload();
      await paper(page).waitFor();
    }
  }
  await goTo(page, `#/learn/${game}`, '.learn-ways');
  await page.locator('.learn-ways .done').first().waitFor();
}

export default {
  'a lesson by keys, and what wrong tries of it are answered': async (stage) => {
    const [lesson] = lessonsOf('sub-terra');
    const page = await stage.open(`#/lessons/sub-terra`);
    const learner = await Learner.at(page, 'sub-terra', 'en', 'keys');
    await playLesson(page, learner, lesson, textsOf('sub-terra', 'en'));
    await tryWrongly(page, learner, lesson, textsOf('sub-terra', 'en'));
  },

  'the coached first game by touch in Hungarian, interrupted once': (stage) =>
    playCoached(stage, 'infernos-edge', 'hu'),

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
    ...Object.keys(HOWS).flatMap((language) => [
      [`all lessons of ${game}: ${language}`, (stage) => playLessons(stage, game, language)],
      [`the coached game of ${game}: ${language}`, (stage) => playCoached(stage, game, language)],
    ]),
    [
      `wrong tries of all lessons of ${game}`,
      async (stage) => {
        const page = await stage.openPhone(`#/lessons/${game}`);
        const learner = await Learner.at(page, game, 'en', 'touch');
        for (const lesson of lessonsOf(game)) await tryWrongly(page, learner, lesson, textsOf(game, 'en'));
      },
    ],
    [
      `pages of learning ${game}, looked at by axe`,
      async (stage) => {
        const page = await stage.open(`#/learn/${game}`);
        await page.locator('.learn-ways').waitFor();
        assert.deepEqual(await faults(page), []);
        for (const [hash, landmark] of [
          [`#/how/${game}`, '.spread'],
          [`#/sheet/${game}`, '.sheet-columns'],
          [`#/lessons/${game}`, '.lesson-list'],
          [`#/coach/${game}`, '.paper'],
          [`#/rules/${game}`, '.book article'],
        ]) {
          await goTo(page, hash, landmark);
          await settled(page);
          assert.deepEqual(await faults(page), []);
        }
      },
    ],
  ]),
);
