// `report`: a page with charts, made of results files.
import { statSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
import { fail, ok, type Result } from '@undercroft/engine';
import { type Command, FINE } from '../cli/command.ts';
import { refuse, say } from '../cli/io.ts';
import { version } from '../cli/version.ts';
import { writeWhole } from '../records/files.ts';
import type { Source } from '../report/page/page.ts';
import { readResultsFile } from '../results/file.ts';
import { plural } from '../words/grammar.ts';
import { count } from '../words/numbers.ts';

const OUT = 'report.html';

export const report: Command = {
  name: 'report',
  summary: 'a page with charts from results files',
  usage: 'RESULTS… [--out FILE]',
  about: [
    'Puts the games of all results files together and writes one page that needs no network and no script:',
    'outcomes by setting, team, bot and seat, what takes health, how long games are and where they turn,',
    'every figure with its number of games and its 95 % interval, and at the end the commands that made them.',
    'Settings (difficulty, team size, variant, set-up, number of players, bots) are compared first and have a chapter each;',
    'games of one are never mixed with those of another. A game that is in several files counts once.',
  ],
  options: [{ name: 'out', value: 'FILE', help: `where the page is written (${OUT})` }],
  examples: ['report results.jsonl', 'report results/*.jsonl --out sub-terra.html'],
  async run(given, io) {
    const sources = readSources(given.words);
    if (!sources.ok) return refuse(io, sources.error, 'report');
    // The drawing tools are large: no other command waits for them.
    const { reportPage } = await import('../report/page/page.ts');
    const path = given.text('out') ?? OUT;
    const written = writeWhole(path, reportPage(sources.value, version));
    if (!written.ok) return refuse(io, written.error, 'report');
    const games = sources.value.reduce((sum, { results }) => sum + results.games.length, 0);
    say(io, `${path}: ${plural(games, 'game')} from ${plural(sources.value.length, 'results file')}.`);
    return FINE;
  },
};

/** Memory for a byte of a results file, measured: a game of 1 KB takes 5 KB while figures are made of it. */
const MEMORY = 5;

/** All games are looked at together. Rather a sentence now than the end of memory in a quarter of an hour. */
function tooLarge(paths: readonly string[]): string | undefined {
  const bytes = paths.reduce((sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0), 0);
  const needed = Math.ceil((bytes * MEMORY) / MEGABYTE);
  if (needed * MEGABYTE < getHeapStatistics().heap_size_limit) return undefined;
  return `These files have ${count(bytes / MEGABYTE)} MB, and a report of them takes about ${count(needed)} MB of memory, more than Node takes by itself. Name fewer files, or put NODE_OPTIONS=--max-old-space-size=${needed} before the command.`;
}

const MEGABYTE = 1_000_000;

/** All or none. */
function readSources(paths: readonly string[]): Result<Source[], string> {
  const sources: Source[] = [];
  const tooMuch = tooLarge(paths);
  if (tooMuch) return fail(tooMuch);
  for (const path of paths) {
    const results = readResultsFile(path);
    if (!results.ok) return results;
    sources.push({ path, results: results.value });
  }
  return sources.length > 0 ? ok(sources) : fail('Which results? Name at least one file.');
}
