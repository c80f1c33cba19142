// On a full table: how smoothly it pans and zooms, how smoothly moments are played, and how soon an action is answered.
import { bringAbout, openBefore } from '../../packages/web/e2e/support/moments.mjs';
import { settled } from '../../packages/web/e2e/support/reading.mjs';

/** Two refreshes of a screen at 60 Hz are 33.3 ms. */
const SLOW = 33.5;
/** A pause that one notices, in ms. */
const PAUSE = 100;

/** Opens a record, which is played on from its end. */
export async function openLate(browser, address, record) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(address);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'late.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(record) });
  await page.locator('.slots [data-action]').first().waitFor();
  await settled(page);
  return page;
}

/** Five seconds of dragging and of the wheel, as the browser would tell of a hand. Every frame is timed. */
export async function panAndZoom(page) {
  const frames = await page.evaluate(
    () =>
      new Promise((done) => {
        const board = document.querySelector('.board');
        const middle = { clientX: 700, clientY: 330 };
        const point = (type, more) =>
          board.dispatchEvent(
            new PointerEvent(type, { pointerId: 1, pointerType: 'touch', bubbles: true, ...middle, ...more }),
          );
        board.setPointerCapture = () => undefined;
        const times = [];
        const began = performance.now();
        point('pointerdown');
        const step = (now) => {
          times.push(now);
          const t = (performance.now() - began) / 1000;
          if (t >= 5) {
            point('pointerup');
            return done(times);
          }
          if (t < 2.5)
            point('pointermove', { clientX: 700 + 300 * Math.sin(4 * t), clientY: 330 + 180 * Math.sin(5 * t) });
          else
            board.dispatchEvent(
              new WheelEvent('wheel', { deltaY: 60 * Math.cos(3 * t), bubbles: true, cancelable: true, ...middle }),
            );
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );
  const gaps = frames.slice(1).map((at, i) => at - frames[i]);
  const slow = gaps.filter((gap) => gap > SLOW).length;
  return { frames: gaps.length, slow, longest: Math.round(Math.max(...gaps)) };
}

/** From a key to the end of the frame that shows what it did, in ms. */
export async function reaction(page, keys) {
  await page.evaluate(() => {
    window.reactions = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => window.reactions.push(performance.now() - timeStamp);
          painted.port2.postMessage(0);
        }),
      true,
    );
  });
  for (const key of keys) {
    await page.keyboard.press(key);
    await settled(page);
    await page.waitForTimeout(150);
  }
  const times = (await page.evaluate(() => window.reactions)).sort((a, b) => a - b);
  return { keys: times.length, median: Math.round(times[times.length >> 1]), longest: Math.round(times.at(-1)) };
}

/** Every frame from the first of a moment to its last, at normal pace. */
export async function momentFrames(stage, found) {
  const page = await openBefore(stage, found);
  await page.evaluate(timeFrames, found.moments.indexOf(found.moment));
  await bringAbout(page);
  await page.waitForFunction(() => window.momentTimes?.isOver === true, undefined, { polling: 200 });
  const times = await page.evaluate(() => window.momentTimes.all);
  await page.context().close();
  const gaps = times.slice(1).map((at, i) => at - times[i]);
  // A machine so slow that it draws none of it pauses all the time.
  if (gaps.length === 0) return { frames: 1, slow: 1, pauses: 1, longest: found.moment.ms };
  return {
    frames: gaps.length,
    slow: gaps.filter((gap) => gap > SLOW).length,
    pauses: gaps.filter((gap) => gap > PAUSE).length,
    longest: Math.round(Math.max(...gaps)),
  };
}

/** Counts from where moment `n` begins until it is gone. Runs in the page. */
function timeFrames(n) {
  window.momentTimes = { all: [], isOver: false };
  const { all } = window.momentTimes;
  const step = (now) => {
    const isPlaying = document.querySelector('.moment-over') !== null;
    const begun = window.momentsBegun.length;
    if (begun > n && isPlaying) all.push(now);
    if (begun > n + 1 || (begun > n && !isPlaying)) window.momentTimes.isOver = true;
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
