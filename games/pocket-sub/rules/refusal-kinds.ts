// Every kind of reason why a move may not be played. The page's table does not need the list, so it has a file of its own.

export const REFUSAL_KINDS = [
  'malformed',
  'not-asked',
  'no-expansion',
  'too-late-for-tokens',
  'no-such-region',
  'no-such-tile-left',
  'not-deep',
  'deep',
  'occupied',
  'not-a-centre',
  'command-centre-there',
  'whirlpool-taken',
  'same-tile',
  'tokens-declared',
  'token-repeated',
  'token-spent',
  'no-sub-there',
  'not-your-sub',
  'already-here',
  'been-there',
  'not-touching',
  'too-few-points',
  'move-ended-there',
  'not-on-the-course',
] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];
