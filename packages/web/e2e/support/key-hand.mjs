// A hand that has nothing but a keyboard: does what `Hand` of the click counter does, by keys alone.
import { tabTo } from './keyboard-player.mjs';
import { calm, ready, seen, settled } from './reading.mjs';

const MOST_STEPS = 24;

export class KeyHand {
  page;
  isFinger = false;

  constructor(page) {
    this.page = page;
  }

  async click(selector) {
    if (selector.startsWith('.board')) await this.#goTo(selector);
    else if (selector.startsWith('[data-turn')) return this.#press(selector.includes('"1"') ? 'e' : 'q');
    else if (selector.startsWith('.place-menu')) await this.#downTo(selector);
    else if (selector.startsWith('.dock [data-action')) return this.#press(await this.#keyOf(selector));
    else await tabTo(this.page, selector.includes('.commit') ? '.commit, #decision' : selector);
    return this.#press('Enter');
  }

  async openMenu(selector) {
    await this.#goTo(selector);
    await this.#press('ContextMenu');
  }

  /** "What is this?" of a place. */
  async look(place) {
    await this.#goTo(`.board [data-place="${place}"]`);
    await this.#press('i');
    await this.page.locator('.drawer').waitFor();
    await this.#press('Escape');
  }

  bringIntoSight = async () => undefined;
  reaches = async () => true;
  waitForEnd = () => this.click('.dock .commit');
  entriesReach = () => calm(this.page);

  async #press(key) {
    await ready(this.page);
    await this.page.keyboard.press(key);
    await settled(this.page);
  }

  /** The key that its slot names. */
  async #keyOf(selector) {
    const key = await this.page.locator(selector).first().getAttribute('aria-keyshortcuts');
    if (!key) throw new Error(`${selector} has no key`);
    return key.split(' ')[0];
  }

  async #downTo(selector) {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if (await this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await this.page.keyboard.press('ArrowDown');
    }
    throw new Error(`arrows do not lead to ${selector}`);
  }

  /** By arrows, from wherever they are. */
  async #goTo(selector) {
    const place = await this.page.locator(selector).first().getAttribute('data-place');
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const { focus, places } = await this.#look(place);
      if (focus?.place === place) return;
      await this.page.keyboard.press(focus ? towards(focus, places) : 'ArrowUp');
      await settled(this.page);
    }
    throw new Error(`arrows do not lead to ${place}`);
  }

  /** Where the focus is, and where the place is. */
  async #look(place) {
    const { focus } = await seen(this.page);
    const places = await this.page.evaluate((wanted) => {
      const box = [...document.querySelectorAll('.board [data-place]')]
        .find((one) => one.dataset.place === wanted)
        ?.getBoundingClientRect();
      return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }, place);
    return { focus, places };
  }
}

const towards = (from, to) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  return dy > 0 ? 'ArrowDown' : 'ArrowUp';
};
