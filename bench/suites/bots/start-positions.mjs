// Positions of Pocket Sub to search: after 0, 1, … turns of random games with the slow rules, each at the start of a turn in
// which there is a choice.
import { Stream } from '@undercroft/engine';
import { apply, choices, decider, open } from '@undercroft/pocket-sub/slow';
import { anyOf, OPTIONS } from '../pocket-sub/shared.mjs';

const COUNT = 8;

/** Each as a state of the slow rules, with the decisions that lead to it. */
export const startPositions = Array.from({ length: COUNT }, (_, turns) =>
  find(Stream.of(`bench/bots/start/${turns}`), turns),
);

function find(stream, turns) {
  const choose = anyOf(stream);
  for (;;) {
    const start = playTurns(choose, turns);
    if (start && choices(start.state).length > 1) return start;
  }
}

/** Undefined if the game ends before. */
function playTurns(choose, turns) {
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

/** The index of the position in which a compared game begins. */
export const startIndexFor = (seed) => Stream.of(`${seed}/start`).below(COUNT);
