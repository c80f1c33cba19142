// On a full table: how smoothly it pans and zooms, and how soon an action is answered.
import { settled } from '../../packages/web/e2e/support/reading.mjs';

/** Two refreshes of a screen at 60 Hz are 33.3 ms. */
const SLOW = 33.5;

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
