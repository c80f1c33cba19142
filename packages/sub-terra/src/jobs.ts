// What is to be done next, as a stack of small jobs: a number with one argument each, so that a position can be saved,
// copied and replayed in the middle of anything. `flow.ts` does them.
import type { Descent } from './descent.ts';

export const JOBS = [
  'turn',
  'act',
  'dive-away',
  'turn-over',
  'directed-over',
  'chain',
  'reveal',
  'refill',
  'step-in',
  'touch',
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
export const DIVE_AWAY = 2;
export const TURN_OVER = 3;
export const DIRECTED_OVER = 4;
export const CHAIN = 5;
export const REVEAL = 6;
export const REFILL = 7;
export const STEP_IN = 8;
export const TOUCH = 9;
export const HORRORS = 10;
export const NEXT_HORROR = 11;
export const SPAWN = 12;
export const HAZARD_PHASE = 13;
export const RESOLVE = 14;
export const TREMOR_ROLLS = 15;
export const DARKNESS = 16;
export const ROUND_OVER = 17;

export const jobOf = (code: number): number => code & 31;
export const argumentOf = (code: number): number => code >> 5;

export function push(d: Descent, job: number, argument = 0): void {
  d.jobs[d.jobCount++] = job | (argument << 5);
}

export const pop = (d: Descent): number => d.jobs[--d.jobCount]!;
