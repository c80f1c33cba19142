// The positions of played games for which the adept stated a value.
import { unwrap } from '../../packages/engine/dist/index.js';
import { linesOf, SHARE_OF_WIN } from './playing.mjs';

/** Recovers the positions by replaying the codes. `number`: of the game, as positions of one game share its result. */
export function positions({ game, chanceModel }, played) {
  return played.flatMap(({ options, codes, said, won }, number) => {
    const state = unwrap(game.open(options));
    const values = new Map(said);
    const seen = [];
    for (const [entry, code] of codes.entries()) {
      if (values.has(entry)) seen.push(look(values.get(entry), state, code));
      game.play(state, code);
    }
    return seen;

    function look(value, at, code) {
      const certainty = chanceModel.certain(at, code, value);
      const terms = chanceModel.terms(at);
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
    chances.map(([, seat, displayed]) => ({ number, displayed, won: SHARE_OF_WIN[id](scores[seat]) })),
  );
}
