// What the measuring commands have in common on the command line: who plays, how many games, where results go.
import type { Roster } from '@undercroft/bots';
import { fail, ok, type Result } from '@undercroft/engine';
import { readSpec, writeSpec } from '../players/spec.ts';
import { CORES } from '../simulation/pool.ts';
import { plural } from '../words/grammar.ts';
import { type Given, readWhole } from './arguments.ts';
import type { OptionSpec } from './command.ts';

export const GAMES = 1000;
/** For a foreign bot and one decision. */
export const TIME_LIMIT_MS = 10_000;

export const BOTS: OptionSpec = {
  name: 'bots',
  value: 'BOT,BOT,…',
  repeat: true,
  help: 'one for all seats or one per seat: wanderer, novice, adept, plain; adept:2000 thinks 2000 iterations, adept:250ms a quarter of a second; run:COMMAND is a program of yours (wanderer)',
};
export const ROTATE: OptionSpec = {
  name: 'rotate',
  help: 'seats alternate: from game to game all bots move on by one',
};

export const PLAN_OPTIONS: readonly OptionSpec[] = [
  { name: 'games', value: 'N', help: `how many games (${GAMES})` },
  { name: 'seed', value: 'S', help: 'any text; the same seed gives the same games' },
  {
    name: 'time-limit',
    value: 'MS',
    help: `milliseconds that a program of yours has for a decision (${TIME_LIMIT_MS})`,
  },
];

export const RUN_OPTIONS: readonly OptionSpec[] = [
  { name: 'workers', value: 'W', help: `how many threads play (${CORES} on this machine)` },
  { name: 'out', value: 'FILE', help: 'results as JSON lines; a file of the same plan is gone on with' },
  { name: 'csv', value: 'FILE', help: 'results as a table, a line per game' },
  { name: 'resume', help: 'go on with the run of --out FILE; without a GAME everything is taken from the file' },
  { name: 'json', help: 'the summary as JSON' },
];

/** 'adept,novice' or several --bots; without any, wanderers. */
export function readBots(given: Given, roster: Roster): Result<string[], string> {
  const texts = given.has('bots') ? given.all('bots').flatMap((text) => text.split(',')) : ['wanderer'];
  return readBotNames(texts, roster);
}

export function readBotNames(texts: readonly string[], roster: Roster): Result<string[], string> {
  const bots: string[] = [];
  for (const text of texts) {
    const spec = readSpec(text.trim(), roster);
    if (!spec.ok) return spec;
    bots.push(writeSpec(spec.value));
  }
  return ok(bots);
}

/** One bot for all seats, or one for each. */
export function seatBots(bots: readonly string[], seats: number): Result<string[], string> {
  const [only] = bots;
  if (bots.length === 1 && only !== undefined) return ok(Array.from({ length: seats }, () => only));
  if (bots.length === seats) return ok([...bots]);
  return fail(
    `This game has ${plural(seats, 'seat')}, and ${bots.length} bots are named: name one for all seats, or one per seat.`,
  );
}

export interface Amount {
  readonly games: number;
  readonly timeLimit: number;
}

export function readAmount(given: Given, games = GAMES): Result<Amount, string> {
  const many = readWhole(given.text('games') ?? String(games), '--games', 1);
  if (!many.ok) return many;
  const limit = readWhole(given.text('time-limit') ?? String(TIME_LIMIT_MS), '--time-limit', 1);
  return limit.ok ? ok({ games: many.value, timeLimit: limit.value }) : limit;
}

const MOST_WORKERS = 256;

export function readWorkers(given: Given): Result<number, string> {
  const workers = readWhole(given.text('workers') ?? String(CORES), '--workers', 1);
  if (workers.ok && workers.value > MOST_WORKERS) return fail(`--workers takes at most ${MOST_WORKERS}.`);
  return workers;
}
