// Calibrates the chances an adept displays: plays its games, compares the search's values with the results, and writes the few
// constants that turn a value into a chance (games/GAME/bots/calibration.ts). What is played does not change.
//   npm run calibrate -- GAME [GAMES]            plays the games tune/0, tune/1, …, then fits and writes the constants
//   npm run calibrate -- GAME [GAMES] --check    plays check/0, check/1, …, which are never used for fitting, and checks the chances
//     --keep                                     and keeps some of their positions for the tests (packages/bots/test/calibration)
//   npm run calibrate -- GAME --results FILE     checks the chances in a results file of `undercroft simulate … --bots adept`
// Played games are cached in tmp/calibration. When a bot has changed, delete them, and calibrate/measured too.
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
if (!(id in OPENINGS)) throw new Error(`GAME must be one of ${Object.keys(OPENINGS).join(', ')}`);

const load = (file) => import(pathToFileURL(path.join(root, file)).href);
const { calibratedChance, uncalibrated } = await load('packages/bots/dist/win-chance.js');
const { createAdept } = await load(`games/${id}/dist/bots/adept.js`);
const { createChanceModel } = await load(`games/${id}/dist/bots/chance-model.js`);
const chanceModel = createChanceModel();
const { createRoster } = await load(`games/${id}/dist/bots/roster.js`);
const { game, budgets } = createRoster();
const setting = { id, game, chanceModel, bot: createAdept(uncalibrated), budget: budgets.adept };
const folder = path.join(root, 'tmp/calibration');

if (words.includes('--results')) {
  const seen = positionsOfResults(id, fs.readFileSync(argument, 'utf8'));
  console.log(reliabilityText(reliability(seen, 'displayed')));
} else if (words.includes('--check')) {
  const seen = positions(setting, games(setting, 'check', Number(argument), folder));
  const others = measured(setting, ODD);
  check('games on separate seeds', seen);
  check('games of larger measurements that were not used for fitting', others);
  if (words.includes('--keep'))
    write(`packages/bots/test/calibration/${id}.jsonl`, positionsFile([...seen, ...others]));
} else {
  const played = games(setting, 'tune', Number(argument), folder);
  const evidence = [...positions(setting, played), ...measured(setting, EVEN), ...openings(setting)];
  const found = rounded(calibrationFor(evidence));
  write(`games/${id}/bots/calibration.ts`, calibrationFile(id, found, played.length));
  for (const { pull, loss } of found.tried)
    console.log(`regularisation ${pull}: log loss on games left out ${loss.toFixed(4)}`);
  console.log(`regularisation ${found.pull}: shift ${found.shift.join(', ')}; stretch ${found.stretch.join(', ')}`);
}

function check(which, seen) {
  if (seen.length === 0) return;
  const displayed = seen.map((one) => ({
    ...one,
    displayed: one.isCertain ? one.value : calibratedChance(one.value, one.terms, chanceModel.calibration),
  }));
  console.log(
    `\n${id}, ${which}\n\n${reliabilityText(reliability(displayed, 'displayed'), reliability(displayed, 'value'))}`,
  );
}

function write(file, text) {
  fs.writeFileSync(path.join(root, file), text);
}
