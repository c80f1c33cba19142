// In a file of its own: a page needs them without the schemas.

/** The quick signs. */
export const SIGNS = ['good', 'your-call', 'one-moment', 'careful', 'thanks', 'oh-no'] as const;
export type Sign = (typeof SIGNS)[number];
