// The jobs on the engine's JobStack; `flow.ts` runs them.
import { indices } from '@undercroft/engine';

export const JOBS = [
  'turn',
  'act',
  'commanded-over',
  'chain',
  'second-reveal',
  'draw',
  'fit',
  'sanctum',
  'step-in',
  'arrive',
  'hazard-roll',
  'face',
  'turn-over',
  'activation',
  'next-guardian',
  'marker',
  'marker-step',
  'round-over',
] as const;

export const {
  turn: TURN,
  act: ACT,
  'commanded-over': COMMANDED_OVER,
  chain: CHAIN,
  'second-reveal': SECOND_REVEAL,
  draw: DRAW,
  fit: FIT,
  sanctum: PLACE_SANCTUM,
  'step-in': STEP_IN,
  arrive: ARRIVE,
  'hazard-roll': HAZARD_ROLL,
  face: APPLY_FACE,
  'turn-over': TURN_OVER,
  activation: ACTIVATION,
  'next-guardian': NEXT_GUARDIAN,
  marker: MARKER,
  'marker-step': MARKER_STEP,
  'round-over': ROUND_OVER,
} = indices(JOBS);
