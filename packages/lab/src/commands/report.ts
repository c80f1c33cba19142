// `report`: a page with charts, made of results files.
import { statSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
import { fail, ok, type Result } from '@undercroft/engine';
import { plural } from '@undercroft/terminal/grammar';
import { type Command, SUCCESS } from '../cli/command.ts';
import { print, rejectUsage } from '../cli/io.ts';
import { version } from '../cli/version.ts';
import { attempt, writeAtomically } from '../records/files.ts';
import type { Source } from '../report/page/page.ts';
import { readResultsFile } from '../results/file.ts';
import { english } from '../words/english.ts';
import { count } from '../words/numbers.ts';

const OUT = 'report.html';

export const report: Command = {
  name: 'report',
  usage: 'RESULTS… [--out FILE]',
  about: [
    'Puts the games of all results files together and writes one page that needs no network and no script:',
    'outcomes by setting, team, bot and seat, what takes health, how long games are and where they turn,',
    'every figure with its number of games and its 95 % interval, and at the end the commands that made them.',
    'Settings (difficulty, team size, variant, set-up, number of players, bots) are compared first and have a chapter each;',
    'games of one are never mixed with those of another. A game that is in several files counts once.',
  ],
  options: [{ name: 'out', value: 'FILE', help: `where the page is written (${OUT})` }],
  examples: ['report results.jsonl', 'report results/*.jsonl --out balance.html'],
  async run(args, io) {
    const sources = readSources(args.words);
    if (!sources.ok) return rejectUsage(io, sources.error, 'report');
    // The charting libraries are large, so only this command loads them.
    const { reportPage } = await import('../report/page/page.ts');
    const path = args.text('out') ?? OUT;
    const written = writeAtomically(path, reportPage(sources.value, version), english.files);
    if (!written.ok) return rejectUsage(io, written.error, 'report');
    const games = sources.value.reduce((sum, { results }) => sum + results.games.length, 0);
    print(io, `${path}: ${plural(games, 'game')} from ${plural(sources.value.length, 'results file')}.`);
    return SUCCESS;
  },
};

/** Bytes of memory per byte of a results file, measured while figures are drawn. */
const MEMORY = 5;

/** All games are in memory at once: better to refuse now than to run out of memory in a quarter of an hour. */
function tooLarge(bytes: number): string | undefined {
  const needed = Math.ceil((bytes * MEMORY) / MEGABYTE);
  if (needed * MEGABYTE < getHeapStatistics().heap_size_limit) return undefined;
  return `These files have ${count(bytes / MEGABYTE)} MB, and a report of them takes about ${count(needed)} MB of memory, more than Node takes by itself. Name fewer files, or put NODE_OPTIONS=--max-old-space-size=${needed} before the command.`;
}

const MEGABYTE = 1_000_000;

/** All or none. */
function readSources(paths: readonly string[]): Result<Source[], string> {
  const sources: Source[] = [];
  let bytes = 0;
  for (const path of paths) {
    const size = attempt(path, english.files, () => statSync(path).size);
    if (!size.ok) return size;
    bytes += size.value;
  }
  const tooMuch = tooLarge(bytes);
  if (tooMuch) return fail(tooMuch);
  for (const path of paths) {
    const results = readResultsFile(path);
    if (!results.ok) return results;
    sources.push({ path, results: results.value });
  }
  return sources.length > 0 ? ok(sources) : fail('Which results? Name at least one file.');
}
