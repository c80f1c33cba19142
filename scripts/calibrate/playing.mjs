// Games of the adept with what it said on the way, kept as JSON lines: a game is played once, however often it is asked.
import fs from 'node:fs';
import path from 'node:path';
import { playMatch } from '../../packages/bots/dist/index.js';
import { must, Stream } from '../../packages/engine/dist/index.js';
import { OPENINGS } from './openings.mjs';

/** Bronze or better, the artifact outside, the last fleet afloat; a draw is half a win. */
export const SHARE_OF_WIN = { 'sub-terra': Math.ceil, 'infernos-edge': Math.ceil, 'pocket-sub': (score) => score };

/** `said`: before which entry, and the search's own value of what it then played. */
export function play({ id, game, bot, budget }, seed) {
  const options = OPENINGS[id](Stream.of(seed).split('options'));
  const state = must(game.open(options));
  const codes = [];
  const said = [];
  const listened = {
    name: bot.name,
    think: (question) => {
      const thinking = bot.think(question);
      return { step: () => thinking.step(), advice: () => heard(thinking.advice()) };
    },
  };
  const heard = (advice) => {
    const { chance } = advice.ideas[0];
    if (chance !== undefined) said.push([codes.length, chance]);
    return advice;
  };
  const sitters = Array.from({ length: game.seats(state) }, () => ({ bot: listened, budget }));
  playMatch({ game, state, sitters, stream: Stream.of(seed), watch: (code) => codes.push(code) });
  const won = sitters.map((_, seat) => SHARE_OF_WIN[id](game.score(state, seat)));
  return { seed, options, won, said, codes };
}

/** JSON lines. */
export const linesOf = (text) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The games `name/0` to `name/count-1` from a file; those that are not there yet are played and added. */
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
