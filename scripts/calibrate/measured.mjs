// Larger measurements that are kept in measured/: games of `undercroft simulate` at a time when the adept told its values as they
// are. First how they were made; then per game whether it was won, and the value when the adept first thought in each round. Even
// games are fitted on, odd games are there to check by.
import fs from 'node:fs';
import { must } from '../../packages/engine/dist/index.js';
import { linesOf } from './playing.mjs';

const FOLDER = new URL('measured/', import.meta.url);
export const EVEN = 0;
export const ODD = 1;

export function measured({ id, game, telling }, parity) {
  const files = fs.readdirSync(FOLDER).filter((file) => file.startsWith(id));
  return files.flatMap((file) => {
    const [{ options }, ...games] = linesOf(fs.readFileSync(new URL(file, FOLDER), 'utf8'));
    const terms = termsByRound(game, telling, options);
    return games.flatMap(([won, ...values], k) =>
      k % 2 === parity
        ? values.map((value, round) => ({ number: `${file}/${k}`, value, terms: terms(round), won, isCertain: false }))
        : [],
    );
  });
}

/** Terms are of the settings and of the light, of which Sub Terra burns a card a round; nothing else is known here. */
function termsByRound(game, telling, options) {
  const state = must(game.open(options));
  const light = state.deck;
  return (round) =>
    telling.terms(Object.assign(state, light === undefined ? {} : { deck: Math.max(0, light - round) }));
}

/** Of some settings only how often they were won is known (docs/balance.md), so only what it means for the opening. */
export function openings({ id, game, telling }) {
  const file = new URL(`openings-${id}.jsonl`, FOLDER);
  if (!fs.existsSync(file)) return [];
  return linesOf(fs.readFileSync(file, 'utf8')).flatMap(({ options, value, games, won }, line) => {
    const terms = telling.terms(must(game.open(options)));
    const known = { value, terms, isCertain: false };
    return Array.from({ length: games }, (_, k) => ({
      ...known,
      number: `opening ${line}/${k}`,
      won: k < won ? 1 : 0,
    }));
  });
}
