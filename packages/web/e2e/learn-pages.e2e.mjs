// The pages of learning a game: nothing that axe finds, in both languages, on a desk and on a phone held either way; and the coach's
// paper, which never lies over what it speaks of.
import assert from 'node:assert/strict';
import { gameIds } from '../../../scripts/modules.mjs';
import { faults } from './support/axe.mjs';
import { coachOf, fold, lessonsOf, paper, paperSays, skipTo, textsOf } from './support/learning.mjs';
import { calm, rested, settled } from './support/reading.mjs';
import { goTo } from './support/screens.mjs';
import { LYING, PHONE } from './support/stage.mjs';

const screensOf = (game) => [
  [`#/learn/${game}`, '.learn-ways'],
  [`#/how/${game}`, '.spread'],
  [`#/sheet/${game}`, '.sheet-columns'],
  [`#/lessons/${game}`, '.lesson-list'],
  [`#/lesson/${game}/${lessonsOf(game)[0].id}`, '.paper'],
  [`#/coach/${game}`, '.paper'],
  [`#/rules/${game}`, '.book article'],
];

async function lookOver(page, game) {
  for (const [hash, landmark] of screensOf(game)) {
    await goTo(page, hash, landmark);
    await calm(page);
    await settled(page);
    assert.deepEqual(await faults(page), [], hash);
  }
}

/** The rings that the paper, the dock or the bar lies over, or that are not on the screen. Runs in the page. */
function coveredSpots() {
  const over = [...document.querySelectorAll('.paper, .dock, .bar, .rail')].map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll('.learn-spot')].flatMap((spot) => {
    const box = spot.getBoundingClientRect();
    // What is meant is in the middle of its ring.
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const [dx, dy] = [box.width / 4, box.height / 4];
    const isOut = x - dx < 0 || y - dy < 0 || x + dx > innerWidth || y + dy > innerHeight;
    const isUnder = over.some(
      ({ left, top, right, bottom }) => x + dx > left && x - dx < right && y + dy > top && y - dy < bottom,
    );
    return isOut || isUnder ? [`${Math.round(x)},${Math.round(y)} of ${Math.round(box.width)}`] : [];
  });
}

const scaleOf = (page) =>
  page.evaluate(() => document.querySelector('.board [data-place]')?.getBoundingClientRect().width ?? 0);

/** Every beat, with the paper open. */
async function lookAtBeats(page, game) {
  const [coach, texts] = [coachOf(game), textsOf(game, 'en')];
  await paper(page).waitFor();
  for (const [index, beat] of coach.beats.entries()) {
    await paperSays(page, texts.coach.beats[beat.id].title);
    await calm(page);
    await rested(page);
    assert.deepEqual(await page.evaluate(coveredSpots), [], beat.id);
    if (index < coach.beats.length - 1) await skipTo(page, { beats: [beat] }, 1, texts);
  }
}

async function lookAtLessons(page, game) {
  for (const lesson of lessonsOf(game)) {
    await goTo(page, `#/lessons/${game}`, '.lesson-list');
    await goTo(page, `#/lesson/${game}/${lesson.id}`, '.paper');
    await calm(page);
    await rested(page);
    assert.deepEqual(await page.evaluate(coveredSpots), [], lesson.id);
  }
}

const phones = { upright: PHONE, sideways: LYING };

export default {
  'the paper leaves what it speaks of in sight, and the chart takes its room back when it is folded': async (stage) => {
    const page = await stage.openPhone('#/coach/pocket-sub');
    await paper(page).waitFor();
    await calm(page);
    await rested(page);
    assert.deepEqual(await page.evaluate(coveredSpots), []);
    const small = await scaleOf(page);
    await fold(page);
    await calm(page);
    await rested(page);
    assert.ok((await scaleOf(page)) > small * 1.1, 'the chart has grown');
    await page.locator('.paper .paper-task').click();
    await calm(page);
    await rested(page);
    assert.ok(Math.abs((await scaleOf(page)) - small) < 1, 'and is as it was');
  },
};

export const matrix = Object.fromEntries(
  gameIds().flatMap((game) => [
    ...['en', 'hu'].flatMap((language) => [
      [
        `pages of learning ${game}, looked at by axe: ${language}`,
        async (stage) => lookOver(await stage.open(`#/learn/${game}`, { settings: { language } }), game),
      ],
      ...Object.entries(phones).map(([how, viewport]) => [
        `pages of learning ${game}, looked at by axe on a phone ${how}: ${language}`,
        async (stage) => lookOver(await stage.openPhone(`#/learn/${game}`, { viewport, settings: { language } }), game),
      ]),
    ]),
    ...Object.entries(phones).flatMap(([how, viewport]) => [
      [
        `the paper of the coach of ${game} covers nothing it speaks of, ${how}`,
        async (stage) => lookAtBeats(await stage.openPhone(`#/coach/${game}`, { viewport }), game),
      ],
      [
        `the paper of the lessons of ${game} covers nothing it speaks of, ${how}`,
        async (stage) => lookAtLessons(await stage.openPhone(`#/lessons/${game}`, { viewport }), game),
      ],
    ]),
  ]),
);
