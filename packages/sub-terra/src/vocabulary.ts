// The words of the game at its border: options, actions, outcomes.

export const VARIANTS = ['standard', 'reference-manual'] as const;

export type { Action, Options, Outcome } from './shapes.ts';
