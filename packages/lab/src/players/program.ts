// A program of somebody else's that is talked to in lines of JSON. See docs/foreign-bots.md.
import { type ChildProcess, spawn } from 'node:child_process';

export type Answer =
  | { readonly type: 'said'; readonly data: unknown }
  /** It is not there any more, and why. */
  | { readonly type: 'died'; readonly why: string }
  | { readonly type: 'slow' }
  | { readonly type: 'nonsense' };

/** Nobody has so much to say: a longer line is not waited for. */
const LONGEST_LINE = 1_000_000;
/** How long it may take to go when it is told to. */
const FAREWELL_MS = 500;
const LAST_WORDS_MS = 20;
/** What is kept of its complaints. */
const COMPLAINT = 2000;

export class Program {
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;
  #heard = '';
  #complaint = '';
  /** Why it is not there any more. */
  #death: string | undefined;
  #waiting: ((answer: Answer) => void) | undefined;

  constructor(command: string) {
    const [file = '', ...args] = wordsOf(command);
    this.#child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
    const { stdin, stdout, stderr } = this.#child;
    // A program that is gone cannot be written to: that it is gone is heard of otherwise.
    stdin?.on('error', () => {});
    stdout?.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = (this.#complaint + text).slice(-COMPLAINT);
    });
    this.#gone = new Promise((resolve) => {
      this.#child.on('error', (error) => this.#die(whyNot(file, error), resolve));
      // Not 'close': that waits for whatever the program itself has started. Its last words may come a little later.
      this.#child.on('exit', (code, signal) =>
        setTimeout(() => this.#die(this.#lastWords(code, signal), resolve), LAST_WORDS_MS),
      );
    });
  }

  get isAlive(): boolean {
    return this.#death === undefined;
  }

  tell(message: unknown): void {
    if (this.isAlive) this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  /** One question, one line. Whoever is too slow is ended: a late answer would be taken for the next. */
  async ask(message: unknown, milliseconds: number): Promise<Answer> {
    if (this.#death !== undefined) return { type: 'died', why: this.#death };
    const answer = await new Promise<Answer>((resolve) => {
      const timer = setTimeout(() => resolve({ type: 'slow' }), milliseconds);
      this.#waiting = (heard) => {
        clearTimeout(timer);
        resolve(heard);
      };
      this.tell(message);
    });
    this.#waiting = undefined;
    if (answer.type === 'slow') this.kill();
    return answer;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
    this.#death ??= 'it was ended';
  }

  /** Its input ends, and so should it. */
  async close(): Promise<void> {
    this.#child.stdin?.end();
    const timer = setTimeout(() => this.kill(), FAREWELL_MS);
    await this.#gone;
    clearTimeout(timer);
  }

  #hear(text: string): void {
    const lines = (this.#heard + text).split('\n');
    this.#heard = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') this.#waiting?.(read(line));
    if (this.#heard.length <= LONGEST_LINE) return;
    this.#heard = '';
    this.#waiting?.({ type: 'nonsense' });
  }

  #die(why: string, resolve: () => void): void {
    this.#death ??= why;
    this.#waiting?.({ type: 'died', why: this.#death });
    resolve();
  }

  #lastWords(code: number | null, signal: NodeJS.Signals | null): string {
    const words = this.#complaint.trim().split('\n').at(-1);
    return `it ended (${signal ?? `exit code ${code}`})${words ? `: ${words}` : ''}`;
  }
}

function read(line: string): Answer {
  try {
    return { type: 'said', data: JSON.parse(line) };
  } catch {
    return { type: 'nonsense' };
  }
}

function whyNot(file: string, error: Error): string {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return `there is no program ${file} on this machine`;
  return code === 'EACCES' ? `${file} may not be run` : error.message;
}

/** As a shell would split it, and no more of a shell than that: blanks, and quotes around what has some. */
export function wordsOf(command: string): string[] {
  const words = command.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  return words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}
