// Options that the laboratory's commands share: who plays, how many games, where results go.
import type { Roster } from '@undercroft/bots';
import { fail, ok, type Result } from '@undercroft/engine';
import { plural } from '@undercroft/terminal/grammar';
import type { OptionSpec } from '@undercroft/terminal/option-spec';
import { describeSpecError, FOREIGN, readSpec, writeSpec } from '../players/spec.ts';
import type { Plan } from '../results/plan.ts';
import { CORES } from '../simulation/pool.ts';
import { english } from '../words/english.ts';
import { type Arguments, readWhole } from './arguments.ts';

export const GAMES = 1000;
/** Seconds: much longer than a worker needs to send a heartbeat. */
const DEFAULT_PATIENCE = 30;
/** For a foreign bot and one decision. */
export const TIME_LIMIT_MS = 10_000;

const BOTS: OptionSpec = {
  name: 'bots',
  value: 'BOT,BOT,…',
  repeat: true,
  help: 'one for all seats or one per seat: random, easy, medium, plain; medium:2000 thinks 2000 iterations, medium:250ms a quarter of a second; run:COMMAND is a program of yours (default: random)',
};
const ROTATE: OptionSpec = {
  name: 'rotate',
  help: 'seats alternate: from game to game all bots move on by one',
};

export const BOT_OPTIONS: readonly OptionSpec[] = [BOTS, ROTATE];

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
  {
    name: 'queue',
    value: 'ADDRESS',
    help: 'workers on other machines play (undercroft worker): postgres://user:password@host:5432/database',
  },
  {
    name: 'patience',
    value: 'SECONDS',
    help: `with --queue: how long nothing may be heard of a batch before others get it (${DEFAULT_PATIENCE})`,
  },
];

export interface QueueOptions {
  readonly url: string;
  readonly patience: number;
}

/** Workers on other machines have neither this machine's programs nor its folders. */
export function readQueue(args: Arguments, { settings }: Plan): Result<QueueOptions | undefined, string> {
  const url = args.text('queue');
  if (url === undefined) return args.has('patience') ? fail('--patience goes with --queue.') : ok(undefined);
  for (const name of ['records', 'workers'])
    if (args.has(name)) return fail(`--${name} and --queue do not go together: the games are played elsewhere.`);
  if (settings.some(({ bots }) => bots.some((bot) => bot.startsWith(FOREIGN))))
    return fail('Programs of yours (run:COMMAND) play on this machine only: leave --queue away.');
  const patience = readWhole(args.text('patience') ?? String(DEFAULT_PATIENCE), '--patience', 1, english.usage);
  return patience.ok ? ok({ url, patience: patience.value }) : patience;
}

/** 'adept,novice' or several --bots; without any, wanderers. */
export function readBots(args: Arguments, roster: Roster): Result<string[], string> {
  const texts = args.has('bots') ? args.all('bots').flatMap((text) => text.split(',')) : ['wanderer'];
  return readBotNames(texts, roster);
}

export function readBotNames(texts: readonly string[], roster: Roster): Result<string[], string> {
  const bots: string[] = [];
  for (const text of texts) {
    const spec = readSpec(text.trim(), roster);
    if (!spec.ok) return fail(describeSpecError(spec.error, english, ['plain']));
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

export interface PlanLimits {
  readonly games: number;
  readonly timeLimit: number;
}

export function readPlanLimits(args: Arguments, games = GAMES): Result<PlanLimits, string> {
  const many = readWhole(args.text('games') ?? String(games), '--games', 1, english.usage);
  if (!many.ok) return many;
  const limit = readWhole(args.text('time-limit') ?? String(TIME_LIMIT_MS), '--time-limit', 1, english.usage);
  return limit.ok ? ok({ games: many.value, timeLimit: limit.value }) : limit;
}

const MOST_WORKERS = 256;

export function readWorkers(args: Arguments): Result<number, string> {
  const workers = readWhole(args.text('workers') ?? String(CORES), '--workers', 1, english.usage);
  if (workers.ok && workers.value > MOST_WORKERS) return fail(`--workers takes at most ${MOST_WORKERS}.`);
  return workers;
}
