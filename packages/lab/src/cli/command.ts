// What a command is: its name, its help and what it does. The help and the reading of arguments share one description.
import type { Given } from './arguments.ts';
import type { Io } from './io.ts';

/** 0 fine, 1 the thing checked failed, 2 wrong usage or bad input, 70 our own fault, 130 broken off by Ctrl-C. */
export type ExitCode = 0 | 1 | 2 | 70 | 130;
export const FINE = 0;
export const FAILED = 1;
export const MISUSED = 2;
export const OUR_FAULT = 70;
export const INTERRUPTED = 130;

export interface OptionSpec {
  readonly name: string;
  /** What stands for its value in the help. Without: a switch. */
  readonly value?: string;
  /** May be given several times. */
  readonly repeat?: true;
  readonly help: string;
}

export interface Command {
  readonly name: string;
  /** One line in the list of commands. */
  readonly summary: string;
  /** What follows the name: 'RECORD [--at N]'. */
  readonly usage: string;
  /** Sentences of one paragraph. */
  readonly about: readonly string[];
  readonly options: readonly OptionSpec[];
  readonly examples: readonly string[];
  run(given: Given, io: Io): ExitCode | Promise<ExitCode>;
}
