// Input and output on a terminal, or with a script on a pipe.
import { clearScreenDown, createInterface, type Interface, moveCursor } from 'node:readline';
import type { Display } from '@undercroft/terminal/text/display';
import { wrap } from '@undercroft/terminal/text/layout';
import type { CommandLineWords } from '@undercroft/words/terminal';
import type { Io } from '../cli/io.ts';

export class Terminal {
  readonly #io: Io;
  readonly #reader: Interface;
  readonly #isTerminal: boolean;
  readonly #queued: string[] = [];
  #waiting: ((line: string | undefined) => void) | undefined;
  #isClosed = false;
  #isInterrupted = false;
  readonly #onSignal = () => this.#interrupt();
  #resolveInterrupted: () => void = () => undefined;
  /** Resolves at Ctrl-C, even without a prompt. */
  readonly interrupted = new Promise<void>((resolve) => {
    this.#resolveInterrupted = resolve;
  });

  constructor(io: Io) {
    this.#io = io;
    this.#isTerminal = io.stdin.isTTY === true && io.stdout.isTTY === true;
    this.#reader = createInterface({ input: io.stdin, output: io.stdout, terminal: this.#isTerminal });
    this.#reader.on('line', (line) => this.#receive(line));
    this.#reader.on('close', () => this.#end());
    this.#reader.on('SIGINT', () => this.#interrupt());
    process.once('SIGINT', this.#onSignal);
  }

  get words(): CommandLineWords {
    return this.#io.locale.words;
  }

  get display(): Display {
    return this.#io.display;
  }

  /** Prints lines as they are; a string is wrapped. */
  print(text: string | readonly string[] = ''): void {
    const lines = typeof text === 'string' ? wrap(text, this.display.columns) : text;
    const written = `${lines.join('\n')}\n`;
    if (this.#isTerminal && this.#waiting) this.#printAbove(written);
    else this.#io.stdout.write(written);
  }

  /** Prints above a prompt, and shows again what has been typed so far. */
  #printAbove(written: string): void {
    const { rows } = this.#reader.getCursorPos();
    moveCursor(this.#io.stdout, -this.display.columns, -rows);
    clearScreenDown(this.#io.stdout);
    this.#io.stdout.write(written);
    // The reader must forget how many rows its line took before.
    Object.assign(this.#reader, { prevRows: 0 }).prompt(true);
  }

  /** The next line, or undefined at the end of the input: Ctrl-C, Ctrl-D, the end of a script. */
  prompt(prompt: string): Promise<string | undefined> {
    this.#reader.setPrompt(prompt);
    // Keeps what was typed before the prompt.
    if (!this.#isClosed) this.#reader.prompt(true);
    const line = this.#queued.shift();
    if (line !== undefined) return Promise.resolve(this.#echo(line));
    if (this.#isClosed) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#waiting = (line) => resolve(line === undefined ? line : this.#echo(line));
    });
  }

  /** Ctrl-C was typed. The end of a script does not count. */
  get isInterrupted(): boolean {
    return this.#isInterrupted;
  }

  /** Shows `text` on a terminal while the work is done. */
  async withStatus<T>(text: string, work: () => Promise<T>): Promise<T> {
    const { stdout } = this.#io;
    if (!stdout.isTTY) return work();
    stdout.write(text);
    try {
      // Lets the text appear first: some work never yields.
      await new Promise((resolve) => setImmediate(resolve));
      return await work();
    } finally {
      stdout.write('\r\x1b[2K');
    }
  }

  async confirm(prompt: string): Promise<boolean> {
    const { yes, no, yesNo, please } = this.words.questions;
    for (;;) {
      const answer = (await this.prompt(`${prompt} ${yesNo} > `))?.trim().toLowerCase() ?? '';
      if ([...yes, 'y', 'yes'].includes(answer)) return true;
      if (['', ...no, 'n', 'no'].includes(answer)) return false;
      this.print(please([yes[0] ?? '', no[0] ?? '']));
    }
  }

  close(): void {
    process.off('SIGINT', this.#onSignal);
    this.#reader.close();
  }

  #interrupt(): void {
    this.#isInterrupted = true;
    this.close();
    this.#resolveInterrupted();
  }

  /** The terminal does not echo a script's lines. */
  #echo(line: string): string {
    if (!this.#io.stdin.isTTY) this.#io.stdout.write(`${line}\n`);
    return line;
  }

  #receive(line: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) waiting(line);
    else this.#queued.push(line);
  }

  #end(): void {
    this.#isClosed = true;
    if (this.#waiting) this.#io.stdout.write('\n');
    this.#waiting?.(undefined);
    this.#waiting = undefined;
  }
}
