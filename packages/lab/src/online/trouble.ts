// What a server does not grant, in words.
import type { ErrorKind, Trouble } from '@undercroft/protocol';

const SENTENCES: Readonly<Record<Exclude<ErrorKind, 'refused' | 'too-many'>, string>> = {
  malformed: 'The server did not understand that.',
  'unknown-game': 'The server does not know this game.',
  'bad-options': 'The game cannot be played with these options or seats.',
  'no-identity': 'The server does not know you: begin with  online name NAME.',
  'unknown-recovery': 'This recovery token was never made, or was replaced by a newer one.',
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
  'bad-record': 'The server cannot take this record.',
  unavailable: 'The server cannot do that right now; nothing was changed. Try again in a moment.',
  broken: 'The server made a mistake of its own.',
};

export function troubleText(server: string, trouble: Trouble): string {
  switch (trouble.kind) {
    case 'unreached':
      return `${server} cannot be reached. Another one: --server URL.`;
    case 'refused':
      return `The rules do not allow it: ${trouble.refusal?.kind.replaceAll('-', ' ') ?? ''} (${trouble.refusal?.rule ?? ''}).`;
    case 'too-many':
      return `That was too often or too much${trouble.after ? `: wait ${Math.ceil(trouble.after)} s` : ''}.`;
    default:
      return SENTENCES[trouble.kind] + (trouble.detail ? ` ${JSON.stringify(trouble.detail)}` : '');
  }
}
