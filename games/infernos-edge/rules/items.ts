// What an explorer can carry (IE-COMP-5).

export const ITEMS = ['key', 'artifact'] as const;
export type Item = (typeof ITEMS)[number];
