// What the suites of the bots name before anything is loaded.
import { availableParallelism } from 'node:os';

export const GAMES = { 'pocket-sub': 'Pocket Sub', 'sub-terra': 'Sub Terra', 'infernos-edge': "Inferno's Edge" };
export const STRENGTHS = ['wanderer', 'novice', 'adept'];

/** 1, 2, 4, … and all. */
export const WORKERS = [...doubling(availableParallelism()), availableParallelism()];

function* doubling(below) {
  for (let workers = 1; workers < below; workers *= 2) yield workers;
}
