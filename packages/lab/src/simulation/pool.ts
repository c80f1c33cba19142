// The threads of this machine as hands. They need compiled JavaScript, wherever this file itself runs from.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Result } from '@undercroft/engine';
import { Piscina } from 'piscina';
import type { GameResult } from '../results/game-result.ts';
import type { Plan } from '../results/plan.ts';
import type { Hands } from './hands.ts';
import type { Task } from './worker.ts';

export const CORES = availableParallelism();

const WORKER = fileURLToPath(new URL('../../dist/simulation/worker.js', import.meta.url));

export interface PoolWishes {
  readonly workers: number;
  /** Where records go, if anywhere. */
  readonly folder?: string | undefined;
}

export class Pool implements Hands {
  readonly count: number;
  readonly #threads: Piscina<Task, Result<GameResult[], string>>;
  readonly #stop = new Int32Array(new SharedArrayBuffer(4));
  readonly #folder: { folder?: string };

  constructor({ workers, folder }: PoolWishes) {
    this.count = workers;
    this.#threads = new Piscina({ filename: WORKER, minThreads: workers, maxThreads: workers, atomics: 'disabled' });
    this.#folder = folder === undefined ? {} : { folder };
  }

  play(plan: Plan, from: number, to: number): Promise<Result<GameResult[], string>> {
    return this.#threads.run({ plan, from, to, stop: this.#stop, ...this.#folder });
  }

  stop(): void {
    Atomics.store(this.#stop, 0, 1);
  }

  /** What is still going on is broken off. */
  close(): Promise<void> {
    return this.#threads.destroy();
  }
}
