// What the words of playing together are about.

/** Why something could not be done, as far as somebody who plays can do something about it. */
export type ClientProblemKind =
  | 'unreached'
  | 'unavailable'
  | 'cannot-store'
  | 'other-protocol'
  | 'seat-taken'
  | 'dead-link'
  | 'unknown-table'
  | 'unknown-recovery'
  | 'too-many'
  | 'set-aside'
  | 'closed'
  | 'muted'
  | 'chat-closed'
  | 'bad-record'
  | 'other';
