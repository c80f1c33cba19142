// Pending work as a stack of small jobs, each a number with one argument, so that a position can be saved, copied and
// replayed in the middle of anything (docs/adr/0011).

const CAPACITY = 48;
const JOB_BITS = 5;

export class JobStack {
  readonly #codes = new Int16Array(CAPACITY);
  #count = 0;

  get length(): number {
    return this.#count;
  }

  push(job: number, argument = 0): void {
    this.#codes[this.#count++] = job | (argument << JOB_BITS);
  }

  /** The next job and its argument in one number; `jobOf` and `argumentOf` take it apart. */
  pop(): number {
    return this.#codes[--this.#count]!;
  }

  clear(): void {
    this.#count = 0;
  }

  has(job: number): boolean {
    for (let k = 0; k < this.#count; k++) if (jobOf(this.#codes[k]!) === job) return true;
    return false;
  }

  copyFrom(other: JobStack): void {
    for (let k = 0; k < other.#count; k++) this.#codes[k] = other.#codes[k]!;
    this.#count = other.#count;
  }

  /** The jobs as text, for example 'turn 2', the next one last. */
  write(names: readonly string[]): string[] {
    return Array.from(this.#codes.subarray(0, this.#count), (code) => {
      const argument = argumentOf(code);
      return argument ? `${names[jobOf(code)]} ${argument}` : (names[jobOf(code)] as string);
    });
  }

  /** Adds a job from the text that `write` produces; returns false if there is no such job. */
  read(text: string, names: readonly string[]): boolean {
    const [name = '', argument = '0', ...more] = text.split(' ');
    const job = names.indexOf(name);
    if (job < 0 || more.length > 0 || !/^(0|[1-9]\d?)$/.test(argument) || this.#count === CAPACITY) return false;
    this.push(job, Number(argument));
    return true;
  }
}

export const jobOf = (code: number): number => code & ((1 << JOB_BITS) - 1);
export const argumentOf = (code: number): number => code >> JOB_BITS;
