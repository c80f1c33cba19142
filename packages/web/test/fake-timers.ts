// A clock that goes only when a test says so.
import type { Timers } from '../src/stage/control-face.ts';

interface Due {
  readonly at: number;
  readonly call: () => void;
}

export class FakeTimers implements Timers {
  #now = 0;
  #due: Due[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, call: () => void): () => void {
    const due = { at: this.#now + ms, call };
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter((one) => one !== due);
    };
  }

  /** Lets this many milliseconds pass; anyone who waits goes on in between. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settled();
    for (let [next] = this.#next(end); next; [next] = this.#next(end)) {
      this.#due = this.#due.filter((one) => one !== next);
      this.#now = next.at;
      next.call();
      await settled();
    }
    this.#now = end;
  }

  #next(end: number): Due[] {
    return this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
  }
}

/** Everything that follows from promises has happened. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 12; i++) await Promise.resolve();
};
