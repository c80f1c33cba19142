// What a command is: its name, its help and what it does. Help and parser share one description of the options.

import type { OptionSpec } from '@undercroft/terminal/option-spec';
import type { TerminalWords } from '@undercroft/words/terminal';
import type { Arguments } from './arguments.ts';
import type { Io } from './io.ts';

/** 0 success, 1 a check failed, 2 wrong usage or bad input, 70 an internal error, 130 interrupted by Ctrl-C. */
export type ExitCode = 0 | 1 | 2 | 70 | 130;
export const SUCCESS = 0;
export const FAILED = 1;
export const USAGE_ERROR = 2;
export const INTERNAL_ERROR = 70;
export const INTERRUPTED = 130;

/** Each has a line in the list of commands. */
export type CommandName = keyof TerminalWords['help']['summaries'];

export interface Command {
  readonly name: CommandName;
  /** What follows the name: 'RECORD [--at N]'. */
  readonly usage: string;
  /** The sentences of one paragraph. */
  readonly about: readonly string[];
  readonly options: readonly OptionSpec[];
  readonly examples: readonly string[];
  run(given: Arguments, io: Io): ExitCode | Promise<ExitCode>;
}
