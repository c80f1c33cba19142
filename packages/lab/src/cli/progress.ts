// A progress bar on stderr. Nothing is written unless stderr is a terminal.
import { duration } from '../words/numbers.ts';
import type { Io } from './io.ts';

const WIDTH = 30;
/** Room for the words behind the bar: a line that wraps could not be overwritten. */
const WORDS = 50;
/** Often enough to look alive, seldom enough to cost nothing. */
const EVERY_MS = 100;
/** Before that, the remaining time would be a guess. */
const TRUSTED_MS = 1000;

export class Progress {
  readonly #stderr: NodeJS.WriteStream | undefined;
  readonly #total: number;
  /** Games played before this run say nothing about its speed. */
  readonly #before: number;
  readonly #began = performance.now();
  #shown = 0;

  constructor({ stderr }: Pick<Io, 'stderr'>, total: number, before = 0) {
    this.#stderr = stderr.isTTY ? stderr : undefined;
    this.#total = total;
    this.#before = before;
    this.show(before);
  }

  show(done: number): void {
    const now = performance.now();
    if (!this.#stderr || now - this.#shown < EVERY_MS) return;
    this.#shown = now;
    const width = Math.max(0, Math.min(WIDTH, (this.#stderr.columns ?? 80) - WORDS));
    const filled = Math.round((done / this.#total) * width);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
    this.#stderr.write(`\r${bar} ${done} of ${this.#total} games${this.#remaining(done, now - this.#began)}\x1b[K`);
  }

  clear(): void {
    this.#stderr?.write('\r\x1b[K');
  }

  #remaining(done: number, elapsed: number): string {
    if (elapsed < TRUSTED_MS || done === this.#before || done >= this.#total) return '';
    return `, ${duration((elapsed / (done - this.#before)) * (this.#total - done))} left`;
  }
}
