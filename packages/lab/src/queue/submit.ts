// Submits a plan to the queue: workers play its batches, and results are delivered as they arrive.
import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@undercroft/engine';
import { type GameResult, gameResultSchema } from '@undercroft/terminal/collect/game-result';
import { plural } from '@undercroft/terminal/grammar';
import * as v from 'valibot';
import { indexOf, type Plan, sizeOf } from '../results/plan.ts';
import type { PlanRun } from '../simulation/run.ts';
import type { Batch } from './batches.ts';
import { type Build, buildText, isSameBuild } from './build.ts';
import { describeOrThrow } from './database.ts';
import type { Queue } from './open.ts';
import { PAGE, type StoredResult } from './store.ts';

export interface Submission extends Omit<PlanRun, 'executor'> {
  /** Seconds that a claimed batch may go without a heartbeat. */
  readonly patience: number;
  /** Prints what the user should know while waiting. */
  readonly report: (sentence: string) => void;
}

/** The same plan and build have the same id, so that submitting again resumes the run. */
export const runId = (plan: string, { version, code }: Build): string =>
  createHash('sha256').update(`${version}\n${code}\n${plan}`).digest('hex').slice(0, 12);

const POLL_MS = 250;
/** How long there may be no workers before the user is told. */
const NO_WORKER_MS = 3000;
/** Few enough batches for little overhead, small enough ones that nobody waits long for the last. */
const MAX_BATCHES = 400;
const MAX_BATCH_SIZE = 500;

export async function runOnQueue(queue: Queue, submission: Submission): Promise<Result<void, string>> {
  try {
    return await new Submitter(queue, submission).run();
  } catch (error) {
    return fail(describeOrThrow(error, queue.db.url));
  }
}

class Submitter {
  readonly #queue: Queue;
  readonly #submission: Submission;
  readonly #total: number;
  readonly #plan: string;
  readonly #id: string;
  /** Games that have been delivered, now or in an earlier run. */
  readonly #delivered = new Set<number>();
  #cursor = '0';
  #seenCount = 0;
  #reported = new Set<string>();

  constructor(queue: Queue, submission: Submission) {
    this.#queue = queue;
    this.#submission = submission;
    this.#total = sizeOf(submission.plan);
    this.#plan = JSON.stringify(submission.plan);
    this.#id = runId(this.#plan, queue.build);
    for (let game = 0; game < this.#total; game++) if (submission.isDone(game)) this.#delivered.add(game);
  }

  async run(): Promise<Result<void, string>> {
    const { store } = this.#queue;
    await store.addRun({ id: this.#id, ...this.#queue.build, plan: this.#plan, games: this.#total });
    await store.setError(this.#id, null);
    await this.#enqueueMissing();
    const began = Date.now();
    while (this.#delivered.size < this.#total && !this.#submission.signal.aborted) {
      const step = await this.#poll();
      if (!step.ok) return step;
      if (Date.now() - began > NO_WORKER_MS) await this.#checkWorkers();
      if (step.value === 0) await sleep(POLL_MS, this.#submission.signal);
    }
    if (this.#delivered.size === this.#total) await store.removeRun(this.#id);
    return ok(undefined);
  }

  /** Queues the batches of which some game is missing. */
  async #enqueueMissing(): Promise<void> {
    const { store, batches } = this.#queue;
    const present = await store.gamesIn(this.#id, 0, this.#total);
    const isMissing = (game: number) => !this.#delivered.has(game) && !present.has(game);
    const missing = batchesOf(this.#id, this.#total).filter(({ from, to }) => {
      for (let game = from; game < to; game++) if (isMissing(game)) return true;
      return false;
    });
    await batches.enqueue(missing, this.#submission.patience);
  }

  /** Delivers what has arrived; returns how much that was. */
  async #poll(): Promise<Result<number, string>> {
    const arrived = await this.#queue.store.resultsAfter(this.#id, this.#cursor);
    this.#cursor = arrived.at(-1)?.came ?? this.#cursor;
    this.#seenCount += arrived.length;
    return arrived.length > 0 ? this.#deliver(arrived) : this.#checkRun();
  }

  /** Nothing new: checks for late results, for failures, and whether the run still exists. */
  async #checkRun(): Promise<Result<number, string>> {
    const { store, batches } = this.#queue;
    const run = await store.run(this.#id);
    if (!run) return fail('somebody else has taken the results of this run away. The same command plays it again.');
    if (run.error) return fail(run.error);
    const failed = await batches.findFailed(this.#id);
    if (failed)
      return fail(
        `games ${failed.from} to ${failed.to - 1} were given up: every worker that took them died. The same command tries again.`,
      );
    if ((await store.countGames(this.#id)) <= this.#seenCount) return ok(0);
    const missed = await store.resultsOf(this.#id, this.#missing());
    this.#seenCount += missed.length;
    return this.#deliver(missed);
  }

  #missing(): number[] {
    const missing: number[] = [];
    for (let game = 0; game < this.#total && missing.length < PAGE; game++)
      if (!this.#delivered.has(game)) missing.push(game);
    return missing;
  }

  #deliver(arrived: readonly StoredResult[]): Result<number, string> {
    const fresh = arrived.filter(({ game }) => !this.#delivered.has(game));
    const games: GameResult[] = [];
    for (const stored of fresh) {
      const game = readStored(stored, this.#submission.plan);
      if (!game.ok) return game;
      games.push(game.value);
    }
    const delivered = this.#submission.onGames(games);
    if (!delivered.ok) return delivered;
    for (const { game } of fresh) this.#delivered.add(game);
    return ok(arrived.length);
  }

  async #checkWorkers(): Promise<void> {
    if (this.#seenCount > 0) return;
    const workers = await this.#queue.store.workers();
    const others = workers.filter((worker) => !isSameBuild(worker, this.#queue.build));
    const [other] = others;
    if (workers.length === 0)
      this.#report('No worker is there yet. On any machine with this database: undercroft worker --queue ADDRESS');
    else if (other && others.length === workers.length)
      this.#report(
        `${plural(others.length, 'worker is', 'workers are')} there, but of ${buildText(other)}; this is ${buildText(this.#queue.build)}. Games of different builds are not the same: they leave this run alone.`,
      );
  }

  #report(sentence: string): void {
    if (!this.#reported.has(sentence)) this.#submission.report(sentence);
    this.#reported.add(sentence);
  }
}

/** Always divided the same way, so that a resumed run has the same batches. */
export function batchesOf(run: string, total: number): Batch[] {
  const size = Math.min(MAX_BATCH_SIZE, Math.ceil(total / MAX_BATCHES));
  return Array.from({ length: Math.ceil(total / size) }, (_, i) => ({
    run,
    from: i * size,
    to: Math.min(total, (i + 1) * size),
  }));
}

/** Validates a result and passes it on as it was written: files from one machine and from many are identical. */
function readStored({ game, result }: StoredResult, plan: Plan): Result<GameResult, string> {
  const read: unknown = JSON.parse(result);
  if (v.is(gameResultSchema, read) && indexOf(plan, read) === game) return ok(read);
  return fail(`what stands in the database for game ${game} is no result of this plan.`);
}

/** Waits for a while, or until aborted. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
