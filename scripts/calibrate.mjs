// Makes the chances an adept states come true: plays its games, asks how often what the search thought was won, and writes the
// few constants by which a value is told as a chance (packages/bots/src/GAME/calibration.ts). What is played does not change.
//   npm run calibrate -- GAME [GAMES]            plays the games tune/0, tune/1, …, fits, writes
//   npm run calibrate -- GAME [GAMES] --check    plays check/0, check/1, …, which are never fitted on: does it come true?
//     --keep                                     and keeps some of their positions for the tests (packages/bots/test/said)
// Played games are kept in tmp/calibration and not played again; remove them there when the bots have changed.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { calibrationFor } from './calibrate/fitting.mjs';
import { OPENINGS } from './calibrate/openings.mjs';
import { games } from './calibrate/playing.mjs';
import { positions } from './calibrate/positions.mjs';
import { reliability } from './calibrate/reliability.mjs';
import { reliabilityText } from './calibrate/text.mjs';
import { calibrationFile, positionsFile, rounded } from './calibrate/writing.mjs';
import { root } from './setup.mjs';

const GAMES = 150;

const words = process.argv.slice(2);
const [id, count = GAMES] = words.filter((word) => !word.startsWith('--'));
if (!(id in OPENINGS)) throw new Error(`calibrate one of ${Object.keys(OPENINGS).join(', ')}`);

const load = (file) => import(pathToFileURL(path.join(root, 'packages/bots/dist', file)).href);
const { asItIs, honestly } = await load('telling.js');
const { adeptTelling } = await load(`${id}/adept.js`);
const { telling } = await load(`${id}/telling.js`);
const { roster } = await load(`${id}/roster.js`);
const setting = { id, game: roster.game, bot: adeptTelling(asItIs), budget: roster.budgets.adept };
const folder = path.join(root, 'tmp/calibration');

if (words.includes('--check')) {
  const played = games(setting, 'check', Number(count), folder);
  const seen = positions({ ...setting, telling, tell: honestly(telling) }, played);
  console.log(reliabilityText(id, reliability(seen, 'told'), reliability(seen, 'value')));
  if (words.includes('--keep')) write(`test/said/${id}.json`, positionsFile(seen));
} else {
  const played = games(setting, 'tune', Number(count), folder);
  const found = rounded(calibrationFor(positions({ ...setting, telling, tell: asItIs }, played)));
  write(`src/${id}/calibration.ts`, calibrationFile(id, found, played.length));
  for (const { pull, loss } of found.tried) console.log(`pull ${pull}: surprise at games left out ${loss.toFixed(4)}`);
  console.log(`shift ${found.shift.join(', ')}; stretch ${found.stretch.join(', ')}`);
}

function write(file, text) {
  fs.writeFileSync(path.join(root, 'packages/bots', file), text);
}
