// What is to be done next, as a stack of small jobs: a number with one argument each, so that a position can be saved,
// copied and replayed in the middle of anything. `flow.ts` does them.
import type { Descent } from './descent.ts';

export const JOBS = [
  'turn',
  'act',
  'exertion',
  'dive-away',
  'turn-over',
  'directed-over',
  'chain',
  'reveal',
  'draw',
  'fit',
  'refill',
  'step-in',
  'gas-in',
  'rough-in',
  'touch',
  'cave-in',
  'horrors',
  'next-horror',
  'spawn',
  'hazards',
  'resolve',
  'tremor',
  'darkness',
  'round-over',
] as const;
export type Job = (typeof JOBS)[number];

export const TURN = 0;
export const ACT = 1;
export const EXERTION = 2;
export const DIVE_AWAY = 3;
export const TURN_OVER = 4;
export const DIRECTED_OVER = 5;
export const CHAIN = 6;
export const REVEAL = 7;
export const DRAW = 8;
export const FIT = 9;
export const REFILL = 10;
export const STEP_IN = 11;
export const GAS_IN = 12;
export const ROUGH_IN = 13;
export const TOUCH = 14;
export const CAVE_IN_ROLL = 15;
export const HORRORS = 16;
export const NEXT_HORROR = 17;
export const SPAWN = 18;
export const HAZARD_PHASE = 19;
export const RESOLVE = 20;
export const TREMOR_ROLLS = 21;
export const DARKNESS = 22;
export const ROUND_OVER = 23;

export const jobOf = (code: number): number => code & 31;
export const argumentOf = (code: number): number => code >> 5;

export function push(d: Descent, job: number, argument = 0): void {
  d.jobs[d.jobCount++] = job | (argument << 5);
}

export const pop = (d: Descent): number => d.jobs[--d.jobCount]!;
