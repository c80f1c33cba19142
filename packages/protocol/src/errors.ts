// Everything that can go wrong between a client and a table: a kind for machines, a status for HTTP.
import type { Entry, Fault, Refusal } from '@undercroft/engine';

/** Each kind with its HTTP status. Wording belongs to whoever shows it. */
export const ERRORS = {
  /** Not JSON, or not of the shape that was asked for; `fault` says where. */
  malformed: 400,
  'unknown-game': 400,
  /** The game will not be played like that; `fault` says why. */
  'bad-options': 422,
  'no-identity': 401,
  /** A recovery link that was never made, or was replaced. */
  'unknown-recovery': 401,
  'wrong-origin': 403,
  /** The seat belongs to somebody else. */
  'not-your-seat': 403,
  /** Only the one who opened the table may do that. */
  'not-your-table': 403,
  /** The link was never made, or was revoked. */
  'dead-link': 403,
  'unknown-address': 404,
  'unknown-table': 404,
  'unknown-seat': 404,
  'unknown-ask': 404,
  'wrong-method': 405,
  /** Somebody else was first; `missed` is what happened meanwhile. */
  stale: 409,
  'seat-taken': 409,
  /** The table was resigned or abandoned. */
  closed: 409,
  /** The game goes on: that is for afterwards. */
  'not-over': 409,
  'too-large': 413,
  'wrong-media': 415,
  /** The rules do not allow it; `refusal` says which. */
  refused: 422,
  /** A record that cannot be taken; `detail` says why. */
  'bad-record': 422,
  'too-many': 429,
  /** Nothing was changed; trying again later is fine. */
  unavailable: 503,
  broken: 500,
} as const;

export type ErrorKind = keyof typeof ERRORS;

export interface Problem {
  readonly kind: ErrorKind;
  readonly fault?: Fault;
  readonly refusal?: Refusal;
  /** With `stale`: the entries after the one the client named, as many as fit; the rest can be asked for. */
  readonly missed?: { readonly from: number; readonly entries: readonly Entry[] };
  readonly detail?: Readonly<Record<string, unknown>>;
  /** With `too-many`: seconds to wait. */
  readonly after?: number;
}
