// What is to be done next, as a stack of small jobs: a number with one argument each, so that a position can be saved,
// copied and replayed in the middle of anything (docs/adr/0011).

const MOST = 48;
const JOB_BITS = 5;

export class Agenda {
  readonly #codes = new Int16Array(MOST);
  #count = 0;

  get length(): number {
    return this.#count;
  }

  push(job: number, argument = 0): void {
    this.#codes[this.#count++] = job | (argument << JOB_BITS);
  }

  /** The next job with its argument, for `jobOf` and `argumentOf`. */
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

  copyFrom(other: Agenda): void {
    for (let k = 0; k < other.#count; k++) this.#codes[k] = other.#codes[k]!;
    this.#count = other.#count;
  }

  /** The next one last, each as 'turn 2', by the names of the jobs. */
  write(names: readonly string[]): string[] {
    return Array.from(this.#codes.subarray(0, this.#count), (code) => {
      const argument = argumentOf(code);
      return argument ? `${names[jobOf(code)]} ${argument}` : (names[jobOf(code)] as string);
    });
  }

  /** Adds a job as `write` writes it; answers whether it names one. */
  read(text: string, names: readonly string[]): boolean {
    const [name = '', argument = '0', ...more] = text.split(' ');
    const job = names.indexOf(name);
    if (job < 0 || more.length > 0 || !/^(0|[1-9]\d?)$/.test(argument) || this.#count === MOST) return false;
    this.push(job, Number(argument));
    return true;
  }
}

export const jobOf = (code: number): number => code & ((1 << JOB_BITS) - 1);
export const argumentOf = (code: number): number => code >> JOB_BITS;
