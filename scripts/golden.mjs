// Searches golden games: whole games kept with everything they told, compared word for word by the tests.
//   node scripts/golden.mjs GAME       writes packages/GAME/golden anew
// One random game of every variant, then more until every way of ending is there; what no random player finds is
// played by the game's own scripts (packages/GAME/golden/scripted.mjs).
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findGame } from '../packages/catalog/dist/index.js';
import { must, Stream, Table, writeRecord } from '../packages/engine/dist/index.js';
import { story } from '../packages/testkit/dist/index.js';
import { root } from './setup.mjs';

/** Games tried for each way of ending, in each variant. */
const PATIENCE = 4000;
/** One action in so many is taken back at once, so that undo is in the golden games too. */
const SECOND_THOUGHTS = 25;

function randomGame(game, options, stream) {
  const table = must(Table.open(game, options));
  for (;;) {
    table.roll(stream);
    const status = table.status();
    if (status.type === 'over') return table;
    const legal = table.legal();
    must(table.propose(status.seat, legal[stream.below(legal.length)]));
    if (stream.below(SECOND_THOUGHTS) === 0) table.undo(status.seat);
  }
}

const endingOf = (table) => table.status().ending.how;
const slug = (text) => text.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();

function* search(game, scripts) {
  for (const { name, options } of game.facts.variants) {
    yield [name, randomGame(game, options, Stream.of('golden').split(name))];
  }
  const played = scripts.map(([, table]) => endingOf(table));
  for (const how of game.facts.endings.filter((ending) => !played.includes(ending))) {
    const found = findEnding(game, how);
    if (!found) throw new Error(`${how}: not found in ${PATIENCE} games of each variant; play it in scripted.mjs`);
    yield [`ends-${how}`, found];
  }
  yield* scripts;
}

/** Looked for in the variants in turn, so that the endings are spread over them. */
function findEnding(game, how) {
  const variants = game.facts.variants;
  const first = game.facts.endings.indexOf(how) * 5;
  for (let i = 0; i < PATIENCE * variants.length; i++) {
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

const game = findGame(process.argv[2] ?? '');
if (!game) throw new Error('name a game of the catalog');
const folder = path.join(root, 'packages', game.id, 'golden');
fs.mkdirSync(folder, { recursive: true });
for (const file of fs.readdirSync(folder)) if (file.endsWith('.jsonl')) fs.rmSync(path.join(folder, file));
for (const [name, table] of search(game, await scripted(game, folder))) {
  const file = path.join(folder, slug(name));
  fs.writeFileSync(`${file}.jsonl`, writeRecord(table.record));
  fs.writeFileSync(`${file}.story.jsonl`, `${story(findGame, table.record).join('\n')}\n`);
  console.log(`${name}: ${table.length} entries, ${endingOf(table)}`);
}
