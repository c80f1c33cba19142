// Larger measurements, kept in measured/: games of `undercroft simulate` from the time when the adept displayed uncalibrated
// values. The first line says how they were made; then per game whether it was won, and the adept's first value in each round.
// Even games are used for fitting, odd games for checking.
import fs from 'node:fs';
import { unwrap } from '../../packages/engine/dist/index.js';
import { linesOf } from './playing.mjs';

const FOLDER = new URL('measured/', import.meta.url);
export const EVEN = 0;
export const ODD = 1;

export function measured({ id, game, chanceModel }, parity) {
  const files = fs.readdirSync(FOLDER).filter((file) => file.startsWith(id));
  return files.flatMap((file) => {
    const [{ options }, ...games] = linesOf(fs.readFileSync(new URL(file, FOLDER), 'utf8'));
    const terms = termsByRound(game, chanceModel, options);
    return games.flatMap(([won, ...values], k) =>
      k % 2 === parity
        ? values.map((value, round) => ({ number: `${file}/${k}`, value, terms: terms(round), won, isCertain: false }))
        : [],
    );
  });
}

/** Only the settings are known and, in Sub Terra, the light, which falls by a card per round. */
function termsByRound(game, chanceModel, options) {
  const state = unwrap(game.open(options));
  const light = state.deck;
  return (round) =>
    chanceModel.terms(Object.assign(state, light === undefined ? {} : { deck: Math.max(0, light - round) }));
}

/** Of some settings only the number of wins is known (docs/balance.md), which says something about the opening only. */
export function openings({ id, game, chanceModel }) {
  const file = new URL(`openings-${id}.jsonl`, FOLDER);
  if (!fs.existsSync(file)) return [];
  return linesOf(fs.readFileSync(file, 'utf8')).flatMap(({ options, value, games, won }, line) => {
    const terms = chanceModel.terms(unwrap(game.open(options)));
    const known = { value, terms, isCertain: false };
    return Array.from({ length: games }, (_, k) => ({
      ...known,
      number: `opening ${line}/${k}`,
      won: k < won ? 1 : 0,
    }));
  });
}
