// In a file of its own: a page needs them without the schemas.

/** The quick signs. */
export const SIGNS = ['good', 'your-call', 'one-moment', 'careful', 'thanks', 'oh-no'] as const;
export type Sign = (typeof SIGNS)[number];

/** Ideas of others are drawn at once, folded until one looks, or taken only when one asks the table. */
export const IDEAS_WANTED = ['shown', 'folded', 'asked'] as const;
export type IdeasWanted = (typeof IDEAS_WANTED)[number];
