// Plays by keyboard as somebody who only listens, and keeps what was pressed and heard.
import { weigherFor } from './action-weights.mjs';
import { ready, seen } from './reading.mjs';
import { pick, seededRandom } from './seeded-random.mjs';

/** Only there to end a game that does not get on. */
const MOST_STEPS = 200;
/** To a place that is further off one goes another time. */
const MOST_ARROWS = 5;

export class ListeningPlayer {
  /** What was pressed and heard, line by line. */
  lines = [];
  #page;
  #reader;
  #random;
  #weigh;

  constructor(page, reader, { game, seed = 1 }) {
    this.#page = page;
    this.#reader = reader;
    this.#random = seededRandom(seed);
    this.#weigh = weigherFor(game);
  }

  /** What is heard without a key. */
  async listen(why) {
    this.lines.push('', `# ${why}`, ...(await this.#reader.heard()));
  }

  async press(key) {
    await ready(this.#page);
    await this.#page.keyboard.press(key);
    this.lines.push('', `> ${key === ' ' ? 'Space' : key}`, ...(await this.#reader.heard()));
  }

  /** One decision after another, until it is far enough. */
  async playUntil(isFarEnough) {
    for (let step = 0; step < MOST_STEPS; step++) {
      const view = await seen(this.#page);
      if (await isFarEnough(view)) return;
      await this.#step(view);
    }
    throw new Error(`not far enough after ${MOST_STEPS} steps:\n${this.lines.slice(-40).join('\n')}`);
  }

  async #step(view) {
    if (view.verbs.length > 0) return this.press(view.verbs.length > 1 ? 'Enter' : 'Escape');
    const hasTile = (await this.#page.locator('.turn-arrow').count()) > 0;
    if (hasTile) await this.press('e');
    // On its place Enter does what is aimed at; elsewhere the big button does.
    if (view.isTargeted) return view.focus ? this.press('Enter') : this.#pressButton();
    if (view.answers.length > 0) return this.#answer(view);
    const choices = [
      ...view.actions.filter(({ key }) => key),
      ...(view.canEnd ? [{ id: 'end' }] : []),
      ...(view.lit.length > 0 ? [{ id: 'place' }] : []),
    ];
    if (choices.length === 0) throw new Error(`nothing can be done: “${view.ask}”`);
    const { id, key } = pick(this.#random, choices, (one) => this.#weigh(one.id));
    if (id === 'end') return this.#pressButton();
    if (id === 'place') return this.#goToPlace(view);
    await this.press(key);
    const next = await seen(this.#page);
    if (!next.isTargeted && next.answers.length === 0 && next.lit.length > 0) await this.#goToPlace(next);
  }

  /** From the board the big button is one step back; after a key that aims nothing but it has Enter. */
  async #pressButton() {
    const has = (selector) => this.#page.evaluate((one) => document.activeElement?.matches(one), selector);
    if (await has('.spot')) await this.press('Shift+Tab');
    for (let i = 0; i < 20 && !(await has('.commit, #decision, .say, body')); i++) await this.press('Tab');
    await this.press('Enter');
  }

  async #answer({ answers }) {
    const { id } = pick(this.#random, answers);
    const isThere = () =>
      this.#page.evaluate((wanted) => document.activeElement?.getAttribute('data-action') === wanted, id);
    await this.#page.evaluate(() => document.getElementById('decision')?.focus());
    for (let i = 0; i < 20 && !(await isThere()); i++) await this.press('Tab');
    await this.press('Enter');
  }

  async #goToPlace({ lit }) {
    const { place } = pick(this.#random, lit);
    for (let steps = 0; steps < MOST_ARROWS; steps++) {
      const { focus, lit: now } = await seen(this.#page);
      const target = now.find((one) => one.place === place);
      if (!target) return;
      if (focus?.place === place) return this.press('Enter');
      await this.press(focus ? towards(focus, target) : 'ArrowUp');
    }
  }
}

const towards = (from, to) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  return dy > 0 ? 'ArrowDown' : 'ArrowUp';
};
