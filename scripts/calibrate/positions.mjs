// The positions of played games in which the adept said something, found again by playing the codes once more.
import { must } from '../../packages/engine/dist/index.js';

/** `number`: of the game, as positions of one game stand or fall together. */
export function positions({ game, telling, tell }, played) {
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
      const isCertain = telling.certain(at, code, value) !== undefined;
      const seat = game.decider(at);
      return {
        number,
        options,
        seat,
        value,
        isCertain,
        terms: telling.terms(at),
        told: tell(at, code, value),
        won: won[seat],
      };
    }
  });
}
