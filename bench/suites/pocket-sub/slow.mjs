import { apply, choices, decider, open, result } from '@undercroft/pocket-sub/slow';
import { anyOf, OPTIONS, recordChoices, timedStream } from './shared.mjs';

const opening = open(OPTIONS);

export function playouts() {
  const choose = anyOf(timedStream());
  const run = (games) => {
    let decisions = 0;
    for (let game = 0; game < games; game++) {
      for (let state = opening; decider(state) !== 'over'; decisions++) state = apply(state, choose(choices(state)));
    }
    return decisions;
  };
  return { run, game };
}

function game(seed) {
  const { choose, textOfGame } = recordChoices(seed);
  let state = opening;
  while (decider(state) !== 'over') state = apply(state, choose(choices(state)));
  return textOfGame(result(state).winners ?? []);
}
