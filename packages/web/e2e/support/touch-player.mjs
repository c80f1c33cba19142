// Plays by touch alone, or by mouse alone: taps and clicks what is really under the finger, as somebody who looks at the screen.
import { weigherFor } from './action-weights.mjs';
import { seen, settled } from './reading.mjs';
import { pick, seededRandom } from './seeded-random.mjs';

const MOST_STEPS = 1000;

/** Taps the middle of something; it must be what the finger meets there. */
export async function tap(page, selector, pointer = FINGER) {
  await page.locator(selector).first().waitFor();
  const point = await page.evaluate(touchPoint, selector);
  if (!point) throw new Error(`no finger gets to ${selector}`);
  await pointer.tap(page, point);
  await settled(page);
}

/** The same by mouse. */
export const click = (page, selector) => tap(page, selector, MOUSE);

const touchEvents = async (page) => {
  const devtools = await page.context().newCDPSession(page);
  return (type, touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
};

const FINGER = {
  tap: (page, { x, y }) => page.touchscreen.tap(x, y),
  drag: async (page, from, to) => {
    const touch = await touchEvents(page);
    await touch('touchStart', [from]);
    for (const share of [0.2, 0.6, 1]) await touch('touchMove', [between(from, to, share)]);
    await touch('touchEnd', []);
  },
};

const MOUSE = {
  tap: (page, { x, y }) => page.mouse.click(x, y),
  drag: async (page, from, to) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const share of [0.2, 0.6, 1]) {
      const { x, y } = between(from, to, share);
      await page.mouse.move(x, y);
    }
    await page.mouse.up();
  },
};

const between = (from, to, share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });

/** Keeps a finger on it until something happens. */
export async function hold(page, selector) {
  const point = await page.evaluate(touchPoint, selector);
  if (!point) throw new Error(`no finger gets to ${selector}`);
  const touch = await touchEvents(page);
  await touch('touchStart', [point]);
  await page.locator('.place-menu').waitFor();
  await touch('touchEnd', []);
  await settled(page);
}

/** A point of the element at which nothing lies over it. Runs in the page. */
function touchPoint(selector) {
  const element = document.querySelector(selector);
  if (!element) return undefined;
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
  const points = shares.flatMap((y) => shares.map((x) => ({ x: left + width * x, y: top + height * y })));
  return points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
}

/** From where on the board, and where to, it is to be dragged so that a place comes into sight. Runs in the page. */
function dragFor(selector) {
  const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
  const middle = { x: innerWidth / 2, y: innerHeight / 2 };
  const farFrom = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
  const isBoard = ({ x, y }) => {
    const met = document.elementFromPoint(x, y);
    return met?.closest('.board') && !met.closest('button, a, .atplace, .place-menu');
  };
  const points = [];
  for (let x = 12; x < innerWidth; x += 12) for (let y = 12; y < innerHeight; y += 12) points.push({ x, y });
  const free = points.filter(isBoard).sort((a, b) => farFrom(a, middle) - farFrom(b, middle));
  const [from] = free;
  const by = { x: from.x - (left + width / 2), y: from.y - (top + height / 2) };
  // As far as a finger gets on the board at once.
  const share = Math.min(1, 120 / Math.hypot(by.x, by.y));
  return { from, to: { x: from.x + by.x * share, y: from.y + by.y * share } };
}

/** From home to a running table. `prepare` taps what else is to be set. */
export async function beginByTouch(page, game, { mode = '', prepare = () => undefined } = {}) {
  await tap(page, `a[href$="/new/${game}${mode}"]`);
  await page.locator('form.setup').waitFor();
  await prepare();
  await tap(page, '.summary summary');
  await tap(page, '.summary details .field');
  await page.keyboard.type(`touch ${game}`);
  await tap(page, 'form.setup button[type=submit]');
  await page.locator('.table').waitFor();
}

/** To the end page, or as far as wanted. Answers how often what was tapped. */
export const playByTouch = (page, game, how) => play(new PointerPlayer(page, game, { ...how, pointer: FINGER }), how);
export const playByMouse = (page, game, how) => play(new PointerPlayer(page, game, { ...how, pointer: MOUSE }), how);

/** Somebody who takes one step at a time, where others play too. */
export const touchPlayer = (page, game, seed) => new PointerPlayer(page, game, { pointer: FINGER, seed });
export const mousePlayer = (page, game, seed) => new PointerPlayer(page, game, { pointer: MOUSE, seed });

async function play(player, { until = () => false } = {}) {
  for (let step = 0; step < MOST_STEPS; step++) {
    const view = await seen(player.page);
    if (view.screen === 'end' || (await until(view, step))) return player.tapped;
    await player.step(view);
  }
  throw new Error(`the game is not over after ${MOST_STEPS} steps`);
}

class PointerPlayer {
  tapped = { actions: 0, places: 0, answers: 0, turns: 0, verbs: 0, button: 0 };
  page;
  #pointer;
  #random;
  #weigh;

  constructor(page, game, { pointer, seed = 1 }) {
    this.page = page;
    this.#pointer = pointer;
    this.#random = seededRandom(seed);
    this.#weigh = weigherFor(game);
  }

  async step(view) {
    if (view.verbs.length > 0) return this.#pickVerb(view);
    if (view.isTurning && this.#random() < 0.5) await this.#tap('turns', '[data-turn="1"]');
    if (view.isTargeted) return this.#tap('button', '.commit');
    if (view.answers.length > 0)
      return this.#tap('answers', `.answers [data-action="${quoted(pick(this.#random, view.answers).id)}"]`);
    const choices = [
      ...view.actions,
      ...(view.canEnd ? [{ id: 'end' }] : []),
      ...(view.lit.length > 0 ? [{ id: 'place' }] : []),
    ];
    if (choices.length === 0) throw new Error(`nothing can be done: “${view.ask}”`);
    const { id } = pick(this.#random, choices, (one) => this.#weigh(one.id));
    if (id === 'end') return this.#tap('button', '.commit');
    if (id === 'place') return this.#touchPlace(view.lit);
    await this.#tap('actions', `[data-action="${quoted(id)}"]`);
    const { isTargeted, answers, lit } = await seen(this.page);
    if (!isTargeted && answers.length === 0 && lit.length > 0) await this.#touchPlace(lit);
  }

  async #tap(what, selector) {
    this.tapped[what]++;
    await tap(this.page, selector, this.#pointer);
  }

  /** The last one only says what it is. */
  async #pickVerb({ verbs }) {
    if (verbs.length === 1) return this.page.keyboard.press('Escape');
    const verb = verbs[Math.floor(this.#random() * (verbs.length - 1))];
    await this.#tap('verbs', `.place-menu [data-verb="${quoted(verb)}"]`);
  }

  async #touchPlace(lit) {
    const { place } = pick(this.#random, lit);
    const selector = `[data-place="${quoted(place)}"]`;
    await this.#bringIntoSight(selector);
    await this.#tap('places', selector);
  }

  async #bringIntoSight(selector) {
    for (let times = 0; times < 12; times++) {
      if (await this.page.evaluate(touchPoint, selector)) return;
      const { from, to } = await this.page.evaluate(dragFor, selector);
      await this.#pointer.drag(this.page, from, to);
      await settled(this.page);
    }
  }
}

const quoted = (text) => text.replaceAll('"', '\\"');
