// Horrors: whom they hunt, where they step and where they appear.

import { Distances, NOTHING } from '@undercroft/cave';
import { SCOUT } from './cavers.ts';
import { type Descent, hasState, isCaver, isConscious, isInCave, isOnExit, MAX_HORRORS } from './descent.ts';
import { HIDDEN } from './marks.ts';
import { HORROR } from './tiles.ts';

/** ST-HOR-MOVE, ST-HOR-SPAWN. */
const REACH = 7;

const fromHorror = new Distances();
const fromVictim = new Distances();

/** ST-HOR-VICTIM. A submerged Diver is on no tile, so not in the cave. */
export const isPrey = (d: Descent, i: number): boolean =>
  isInCave(d, i) && isConscious(d, i) && !hasState(d, i, HIDDEN) && !isOnExit(d, i) && !isCaver(d, i, SCOUT);

/** ST-HOR-TOUCH. */
export const canBeStruck = (d: Descent, i: number): boolean =>
  isInCave(d, i) && isConscious(d, i) && !isOnExit(d, i) && !isCaver(d, i, SCOUT);

/** The closest victim within reach, or −1; ties go to the lowest rank. Leaves the distances in `fromHorror`. */
export function closestVictim(d: Descent, tile: number): number {
  const { steps } = fromHorror.from(d.cave, tile, REACH);
  let best = -1;
  for (let i = 0; i < d.cavers; i++) {
    if (!isPrey(d, i) || steps[d.places[i]!]! > REACH) continue;
    const nearer = best < 0 ? 1 : steps[d.places[best]!]! - steps[d.places[i]!]!;
    if (nearer > 0 || (nearer === 0 && d.who[i]! < d.who[best]!)) best = i;
  }
  return best;
}

export const distanceToVictim = (d: Descent, victim: number): number => fromHorror.steps[d.places[victim]!]!;

/** Writes the sides where shortest paths to the victim begin into `out`; returns how many. */
export function firstSteps(d: Descent, tile: number, victim: number, out: Int32Array): number {
  const { steps } = fromVictim.from(d.cave, d.places[victim]!, REACH);
  let n = 0;
  for (let side = 0; side < 4; side++) {
    const next = d.cave.through(tile, side);
    if (next !== NOTHING && steps[next]! < steps[tile]!) out[n++] = side;
  }
  return n;
}

export function horrorAt(d: Descent, tile: number): number {
  for (let h = 0; h < MAX_HORRORS; h++) if (d.horrors[h] === tile) return h;
  return -1;
}

export function countHorrors(d: Descent): number {
  let n = 0;
  for (let h = 0; h < MAX_HORRORS; h++) if (d.horrors[h] !== NOTHING) n++;
  return n;
}

/** The other horrors move up, so that equal positions are stored in the same way. */
export function removeHorror(d: Descent, horror: number): void {
  for (let h = horror; h < MAX_HORRORS - 1; h++) {
    d.horrors[h] = d.horrors[h + 1]!;
    d.moved[h] = d.moved[h + 1]!;
  }
  d.horrors[MAX_HORRORS - 1] = NOTHING;
  d.moved[MAX_HORRORS - 1] = 0;
}

/** ST-HOR-SPAWN: writes the tiles where a horror can appear into `out`; returns how many. */
export function spawnTiles(d: Descent, out: Int32Array): number {
  let n = 0;
  let nearest = REACH;
  for (let tile = 0; tile < d.cave.count; tile++) {
    if (d.kinds[tile] !== HORROR || horrorAt(d, tile) >= 0) continue;
    const victim = closestVictim(d, tile);
    if (victim < 0) continue;
    const distance = distanceToVictim(d, victim);
    if (distance < nearest) n = 0;
    if (distance > nearest) continue;
    nearest = distance;
    out[n++] = tile;
  }
  return n;
}
