// Takes batches from the queue and plays them on the threads of this machine, until it is told to stop.
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { fail, ok, type Result } from '@undercroft/engine';
import * as v from 'valibot';
import type { GameResult } from '../results/game-result.ts';
import { indexOf, type Plan, planShape } from '../results/plan.ts';
import type { Hands } from '../simulation/hands.ts';
import { type Piece, Pieces } from '../simulation/pieces.ts';
import type { Taken } from './batches.ts';
import { buildText } from './build.ts';
import type { Queue } from './open.ts';
import { SILENCE_SECONDS } from './store.ts';
import { runId } from './submit.ts';

const LOOK_MS = 500;
/** A worker is heard of three times before it counts as gone; so is a batch. */
const BEATS = 3;

export interface Work {
  readonly queue: Queue;
  readonly hands: Hands;
  readonly say: (sentence: string) => void;
  readonly signal: AbortSignal;
  /** How long it may find nothing to do. */
  readonly idleMs: number;
}

export interface Worked {
  readonly games: number;
  readonly batches: number;
}

export class Worker {
  readonly #work: Work;
  readonly #name = `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`;
  readonly #plans = new Map<string, Plan>();
  readonly #said = new Set<string>();
  #games = 0;
  #batches = 0;
  /** How many batches are being played, and since when none was found. */
  #busy = 0;
  #idleSince = Date.now();

  constructor(work: Work) {
    this.#work = work;
  }

  async run(): Promise<Worked> {
    const { queue, hands, signal } = this.#work;
    await this.#beat();
    const pulse = setInterval(() => this.#beat().catch(() => undefined), (SILENCE_SECONDS * 1000) / BEATS);
    const stop = () => hands.stop();
    signal.addEventListener('abort', stop);
    try {
      await Promise.all(Array.from({ length: hands.count }, () => this.#lane()));
    } finally {
      clearInterval(pulse);
      signal.removeEventListener('abort', stop);
      await queue.store.leave(this.#name);
    }
    return { games: this.#games, batches: this.#batches };
  }

  /** Says that this worker is there, and what it leaves to others. */
  async #beat(): Promise<void> {
    const { store, build } = this.#work.queue;
    await store.greet(this.#name, build);
    for (const run of await store.foreignRuns(build))
      this.#say(
        `Run ${run.id} is of ${buildText(run)}; this is ${buildText(build)}. Its games would not be the same here: it is left to workers of its build.`,
      );
  }

  async #lane(): Promise<void> {
    const { queue, signal } = this.#work;
    while (!signal.aborted && !this.#isIdleTooLong()) {
      const taken = await queue.batches.take();
      if (!taken) {
        await pause(LOOK_MS);
        continue;
      }
      this.#busy++;
      try {
        await this.#playBatch(taken);
      } finally {
        this.#busy--;
        this.#idleSince = Date.now();
      }
    }
  }

  #isIdleTooLong(): boolean {
    return this.#busy === 0 && Date.now() - this.#idleSince > this.#work.idleMs;
  }

  async #playBatch(taken: Taken): Promise<void> {
    const { batches, store } = this.#work.queue;
    const pulse = setInterval(() => batches.touch(taken).catch(() => undefined), (taken.patience * 1000) / BEATS);
    try {
      const ended = await this.#playPieces(taken);
      if (!ended.ok) {
        this.#say(`Run ${taken.run}: ${ended.error}`);
        await store.setTrouble(taken.run, ended.error);
        await batches.putAside(taken);
      } else if (ended.value === 'done') {
        this.#batches++;
        await batches.done(taken);
      } else await batches.giveBack(taken);
    } finally {
      clearInterval(pulse);
    }
  }

  /** Piece by piece: what is finished is kept at once, whatever becomes of the rest. */
  async #playPieces({ run, from, to }: Taken): Promise<Result<'done' | 'stopped', string>> {
    const { queue, signal } = this.#work;
    const plan = await this.#planOf(run);
    if (!plan.ok) return plan;
    // The one who waited for it has gone, and taken everything along.
    if (!plan.value) return ok('done');
    const there = await queue.store.gamesIn(run, from, to);
    const pieces = new Pieces(to - from, (game) => there.has(from + game));
    for (let piece = pieces.next(); piece; piece = pieces.next()) {
      if (signal.aborted) return ok('stopped');
      const began = performance.now();
      const kept = await this.#playPiece(run, plan.value, { from: from + piece.from, to: from + piece.to });
      if (!kept.ok) return kept;
      if (kept.value === 'gone') return ok('done');
      if (kept.value === 'stopped') return ok('stopped');
      pieces.learn(piece, performance.now() - began);
    }
    return ok('done');
  }

  async #playPiece(run: string, plan: Plan, { from, to }: Piece): Promise<Result<'kept' | 'stopped' | 'gone', string>> {
    const { store } = this.#work.queue;
    const played = await this.#playHere(plan, from, to);
    if (!played.ok) return played;
    const kept = played.value.map((game) => ({ game: indexOf(plan, game), result: JSON.stringify(game) }));
    try {
      const other = await store.keep(run, kept);
      if (other !== undefined)
        return fail(
          `game ${other} came out differently on two workers, so results would depend on who plays. Is a budget in milliseconds?`,
        );
    } catch (error) {
      if (isGone(error)) return ok('gone');
      throw error;
    }
    this.#games += kept.length;
    return ok(kept.length < to - from ? 'stopped' : 'kept');
  }

  /** A game that cannot be played is said, and does not take the worker along. */
  async #playHere(plan: Plan, from: number, to: number): Promise<Result<GameResult[], string>> {
    try {
      return await this.#work.hands.play(plan, from, to);
    } catch (error) {
      if (this.#work.signal.aborted) return ok([]);
      return fail(
        `one of the games ${from} to ${to - 1} cannot be played: ${error instanceof Error ? error.message : error}`,
      );
    }
  }

  /** Nothing, where the run is not there any more. */
  async #planOf(id: string): Promise<Result<Plan | undefined, string>> {
    const known = this.#plans.get(id);
    if (known) return ok(known);
    const { store, build } = this.#work.queue;
    const run = await store.run(id);
    if (!run) return ok(undefined);
    const plan = v.safeParse(planShape, JSON.parse(run.plan));
    if (!plan.success || runId(run.plan, build) !== id)
      return fail('its plan in the database is not the one that was put there.');
    this.#say(`Run ${id}: ${plan.output.game}, seed ${plan.output.seed}.`);
    this.#plans.set(id, plan.output);
    return ok(plan.output);
  }

  #say(sentence: string): void {
    if (!this.#said.has(sentence)) this.#work.say(sentence);
    this.#said.add(sentence);
  }
}

/** The results have no run to belong to any more. */
const isGone = (error: unknown): boolean => (error as { code?: unknown }).code === '23503';

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
