// A hand at the page: a mouse that clicks or a finger that taps, on what is really in sight, and a count of both.
import { settled } from '../../../packages/web/e2e/support/reading.mjs';

/** Only there to end a hang. */
const TIMEOUT = 120_000;
/** More than the page waits before it ends a turn. */
const LONG_ENOUGH = 60_000;

export class Hand {
  page;
  /** How often it has clicked or tapped, for each purpose. */
  counts = {};
  #isFinger;
  #onClick;

  /** `onClick` is told of every click. */
  constructor(page, { isFinger, onClick }) {
    this.page = page;
    this.#isFinger = isFinger;
    this.#onClick = onClick;
  }

  get clicks() {
    return Object.values(this.counts).reduce((sum, one) => sum + one, 0);
  }

  /** Clicks what a selector finds first; `purpose` is what for. */
  async click(selector, purpose) {
    const { x, y } = await this.#pointOf(selector);
    if (this.#isFinger) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
    await this.#count(purpose, selector);
  }

  /** The menu of a place: by a right click, or by a finger that stays until it is there. */
  async openMenu(selector, purpose) {
    const { x, y } = await this.#pointOf(selector);
    if (this.#isFinger) await holdAt(this.page, { x, y });
    else await this.page.mouse.click(x, y, { button: 'right' });
    await this.#count(purpose, selector);
  }

  async #count(purpose, selector) {
    this.counts[purpose] = (this.counts[purpose] ?? 0) + 1;
    this.#onClick?.(`${purpose} ${selector}`);
    await settled(this.page);
  }

  /** Until the page has ended the turn by itself. Its clock stands still otherwise (`holdClock`): nobody has to hurry. */
  async waitForEnd() {
    await this.page.locator('.commit.closing').waitFor();
    this.#onClick?.('(the turn ends by itself)');
    await this.page.evaluate((ms) => window.passTime(ms), LONG_ENOUGH);
  }

  /** Until the page has saved so many entries; what happens by itself may have come already. */
  async entriesReach(wanted) {
    const until = Date.now() + TIMEOUT;
    let saved = await entriesSaved(this.page);
    while (saved < wanted && Date.now() < until) {
      await this.page.waitForTimeout(10);
      saved = await entriesSaved(this.page);
    }
    if (saved < wanted) throw new Error(`the page has ${saved} entries and not ${wanted}`);
    return saved;
  }

  async #pointOf(selector) {
    return (await this.page.evaluate(freePoint, selector)) ?? (await this.#awaitPoint(selector));
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

/** Stops the page's clock, so that no turn ends while somebody wants to go on, however slow the machine is. Runs in the page. */
export function holdClock() {
  let now = performance.now();
  performance.now = () => now;
  window.passTime = (ms) => {
    now += ms;
  };
}

async function holdAt(page, point) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [point]);
  await page.locator('.place-menu').waitFor();
  await touch('touchEnd', []);
  await devtools.detach();
}

/** The list of games alone, without their entries. */
const entriesSaved = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('undercroft');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('games').objectStore('games').getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result[0].entries);
          };
        };
      }),
  );

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
