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

const slot = (action) => `.dock [data-action="${action}"]`;
const spot = (place) => `.board [data-place="${place}"]`;

/** A finger that waits until the page has come to rest, since nothing is saved. */
class Finger extends Hand {
  entriesReach = () => calm(this.page);
  waitForEnd = () => this.click('.dock .commit', 'end');

  /** "What is this?", from the menu of the place. */
  async look(place) {
    await this.bringIntoSight(spot(place));
    await this.openMenu(spot(place), 'look');
    await this.click('.place-menu [data-verb="what-is-this"]', 'look');
    await this.click('.drawer header .round', 'close');
  }
}

export class Learner {
  #hand;
  #view;
  #game;
  /** A course that was begun and not sailed. */
  #plan;

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
    for (const row of this.#rowsOf(start, steps, before)) {
      await calm(this.#hand.page);
      if (row.did) {
        await this.#do(row);
        continue;
      }
      await playTurn({ hand: this.#hand, view: this.#view, decisions: row.decisions, plan: this.#plan });
      this.#plan = undefined;
    }
    await calm(this.#hand.page);
  }

  /** The page has been put back: nothing is planned any more. */
  forget() {
    this.#plan = undefined;
  }

  /** Of the learner: decisions in a row together, and what is done on the page that is none. */
  #rowsOf(start, steps, before) {
    const table = Table.fromPosition(this.#game, unwrap(positionOf(this.#game, start)));
    for (const step of before) this.#apply(table, step);
    const rows = [];
    let open;
    for (const step of steps) {
      const { seat } = table.status();
      if (step.did) {
        open = undefined;
        rows.push({ did: step.did, state: clone(this.#game, table.state) });
      } else if (step.act && start.learner.includes(seat)) {
        if (!open) {
          open = { decisions: [] };
          rows.push(open);
        }
        open.decisions.push({ seat, action: step.act, before: clone(this.#game, table.state) });
      } else if (step.act) open = undefined;
      this.#apply(table, step);
    }
    return rows;
  }

  /** A place is named by where it is, an action by its name. */
  async #do({ did, state }) {
    const hand = this.#hand;
    if (did.looked) return hand.look(did.looked);
    if (did.refused) return hand.click(slot(did.action.type), 'action');
    const place = did.chose ?? did.planned.to;
    if (!place.includes(',')) return hand.click(slot(place), 'action');
    await this.#touch(place);
    const { planner } = this.#view;
    this.#plan = planner?.touch(this.#view.at(state), this.#plan ?? planner.empty, place);
  }

  async #touch(place) {
    await this.#hand.bringIntoSight(spot(place));
    await this.#hand.click(spot(place), 'place');
  }

  #apply(table, step) {
    const status = table.status();
    if (step.act) unwrap(table.propose(status.seat, step.act));
    if (step.chance) unwrap(table.applyOutcome(step.chance));
  }
}
