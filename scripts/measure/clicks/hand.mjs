// A hand at the page: a mouse that clicks or a finger that taps, on what is really in sight, and a count of both.
import { ready, rested, settled } from '../../../packages/web/e2e/support/reading.mjs';

/** Only there to end a hang. */
const TIMEOUT = 120_000;
const WHOLE_BOARD = '.zoom [aria-keyshortcuts=z]';
const MOST_DRAGS = 6;
const DRAG_STEPS = 10;
/** As long as a person needs to lift a finger and put it down elsewhere, in milliseconds. */
const AFTER_DRAG = 500;
/** More than the page waits before it ends a turn. */
const LONG_ENOUGH = 60_000;

export class Hand {
  page;
  /** How often it has clicked or tapped, for each purpose. */
  counts = {};
  /** A finger on an upright phone; otherwise a mouse. */
  isFinger;
  #onClick;

  /** `onClick` is told of every click. */
  constructor(page, { isFinger, onClick }) {
    this.page = page;
    this.isFinger = isFinger;
    this.#onClick = onClick;
  }

  get clicks() {
    return Object.values(this.counts).reduce((sum, one) => sum + one, 0);
  }

  /** Clicks what a selector finds first; `purpose` is what for. */
  async click(selector, purpose) {
    await this.#steady();
    await this.#press(await this.#pointOf(selector));
    await this.#count(purpose, selector);
  }

  /** The menu of a place: by a right click, or by a finger that stays until it is there. */
  async openMenu(selector, purpose) {
    await this.#steady();
    const { x, y } = await this.#pointOf(selector);
    if (this.isFinger) await holdAt(this.page, { x, y });
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

  /** Until the page has saved this many entries; what happens by itself may have come already. */
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

  /** To a place that cannot be met: the camera is moved to it, and those who stand together are fanned out. Each is a click. */
  async bringIntoSight(selector) {
    await this.#steady();
    if (await this.#fanOut(selector)) return;
    await this.#moveCamera(selector);
    await this.#steady();
    await this.#fanOut(selector);
  }

  /** Until a press counts and the board stands still: where something is, is found out after that. */
  async #steady() {
    await ready(this.page);
    await settled(this.page);
    await rested(this.page);
  }

  /** Whether it can be met now; of several people on a small tile only their number is seen. */
  async #fanOut(selector) {
    const disc = await this.page.evaluate(pointOfDiscOver, selector);
    if (!disc) return this.reaches(selector);
    await this.#press(disc);
    await this.#count('disc', selector);
    await this.#steady();
    return this.reaches(selector);
  }

  /** By the whole board, a touch on the map, or a drag. */
  async #moveCamera(selector) {
    const { page } = this;
    if (await this.reaches(WHOLE_BOARD)) return this.click(WHOLE_BOARD, 'camera');
    const onMap = await page.evaluate(pointOnMap, selector);
    if (onMap) {
      await this.#press(onMap);
      return this.#count('camera', '.minimap');
    }
    for (let drags = 0; drags < MOST_DRAGS && !(await this.#isInSight(selector)); drags++) {
      await this.#drag(await page.evaluate(wayToMiddle, selector));
      await this.#count('camera', 'a drag');
      await this.#steady();
    }
  }

  /** Itself, or the disc that it is part of. */
  async #isInSight(selector) {
    return (await this.reaches(selector)) || (await this.page.evaluate(pointOfDiscOver, selector)) !== undefined;
  }

  async #press({ x, y }) {
    return this.isFinger ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y);
  }

  async #drag({ from, to }) {
    const devtools = await this.page.context().newCDPSession(this.page);
    const touch = (type, touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [from]);
    for (let step = 1; step <= DRAG_STEPS; step++) {
      const share = step / DRAG_STEPS;
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
    }
    // A finger that rests before it is lifted does not fling.
    await this.page.waitForTimeout(AFTER_DRAG);
    await touch('touchEnd', []);
    await devtools.detach();
    // To the browser a touch right after that is the end of a fling, and no tap.
    await this.page.waitForTimeout(AFTER_DRAG);
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

/** Where a place is on the overview map; undefined where there is no map. Runs in the page. */
function pointOnMap(selector) {
  const map = document.querySelector('.minimap svg');
  const box = document.querySelector(selector)?.getBBox();
  if (!map || !box) return undefined;
  const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(map.getScreenCTM());
  return map.closest('.minimap').contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
}

/**
 * A point of the disc that stands for a place and those beside it, the nearest to its middle that is on the screen; undefined where there is
 * none. Runs in the page.
 */
function pointOfDiscOver(selector) {
  const place = document.querySelector(selector)?.getBoundingClientRect();
  if (!place) return undefined;
  const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
  for (const disc of document.querySelectorAll('.disc')) {
    const { left, top, right, bottom, width, height } = disc.getBoundingClientRect();
    const shares = [0.5, 0.35, 0.65, 0.2, 0.8];
    const points = shares.flatMap((down) => shares.map((over) => ({ x: left + width * over, y: top + height * down })));
    const isOver = left < x && x < right && top < y && y < bottom;
    const met = points.find((point) => disc.contains(document.elementFromPoint(point.x, point.y)));
    if (isOver && met) return met;
  }
  return undefined;
}

/** A drag over the free middle of the board that brings a place nearer to it. Runs in the page. */
function wayToMiddle(selector) {
  const place = document.querySelector(selector).getBoundingClientRect();
  const board = document.querySelector('.board').getBoundingClientRect();
  const dock = document.querySelector('.dock').getBoundingClientRect();
  const bottom = dock.top > board.top + 100 ? Math.min(board.bottom, dock.top) : board.bottom;
  const middle = { x: board.left + board.width / 2, y: (board.top + bottom) / 2 };
  const clamp = (value, most) => Math.max(-most, Math.min(value, most));
  const by = {
    x: clamp(middle.x - place.left - place.width / 2, board.width * 0.8),
    y: clamp(middle.y - place.top - place.height / 2, (bottom - board.top) * 0.6),
  };
  return {
    from: { x: middle.x - by.x / 2, y: middle.y - by.y / 2 },
    to: { x: middle.x + by.x / 2, y: middle.y + by.y / 2 },
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
