// A hand at the page: a mouse that clicks or a finger that taps, on what is really in sight, and a count of both.
import { settled } from '../../../packages/web/e2e/support/reading.mjs';

export class Hand {
  page;
  /** How often it has clicked or tapped, for each purpose. */
  counts = {};
  #isFinger;

  constructor(page, { isFinger }) {
    this.page = page;
    this.#isFinger = isFinger;
  }

  get clicks() {
    return Object.values(this.counts).reduce((sum, one) => sum + one, 0);
  }

  /** Clicks what a selector finds first; `purpose` is what for. */
  async click(selector, purpose) {
    const point = (await this.page.evaluate(freePoint, selector)) ?? (await this.#awaitPoint(selector));
    if (this.#isFinger) await this.page.touchscreen.tap(point.x, point.y);
    else await this.page.mouse.click(point.x, point.y);
    this.counts[purpose] = (this.counts[purpose] ?? 0) + 1;
    await settled(this.page);
  }

  /** Whether something of it can be met by a click now. */
  async reaches(selector) {
    return (await this.page.evaluate(freePoint, selector)) !== undefined;
  }

  /** What the page is still fetching comes soon. */
  async #awaitPoint(selector) {
    const found = this.page.locator(selector).first();
    await found.waitFor({ state: 'attached' }).catch(() => this.#fail(selector, 'is not there'));
    await settled(this.page);
    return (await this.page.evaluate(freePoint, selector)) ?? this.#fail(selector, 'is covered or out of sight');
  }

  async #fail(selector, why) {
    const asked = await this.page.evaluate(() => document.querySelector('#ask')?.textContent ?? location.hash);
    throw new Error(`the page does not follow: ${selector} ${why} (“${asked}”, after ${this.clicks} clicks)`);
  }
}

/** A point of the element that nothing lies over. What a panel has scrolled away is scrolled into sight, which is no click. Runs in the page. */
function freePoint(selector) {
  const element = document.querySelector(selector);
  if (!element) return undefined;
  if (!element.closest('.board')) element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
  const points = shares.flatMap((y) => shares.map((x) => ({ x: left + width * x, y: top + height * y })));
  return points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
}
