// The worth of fighting guardians.
import { type Expedition, guardiansOn, isActive } from '@undercroft/infernos-edge';
import { CARRYING } from './goals.ts';
import { stepsToExplorer } from './team.ts';
import type { Turn } from './turn.ts';
import { WEIGHTS } from './weights.ts';

export const attackWorth = ({ goal }: Turn): number => (goal === CARRYING ? WEIGHTS.attackCarry : WEIGHTS.attack);

export const shootWorth = (e: Expedition, tile: number): number => WEIGHTS.shoot * threatOf(e, tile);

export const purifyWorth = (e: Expedition, tile: number): number =>
  WEIGHTS.purify * threatOf(e, tile) * guardiansOn(e, tile);

export function grenadeWorth(e: Expedition, tile: number): number {
  let harmed = 0;
  for (let i = 0; i < e.explorers; i++) if (e.places[i] === tile && isActive(e, i)) harmed++;
  return WEIGHTS.grenade * guardiansOn(e, tile) - harmed;
}

/** How dangerous guardians on a space are: the nearer to an explorer, the more. */
function threatOf(e: Expedition, tile: number): number {
  const steps = stepsToExplorer(e, tile, 100);
  return steps <= 2 ? 1 : steps <= 4 ? 0.6 : 0.2;
}
