// A run as requested on the command line: the plan, and where results go. All of it is validated before the first game.
import { appendFileSync, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { findGame } from '@undercroft/catalog';
import { fail, ok, type Result, withRules } from '@undercroft/engine';
import { list } from '@undercroft/terminal/grammar';
import type { Arguments } from '../cli/arguments.ts';
import { type QueueOptions, readQueue, readWorkers } from '../cli/lab-options.ts';
import { freshSeed } from '../cli/seed.ts';
import { version } from '../cli/version.ts';
import { checkProgram } from '../players/foreign.ts';
import { commandOf } from '../players/spec.ts';
import { attempt, makeFolder } from '../records/files.ts';
import { prepareFolder } from '../records/folder.ts';
import { FORMAT, type Head, type Kind, readHeadOf } from '../results/file.ts';
import type { Plan } from '../results/plan.ts';
import { hasContent } from '../results/writer.ts';
import { english } from '../words/english.ts';

export interface RunRequest {
  readonly head: Head;
  readonly workers: number;
  readonly out: string | undefined;
  readonly csv: string | undefined;
  /** Where records go, if anywhere. */
  readonly records: string | undefined;
  /** Who plays: workers of a queue, or the threads of this machine. */
  readonly queue: QueueOptions | undefined;
}

export interface RunRequestSource {
  readonly kind: Kind;
  readonly args: Arguments;
  /** Options of this command that do not affect the plan. */
  readonly free?: readonly string[];
  /** The plan that the command line describes. */
  readonly plan: (seed: string) => Promise<Result<Plan, string>>;
}

export async function readRunRequest({
  kind,
  args,
  plan,
  free = [],
}: RunRequestSource): Promise<Result<RunRequest, string>> {
  const workers = readWorkers(args);
  if (!workers.ok) return workers;
  const [out, csv, records] = [args.text('out'), args.text('csv'), args.text('records')];
  const existing = readExisting(args, kind);
  if (!existing.ok) return existing;
  const wanted =
    existing.value && args.words.length === 0 ? planFromFile(args, existing.value, free) : await planFromArguments();
  if (!wanted.ok) return wanted;
  const missing = await findBrokenProgram(wanted.value);
  if (missing) return fail(missing);
  const queue = readQueue(args, wanted.value);
  if (!queue.ok) return queue;
  const command = ['undercroft', kind, ...args.raw.map(withoutPassword)].map(quoted).join(' ');
  const head: Head = { undercroft: 'results', format: FORMAT, program: version, command, kind, plan: wanted.value };
  const writable = checkWritable({ csv, records }, { isResumed: existing.value !== undefined });
  return writable.ok ? ok({ head, workers: workers.value, out, csv, records, queue: queue.value }) : writable;

  /** A resumed file provides the seed, unless another is given. */
  function planFromArguments(): Promise<Result<Plan, string>> {
    const resumedSeed = existing.ok ? existing.value?.plan.seed : undefined;
    return plan(args.text('seed') ?? resumedSeed ?? freshSeed());
  }
}

/** Foreign bots are tested before the first game. */
async function findBrokenProgram({ game: id, rules, settings }: Plan): Promise<string | undefined> {
  const current = findGame(id);
  const game = current && withRules(current, rules);
  const commands = new Set(settings.flatMap(({ bots }) => bots.flatMap((bot) => commandOf(bot) ?? [])));
  for (const command of commands) {
    const error = game && (await checkProgram(command, game));
    if (error) return `The bot run:${command} cannot play: ${error}.`;
  }
  return undefined;
}

/** The head of the file to resume, if there is one. */
function readExisting(args: Arguments, kind: Kind): Result<Head | undefined, string> {
  const path = args.text('out');
  if (path === undefined)
    return args.has('resume') ? fail('--resume needs the file to go on with: --out FILE.') : ok(undefined);
  if (!hasContent(path))
    return args.has('resume')
      ? fail(`There is nothing to go on with: ${path} ${existsSync(path) ? 'is empty' : 'does not exist'}.`)
      : ok(undefined);
  const head = readHeadOf(path);
  if (!head.ok) return fail(`${head.error} Name another file for --out.`);
  return head.value.kind === kind
    ? head
    : fail(`${path} holds results of ${head.value.kind}, not of ${kind}. Name another file for --out.`);
}

/** Options that say how a run is executed, not what is played. */
const RUN_OPTION_NAMES = ['out', 'csv', 'records', 'workers', 'resume', 'json', 'queue', 'patience'];

/** `--resume --out FILE` and nothing else. */
function planFromFile(args: Arguments, { plan }: Head, free: readonly string[]): Result<Plan, string> {
  if (!args.has('resume')) return fail('Which game? Or --resume, to go on with the file.');
  const named = args.names
    .filter((name) => !RUN_OPTION_NAMES.includes(name) && !free.includes(name))
    .map((name) => `--${name}`);
  if (named.length > 0)
    return fail(`--resume without a game takes the plan from the file: ${list(named)} cannot be given with it.`);
  const game = findGame(plan.game);
  // Games of one file are counted together, so the rest is played under the same rules.
  if (game && withRules(game, plan.rules)) return ok(plan);
  return fail(
    `Its games follow version ${plan.rules} of the rules of ${plan.game}; this Undercroft has ${game?.rules ?? 'no such game'}.`,
  );
}

/** Checks files before the first game instead of after the last. A resumed run has records already. */
function checkWritable(
  { csv, records }: Pick<RunRequest, 'csv' | 'records'>,
  { isResumed }: { isResumed: boolean },
): Result<void, string> {
  const table = csv === undefined ? ok(undefined) : attempt(csv, english.files, () => tryToAppend(csv));
  if (!table.ok) return fail(`The table cannot be written: ${table.error}`);
  return records === undefined ? ok(undefined) : prepareFolder(records, { mayHoldRecords: isResumed });
}

function tryToAppend(path: string): void {
  makeFolder(dirname(resolve(path)));
  appendFileSync(path, '');
}

/** Results may be shared, the password of a database must not. */
export const withoutPassword = (word: string): string => word.replace(/postgres(ql)?:.*/, stripPassword);

function stripPassword(address: string): string {
  if (!URL.canParse(address)) return 'postgres:…';
  const url = new URL(address);
  url.password = '';
  url.searchParams.delete('password');
  return url.href;
}

const quoted = (word: string): string => (/^[\w./:=,+@%-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
