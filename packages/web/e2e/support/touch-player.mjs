// Plays by touch alone: taps what is really under the finger, as somebody who looks at the screen.
import { weigherFor } from './action-weights.mjs';
import { seen, settled } from './reading.mjs';
import { pick, seededRandom } from './seeded-random.mjs';

const MOST_STEPS = 1000;

/** Taps the middle of something; it must be what the finger meets there. */
export async function tap(page, selector) {
  await page.locator(selector).first().waitFor();
  const point = await page.evaluate(touchPoint, selector);
  if (!point) throw new Error(`no finger gets to ${selector}`);
  await page.touchscreen.tap(point.x, point.y);
  await settled(page);
}

/** Keeps a finger on it until something happens. */
export async function hold(page, selector) {
  const point = await page.evaluate(touchPoint, selector);
  if (!point) throw new Error(`no finger gets to ${selector}`);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
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

/** From home to a running table. `prepare` taps what else is to be set. */
export async function beginByTouch(page, game, { mode = '', prepare = () => undefined } = {}) {
  await tap(page, `a[href$="${game}${mode}"]`);
  await page.locator('form.setup').waitFor();
  await prepare();
  await tap(page, '.summary summary');
  await tap(page, '.summary details .field');
  await page.keyboard.type(`touch ${game}`);
  await tap(page, 'form.setup button[type=submit]');
  await page.locator('.table').waitFor();
}

/** To the end page, or as far as wanted. Answers how often what was tapped. */
export async function playByTouch(page, game, { seed = 1, until = () => false } = {}) {
  const player = new TouchPlayer(page, game, seed);
  for (let step = 0; step < MOST_STEPS; step++) {
    const view = await seen(page);
    if (view.screen === 'end' || until(view, step)) return player.tapped;
    await player.step(view);
  }
  throw new Error(`the game is not over after ${MOST_STEPS} steps`);
}

class TouchPlayer {
  tapped = { actions: 0, places: 0, answers: 0, turns: 0, verbs: 0, button: 0 };
  #page;
  #random;
  #weigh;

  constructor(page, game, seed) {
    this.#page = page;
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
    const { isTargeted, answers, lit } = await seen(this.#page);
    if (!isTargeted && answers.length === 0 && lit.length > 0) await this.#touchPlace(lit);
  }

  async #tap(what, selector) {
    this.tapped[what]++;
    await tap(this.#page, selector);
  }

  /** The last one only says what it is. */
  async #pickVerb({ verbs }) {
    if (verbs.length === 1) return this.#page.keyboard.press('Escape');
    const verb = verbs[Math.floor(this.#random() * (verbs.length - 1))];
    await this.#tap('verbs', `.place-menu [data-verb="${quoted(verb)}"]`);
  }

  /** A lit place, after everything has been brought into sight. */
  async #touchPlace(lit) {
    const { place } = pick(this.#random, lit);
    const selector = `[data-place="${quoted(place)}"]`;
    if (!(await this.#page.evaluate(touchPoint, selector))) await tap(this.#page, '.zoom [aria-keyshortcuts=z]');
    await this.#tap('places', selector);
  }
}

const quoted = (text) => text.replaceAll('"', '\\"');
