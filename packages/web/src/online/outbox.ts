// What was done here and is not confirmed yet, in order. One thing is under way at a time; what cannot be delivered waits.
import type { ClientError, Response } from '@undercroft/protocol';

export interface Outgoing {
  /** How many entries come before it. It moves on when somebody sits down meanwhile. */
  seq: number;
  send(seq: number): Promise<Response<unknown>>;
}

interface OutboxOptions<T extends Outgoing> {
  /** Whether it had been carried out before it was rejected: the answer was lost, and it was sent again. */
  readonly wasDone: (rejected: T, error: ClientError, seq: number) => boolean;
  readonly onDone: (done: T) => void;
  /** `seq`: with what it was sent. If it has moved on since, it is sent again. */
  readonly onRejected: (rejected: T, error: ClientError, seq: number) => void;
  readonly delay: (milliseconds: number, work: () => void) => void;
}

/** Whether it was carried out is not known, or it may be later. */
const PASSING: readonly ClientError['kind'][] = ['unreached', 'unavailable', 'cannot-store', 'too-many'];
const RETRY_MS = 1000;

export class Outbox<T extends Outgoing> {
  readonly #options: OutboxOptions<T>;
  #waiting: T[] = [];
  #isSending = false;

  constructor(options: OutboxOptions<T>) {
    this.#options = options;
  }

  get all(): readonly T[] {
    return this.#waiting;
  }

  add(outgoing: T): void {
    this.#waiting.push(outgoing);
    void this.flush();
  }

  /** Sends the first that waits, then the next. Something that was carried out although its answer was lost is known again. */
  async flush(): Promise<void> {
    const [first] = this.#waiting;
    if (!first || this.#isSending) return;
    this.#isSending = true;
    const { seq } = first;
    const done = await first.send(seq);
    this.#isSending = false;
    if (!done.ok && PASSING.includes(done.error.kind)) return this.#retryLater(done.error);
    if (this.#waiting[0] === first) this.#settle(first, seq, done);
    return this.flush();
  }

  #settle(first: T, seq: number, done: Response<unknown>): void {
    const isDone = done.ok || this.#options.wasDone(first, done.error, seq);
    if (!isDone && !done.ok) this.#options.onRejected(first, done.error, seq);
    // Rejected because it was not up to date; now it is.
    if (!isDone && first.seq !== seq) return;
    if (this.#waiting[0] === first) this.#waiting.shift();
    if (isDone) this.#options.onDone(first);
  }

  #retryLater(error: ClientError): void {
    const seconds = 'after' in error ? (error.after ?? 1) : 1;
    this.#options.delay(RETRY_MS * seconds, () => void this.flush());
  }

  clear(): readonly T[] {
    const cleared = this.#waiting;
    this.#waiting = [];
    return cleared;
  }
}
