// The words of the game: each list gives a type and, by its order, the small integers used inside.
export const COLOURS = ['red', 'white', 'blue', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const WATERS = ['shallow', 'deep', 'rocky'] as const;
export type Water = (typeof WATERS)[number];
export const SHALLOW = 0;
export const DEEP = 1;
export const ROCKY = 2;

export const FACES = ['A', 'B', 'C'] as const;
export type Face = (typeof FACES)[number];

export const TOKENS = ['intelligence', 'map', 'current'] as const;
export type Token = (typeof TOKENS)[number];
/** Sets of tokens are bits: 1, 2 and 4 in the order above. */
export const INTELLIGENCE = 1;
export const MAP = 2;
export const CURRENT = 4;
export const ALL_TOKENS = 7;

export const SPINS = ['clockwise', 'counter-clockwise'] as const;
export type Spin = (typeof SPINS)[number];

/** Where a game stands: what is asked next. */
export const PHASES = ['tile', 'place-cc', 'place-sub', 'whirlpool', 'sub', 'step', 'mine', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const LAY_TILE = 0;
export const PLACE_CC = 1;
export const PLACE_SUB = 2;
export const WHIRLPOOL = 3;
export const CHOOSE_SUB = 4;
export const STEP = 5;
export const MINE = 6;
export const GAME_OVER = 7;

/** What destroyed a sub; the last one tells how the game was decided. */
export const CAUSES = [
  'mine',
  'collision',
  'hit-a-hero',
  'rammed-by-hero',
  'command-centre',
  'friendly',
  'stuck',
  'no-mine',
] as const;
export type Cause = (typeof CAUSES)[number];

/** A last sub cannot be lost in a collision of two ordinary subs or by running into a hero: it would be a hero itself. */
export const ENDINGS = ['mine', 'rammed-by-hero', 'command-centre', 'friendly', 'stuck', 'no-mine', 'quiet'] as const;
export type How = (typeof ENDINGS)[number];

export type { Action, Options, Outcome } from './shapes.ts';
