// Somebody who learns: plays a lesson or a beat of the coach as it is meant, by finger or by keys.
import fs from 'node:fs';
import path from 'node:path';
import { Hand } from '../../../../scripts/measure/clicks/hand.mjs';
import { loadView } from '../../../../scripts/measure/clicks/page-view.mjs';
import { playTurn } from '../../../../scripts/measure/clicks/play-turn.mjs';
import { root } from '../../../../scripts/modules.mjs';
import { clone, positionOf, Table, unwrap } from '../../../engine/dist/index.js';
import { KeyHand } from './key-hand.mjs';
import { calm } from './reading.mjs';

export const lessonsOf = (game) => {
  const folder = path.join(root, 'games', game, 'learn', 'lessons');
  const lessons = fs.readdirSync(folder).map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')));
  return lessons.sort((a, b) => a.number - b.number);
};

export const coachOf = (game) => readLearn(game, 'coach.json');
export const textsOf = (game, language) => readLearn(game, `texts/${language}.json`);
const readLearn = (game, file) => JSON.parse(fs.readFileSync(path.join(root, 'games', game, 'learn', file), 'utf8'));

/** A finger that waits until the page has come to rest, since nothing is saved. */
class Finger extends Hand {
  entriesReach = () => calm(this.page);
  waitForEnd = () => this.click('.dock .commit', 'end');
}

export class Learner {
  #hand;
  #view;
  #game;

  constructor(hand, view, game) {
    this.#hand = hand;
    this.#view = view;
    this.#game = game;
  }

  /** `how`: by 'touch' or by 'keys'. */
  static async at(page, game, language, how) {
    const hand = how === 'touch' ? new Finger(page, { isFinger: true }) : new KeyHand(page);
    const { view, rules } = await loadView(game, language);
    return new Learner(hand, view, rules);
  }

  /** Steps from a start; those of chance and of the others happen by themselves. */
  async play(start, steps, before = []) {
    const decisions = this.#decisionsOf(start, steps, before);
    for (const decision of decisions) {
      await calm(this.#hand.page);
      await playTurn({ hand: this.#hand, view: this.#view, decisions: decision });
    }
    await calm(this.#hand.page);
  }

  /** Of the learner, those in a row together. */
  #decisionsOf(start, steps, before) {
    const table = Table.fromPosition(this.#game, unwrap(positionOf(this.#game, start)));
    for (const step of before) this.#apply(table, step);
    const rows = [];
    let isOpen = false;
    for (const step of steps) {
      const status = table.status();
      if (step.act && start.learner.includes(status.seat)) {
        if (!isOpen) rows.push([]);
        rows.at(-1).push({ seat: status.seat, action: step.act, before: clone(this.#game, table.state) });
        isOpen = true;
      } else if (step.act) isOpen = false;
      this.#apply(table, step);
    }
    return rows;
  }

  #apply(table, step) {
    const status = table.status();
    if (step.act) unwrap(table.propose(status.seat, step.act));
    if (step.chance) unwrap(table.applyOutcome(step.chance));
  }
}
