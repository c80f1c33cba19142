// The positions of played games in which the adept said something.
import { must } from '../../packages/engine/dist/index.js';
import { linesOf, SHARE_OF_WIN } from './playing.mjs';

/** Found again by playing the codes once more. `number`: of the game, as positions of one game stand or fall together. */
export function positions({ game, telling }, played) {
  return played.flatMap(({ options, codes, said, won }, number) => {
    const state = must(game.open(options));
    const values = new Map(said);
    const seen = [];
    for (const [entry, code] of codes.entries()) {
      if (values.has(entry)) seen.push(look(values.get(entry), state, code));
      game.play(state, code);
    }
    return seen;

    function look(value, at, code) {
      const certainty = telling.certain(at, code, value);
      const terms = telling.terms(at);
      return {
        number,
        value: certainty ?? value,
        isCertain: certainty !== undefined,
        terms,
        won: won[game.decider(at)],
      };
    }
  });
}

/** From a results file of `undercroft simulate` (docs/results.md): the first position of each round and seat. */
export function positionsOfResults(id, text) {
  const [, ...games] = linesOf(text);
  return games.flatMap(({ chances = [], scores }, number) =>
    chances.map(([, seat, told]) => ({ number, told, won: SHARE_OF_WIN[id](scores[seat]) })),
  );
}
