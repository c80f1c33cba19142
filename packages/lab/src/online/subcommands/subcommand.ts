// What a subcommand of `online` is, and what those about a table or a seat have in common.
import { fail, ok, type Result } from '@undercroft/engine';
import type { TerminalWords } from '@undercroft/words/terminal';
import { Terminal } from '../../play/terminal.ts';
import type { Connection } from '../connection.ts';
import { readSeat } from '../options.ts';
import { OnlineSession } from '../session.ts';

/** The words behind the subcommand make no sense. */
export interface UsageError {
  readonly usageError: string;
}

export const asUsageError = <T>(read: Result<T, string>): Result<T, UsageError> =>
  read.ok ? read : fail({ usageError: read.error });

/** Lines to print at the end, or why it was not done. */
export type CommandResult = Promise<Result<readonly string[], string | UsageError>>;

/** What they take and do is explained by the words of each language. */
export type SubcommandName = keyof TerminalWords['online']['actions'];

export type Subcommand = (connection: Connection, args: readonly string[]) => CommandResult;

/** For a subcommand about one table, which the first word names. */
export const withTable =
  (run: (connection: Connection, id: string, args: readonly string[]) => CommandResult): Subcommand =>
  async (connection, [word, ...rest]) => {
    if (word === undefined) return asUsageError(fail(connection.words.online.whichTable));
    const id = await connection.findTable(word);
    return id.ok ? run(connection, id.value, rest) : id;
  };

/** For a subcommand about one seat, which the second word names. */
export const withSeat = (
  run: (connection: Connection, id: string, seat: number, args: readonly string[]) => CommandResult,
): Subcommand =>
  withTable(async (connection, id, [word, ...rest]) => {
    const seat = asUsageError(readSeat(word, connection.words));
    return seat.ok ? run(connection, id, seat.value, rest) : seat;
  });

export const mapLines = <T>(
  result: Result<T, string>,
  lines: (value: T) => readonly string[],
): Result<readonly string[], string> => (result.ok ? ok(lines(result.value)) : result);

/** The table as it is now, for subcommands that ask nothing. */
export async function loadSession(connection: Connection, id: string): Promise<Result<OnlineSession, string>> {
  const terminal = new Terminal(connection.io);
  try {
    return await OnlineSession.load(connection, id, terminal);
  } finally {
    terminal.close();
  }
}
