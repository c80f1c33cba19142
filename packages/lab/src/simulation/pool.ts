// The threads of this machine as an executor. They need compiled JavaScript, wherever this file itself runs from.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Result } from '@undercroft/engine';
import type { GameResult } from '@undercroft/terminal/collect/game-result';
import { Piscina } from 'piscina';
import type { Plan } from '../results/plan.ts';
import type { Executor } from './executor.ts';
import type { Task } from './worker.ts';

export const CORES = availableParallelism();

const WORKER = fileURLToPath(new URL('../../dist/simulation/worker.js', import.meta.url));
/** Threads do not inherit this from `process.setSourceMapsEnabled`. */
const SOURCE_MAPS = process.sourceMapsEnabled ? { execArgv: ['--enable-source-maps'] } : {};

export interface PoolOptions {
  readonly workers: number;
  /** Where records go, if anywhere. */
  readonly folder?: string | undefined;
}

export class Pool implements Executor {
  readonly count: number;
  readonly #threads: Piscina<Task, Result<GameResult[], string>>;
  readonly #stop = new Int32Array(new SharedArrayBuffer(4));
  readonly #folder: { folder?: string };

  constructor({ workers, folder }: PoolOptions) {
    this.count = workers;
    const threads = { minThreads: workers, maxThreads: workers };
    this.#threads = new Piscina({ filename: WORKER, ...threads, atomics: 'disabled', ...SOURCE_MAPS });
    this.#folder = folder === undefined ? {} : { folder };
  }

  play(plan: Plan, from: number, to: number): Promise<Result<GameResult[], string>> {
    return this.#threads.run({ plan, from, to, stop: this.#stop, ...this.#folder });
  }

  stop(): void {
    Atomics.store(this.#stop, 0, 1);
  }

  /** Aborts what is still running. */
  close(): Promise<void> {
    return this.#threads.destroy();
  }
}
