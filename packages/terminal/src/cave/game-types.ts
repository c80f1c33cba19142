// What the shared code needs from a game on square tiles: where they lie, and how many points are left.
import type { Cave } from '@undercroft/cave';
import type { GameTypes } from '@undercroft/engine';

export interface CaveGameTypes extends GameTypes {
  State: { readonly cave: Cave; points: number };
}
