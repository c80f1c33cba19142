// The outside of the program: where it reads and writes, and what it writes on.

import { wrap } from '../text/layout.ts';
import { type Paper, widthOf } from '../text/paper.ts';
import { MISUSED } from './command.ts';

export interface Io {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly paper: Paper;
}

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  const colour = takesColour(stdout, env);
  return {
    stdin,
    stdout,
    stderr,
    env,
    /** Asked anew each time: windows change their size. */
    get paper() {
      return { columns: columnsOf(stdout, env), rows: stdout.rows, colour };
    },
  };
}

const DEFAULT_COLUMNS = 80;

function columnsOf(stdout: NodeJS.WriteStream, env: Io['env']): number {
  return stdout.columns ?? (Number.parseInt(env['COLUMNS'] ?? '', 10) || DEFAULT_COLUMNS);
}

/** no-color.org: any text in NO_COLOR means none. FORCE_COLOR is for pictures of the terminal. */
function takesColour(stdout: NodeJS.WriteStream, env: Io['env']): boolean {
  if (env['NO_COLOR']) return false;
  if (env['FORCE_COLOR']) return env['FORCE_COLOR'] !== '0';
  return stdout.isTTY === true && stdout.hasColors(256);
}

/** What somebody typed to come here, so that they can type it again. */
export function calledAs(env: Io['env']): string {
  return env['UNDERCROFT_CALLED'] ?? (env['npm_lifecycle_event'] === 'start' ? 'npm start --' : 'undercroft');
}

export const say = (io: Io, lines: string | readonly string[]): void => {
  io.stdout.write(`${typeof lines === 'string' ? lines : lines.join('\n')}\n`);
};

/** What fits into a line: what is written into a file is not folded. */
export const lineWidth = ({ stdout, paper }: Io): number => (stdout.isTTY ? paper.columns : Number.POSITIVE_INFINITY);

/** Tables have been fitted already; what else is too long is folded between words. */
export const sayFolded = (io: Io, lines: readonly string[]): void => {
  const width = lineWidth(io);
  say(
    io,
    lines.flatMap((line) => (widthOf(line) > width ? wrap(line, width, 2) : [line])),
  );
};

/** Says what is wrong with what was asked, and where help is. */
export function refuse(io: Io, message: string, command?: string): typeof MISUSED {
  const help = command ? `undercroft ${command} --help` : 'undercroft --help';
  io.stderr.write(`undercroft: ${message}\nSee ${help}\n`);
  return MISUSED;
}
