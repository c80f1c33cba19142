// A die to be rolled: why, and for whom.
import { ROLL_DIE } from './asks.ts';
import type { Descent } from './descent.ts';
import { ROLLS, type Roll } from './events.ts';

/** Why a die is rolled: indices of ROLLS. */
export const FOR_EXERTION = 0;
export const FOR_ROPE = 1;
export const FOR_HIDING = 2;
export const FOR_ROUGH = 3;
export const FOR_TREMOR = 4;
export const FOR_DARKNESS = 5;
export const FOR_CAVE_IN = 6;

export const rollName = (purpose: number): Roll => ROLLS[purpose] as Roll;

export function rollFor(d: Descent, purpose: number, roller: number): void {
  d.purpose = purpose;
  d.roller = roller;
  d.asks = ROLL_DIE;
}
