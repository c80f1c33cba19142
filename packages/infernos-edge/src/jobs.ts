// The small jobs an expedition is made of; `flow.ts` does them, the engine's Agenda keeps them.
export const JOBS = [
  'turn',
  'act',
  'crawl',
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
  'volcano',
  'turn-over',
  'activation',
  'next-guardian',
  'marker',
  'marker-step',
  'round-over',
] as const;

export const TURN = 0;
export const ACT = 1;
export const CRAWL = 2;
export const COMMANDED_OVER = 3;
export const CHAIN = 4;
export const SECOND_REVEAL = 5;
export const DRAW = 6;
export const FIT = 7;
export const PLACE_SANCTUM = 8;
export const STEP_IN = 9;
export const ARRIVE = 10;
export const HAZARD_ROLL = 11;
export const APPLY_FACE = 12;
export const VOLCANO = 13;
export const TURN_OVER = 14;
export const ACTIVATION = 15;
export const NEXT_GUARDIAN = 16;
export const MARKER = 17;
export const MARKER_STEP = 18;
export const ROUND_OVER = 19;
