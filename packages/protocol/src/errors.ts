// Every problem a server can report: a kind for programs, a status for HTTP. Texts are up to the program that shows them.
import type { Entry, InputError, Refusal } from '@undercroft/engine';

export const ERROR_STATUS = {
  /** Not JSON, or not what the schema demands; `detail` says where. */
  malformed: 400,
  'unknown-game': 400,
  /** The game cannot be played with these options; `fault` says why. */
  'bad-options': 422,
  'no-identity': 401,
  /** The recovery link never existed, or was replaced. */
  'unknown-recovery': 401,
  'wrong-origin': 403,
  /** The seat belongs to somebody else. */
  'not-your-seat': 403,
  /** Only who opened the table may do that. */
  'not-your-table': 403,
  /** In a game against each other, points and ideas are for teammates, and this seat has none. */
  'no-teammate': 403,
  /** Who opened the table does not want to read this person there. */
  muted: 403,
  /** Only who sits at the table may speak there. */
  'chat-closed': 403,
  /** The link never existed, or was revoked. */
  'dead-link': 403,
  'unknown-address': 404,
  'unknown-table': 404,
  'unknown-seat': 404,
  'unknown-ask': 404,
  'unknown-message': 404,
  'wrong-method': 405,
  /** Somebody else was first; `missed` is what happened meanwhile. */
  stale: 409,
  'seat-taken': 409,
  /** The person of the seat is here, or has not been away for long enough; `after` says when it is. */
  'not-away': 409,
  /** The seat has nothing to decide, or nobody there can be nudged. */
  'not-asked': 409,
  /** The table was resigned or abandoned. */
  closed: 409,
  /** The table does not replay with the rules of this server, so nobody can play there; `detail` says why (`SetAside`). */
  'set-aside': 409,
  /** Only possible once the game is over. */
  'not-over': 409,
  'too-large': 413,
  'wrong-media': 415,
  /** The rules do not allow it; `refusal` says which. */
  refused: 422,
  /** The record cannot be used; `detail` says why. */
  'bad-record': 422,
  /** Push messages cannot be sent there; `detail` says why. */
  'bad-subscription': 422,
  'too-many': 429,
  /** Nothing was changed; the client may try again later. */
  unavailable: 503,
  /** The disk of the server is full or cannot be written: nothing was changed, reading goes on. The client may try again later. */
  'cannot-store': 503,
  broken: 500,
} as const;

export type ErrorKind = keyof typeof ERROR_STATUS;

export interface Problem {
  readonly kind: ErrorKind;
  readonly fault?: InputError;
  readonly refusal?: Refusal;
  /** With `stale`: the entries after the one the client named, up to a limit; the rest can be fetched. */
  readonly missed?: { readonly from: number; readonly entries: readonly Entry[] };
  readonly detail?: Readonly<Record<string, unknown>>;
  /** With `too-many` and `not-away`: seconds to wait. */
  readonly after?: number;
}
