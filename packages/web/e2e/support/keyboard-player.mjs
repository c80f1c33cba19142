// Plays by keyboard alone, as somebody who looks at the screen: digits and X choose, arrows and Enter go to a place, Q and E
// turn a tile, Tab reaches cards, Enter does what is aimed at or ends the turn.
import { weigherFor } from './action-weights.mjs';
import { seen } from './reading.mjs';
import { pick, seededRandom } from './seeded-random.mjs';

const MOST_STEPS = 1500;

/** From the set-up page to the table: Tab to the seed, type it, Enter. */
export async function beginByKeys(page, seed) {
  await page.locator('form.setup').waitFor();
  await tabTo(page, '.summary summary');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(seed);
  await page.keyboard.press('Enter');
  await page.locator('.table').waitFor();
}

/** Presses Tab until something that fits has the focus. */
export async function tabTo(page, selector, most = 80) {
  for (let i = 0; i < most; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** To the end page. Answers the keys that were used, counted. */
export async function playByKeys(page, game, { seed = 1, until = () => false } = {}) {
  const player = new KeyboardPlayer(page, game, seed);
  for (let step = 0; step < MOST_STEPS; step++) {
    const view = await seen(page);
    if (view.screen === 'end' || (await until(view, step))) return player.used;
    await player.step(view);
  }
  throw new Error(`the game is not over after ${MOST_STEPS} steps`);
}

/** Somebody who takes one step at a time, where others play too. */
export const keyboardPlayer = (page, game, seed) => new KeyboardPlayer(page, game, seed);

class KeyboardPlayer {
  used = {};
  page;
  #random;
  #weigh;

  constructor(page, game, seed) {
    this.page = page;
    this.#random = seededRandom(seed);
    this.#weigh = weigherFor(game);
  }

  async press(key) {
    this.used[key] = (this.used[key] ?? 0) + 1;
    await this.page.keyboard.press(key);
  }

  async step(view) {
    if (view.verbs.length > 0) return this.#pickVerb(view);
    if (view.isTurning) await this.#turn();
    // The same place again does what it is armed for, and lays the tile in hand.
    if (view.isTargeted) return isOnLit(view) ? this.press('Enter') : this.#pressButton();
    if (view.answers.length > 0) return this.#pickAnswer(view);
    const choices = [
      ...view.actions.filter(({ key }) => key),
      ...(view.canEnd ? [{ id: 'end', key: 'Enter' }] : []),
      // A place has a verb of its own: touching it is enough.
      ...(view.lit.length > 0 ? [{ id: 'place', key: 'ArrowUp' }] : []),
    ];
    if (choices.length === 0) throw new Error(`nothing can be done: “${view.ask}”`);
    const { id, key } = pick(this.#random, choices, (one) => this.#weigh(one.id));
    if (id === 'end') return this.#pressButton();
    if (id === 'place') return this.#goToPlace(view);
    await this.press(key);
    const next = await seen(this.page);
    // Its key again does it, wherever the focus is.
    if (next.isTargeted && !next.isTurning && !next.isPlanning) return this.press(key);
    if (!next.isTargeted && next.answers.length === 0 && next.lit.length > 0) await this.#goToPlace(next);
  }

  /** Enter is for the big button wherever the focus is not on another control. */
  async #pressButton() {
    await tabTo(this.page, '.commit, #decision');
    await this.press('Enter');
  }

  async #pickVerb({ verbs }) {
    const number = Math.floor(this.#random() * Math.max(1, verbs.length - 1));
    for (let i = 0; i < number; i++) await this.press('ArrowDown');
    // The last one only says what it is.
    await this.press(verbs.length > 1 ? 'Enter' : 'Escape');
  }

  async #pickAnswer({ answers }) {
    const { id } = pick(this.#random, answers);
    await tabTo(this.page, `.answers [data-action="${id.replaceAll('"', '\\"')}"]`);
    await this.press('Enter');
  }

  async #turn() {
    const key = this.#random() < 0.5 ? 'q' : 'e';
    for (let times = Math.floor(this.#random() * 4); times > 0; times--) await this.press(key);
  }

  /** Walks to one of the lit places by arrows, and touches it by Enter. Anyone who does not get there thinks again. */
  async #goToPlace({ lit }) {
    const { place } = pick(this.#random, lit);
    for (let steps = 0; steps < 6; steps++) {
      const { focus, lit: now } = await seen(this.page);
      const target = now.find((one) => one.place === place);
      if (!target) return;
      if (focus?.place === place) return this.press(this.#random() < 0.5 ? 'Enter' : ' ');
      await this.press(focus ? towards(focus, target) : 'ArrowUp');
    }
  }
}

const isOnLit = ({ focus, lit }) => lit.some(({ place }) => place === focus?.place);

const towards = (from, to) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  return dy > 0 ? 'ArrowDown' : 'ArrowUp';
};
