// The moment before a turn ends by itself. It counts by a clock that is given, so that tests need not wait.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Timers } from './control-face.ts';

/** How often the bar along the button is drawn anew. */
const TICK_MS = 100;

export const browserTimers: Timers = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

export class Countdown {
  readonly #left = signal<number | undefined>(undefined);
  readonly #timers: Timers;
  #cancel: (() => void) | undefined;
  #length = 0;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** 1 to 0 while it runs. */
  get left(): ReadonlySignal<number | undefined> {
    return this.#left;
  }

  /** Whole seconds that are left, at least one while it runs. */
  get seconds(): number {
    return Math.max(1, Math.ceil(((this.#left.value ?? 0) * this.#length) / 1000));
  }

  start(ms: number, onEnd: () => void): void {
    this.stop();
    const end = this.#timers.now() + ms;
    this.#length = ms;
    const tick = () => {
      const rest = end - this.#timers.now();
      if (rest <= 0) {
        this.stop();
        onEnd();
      } else {
        this.#left.value = rest / ms;
        this.#cancel = this.#timers.after(Math.min(TICK_MS, rest), tick);
      }
    };
    tick();
  }

  /** Returns whether it was running. */
  stop(): boolean {
    const wasRunning = this.#left.peek() !== undefined;
    this.#cancel?.();
    this.#cancel = undefined;
    this.#left.value = undefined;
    return wasRunning;
  }
}
