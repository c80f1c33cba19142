// Makes the chances an adept states come true: plays its games, asks how often what the search thought was won, and writes the
// few constants by which a value is told as a chance (packages/bots/src/GAME/calibration.ts). What is played does not change.
//   npm run calibrate -- GAME [GAMES]            plays the games tune/0, tune/1, …, fits, writes
//   npm run calibrate -- GAME [GAMES] --check    plays check/0, check/1, …, which are never fitted on: does it come true?
//     --keep                                     and keeps some of their positions for the tests (packages/bots/test/said)
//   npm run calibrate -- GAME --results FILE     the same check of the chances in a results file of `undercroft simulate … --bots adept`
// Played games are kept in tmp/calibration and not played again. When a bot has changed, remove them, and calibrate/measured too.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { calibrationFor } from './calibrate/fitting.mjs';
import { EVEN, measured, ODD, openings } from './calibrate/measured.mjs';
import { OPENINGS } from './calibrate/openings.mjs';
import { games } from './calibrate/playing.mjs';
import { positions, positionsOfResults } from './calibrate/positions.mjs';
import { reliability } from './calibrate/reliability.mjs';
import { reliabilityText } from './calibrate/text.mjs';
import { calibrationFile, positionsFile, rounded } from './calibrate/writing.mjs';
import { root } from './setup.mjs';

const GAMES = 150;

const words = process.argv.slice(2);
const [id, argument = GAMES] = words.filter((word) => !word.startsWith('--'));
if (!(id in OPENINGS)) throw new Error(`calibrate one of ${Object.keys(OPENINGS).join(', ')}`);

const load = (file) => import(pathToFileURL(path.join(root, 'packages/bots/dist', file)).href);
const { asItIs, chance } = await load('telling.js');
const { adeptTelling } = await load(`${id}/adept.js`);
const { telling } = await load(`${id}/telling.js`);
const { roster } = await load(`${id}/roster.js`);
const setting = { id, game: roster.game, telling, bot: adeptTelling(asItIs), budget: roster.budgets.adept };
const folder = path.join(root, 'tmp/calibration');

if (words.includes('--results')) {
  const seen = positionsOfResults(id, fs.readFileSync(argument, 'utf8'));
  console.log(reliabilityText(reliability(seen, 'told')));
} else if (words.includes('--check')) {
  const seen = positions(setting, games(setting, 'check', Number(argument), folder));
  const others = measured(setting, ODD);
  check('games on seeds of their own', seen);
  check('games of larger measurements that were not fitted on', others);
  if (words.includes('--keep')) write(`test/said/${id}.jsonl`, positionsFile([...seen, ...others]));
} else {
  const played = games(setting, 'tune', Number(argument), folder);
  const evidence = [...positions(setting, played), ...measured(setting, EVEN), ...openings(setting)];
  const found = rounded(calibrationFor(evidence));
  write(`src/${id}/calibration.ts`, calibrationFile(id, found, played.length));
  for (const { pull, loss } of found.tried) console.log(`pull ${pull}: surprise at games left out ${loss.toFixed(4)}`);
  console.log(`pull ${found.pull}: shift ${found.shift.join(', ')}; stretch ${found.stretch.join(', ')}`);
}

function check(which, seen) {
  if (seen.length === 0) return;
  const told = seen.map((one) => ({
    ...one,
    told: one.isCertain ? one.value : chance(one.value, one.terms, telling.calibration),
  }));
  console.log(`\n${id}, ${which}\n\n${reliabilityText(reliability(told, 'told'), reliability(told, 'value'))}`);
}

function write(file, text) {
  fs.writeFileSync(path.join(root, 'packages/bots', file), text);
}
