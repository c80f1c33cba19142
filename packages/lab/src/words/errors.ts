// Errors outside the rules of a game, in words: input, and saved games.
import { type InputError, pathText, type RecordError, type Refusal } from '@undercroft/engine';
import { capital } from '@undercroft/words/grammar';
import type { CommandLineWords, TerminalWords } from '@undercroft/words/terminal';

/** `where` names the data: an option, or a place in a file. */
export function describeInputError(
  { kind, expected, received, rule }: InputError,
  where: string,
  input: TerminalWords['input'],
): string {
  if (kind !== 'malformed') return `${input.other(where, readable(kind), received)}${rule ? ` (${rule})` : ''}.`;
  if (expected === 'never') return input.unknown(where);
  if (received === 'undefined') return input.missing(where);
  return input.expected(where, optionsIn(expected ?? input.something), received ?? input.something);
}

/** A kind of error or refusal, as words: 'not deep'. */
export const readable = (kind: string): string => kind.replaceAll('-', ' ');

/** '(2 | 3 | 4)' as three options; anything else is one. */
const optionsIn = (expected: string): readonly string[] => /^\((.*)\)$/.exec(expected)?.[1]?.split(' | ') ?? [expected];

type RecordWords = Pick<CommandLineWords, 'input' | 'records' | 'pages'>;
type OwnErrors = Readonly<Partial<Record<RecordError['kind'], (error: RecordError, why: string) => string>>>;

/** `refusal` words what the rules refuse. */
export function describeRecordError(
  error: RecordError,
  { input, records, pages }: RecordWords,
  refusal: (refusal: Refusal) => string,
): string {
  const own = (records.errors as OwnErrors)[error.kind];
  if (!own) return pages.files.fault(error);
  const { fault, refusal: refused } = error;
  const reason = refused
    ? refusal(refused)
    : fault && capital(describeInputError(fault, pathText(fault.path) || input.it, input));
  return own(error, reason ? ` ${reason}` : '');
}
