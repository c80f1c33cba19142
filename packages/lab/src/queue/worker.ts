// Claims batches from the queue and plays them on the threads of this machine until it is stopped.
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { fail, ok, type Result } from '@undercroft/engine';
import type { GameResult } from '@undercroft/terminal/collect/game-result';
import * as v from 'valibot';
import { indexOf, type Plan, planSchema } from '../results/plan.ts';
import { type Chunk, ChunkScheduler } from '../simulation/chunks.ts';
import type { Executor } from '../simulation/executor.ts';
import type { ClaimedBatch } from './batches.ts';
import { buildText } from './build.ts';
import type { Queue } from './open.ts';
import { WORKER_TIMEOUT_SECONDS } from './store.ts';
import { runId } from './submit.ts';

const POLL_MS = 500;
/** Three heartbeats may be sent before a worker or a batch times out. */
const HEARTBEATS = 3;

export interface WorkerContext {
  readonly queue: Queue;
  readonly executor: Executor;
  readonly report: (sentence: string) => void;
  readonly signal: AbortSignal;
  /** How long it may be idle before it ends. */
  readonly idleMs: number;
}

export interface WorkerTotals {
  readonly games: number;
  readonly batches: number;
}

export class Worker {
  readonly #context: WorkerContext;
  readonly #name = `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`;
  readonly #plans = new Map<string, Plan>();
  readonly #reported = new Set<string>();
  #games = 0;
  #batches = 0;
  /** The number of batches being played, and since when there was none. */
  #busy = 0;
  #idleSince = Date.now();

  constructor(context: WorkerContext) {
    this.#context = context;
  }

  async run(): Promise<WorkerTotals> {
    const { queue, executor, signal } = this.#context;
    await this.#sendHeartbeat();
    const timer = setInterval(
      () => this.#sendHeartbeat().catch(() => undefined),
      (WORKER_TIMEOUT_SECONDS * 1000) / HEARTBEATS,
    );
    const stop = () => executor.stop();
    signal.addEventListener('abort', stop);
    try {
      await Promise.all(Array.from({ length: executor.count }, () => this.#workLoop()));
    } finally {
      clearInterval(timer);
      signal.removeEventListener('abort', stop);
      await queue.store.removeWorker(this.#name);
    }
    return { games: this.#games, batches: this.#batches };
  }

  /** Registers this worker, and reports runs that it leaves to others. */
  async #sendHeartbeat(): Promise<void> {
    const { store, build } = this.#context.queue;
    await store.heartbeat(this.#name, build);
    for (const run of await store.runsOfOtherBuilds(build))
      this.#report(
        `Run ${run.id} is of ${buildText(run)}; this is ${buildText(build)}. Its games would not be the same here: it is left to workers of its build.`,
      );
  }

  async #workLoop(): Promise<void> {
    const { queue, signal } = this.#context;
    while (!signal.aborted && !this.#isIdleTooLong()) {
      const batch = await queue.batches.claim();
      if (!batch) {
        await sleep(POLL_MS);
        continue;
      }
      this.#busy++;
      try {
        await this.#playBatch(batch);
      } finally {
        this.#busy--;
        this.#idleSince = Date.now();
      }
    }
  }

  #isIdleTooLong(): boolean {
    return this.#busy === 0 && Date.now() - this.#idleSince > this.#context.idleMs;
  }

  async #playBatch(batch: ClaimedBatch): Promise<void> {
    const { batches, store } = this.#context.queue;
    const timer = setInterval(() => batches.touch(batch).catch(() => undefined), (batch.patience * 1000) / HEARTBEATS);
    try {
      const ended = await this.#playChunks(batch);
      if (!ended.ok) {
        this.#report(`Run ${batch.run}: ${ended.error}`);
        await store.setError(batch.run, ended.error);
        await batches.abandon(batch);
      } else if (ended.value === 'done') {
        this.#batches++;
        await batches.complete(batch);
      } else await batches.release(batch);
    } finally {
      clearInterval(timer);
    }
  }

  /** Chunk by chunk: results are stored at once, whatever happens to the rest. */
  async #playChunks({ run, from, to }: ClaimedBatch): Promise<Result<'done' | 'stopped', string>> {
    const { queue, signal } = this.#context;
    const plan = await this.#planOf(run);
    if (!plan.ok) return plan;
    // The submitter has finished and removed the run.
    if (!plan.value) return ok('done');
    const present = await queue.store.gamesIn(run, from, to);
    const chunks = new ChunkScheduler(to - from, (game) => present.has(from + game));
    for (let chunk = chunks.next(); chunk; chunk = chunks.next()) {
      if (signal.aborted) return ok('stopped');
      const began = performance.now();
      const stored = await this.#playChunk(run, plan.value, { from: from + chunk.from, to: from + chunk.to });
      if (!stored.ok) return stored;
      if (stored.value === 'gone') return ok('done');
      if (stored.value === 'stopped') return ok('stopped');
      chunks.recordDuration(chunk, performance.now() - began);
    }
    return ok('done');
  }

  async #playChunk(
    run: string,
    plan: Plan,
    { from, to }: Chunk,
  ): Promise<Result<'stored' | 'stopped' | 'gone', string>> {
    const { store } = this.#context.queue;
    const played = await this.#playGames(plan, from, to);
    if (!played.ok) return played;
    const stored = played.value.map((game) => ({ game: indexOf(plan, game), result: JSON.stringify(game) }));
    try {
      const other = await store.addResults(run, stored);
      if (other !== undefined)
        return fail(
          `game ${other} came out differently on two workers, so results would depend on who plays. Is a budget in milliseconds?`,
        );
    } catch (error) {
      if (isGone(error)) return ok('gone');
      throw error;
    }
    this.#games += stored.length;
    return ok(stored.length < to - from ? 'stopped' : 'stored');
  }

  /** A game that cannot be played is reported and does not crash the worker. */
  async #playGames(plan: Plan, from: number, to: number): Promise<Result<GameResult[], string>> {
    try {
      return await this.#context.executor.play(plan, from, to);
    } catch (error) {
      if (this.#context.signal.aborted) return ok([]);
      return fail(
        `one of the games ${from} to ${to - 1} cannot be played: ${error instanceof Error ? error.message : error}`,
      );
    }
  }

  /** Undefined if the run no longer exists. */
  async #planOf(id: string): Promise<Result<Plan | undefined, string>> {
    const known = this.#plans.get(id);
    if (known) return ok(known);
    const { store, build } = this.#context.queue;
    const run = await store.run(id);
    if (!run) return ok(undefined);
    const plan = v.safeParse(planSchema, JSON.parse(run.plan));
    if (!plan.success || runId(run.plan, build) !== id)
      return fail('its plan in the database is not the one that was put there.');
    this.#report(`Run ${id}: ${plan.output.game}, seed ${plan.output.seed}.`);
    this.#plans.set(id, plan.output);
    return ok(plan.output);
  }

  #report(sentence: string): void {
    if (!this.#reported.has(sentence)) this.#context.report(sentence);
    this.#reported.add(sentence);
  }
}

/** A foreign key violation: the run was removed. */
const isGone = (error: unknown): boolean => (error as { code?: unknown }).code === '23503';

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
