// What the shared part needs to know of a game played on square tiles: where they lie, and what is left to spend.
import type { Cave } from '@undercroft/cave';
import type { Kinds } from '@undercroft/engine';

export interface CaveKinds extends Kinds {
  State: { readonly cave: Cave; points: number };
}
