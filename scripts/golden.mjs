// Makes golden games: complete games with all their events, which the tests compare word for word.
//   node scripts/golden.mjs GAME              replaces the golden games of the present rules
//   node scripts/golden.mjs GAME --stories    keeps all records, of earlier rules too, and writes their events again
// Plays one random game of every variant, then more until every way of ending has occurred. Games that no random player
// finds are played by games/GAME/golden/scripted.mjs.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findGame } from '../packages/catalog/dist/index.js';
import { readRecord, Stream, Table, unwrap, writeRecord } from '../packages/engine/dist/index.js';
import { story } from '../packages/testkit/dist/index.js';
import { root } from './setup.mjs';

/** Games tried for each way of ending, in each variant. */
const MAX_ATTEMPTS = 4000;
/** One action in this many is undone at once, so that golden games contain undo too. */
const UNDO_EVERY = 25;

function randomGame(game, options, stream) {
  const table = unwrap(Table.open(game, options));
  for (;;) {
    table.roll(stream);
    const status = table.status();
    if (status.type === 'over') return table;
    const legal = table.legal();
    unwrap(table.propose(status.seat, legal[stream.below(legal.length)]));
    if (stream.below(UNDO_EVERY) === 0) table.undo(status.seat);
  }
}

const endingOf = (table) => table.status().ending.how;
const fileNameOf = (text) => text.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();

function* goldenGames(game, scripts) {
  for (const { name, options } of game.facts.variants) {
    yield [name, randomGame(game, options, Stream.of('golden').split(name))];
  }
  const scriptedEndings = scripts.map(([, table]) => endingOf(table));
  for (const how of game.facts.endings.filter((ending) => !scriptedEndings.includes(ending))) {
    const found = findEnding(game, how);
    if (!found) throw new Error(`${how}: not found in ${MAX_ATTEMPTS} games of each variant; play it in scripted.mjs`);
    yield [`ends-${how}`, found];
  }
  yield* scripts;
}

/** Tries the variants in turn, so that the endings are spread over them. */
function findEnding(game, how) {
  const variants = game.facts.variants;
  const first = game.facts.endings.indexOf(how) * 5;
  for (let i = 0; i < MAX_ATTEMPTS * variants.length; i++) {
    const { name, options } = variants[(first + i) % variants.length];
    const table = randomGame(game, options, Stream.of('golden ending').split(how).split(name).split(i));
    if (endingOf(table) === how) return table;
  }
  return undefined;
}

async function scripted(game, folder) {
  const file = path.join(folder, 'scripted.mjs');
  return fs.existsSync(file) ? Object.entries((await import(pathToFileURL(file).href)).default(game)) : [];
}

const writeStory = (file, record) => fs.writeFileSync(`${file}.story.jsonl`, `${story(findGame, record).join('\n')}\n`);

/** Records of earlier rules stay as they are: those of the first rules are in the folder itself, each later version has its own. */
async function makeGames(game, home) {
  const scripts = await scripted(game, home);
  const folder = game.rules === 1 ? home : path.join(home, `rules-${game.rules}`);
  fs.mkdirSync(folder, { recursive: true });
  for (const file of fs.readdirSync(folder)) if (file.endsWith('.jsonl')) fs.rmSync(path.join(folder, file));
  for (const [name, table] of goldenGames(game, scripts)) {
    const file = path.join(folder, fileNameOf(name));
    fs.writeFileSync(`${file}.jsonl`, writeRecord(table.record));
    writeStory(file, table.record);
    console.log(`${name}: ${table.length} entries, ${endingOf(table)}`);
  }
}

function rewriteStories(home) {
  const records = fs.readdirSync(home, { recursive: true }).filter((file) => /(?<!\.story)\.jsonl$/.test(file));
  for (const file of records) {
    const record = unwrap(readRecord(fs.readFileSync(path.join(home, file), 'utf8')));
    writeStory(path.join(home, file.replace(/\.jsonl$/, '')), record);
  }
  console.log(`${records.length} stories`);
}

const game = findGame(process.argv[2] ?? '');
if (!game) throw new Error('name a game of the catalog, for example: npm run golden -- pocket-sub');
const home = path.join(root, 'games', game.id, 'golden');
if (process.argv[3] === '--stories') rewriteStories(home);
else await makeGames(game, home);
