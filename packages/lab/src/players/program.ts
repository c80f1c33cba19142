// A foreign program that exchanges lines of JSON. See docs/foreign-bots.md.
import { type ChildProcess, spawn } from 'node:child_process';

export type Answer =
  | { readonly type: 'answered'; readonly data: unknown }
  /** It exited. */
  | { readonly type: 'died'; readonly why: string }
  | { readonly type: 'slow' }
  | { readonly type: 'nonsense' };

/** A longer line is nonsense. */
const LONGEST_LINE = 1_000_000;
/** How long it may take to exit when its input ends. */
const EXIT_GRACE_MS = 500;
const STDERR_GRACE_MS = 20;
/** How much of its stderr is kept. */
const STDERR_LIMIT = 2000;

export class Program {
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;
  #partialLine = '';
  #stderrTail = '';
  /** Why it exited, if it did. */
  #exitReason: string | undefined;
  #waiting: ((answer: Answer) => void) | undefined;

  constructor(command: string) {
    const [file = '', ...args] = wordsOf(command);
    this.#child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
    const { stdin, stdout, stderr } = this.#child;
    // Writing to a program that exited fails; its exit is handled below.
    stdin?.on('error', () => {});
    stdout?.setEncoding('utf8').on('data', (text: string) => this.#receive(text));
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderrTail = (this.#stderrTail + text).slice(-STDERR_LIMIT);
    });
    this.#gone = new Promise((resolve) => {
      this.#child.on('error', (error) => this.#onExit(startErrorText(file, error), resolve));
      // Not 'close', which waits for the program's own children. The end of stderr may come a little later.
      this.#child.on('exit', (code, signal) =>
        setTimeout(() => this.#onExit(this.#exitText(code, signal), resolve), STDERR_GRACE_MS),
      );
    });
  }

  get isAlive(): boolean {
    return this.#exitReason === undefined;
  }

  send(message: unknown): void {
    if (this.isAlive) this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  /** One request, one line. A slow program is killed: its late answer would be taken for the next. */
  async request(message: unknown, milliseconds: number): Promise<Answer> {
    if (this.#exitReason !== undefined) return { type: 'died', why: this.#exitReason };
    const answer = await new Promise<Answer>((resolve) => {
      const timer = setTimeout(() => resolve({ type: 'slow' }), milliseconds);
      this.#waiting = (received) => {
        clearTimeout(timer);
        resolve(received);
      };
      this.send(message);
    });
    this.#waiting = undefined;
    if (answer.type === 'slow') this.kill();
    return answer;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
    this.#exitReason ??= 'it was ended';
  }

  /** Ends its input, at which it should exit. */
  async close(): Promise<void> {
    this.#child.stdin?.end();
    const timer = setTimeout(() => this.kill(), EXIT_GRACE_MS);
    await this.#gone;
    clearTimeout(timer);
  }

  #receive(text: string): void {
    const lines = (this.#partialLine + text).split('\n');
    this.#partialLine = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') this.#waiting?.(read(line));
    if (this.#partialLine.length <= LONGEST_LINE) return;
    this.#partialLine = '';
    this.#waiting?.({ type: 'nonsense' });
  }

  #onExit(why: string, resolve: () => void): void {
    this.#exitReason ??= why;
    this.#waiting?.({ type: 'died', why: this.#exitReason });
    resolve();
  }

  #exitText(code: number | null, signal: NodeJS.Signals | null): string {
    const words = this.#stderrTail.trim().split('\n').at(-1);
    return `it ended (${signal ?? `exit code ${code}`})${words ? `: ${words}` : ''}`;
  }
}

function read(line: string): Answer {
  try {
    return { type: 'answered', data: JSON.parse(line) };
  } catch {
    return { type: 'nonsense' };
  }
}

function startErrorText(file: string, error: Error): string {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return `there is no program ${file} on this machine`;
  return code === 'EACCES' ? `${file} may not be run` : error.message;
}

/** Splits a command like a shell, at blanks outside quotes, and does nothing else that shells do. */
export function wordsOf(command: string): string[] {
  const words = command.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  return words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}
