// Who of the team is where: distances, and who is nearest to a space.

import { stepsOf } from '@undercroft/cave';
import { EMPTY, type Expedition, HOLDS_ARTIFACT, isActive, isInside, SCOUNDREL } from '@undercroft/infernos-edge';
import { WEIGHTS } from './weights.ts';

export const NOBODY = -1;

export const stepsBetween = (e: Expedition, from: number, to: number): number => stepsOf(e.ways.between(from, to));

export function artifactHolder(e: Expedition): number {
  for (let i = 0; i < e.explorers; i++) if (e.holds[i] === HOLDS_ARTIFACT && isInside(e, i)) return i;
  return NOBODY;
}

/** The first explorer there with free hands; a Scoundrel is about twice as fast. */
export function bestRunner(e: Expedition, tile: number): number {
  let best = NOBODY;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < e.explorers; i++) {
    if (!isActive(e, i) || e.holds[i] !== EMPTY) continue;
    const turns = stepsBetween(e, e.places[i]!, tile) * (e.who[i] === SCOUNDREL ? WEIGHTS.runner : 1);
    if (turns >= least) continue;
    least = turns;
    best = i;
  }
  return best;
}

export function nearestExplorer(e: Expedition, tile: number): number {
  let best = NOBODY;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < e.explorers; i++) {
    if (!isActive(e, i)) continue;
    const steps = stepsBetween(e, e.places[i]!, tile);
    if (steps >= least) continue;
    least = steps;
    best = i;
  }
  return best;
}

/** Steps from a space to the nearest active explorer, at most `most`. */
export function stepsToExplorer(e: Expedition, tile: number, most: number): number {
  let least = most;
  for (let i = 0; i < e.explorers; i++)
    if (isActive(e, i)) least = Math.min(least, stepsBetween(e, tile, e.places[i]!));
  return least;
}
