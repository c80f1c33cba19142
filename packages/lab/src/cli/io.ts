// The program's surroundings: where it reads and writes, and how wide the display is.

import { type Display, widthOf } from '@undercroft/terminal/text/display';
import { wrap } from '@undercroft/terminal/text/layout';
import { USAGE_ERROR } from './command.ts';
import type { Locale } from './locale.ts';

/** What a process has around it. */
export interface Surroundings {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly display: Display;
}

/** The same, with the language in which commands answer. */
export interface Io extends Surroundings {
  readonly locale: Locale;
}

export const withLocale = (surroundings: Surroundings, locale: Locale): Io => ({
  stdin: surroundings.stdin,
  stdout: surroundings.stdout,
  stderr: surroundings.stderr,
  env: surroundings.env,
  locale,
  get display() {
    return surroundings.display;
  },
});

export function processIo(): Surroundings {
  const { stdin, stdout, stderr, env } = process;
  const colour = supportsColour(stdout, env);
  return {
    stdin,
    stdout,
    stderr,
    env,
    /** Computed each time: windows can be resized. */
    get display() {
      return { columns: columnCount(stdout, env), rows: stdout.rows, colour };
    },
  };
}

const DEFAULT_COLUMNS = 80;

function columnCount(stdout: NodeJS.WriteStream, env: Io['env']): number {
  return stdout.columns ?? (Number.parseInt(env['COLUMNS'] ?? '', 10) || DEFAULT_COLUMNS);
}

/** no-color.org: any text in NO_COLOR means none. FORCE_COLOR is for pictures of the terminal. */
function supportsColour(stdout: NodeJS.WriteStream, env: Io['env']): boolean {
  if (env['NO_COLOR']) return false;
  if (env['FORCE_COLOR']) return env['FORCE_COLOR'] !== '0';
  return stdout.isTTY === true && stdout.hasColors(256);
}

/** What the user typed to start the program, so that messages can suggest it. */
export function programName(env: Io['env']): string {
  return env['UNDERCROFT_CALLED'] ?? (env['npm_lifecycle_event'] === 'start' ? 'npm start --' : 'undercroft');
}

export const print = (io: Surroundings, lines: string | readonly string[]): void => {
  io.stdout.write(`${typeof lines === 'string' ? lines : lines.join('\n')}\n`);
};

/** The width of a line; output to a file is not wrapped. */
export const lineWidth = ({ stdout, display }: Surroundings): number =>
  stdout.isTTY ? display.columns : Number.POSITIVE_INFINITY;

/** Wraps what is too long between words; tables have been fitted already. */
export const printWrapped = (io: Surroundings, lines: readonly string[]): void => {
  const width = lineWidth(io);
  print(
    io,
    lines.flatMap((line) => (widthOf(line) > width ? wrap(line, width, 2) : [line])),
  );
};

/** Prints what is wrong with the arguments, and where to find help. */
export function rejectUsage(io: Io, message: string, command?: string): typeof USAGE_ERROR {
  const help = command ? `undercroft ${command} --help` : 'undercroft --help';
  io.stderr.write(`undercroft: ${message}\n${io.locale.words.help.see(help)}\n`);
  return USAGE_ERROR;
}
