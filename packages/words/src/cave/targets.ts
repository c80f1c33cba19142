// What words about tiles are told: shapes, and what an action is aimed at.
import type { SideName } from '@undercroft/cave';
import type { Places } from '../places.ts';

export type Shape = 'X' | 'T' | 'L' | 'I' | 'D';

/** What an action is aimed at, where the action itself does not say it in a player's words. */
export interface TargetDetails {
  /** For actions that name a cell. */
  readonly places?: Places;
  /** To which sides the tile to be placed would be open. */
  readonly openings?: readonly SideName[];
  /** The tile that would be taken, as the rules name it. */
  readonly tile?: string;
}

/** An action that is possible at a place. */
export interface PossibleAction<Type extends string> {
  readonly action: Type;
  readonly points: number;
  /** Of a way of several steps. */
  readonly steps?: number;
  /** What may be lost by it, in a few words. */
  readonly risk?: string;
}
