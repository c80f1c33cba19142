// What a server does not grant, in words.
import type { RecordFault } from '@undercroft/engine';
import { type ErrorKind, PROTOCOL, type Problem, type Trouble } from '@undercroft/protocol';
import { pathText, tellFault, tellRecordFault } from '../words/en.ts';

type Plain = Exclude<ErrorKind, 'refused' | 'too-many' | 'malformed' | 'bad-options' | 'bad-record'>;

const SENTENCES: Readonly<Record<Plain, string>> = {
  'unknown-game': 'The server does not know this game.',
  'no-identity': 'The server does not know you: begin with  online name NAME.',
  'unknown-recovery': 'This recovery link was never made, or was replaced by a newer one.',
  'wrong-origin': 'The server takes requests only from its own page.',
  'not-your-seat': 'That seat is not yours.',
  'not-your-table': 'Only the one who opened the table may do that.',
  'dead-link': 'This link does not work: it was revoked, or the seat needs one.',
  'unknown-address': 'The server does not know that address; perhaps it is no Undercroft.',
  'unknown-table': 'There is no such table.',
  'unknown-seat': 'There is no such seat.',
  'unknown-ask': 'Nothing is being asked any more.',
  'wrong-method': 'The server does not do that; perhaps it is older than this program.',
  stale: 'Somebody was faster: look at the table again.',
  'seat-taken': 'Somebody sits there already.',
  closed: 'The table is closed.',
  'not-over': 'The game is not over yet.',
  'too-large': 'That is too large for the server.',
  'wrong-media': 'The server does not take that.',
  unavailable: 'The server cannot do that right now; nothing was changed. Try again in a moment.',
  broken: 'The server made a mistake of its own.',
};

export function troubleText(server: string, trouble: Trouble): string {
  switch (trouble.kind) {
    case 'unreached':
      return `${server} cannot be reached: is it running, and is that its address? Another: --server URL.`;
    case 'other-protocol':
      return `${server} speaks protocol ${trouble.theirs}, this program ${PROTOCOL}: ${trouble.theirs > PROTOCOL ? 'this program' : 'the server'} is too old.`;
    case 'refused':
      return `The rules do not allow it: ${trouble.refusal?.kind.replaceAll('-', ' ') ?? ''} (${trouble.refusal?.rule ?? ''}).`;
    case 'too-many':
      return `That was too often or too much${trouble.after ? `: wait ${Math.ceil(trouble.after)} s` : ''}.`;
    case 'malformed':
      return `The server does not take that${trouble.detail ? `: ${issueText(trouble.detail)}` : ''}.`;
    case 'bad-options':
      return `The game cannot be played with these options or seats${trouble.fault ? `: ${faultText(trouble.fault)}` : '.'}`;
    case 'bad-record':
      return `The server does not take this record: ${recordText(trouble.detail)}`;
    default:
      return SENTENCES[trouble.kind];
  }
}

const issueText = ({ at, issue }: NonNullable<Problem['detail']>): string => [at, issue].filter(Boolean).join(': ');

const faultText = (fault: NonNullable<Problem['fault']>): string =>
  fault.kind === 'wrong-seats'
    ? `it has ${fault.expected} and ${fault.received} were given.`
    : tellFault(fault, pathText(fault.path) || 'it');

function recordText(detail: Problem['detail']): string {
  if (!detail || detail['kind'] === 'bad-name') return 'a name in it is none that may be shown.';
  if (detail['kind'] === 'too-short') return `it has only ${detail['entries']} entries.`;
  return tellRecordFault(
    detail as unknown as RecordFault,
    ({ kind, rule }) => `${kind.replaceAll('-', ' ')} (${rule})`,
  );
}
