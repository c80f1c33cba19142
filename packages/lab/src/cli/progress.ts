// A bar on stderr while something takes long. Where nobody watches, nothing is written.
import type { Io } from './io.ts';

const WIDTH = 30;
/** Often enough to look alive, seldom enough to cost nothing. */
const EVERY_MS = 100;

export class Progress {
  readonly #stderr: NodeJS.WriteStream | undefined;
  readonly #total: number;
  #shown = 0;

  constructor({ stderr }: Io, total: number) {
    this.#stderr = stderr.isTTY ? stderr : undefined;
    this.#total = total;
  }

  show(done: number): void {
    if (!this.#stderr || performance.now() - this.#shown < EVERY_MS) return;
    this.#shown = performance.now();
    const filled = Math.round((done / this.#total) * WIDTH);
    this.#stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${this.#total} games`);
  }

  clear(): void {
    this.#stderr?.write('\r\x1b[K');
  }
}
