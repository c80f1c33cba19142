// A conversation on the terminal, or with a script on the other end of a pipe.
import { clearScreenDown, createInterface, type Interface, moveCursor } from 'node:readline';
import type { Io } from '../cli/io.ts';
import { wrap } from '../text/layout.ts';
import type { Paper } from '../text/paper.ts';

export class Talk {
  readonly #io: Io;
  readonly #reader: Interface;
  readonly #isTerminal: boolean;
  readonly #typed: string[] = [];
  #waiting: ((line: string | undefined) => void) | undefined;
  #over = false;
  #brokenOff = false;
  #leave: () => void = () => undefined;
  /** Ctrl-C was typed, also while nothing is asked. */
  readonly left = new Promise<void>((resolve) => {
    this.#leave = resolve;
  });

  constructor(io: Io) {
    this.#io = io;
    this.#isTerminal = io.stdin.isTTY === true && io.stdout.isTTY === true;
    this.#reader = createInterface({ input: io.stdin, output: io.stdout, terminal: this.#isTerminal });
    this.#reader.on('line', (line) => this.#hear(line));
    this.#reader.on('close', () => this.#end());
    this.#reader.on('SIGINT', () => this.#interrupt());
    process.once('SIGINT', () => this.#interrupt());
  }

  get paper(): Paper {
    return this.#io.paper;
  }

  /** Lines as they are, sentences wrapped. */
  say(text: string | readonly string[] = ''): void {
    const lines = typeof text === 'string' ? wrap(text, this.paper.columns) : text;
    const written = `${lines.join('\n')}\n`;
    if (this.#isTerminal && this.#waiting) this.#sayAbove(written);
    else this.#io.stdout.write(written);
  }

  /** Somebody may be typing: what they have so far stands below again. */
  #sayAbove(written: string): void {
    const { rows } = this.#reader.getCursorPos();
    moveCursor(this.#io.stdout, -this.paper.columns, -rows);
    clearScreenDown(this.#io.stdout);
    this.#io.stdout.write(written);
    // Where the reader remembers the line to begin there is something else now.
    Object.assign(this.#reader, { prevRows: 0 }).prompt(true);
  }

  /** The next line, or undefined once nothing more will come: Ctrl-C, Ctrl-D, the end of a script. */
  ask(prompt: string): Promise<string | undefined> {
    this.#reader.setPrompt(prompt);
    // What was typed before it was asked for stays as it is.
    if (!this.#over) this.#reader.prompt(true);
    const line = this.#typed.shift();
    if (line !== undefined) return Promise.resolve(this.#echo(line));
    if (this.#over) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#waiting = (heard) => resolve(heard === undefined ? heard : this.#echo(heard));
    });
  }

  /** Somebody wants to leave, whatever is going on: Ctrl-C. The end of a script is none. */
  get isBrokenOff(): boolean {
    return this.#brokenOff;
  }

  /** On a terminal `text` stands there while the work is done, as a sign of life. */
  async during<T>(text: string, work: () => Promise<T>): Promise<T> {
    const { stdout } = this.#io;
    if (!stdout.isTTY) return work();
    stdout.write(text);
    try {
      // Let it appear: some work leaves no time for it.
      await new Promise((resolve) => setImmediate(resolve));
      return await work();
    } finally {
      stdout.write('\r\x1b[2K');
    }
  }

  async agrees(prompt: string): Promise<boolean> {
    const answer = await this.ask(`${prompt} y/n > `);
    return answer !== undefined && /^\s*y(es)?\s*$/i.test(answer);
  }

  close(): void {
    this.#reader.close();
  }

  #interrupt(): void {
    this.#brokenOff = true;
    this.close();
    this.#leave();
  }

  /** A script's lines are not on the screen by themselves. */
  #echo(line: string): string {
    if (!this.#io.stdin.isTTY) this.#io.stdout.write(`${line}\n`);
    return line;
  }

  #hear(line: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) waiting(line);
    else this.#typed.push(line);
  }

  #end(): void {
    this.#over = true;
    if (this.#waiting) this.#io.stdout.write('\n');
    this.#waiting?.(undefined);
    this.#waiting = undefined;
  }
}
