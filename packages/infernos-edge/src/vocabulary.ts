// The words of the game at its border: options, actions, outcomes.

export const VARIANTS = ['first-edition', 'second-edition'] as const;
export const ITEMS = ['key', 'artifact'] as const;
export type Item = (typeof ITEMS)[number];

export type { Action, Options, Outcome } from './shapes.ts';
