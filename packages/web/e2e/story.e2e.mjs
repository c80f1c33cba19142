// One clock for everything that is shown: cards, bar, log and announcements change when what they tell of has been seen, and not
// before. Time stands still in the page and is moved on by the tests, so that they do not depend on how fast a machine is.
import assert from 'node:assert/strict';
import { bringAbout, momentFinder, openBefore, runTo } from './support/moments.mjs';
import { settled } from './support/reading.mjs';

/** Reads the page whenever it changes, with the time by its own clock. Runs in the page. */
function noteStory() {
  const text = (selector) => document.querySelector(selector)?.textContent?.trim() ?? '';
  window.readStory = () => ({
    cards: [...document.querySelectorAll('[data-card]')]
      .map((card) => card.querySelector('.health')?.textContent ?? card.querySelector('.fleet-line')?.innerHTML)
      .join(),
    clock: text('.clock'),
    goal: text('.goal'),
    question: text('#ask'),
    log: text('.latest'),
    said: text('[role=log]'),
    pieces: [...document.querySelectorAll('.board .piece')]
      .map(({ dataset }) => dataset.key)
      .sort()
      .join(),
  });
  window.story = [];
  let last = '';
  const note = () => {
    const now = window.readStory();
    const next = JSON.stringify(now);
    if (next !== last) window.story.push({ at: performance.now(), ...now });
    last = next;
  };
  new MutationObserver(note).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  });
}

/** A moment as the page tells it: every change, in milliseconds since it began. */
async function tellingOf(stage, found) {
  const page = await openBefore(stage, found, { isStopped: true, initial: noteStory });
  await bringAbout(page);
  const played = await runTo(page, found);
  await page.clock.runFor(found.moment.ms - played + 500);
  const { story, begun } = await page.evaluate(() => ({ story: window.story, begun: window.momentsBegun }));
  const start = begun[found.moments.indexOf(found.moment)];
  return { page, story: story.map((one) => ({ ...one, at: Math.round(one.at - start) })) };
}

/** What went before is shown with the first frame of a moment. */
const FRAME = 16;

/** When a part of the page changes while the moment plays. */
function changesOf(story, part, { ms }) {
  const times = story.flatMap((one, i) => (i > 0 && one[part] !== story[i - 1][part] ? [one.at] : []));
  return times.filter((at) => at > FRAME && at < ms);
}

const beatsWith = ({ beats }, part) => new Set(beats.flatMap((beat) => (beat[part] ? [Math.round(beat.at)] : [])));

/** Each part may change at its beats alone; the rest at the calm. */
const PARTS = {
  cards: 'cards',
  clock: 'bar',
  goal: 'bar',
  log: 'told',
  said: 'told',
  question: 'none',
  pieces: 'none',
};

async function checkTelling(stage, finder, id, name, types) {
  const isOf = ({ events }) => types.every((type) => events.some((event) => event.type === type));
  // The last of what happens: what is shown after it is where the game stands.
  const found = await finder.find(id, name, {
    isWanted: (moment, all) => all[0].name === name && all.length === 1 && isOf(moment),
  });
  const { moment } = found;
  const { page, story } = await tellingOf(stage, found);
  for (const [part, beat] of Object.entries(PARTS))
    for (const at of changesOf(story, part, moment))
      assert.ok(beatsWith(moment, beat).has(at), `${id} ${name}: ${part} changes at ${at}, which is no beat of it`);
  assert.ok(changesOf(story, 'cards', moment).length > 0, `${id} ${name}: a card changes with the loss`);
  assert.ok(changesOf(story, 'log', moment).length > 1, `${id} ${name}: the log follows beat by beat`);
  assert.ok(changesOf(story, 'said', moment).length > 1, `${id} ${name}: so do those who listen`);
  await checkCaughtUp(page, story.at(-1), `${id} ${name}`);
}

/** After the calm the page shows what it shows when it is opened again. */
async function checkCaughtUp(page, calm, where) {
  await page.clock.resume();
  await page.reload();
  await page.locator('.latest li').first().waitFor();
  await settled(page);
  const again = await page.evaluate(() => window.readStory());
  for (const part of ['cards', 'clock', 'goal', 'question', 'log', 'pieces'])
    assert.equal(calm[part], again[part], `${where}: ${part} after the calm`);
}

async function withFinder(test) {
  const finder = await momentFinder();
  try {
    await test(finder);
  } finally {
    await finder.close();
  }
}

export default {
  'nothing changes before its die has landed, and everything has changed after the calm': (stage) =>
    withFinder(async (finder) => {
      await checkTelling(stage, finder, 'sub-terra', 'tremor', ['rolled', 'lost-health']);
    }),
};

export const matrix = {
  'nothing changes before a horror strikes or a die of the temple has landed': (stage) =>
    withFinder(async (finder) => {
      await checkTelling(stage, finder, 'sub-terra', 'horror', ['horror-moved', 'lost-health']);
      await checkTelling(stage, finder, 'infernos-edge', 'dice 1', ['rolled', 'lost-health']);
    }),
};
