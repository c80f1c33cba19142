// Positions of Pocket Sub to search in: after 0, 1, … turns of games drawn with the slow rules. Each is the start of a
// turn in which something can be chosen.
import { Stream } from '@undercroft/engine';
import { apply, choices, decider, open } from '@undercroft/slow-sub';
import { anyOf, OPTIONS } from '../pocket-sub/table.mjs';

const COUNT = 8;

/** Each as a state of the slow rules, and the decisions that lead there. */
export const starts = Array.from({ length: COUNT }, (_, turns) => find(Stream.of(`bench/bots/start/${turns}`), turns));

function find(stream, turns) {
  const choose = anyOf(stream);
  for (;;) {
    const start = walk(choose, turns);
    if (start && choices(start.state).length > 1) return start;
  }
}

/** Nothing if the game is over before. */
function walk(choose, turns) {
  let state = open(OPTIONS);
  const decisions = [];
  for (let turn = 0; turn < turns; turn++) {
    const { seat } = state;
    while (decider(state) === seat) {
      decisions.push(choose(choices(state)));
      state = apply(state, decisions.at(-1));
    }
  }
  return decider(state) === 'over' ? undefined : { state, decisions };
}

/** Where a game that is compared begins. */
export const startFor = (seed) => Stream.of(`${seed}/start`).below(COUNT);
