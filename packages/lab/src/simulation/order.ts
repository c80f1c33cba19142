// A run as it was ordered: the plan, and where its results go. Everything is judged before the first game is played.
import { appendFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { findGame } from '@undercroft/catalog';
import { fail, ok, type Result } from '@undercroft/engine';
import type { Given } from '../cli/arguments.ts';
import { type QueueWishes, readQueue, readWorkers } from '../cli/lab-options.ts';
import { freshSeed } from '../cli/seed.ts';
import { version } from '../cli/version.ts';
import { tryProgram } from '../players/foreign.ts';
import { commandOf } from '../players/spec.ts';
import { attempt, makeFolder } from '../records/files.ts';
import { prepareFolder } from '../records/folder.ts';
import { FORMAT, type Head, type Kind, readHeadOf } from '../results/file.ts';
import { isThere } from '../results/journal.ts';
import type { Plan } from '../results/plan.ts';
import { list } from '../words/grammar.ts';

export interface Order {
  readonly head: Head;
  readonly workers: number;
  readonly out: string | undefined;
  readonly csv: string | undefined;
  /** Where records go, if anywhere. */
  readonly records: string | undefined;
  /** Who plays: workers of a queue, or the threads of this machine. */
  readonly queue: QueueWishes | undefined;
}

export interface Ordering {
  readonly kind: Kind;
  readonly given: Given;
  /** Options of this command that say nothing of what is played. */
  readonly free?: readonly string[];
  /** The plan that the command line describes. */
  readonly plan: (seed: string) => Promise<Result<Plan, string>>;
}

export async function readOrder({ kind, given, plan, free = [] }: Ordering): Promise<Result<Order, string>> {
  const workers = readWorkers(given);
  if (!workers.ok) return workers;
  const [out, csv, records] = [given.text('out'), given.text('csv'), given.text('records')];
  const before = readBefore(given, kind);
  if (!before.ok) return before;
  const wanted = before.value && given.words.length === 0 ? takenOver(given, before.value, free) : await described();
  if (!wanted.ok) return wanted;
  const missing = await missingProgram(wanted.value);
  if (missing) return fail(missing);
  const queue = readQueue(given, wanted.value);
  if (!queue.ok) return queue;
  const command = ['undercroft', kind, ...given.args.map(withoutPassword)].map(quoted).join(' ');
  const head: Head = { undercroft: 'results', format: FORMAT, program: version, command, kind, plan: wanted.value };
  const writable = tryToWrite({ csv, records }, { goesOn: before.value !== undefined });
  return writable.ok ? ok({ head, workers: workers.value, out, csv, records, queue: queue.value }) : writable;

  /** A file that is gone on with brings its seed, unless another is named. */
  function described(): Promise<Result<Plan, string>> {
    const there = before.ok ? before.value?.plan.seed : undefined;
    return plan(given.text('seed') ?? there ?? freshSeed());
  }
}

/** Foreign bots are tried before the first game. */
async function missingProgram({ game, settings }: Plan): Promise<string | undefined> {
  const rules = findGame(game);
  const commands = new Set(settings.flatMap(({ bots }) => bots.flatMap((bot) => commandOf(bot) ?? [])));
  for (const command of commands) {
    const trouble = rules && (await tryProgram(command, rules));
    if (trouble) return `The bot run:${command} cannot play: ${trouble}.`;
  }
  return undefined;
}

/** The head of the file to go on with, if there is one. */
function readBefore(given: Given, kind: Kind): Result<Head | undefined, string> {
  const path = given.text('out');
  if (path === undefined)
    return given.has('resume') ? fail('--resume needs the file to go on with: --out FILE.') : ok(undefined);
  if (!isThere(path))
    return given.has('resume') ? fail(`There is nothing to go on with: ${path} is not there.`) : ok(undefined);
  const head = readHeadOf(path);
  if (!head.ok) return fail(`${head.error} Name another file for --out.`);
  return head.value.kind === kind
    ? head
    : fail(`${path} holds results of ${head.value.kind}, not of ${kind}. Name another file for --out.`);
}

/** What says how a run is carried out, not what is played. */
const FREE = ['out', 'csv', 'records', 'workers', 'resume', 'json', 'queue', 'patience'];

/** `--resume --out FILE` and nothing else. */
function takenOver(given: Given, { plan }: Head, free: readonly string[]): Result<Plan, string> {
  if (!given.has('resume')) return fail('Which game? Or --resume, to go on with the file.');
  const named = given.names.filter((name) => !FREE.includes(name) && !free.includes(name)).map((name) => `--${name}`);
  if (named.length > 0)
    return fail(`--resume without a game takes the plan from the file: ${list(named)} cannot be given with it.`);
  const rules = findGame(plan.game)?.rules;
  if (rules === plan.rules) return ok(plan);
  return fail(
    `Its games follow version ${plan.rules} of the rules of ${plan.game}; this Undercroft has ${rules ?? 'no such game'}.`,
  );
}

/** Rather now than after the last game. A run that is gone on with has records already. */
function tryToWrite(
  { csv, records }: Pick<Order, 'csv' | 'records'>,
  { goesOn }: { goesOn: boolean },
): Result<void, string> {
  const table = csv === undefined ? ok(undefined) : attempt(csv, () => tryToAppend(csv));
  if (!table.ok) return fail(`The table cannot be written: ${table.error}`);
  return records === undefined ? ok(undefined) : prepareFolder(records, { taken: goesOn });
}

function tryToAppend(path: string): void {
  makeFolder(dirname(resolve(path)));
  appendFileSync(path, '');
}

/** Results are handed about; the way into a database is not. */
export const withoutPassword = (word: string): string => word.replace(/postgres(ql)?:.*/, bare);

function bare(address: string): string {
  if (!URL.canParse(address)) return 'postgres:…';
  const url = new URL(address);
  url.password = '';
  url.searchParams.delete('password');
  return url.href;
}

const quoted = (word: string): string => (/^[\w./:=,+@%-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
