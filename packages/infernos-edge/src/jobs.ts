// The small jobs an expedition is made of; `flow.ts` does them, the engine's Agenda keeps them.
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

export const TURN = 0;
export const ACT = 1;
export const COMMANDED_OVER = 2;
export const CHAIN = 3;
export const SECOND_REVEAL = 4;
export const DRAW = 5;
export const FIT = 6;
export const PLACE_SANCTUM = 7;
export const STEP_IN = 8;
export const ARRIVE = 9;
export const HAZARD_ROLL = 10;
export const APPLY_FACE = 11;
export const TURN_OVER = 12;
export const ACTIVATION = 13;
export const NEXT_GUARDIAN = 14;
export const MARKER = 15;
export const MARKER_STEP = 16;
export const ROUND_OVER = 17;
