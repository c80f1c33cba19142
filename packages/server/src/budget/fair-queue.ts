// Work that waits for a thread: bots' turns and imports. Guests take turns by the time that theirs has taken so far, and what
// waits for the same guest goes in the order in which it came, so that a guest with forty tables keeps nobody waiting but
// themself.

export interface QueueLimits {
  /** How much may be under way at once, and wait in all and for one guest. */
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitingPerGuest: number;
}

/** There is no room for it; the guest who has the most waiting loses first. */
export class QueueFullError extends Error {}

interface Job {
  start(): Promise<void>;
  drop(): void;
}

interface Line {
  /** Milliseconds that work of this guest has taken, counted from where the others were when the line began. */
  used: number;
  underWay: number;
  readonly jobs: Job[];
}

export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #clock: () => number;
  readonly #lines = new Map<string, Line>();
  #underWay = 0;
  #waiting = 0;

  constructor(limits: QueueLimits, clock: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#clock = clock;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Runs the work when it is the guest's turn. Rejects with `QueueFullError` if there is no room for it. */
  run<T>(guest: string, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const job = {
        start: () => work().then(resolve, reject),
        drop: () => reject(new QueueFullError('too much is waiting')),
      };
      if (this.#makeRoom(guest)) this.#add(guest, job);
      else job.drop();
    });
  }

  #add(guest: string, job: Job): void {
    const line = this.#lines.get(guest) ?? { used: this.#least(), underWay: 0, jobs: [] };
    this.#lines.set(guest, line);
    line.jobs.push(job);
    this.#waiting++;
    this.#startNext();
  }

  /** A guest who comes anew begins where those are who have used the least, and not at nothing. */
  #least(): number {
    let least = Number.POSITIVE_INFINITY;
    for (const { used } of this.#lines.values()) least = Math.min(least, used);
    return Number.isFinite(least) ? least : 0;
  }

  /** Whether the guest may wait. If the queue is full, whoever has the most waiting gives up the latest of it. */
  #makeRoom(guest: string): boolean {
    const own = this.#lines.get(guest)?.jobs.length ?? 0;
    if (own >= this.#limits.waitingPerGuest) return false;
    if (this.#waiting < this.#limits.waiting) return true;
    const longest = [...this.#lines.values()].reduce((a, b) => (b.jobs.length > a.jobs.length ? b : a));
    if (longest.jobs.length <= own + 1) return false;
    longest.jobs.pop()?.drop();
    this.#waiting--;
    return true;
  }

  #startNext(): void {
    while (this.#underWay < this.#limits.atOnce) {
      const next = this.#next();
      if (!next) return;
      const [guest, line] = next;
      const job = line.jobs.shift() as Job;
      this.#waiting--;
      this.#underWay++;
      line.underWay++;
      const start = this.#clock();
      void job.start().finally(() => this.#finish(guest, line, this.#clock() - start));
    }
  }

  #finish(guest: string, line: Line, milliseconds: number): void {
    this.#underWay--;
    line.underWay--;
    line.used += milliseconds;
    if (line.jobs.length === 0 && line.underWay === 0) this.#lines.delete(guest);
    this.#startNext();
  }

  /** The guest who has used the least, with what is under way counted as well. */
  #next(): [string, Line] | undefined {
    let best: [string, Line] | undefined;
    for (const entry of this.#lines) {
      const [, { jobs, underWay, used }] = entry;
      if (jobs.length === 0) continue;
      if (!best || underWay < best[1].underWay || (underWay === best[1].underWay && used < best[1].used)) best = entry;
    }
    return best;
  }
}
