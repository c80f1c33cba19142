// Lessons and the coached game on the page, played from first to last by somebody who learns.
import { coachOf, Learner, lessonsOf, textsOf } from './learner.mjs';
import { calm } from './reading.mjs';
import { goTo } from './screens.mjs';

/** By keys in one language, by touch in the other. */
export const HOWS = { en: 'keys', hu: 'touch' };

export const openIn = (stage, hash, language, options = {}) =>
  HOWS[language] === 'touch'
    ? stage.openPhone(hash, { settings: { language }, ...options })
    : stage.open(hash, { settings: { language }, ...options });

export const paper = (page) => page.locator('.paper');

/** As somebody does who has read it, and wants to see the board. */
export async function fold(page) {
  const button = page.locator('.paper-fold');
  if ((await button.count()) > 0) await button.click();
}

export async function paperSays(page, text) {
  const wanted = text.slice(0, 400);
  await page
    .waitForFunction((one) => document.querySelector('.paper')?.textContent.includes(one), wanted, { timeout: 60_000 })
    .catch(async () => {
      const says = await page.evaluate(() => document.querySelector('.paper')?.textContent ?? 'nothing');
      throw new Error(`the paper says “${says}” and not “${wanted}”`);
    });
}

async function openLesson(page, { game, id }, text) {
  await goTo(page, `#/lessons/${game}`, '.lesson-list');
  await goTo(page, `#/lesson/${game}/${id}`, '.paper');
  await paperSays(page, text.goal);
  await fold(page);
}

/** A lesson as it is meant. */
export async function playLesson(page, learner, lesson, texts) {
  const text = texts.lessons[lesson.id];
  await openLesson(page, lesson, text);
  await learner.play(lesson, lesson.solution);
  await paperSays(page, text.done);
}

/** Every other try that its file describes, and what it is answered. */
export async function tryWrongly(page, learner, lesson, texts) {
  const text = texts.lessons[lesson.id];
  for (const { steps, says } of lesson.tries) {
    await openLesson(page, lesson, text);
    await learner.play(lesson, steps).catch((error) => {
      throw new Error(`${lesson.id}, the try “${says}”: ${error.message}`);
    });
    await paperSays(page, text.wrong[says] ?? text.also?.[says]);
  }
}

/** All of them from first to last; answers how many are marked as done. */
export async function playLessons(stage, game, language) {
  const page = await openIn(stage, `#/lessons/${game}`, language);
  const texts = textsOf(game, language);
  const learner = await Learner.at(page, game, language, HOWS[language]);
  for (const lesson of lessonsOf(game)) await playLesson(page, learner, lesson, texts);
  await goTo(page, `#/lessons/${game}`, '.lesson-list');
  return page.locator('.lesson-number.done').count();
}

/** What was played since the last cut before a beat. */
function cutBefore(coach, index) {
  const first = coach.beats.slice(0, index + 1).findLastIndex((beat) => beat.cut);
  const between = coach.beats.slice(first, index).map(({ id }) => id);
  const played = coach.run.filter(({ beat }) => between.includes(beat)).flatMap(({ steps }) => steps);
  return { cut: coach.beats[first].cut, played };
}

/** What is planned ends where the beat points. */
const stepsOf = (coach, { id, point }) =>
  (coach.run.find((one) => one.beat === id)?.steps ?? []).map((step) =>
    step.did?.planned ? { did: { planned: { ...step.did.planned, to: point.places[0] } } } : step,
  );

/** A beat as it is meant; `half` stops after the first thing that is done in it. */
export async function playBeat(page, learner, coach, index, texts, { half = false } = {}) {
  const beat = coach.beats[index];
  await paperSays(page, texts.coach.beats[beat.id].title);
  if (beat.task === 'continue') {
    if (index < coach.beats.length - 1) await page.locator('.paper .button.primary').click();
    return;
  }
  const { cut, played } = cutBefore(coach, index);
  const steps = stepsOf(coach, beat);
  await fold(page);
  await learner.play(cut, half ? firstOf(steps) : steps, played);
}

/** Up to the first thing that the learner does, with what comes of it. */
function firstOf(steps) {
  const acts = steps.flatMap((step, i) => (step.act ? [i] : []));
  return steps.slice(0, acts[1] ?? steps.length);
}

/** Another try of a beat, and what it is answered. */
export async function tryBeatWrongly(page, learner, coach, index, { steps, says }, texts) {
  const beat = coach.beats[index];
  await paperSays(page, texts.coach.beats[beat.id].title);
  const { cut, played } = cutBefore(coach, index);
  await fold(page);
  await learner.play(cut, steps, played);
  learner.forget();
  await paperSays(page, texts.coach.beats[beat.id].wrong[says]);
}

/** Goes to a beat as somebody does who skips the others. */
export async function skipTo(page, coach, index, texts) {
  for (const beat of coach.beats.slice(0, index)) {
    await paperSays(page, texts.coach.beats[beat.id].title);
    await page.locator(beat.task === 'continue' ? '.paper .button.primary' : '.paper .button.bare').click();
    await calm(page);
  }
}

export { coachOf, Learner, lessonsOf, textsOf };
