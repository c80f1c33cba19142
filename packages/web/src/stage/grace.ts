// The moment in which nothing is committed: after a skip, and when somebody else's turn has begun, a press was still meant
// for what was there before; and a danger that was aimed at just now has not been read.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Timers } from './control-face.ts';

/** In milliseconds. */
export const GRACE = 500;
/** The second half of a double click confirms no danger, in milliseconds. */
export const ARMING = 350;

export class Grace {
  readonly #isOn = signal(false);
  readonly #timers: Timers;
  #cancel: (() => void) | undefined;
  #length = GRACE;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  get isOn(): ReadonlySignal<boolean> {
    return this.#isOn;
  }

  begin(ms = GRACE): void {
    this.#cancel?.();
    this.#length = ms;
    this.#isOn.value = true;
    this.#cancel = this.#timers.after(ms, () => this.end());
  }

  /** Answers whether a press comes too soon; that makes the moment last, so that nobody gets through by pressing on and on. */
  swallows(): boolean {
    if (!this.#isOn.peek()) return false;
    this.begin(this.#length);
    return true;
  }

  end(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#isOn.value = false;
  }
}
