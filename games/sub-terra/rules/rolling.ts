// The die that has to be rolled: why, and for whom.

import { indices } from '@undercroft/engine';
import { ROLL_DIE } from './asks.ts';
import { type Descent, isConscious, isInCave, isOnExit } from './descent.ts';
import { ROLLS, type Roll } from './events.ts';

/** Why a die is rolled. */
export const {
  exertion: FOR_EXERTION,
  rope: FOR_ROPE,
  hide: FOR_HIDING,
  rough: FOR_ROUGH,
  tremor: FOR_TREMOR,
  darkness: FOR_DARKNESS,
  'cave-in': FOR_CAVE_IN,
} = indices(ROLLS);

export const rollName = (purpose: number): Roll => ROLLS[purpose] as Roll;

export function rollFor(d: Descent, purpose: number, roller: number): void {
  d.purpose = purpose;
  d.roller = roller;
  d.asks = ROLL_DIE;
}

/** ST-TURN-3. */
export const needsExertionCheck = (d: Descent): boolean =>
  d.exerted === 1 && isConscious(d, d.active) && isInCave(d, d.active) && !isOnExit(d, d.active);
