// Plays by keyboard alone, as somebody who looks at the screen: digits choose, arrows and Space or E aim, Q and E turn a
// tile, letters answer, Enter commits, Shift+Enter ends the turn, Tab and Enter answer what is asked.
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
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
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

class KeyboardPlayer {
  used = {};
  #page;
  #random;
  #weigh;

  constructor(page, game, seed) {
    this.#page = page;
    this.#random = seededRandom(seed);
    this.#weigh = weigherFor(game);
  }

  /** Whoever sees that the screen is to be handed over stops there, in the middle of whatever they were about to press. */
  async press(key, { isAnswer = false } = {}) {
    if (!isAnswer && (await this.#page.locator('dialog.handover[open]').count()) > 0) return;
    this.used[key] = (this.used[key] ?? 0) + 1;
    await this.#page.keyboard.press(key);
  }

  async step(view) {
    if (view.dialog) return this.#answer(view.dialog);
    if (view.letters.length > 0 && !view.isTargeted) return this.press(pick(this.#random, view.letters));
    if (view.isTurning) await this.#turn();
    if (view.isTargeted) return this.press('Enter');
    const choices = [
      ...view.actions.filter(({ key }) => key),
      ...(view.canEnd ? [{ id: 'end', key: 'Shift+Enter' }] : []),
    ];
    if (choices.length === 0) throw new Error(`nothing can be done: “${view.ask}”`);
    const { key } = pick(this.#random, choices, ({ id }) => this.#weigh(id));
    await this.press(key);
    if (key !== 'Shift+Enter') await this.#target();
  }

  /** Whatever is asked once more is meant. */
  async #answer({ class: name }) {
    const meant = name.includes('handover') ? '.primary' : '.deadly';
    await tabTo(this.#page, `dialog ${meant}`, 6);
    await this.press('Enter', { isAnswer: true });
  }

  async #target() {
    const view = await seen(this.#page);
    if (!view.isTargeted && view.letters.length === 0 && view.lit.length > 0) await this.#lookFor(view);
  }

  async #turn() {
    const key = this.#random() < 0.5 ? 'q' : 'e';
    for (let times = Math.floor(this.#random() * 4); times > 0; times--) await this.press(key);
  }

  /** Walks to one of the lit places by arrows, and aims there; who does not get there goes round them by E. */
  async #lookFor({ lit }) {
    const { place } = pick(this.#random, lit);
    for (let steps = 0; steps < 8; steps++) {
      const { focus, lit: now } = await seen(this.#page);
      const target = now.find((one) => one.place === place);
      if (!target) return;
      if (focus?.place === place) return this.press(' ');
      await this.press(focus ? towards(focus, target) : 'ArrowUp');
    }
    await this.press('e');
  }
}

const towards = (from, to) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  return dy > 0 ? 'ArrowDown' : 'ArrowUp';
};
