// Executes a run: opens its files, shows progress, stops cleanly when interrupted, and returns its totals.
import { fail, ok, type Result } from '@undercroft/engine';
import type { GameResult } from '@undercroft/terminal/collect/game-result';
import { onInterrupt } from '../cli/interrupt.ts';
import type { Io } from '../cli/io.ts';
import { Progress } from '../cli/progress.ts';
import type { Queue } from '../queue/open.ts';
import { writeAtomically } from '../records/files.ts';
import { Csv } from '../results/csv.ts';
import { indexOf, type Plan, sizeOf } from '../results/plan.ts';
import { ReorderBuffer } from '../results/reorder-buffer.ts';
import { NO_WRITER, openResultsWriter, type ResultsWriter } from '../results/writer.ts';
import { english } from '../words/english.ts';
import type { Executor } from './executor.ts';
import { Pool } from './pool.ts';
import { type PlanRun, runPlan } from './run.ts';
import type { RunRequest } from './run-request.ts';

export interface RunTotals {
  /** How many games have results now, and how many the plan has. */
  readonly games: number;
  readonly planned: number;
  /** Of this run only. */
  readonly speed: { readonly seconds: number; readonly gamesPerSecond: number };
}

export interface RunListener {
  /** Called once for every game, in the order of the plan. */
  readonly onGame: (game: GameResult) => void;
  readonly executor?: () => Executor;
}

export async function executeRun(
  request: RunRequest,
  io: Io,
  { onGame, executor }: RunListener,
): Promise<Result<RunTotals, string>> {
  const queue = await queueOf(request);
  if (!queue.ok) return queue;
  const run = queue.value ? onQueue(queue.value, request, io) : onExecutor(executor ?? (() => poolFor(request)));
  try {
    return await withResultsFile(request, io, { onGame, run });
  } finally {
    await queue.value?.close();
  }
}

/** The Postgres code is loaded only where it is used. */
async function queueOf({ queue }: RunRequest): Promise<Result<Queue | undefined, string>> {
  if (queue === undefined) return ok(undefined);
  const { openQueue } = await import('../queue/open.ts');
  return openQueue(queue.url, CONNECTIONS);
}

async function withResultsFile(
  request: RunRequest,
  io: Io,
  { onGame, run }: PlanListener,
): Promise<Result<RunTotals, string>> {
  const tracker = new ResultTracker(request, onGame);
  const opened =
    request.out === undefined
      ? ok(NO_WRITER)
      : openResultsWriter(request.out, request.head, (game) => tracker.add([game]));
  if (!opened.ok) return opened;
  const writer = opened.value;
  try {
    return await play(request, io, { run, writer, tracker });
  } finally {
    writer.close();
  }
}

/** Tracks which games have results, and passes them on in order. */
class ResultTracker {
  readonly #plan: Plan;
  readonly #buffer: ReorderBuffer;
  readonly #done = new Set<number>();
  readonly csv: Csv | undefined;

  constructor({ head: { plan }, csv }: RunRequest, onGame: (game: GameResult) => void) {
    this.#plan = plan;
    this.csv = csv === undefined ? undefined : new Csv(plan);
    this.#buffer = new ReorderBuffer(plan, (game) => {
      this.csv?.add(game);
      onGame(game);
    });
  }

  get games(): number {
    return this.#done.size;
  }

  isDone(index: number): boolean {
    return this.#done.has(index);
  }

  add(games: readonly GameResult[]): void {
    for (const game of games) this.#done.add(indexOf(this.#plan, game));
    this.#buffer.add(games);
  }

  end(): void {
    this.#buffer.end();
  }
}

/** Plays the missing games, here or on the queue. */
type Runner = (run: Omit<PlanRun, 'executor'>) => Promise<Result<void, string>>;

const poolFor = ({ workers, records }: RunRequest): Executor => new Pool({ workers, folder: records });
const onExecutor =
  (executor: () => Executor): Runner =>
  (run) =>
    runPlan({ ...run, executor: executor() });

/** One for results, one for batches. */
const CONNECTIONS = 2;

function onQueue(queue: Queue, { queue: options }: RunRequest, { stderr }: Io): Runner {
  const report = (sentence: string) => stderr.write(`${stderr.isTTY ? '\r\x1b[K' : ''}${sentence}\n`);
  queue.db.onOutage = (isDown) => report(isDown ? 'Postgres does not answer; trying again.' : 'It is back.');
  return async (run) => {
    const { runOnQueue } = await import('../queue/submit.ts');
    return runOnQueue(queue, { ...run, patience: options?.patience ?? 0, report });
  };
}

interface PlanListener {
  readonly onGame: (game: GameResult) => void;
  readonly run: Runner;
}

interface OpenRun {
  readonly run: Runner;
  readonly writer: ResultsWriter;
  readonly tracker: ResultTracker;
}

async function play(
  request: RunRequest,
  io: Io,
  { run, writer, tracker }: OpenRun,
): Promise<Result<RunTotals, string>> {
  const { plan } = request.head;
  const before = tracker.games;
  const progress = new Progress(io, sizeOf(plan), before);
  const began = performance.now();
  const interruption = onInterrupt();
  const ran = await run({
    plan,
    isDone: (index) => tracker.isDone(index),
    onGames: (games) => {
      const written = writer.append(games);
      if (!written.ok) return written;
      tracker.add(games);
      progress.show(tracker.games);
      return ok(undefined);
    },
    signal: interruption.signal,
  });
  interruption.dispose();
  progress.clear();
  tracker.end();
  const seconds = (performance.now() - began) / 1000;
  const finished = ran.ok && tracker.games === sizeOf(plan) ? writer.finish() : ran;
  const written =
    finished.ok && tracker.csv && request.csv !== undefined
      ? writeAtomically(request.csv, tracker.csv.lines, english.files)
      : finished;
  if (!written.ok) return fail(`The run ended early: ${written.error}`);
  const speed = { seconds, gamesPerSecond: (tracker.games - before) / seconds };
  return ok({ games: tracker.games, planned: sizeOf(plan), speed });
}
