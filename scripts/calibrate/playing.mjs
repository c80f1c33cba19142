// Games of the adept with its values on the way, cached as JSON lines.
import fs from 'node:fs';
import path from 'node:path';
import { playMatch } from '../../packages/bots/dist/index.js';
import { Stream, unwrap } from '../../packages/engine/dist/index.js';
import { OPENINGS } from './openings.mjs';

/** A win is bronze or better, the artifact outside, or the last fleet afloat; a draw is half a win. */
export const SHARE_OF_WIN = { 'sub-terra': Math.ceil, 'infernos-edge': Math.ceil, 'pocket-sub': (score) => score };

/** `said`: pairs of an entry's number and the search's own value of the code played there. */
export function play({ id, game, bot, budget }, seed) {
  const options = OPENINGS[id](Stream.of(seed).split('options'));
  const state = unwrap(game.open(options));
  const codes = [];
  const said = [];
  const recorded = {
    name: bot.name,
    think: (question) => {
      const deliberation = bot.think(question);
      return { step: () => deliberation.step(), advice: () => record(deliberation.advice()) };
    },
  };
  const record = (advice) => {
    const { chance } = advice.ideas[0];
    if (chance !== undefined) said.push([codes.length, chance]);
    return advice;
  };
  const players = Array.from({ length: game.seats(state) }, () => ({ bot: recorded, budget }));
  playMatch({ game, state, players, stream: Stream.of(seed), onMove: (code) => codes.push(code) });
  const won = players.map((_, seat) => SHARE_OF_WIN[id](game.score(state, seat)));
  return { seed, options, won, said, codes };
}

/** JSON lines. */
export const linesOf = (text) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The games `name/0` to `name/count-1` from a file; missing ones are played and added. */
export function games(setting, name, count, folder) {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${setting.id}-${name}.jsonl`);
  const kept = fs.existsSync(file) ? linesOf(fs.readFileSync(file, 'utf8')) : [];
  for (let number = kept.length; number < count; number++) {
    const played = play(setting, `${name}/${number}`);
    fs.appendFileSync(file, `${JSON.stringify(played)}\n`);
    kept.push(played);
    process.stderr.write(`\r${setting.id}, ${name}: ${number + 1} of ${count}`);
  }
  return kept.slice(0, count);
}
