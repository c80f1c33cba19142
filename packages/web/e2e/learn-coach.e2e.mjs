// The first game with a coach: from first to last, skipped, interrupted and taken up again, without a network, and for those who listen.
import assert from 'node:assert/strict';
import { gameIds } from '../../../scripts/modules.mjs';
import {
  coachOf,
  HOWS,
  Learner,
  openIn,
  paper,
  paperSays,
  playBeat,
  skipTo,
  textsOf,
  tryBeatWrongly,
} from './support/learning.mjs';
import { controlled } from './support/offline.mjs';
import { calm } from './support/reading.mjs';
import { ScreenReader } from './support/screen-reader.mjs';
import { goTo } from './support/screens.mjs';

async function learn(stage, game, language, options) {
  const page = await openIn(stage, `#/coach/${game}`, language, options);
  const learner = await Learner.at(page, game, language, HOWS[language]);
  await paper(page).waitFor();
  return { page, learner, coach: coachOf(game), texts: textsOf(game, language) };
}

/** From a beat to the end, where a game of one's own is offered. */
async function playFrom({ page, learner, coach, texts }, first = 0) {
  for (const index of coach.beats.keys()) if (index >= first) await playBeat(page, learner, coach, index, texts);
  await paperSays(page, texts.coach.beats[coach.beats.at(-1).id].text);
  await page.locator(`.paper a[href="#/new/${coach.game}/alone"]`).waitFor();
  await goTo(page, `#/learn/${coach.game}`, '.learn-ways');
  await page.locator('.learn-ways li.done a[href^="#/coach"]').waitFor();
}

/** In the middle of a beat that takes several moves: a reload, and then home and back. */
async function interrupt({ page, learner, coach, texts }, index) {
  const { title } = texts.coach.beats[coach.beats[index].id];
  await skipTo(page, coach, index, texts);
  await playBeat(page, learner, coach, index, texts, { half: true });
  const moves = await page.evaluate(() => localStorage.getItem('undercroft.learn'));
  await page.reload();
  await paper(page).waitFor();
  await calm(page);
  await paperSays(page, title);
  assert.equal(await page.evaluate(() => localStorage.getItem('undercroft.learn')), moves, 'what was played is kept');
  await goTo(page, '#/', '.portals');
  await page.locator(`[aria-labelledby=coach-waits] a[href="#/coach/${coach.game}"]`).first().click();
  await paperSays(page, title);
}

/** How often each of the texts was heard. */
const times = (heard, text) => heard.filter((phrase) => phrase.includes(text)).length;

async function listen(stage, game, language) {
  const page = await stage.open(`#/learn/${game}`, { settings: { language } });
  const [coach, texts] = [coachOf(game), textsOf(game, language)];
  const learner = await Learner.at(page, game, language, 'keys');
  await page.locator('.learn-ways').waitFor();
  const reader = await ScreenReader.start(page);
  await goTo(page, `#/coach/${game}`, '.paper');
  await calm(page);
  const [first, second] = coach.beats.map(({ id }) => texts.coach.beats[id]);
  const begun = await reader.heard();
  assert.equal(times(begun, first.text), 1, begun.join('\n'));
  const focused = () => page.evaluate(() => document.activeElement?.closest('.paper') !== null);
  assert.equal(await focused(), false, 'the paper takes the focus from nobody');
  await page.keyboard.press('v');
  assert.equal(times(await reader.heard(), first.text), 1, 'V says it again');
  await page.keyboard.press('F6');
  assert.equal(await focused(), true, 'F6 reaches it');
  await page.keyboard.press('F6');
  assert.equal(await focused(), false);
  await page.keyboard.press('i');
  await page.locator('.drawer').waitFor();
  await page.keyboard.press('Escape');
  assert.equal(times(await reader.heard(), first.text), 0, 'looking at a place repeats nothing');
  await playBeat(page, learner, coach, 0, texts);
  await paperSays(page, second.title);
  const then = await reader.heard();
  assert.equal(times(then, second.text), 1, then.join('\n'));
}

export default {
  'the coached first game by touch in Hungarian, interrupted in the middle of a beat': async (stage) => {
    const coached = await learn(stage, 'infernos-edge', 'hu');
    await interrupt(coached, 1);
    await coached.page.locator('.paper .button.bare').click();
    await playFrom(coached, 2);
  },
};

/** A beat of several moves; at sea, where a turn is one, after the answer of the others. */
const LONG = { 'sub-terra': 7, 'infernos-edge': 7, 'pocket-sub': 3 };

export const matrix = Object.fromEntries(
  gameIds().flatMap((game) => [
    ...Object.keys(HOWS).flatMap((language) => [
      [`${game} from first to last: ${language}`, async (stage) => playFrom(await learn(stage, game, language))],
      [
        `${game}, interrupted in the middle of a beat: ${language}`,
        async (stage) => interrupt(await learn(stage, game, language), LONG[game]),
      ],
      [
        `${game}, every beat skipped: ${language}`,
        async (stage) => {
          const { page, coach, texts } = await learn(stage, game, language);
          await skipTo(page, coach, coach.beats.length - 1, texts);
          await paperSays(page, texts.coach.beats[coach.beats.at(-1).id].title);
        },
      ],
      [`${game}, for those who listen: ${language}`, (stage) => listen(stage, game, language)],
    ]),
    [
      `${game}, without a network`,
      async (stage) => {
        const page = await stage.open(`#/learn/${game}`);
        await controlled(page);
        await page.context().setOffline(true);
        await goTo(page, `#/coach/${game}`, '.paper');
        await page.reload();
        await paper(page).waitFor();
        const learner = await Learner.at(page, game, 'en', 'keys');
        await playFrom({ page, learner, coach: coachOf(game), texts: textsOf(game, 'en') });
      },
    ],
    [
      `${game}, other tries are answered, and taken back`,
      async (stage) => {
        const { page, learner, coach, texts } = await learn(stage, game, 'hu');
        for (const [index, beat] of coach.beats.entries()) {
          for (const one of (beat.tries ?? []).filter((one) => !isCourse(one))) {
            await tryBeatWrongly(page, learner, coach, index, one, texts);
            await tryAgain(page, coach, index, texts);
          }
          await skipTo(
            page,
            { ...coach, beats: coach.beats.slice(index) },
            Math.min(1, coach.beats.length - 1 - index),
            texts,
          );
        }
      },
    ],
  ]),
);

/** The hand of these tests does not draw courses that lose the sub; the tests of the rules play them (packages/learn/test). */
const isCourse = ({ steps }) => steps.some(({ did, act }) => did?.planned || act?.type === 'sub');

/** Back to the beginning of the beat. What need not be taken back is skipped, and come back to by starting again. */
async function tryAgain(page, coach, index, texts) {
  const undo = page.locator('.paper .button.primary');
  if ((await undo.count()) > 0) await undo.click();
  else {
    await page.evaluate(() => localStorage.removeItem('undercroft.learn'));
    await page.reload();
    await paper(page).waitFor();
    await skipTo(page, coach, index, texts);
  }
  await calm(page);
}
