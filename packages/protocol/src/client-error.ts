// What can go wrong for a client: what the server rejects, and what never reaches it.
import type { Result } from '@undercroft/engine';
import type { Problem } from './errors.ts';

/** The server could not be reached, so nobody knows what became of the request. */
export interface Unreachable {
  readonly kind: 'unreached';
}

/** The server speaks another version of the protocol, so the two could misunderstand each other. */
export interface ProtocolMismatch {
  readonly kind: 'other-protocol';
  readonly theirs: number;
}

export type ClientError = Problem | Unreachable | ProtocolMismatch;
export type Response<T> = Result<T, ClientError>;
