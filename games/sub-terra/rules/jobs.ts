// The job stack: what to do next, each job a number with one argument, so that a position can be saved, copied and
// replayed at any point. `flow.ts` runs the jobs.
import { indices } from '@undercroft/engine';
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

export const {
  turn: TURN,
  act: ACT,
  'dive-away': DIVE_AWAY,
  'turn-over': TURN_OVER,
  'directed-over': DIRECTED_OVER,
  chain: CHAIN,
  reveal: REVEAL,
  refill: REFILL,
  'step-in': STEP_IN,
  touch: TOUCH,
  horrors: HORRORS,
  'next-horror': NEXT_HORROR,
  spawn: SPAWN,
  hazards: HAZARD_PHASE,
  resolve: RESOLVE,
  tremor: TREMOR_ROLLS,
  darkness: DARKNESS,
  'round-over': ROUND_OVER,
} = indices(JOBS);

export const jobOf = (code: number): number => code & 31;
export const argumentOf = (code: number): number => code >> 5;

export function push(d: Descent, job: number, argument = 0): void {
  d.jobs[d.jobCount++] = job | (argument << 5);
}

export const pop = (d: Descent): number => d.jobs[--d.jobCount]!;
