// Constants of the bots' suites, which import nothing else before a contestant is set up.
import { availableParallelism } from 'node:os';

export const GAMES = { 'pocket-sub': 'Pocket Sub', 'sub-terra': 'Sub Terra', 'infernos-edge': "Inferno's Edge" };
export const STRENGTHS = ['wanderer', 'novice', 'adept'];

/** 1, 2, 4, … and the number of cores. */
export const WORKERS = [...powersOfTwo(availableParallelism()), availableParallelism()];

function* powersOfTwo(below) {
  for (let workers = 1; workers < below; workers *= 2) yield workers;
}
