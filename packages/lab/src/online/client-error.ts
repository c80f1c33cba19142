// Errors of a server or of the connection to it, in words.
import { pathText, type RecordError, type Refusal } from '@undercroft/engine';
import { type ClientError, PROTOCOL, type Problem, type SetAside } from '@undercroft/protocol';
import type { CommandLineWords } from '@undercroft/words/terminal';
import { describeInputError, describeRecordError, readable } from '../words/errors.ts';

export function clientErrorText(server: string, error: ClientError, words: CommandLineWords): string {
  const { online } = words;
  switch (error.kind) {
    case 'unreached':
      return online.unreached(server);
    case 'other-protocol':
      return error.theirs > PROTOCOL ? online.newerServer(server) : online.olderServer(server);
    case 'refused':
      return error.refusal ? refusedText(error.refusal, words) : online.malformed('');
    case 'too-many':
      return online.tooMany(error.after === undefined ? undefined : Math.ceil(error.after));
    case 'malformed':
      return online.malformed(error.detail ? issueText(error.detail) : '');
    case 'bad-options':
      return online.badOptions(error.fault ? inputErrorText(error.fault, words) : '');
    case 'set-aside':
      return setAsideText(error.detail as unknown as SetAside, words);
    case 'bad-record':
      return online.badRecord(recordErrorText(error.detail, words));
    default:
      return online.errors[error.kind];
  }
}

/** Why nobody can play at a table any more. */
export const setAsideText = (
  why: SetAside,
  words: CommandLineWords,
  describe = (refusal: Refusal) => refusedText(refusal, words),
): string => words.online.setAside(describeRecordError(why, words, describe));

/** Without the position there are no names: people are called by their seats. */
function refusedText(refusal: Refusal, { page, pages, play }: CommandLineWords): string {
  const text = pages.refusal(refusal, page.common.player) ?? play.notPossible(readable(refusal.kind));
  return `${text} (${refusal.rule})`;
}

const issueText = ({ at, issue }: NonNullable<Problem['detail']>): string => [at, issue].filter(Boolean).join(': ');

const inputErrorText = (error: NonNullable<Problem['fault']>, { online, input }: CommandLineWords): string =>
  error.kind === 'wrong-seats'
    ? online.wrongSeats(error.expected ?? '', error.received ?? '')
    : describeInputError(error, pathText(error.path) || input.it, input);

function recordErrorText(detail: Problem['detail'], words: CommandLineWords): string {
  if (!detail || detail['kind'] === 'bad-name') return words.online.badName;
  if (detail['kind'] === 'too-short') return words.online.tooShort(Number(detail['entries']));
  return describeRecordError(detail as unknown as RecordError, words, (refusal) => refusedText(refusal, words));
}
