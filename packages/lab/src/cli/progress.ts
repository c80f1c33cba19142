// A bar on stderr while something takes long. Where nobody watches, nothing is written.
import { duration } from '../words/numbers.ts';
import type { Io } from './io.ts';

const WIDTH = 30;
/** Often enough to look alive, seldom enough to cost nothing. */
const EVERY_MS = 100;
/** Before that, the time left is a guess. */
const TRUSTED_MS = 1000;

export class Progress {
  readonly #stderr: NodeJS.WriteStream | undefined;
  readonly #total: number;
  /** What was done before this began tells nothing of its speed. */
  readonly #before: number;
  readonly #began = performance.now();
  #shown = 0;

  constructor({ stderr }: Pick<Io, 'stderr'>, total: number, before = 0) {
    this.#stderr = stderr.isTTY ? stderr : undefined;
    this.#total = total;
    this.#before = before;
  }

  show(done: number): void {
    const now = performance.now();
    if (!this.#stderr || now - this.#shown < EVERY_MS) return;
    this.#shown = now;
    const filled = Math.round((done / this.#total) * WIDTH);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
    this.#stderr.write(`\r${bar} ${done} of ${this.#total} games${this.#left(done, now - this.#began)}\x1b[K`);
  }

  clear(): void {
    this.#stderr?.write('\r\x1b[K');
  }

  #left(done: number, elapsed: number): string {
    if (elapsed < TRUSTED_MS || done === this.#before || done >= this.#total) return '';
    return `, ${duration((elapsed / (done - this.#before)) * (this.#total - done))} left`;
  }
}
