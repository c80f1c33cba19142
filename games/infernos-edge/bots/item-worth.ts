// The worth of picking up and handing over keys and the artifact.
import {
  EXIT_SPACE,
  type Expedition,
  fullHealth,
  HOLDS_ARTIFACT,
  HOLDS_KEY,
  isActive,
  isOnSanctum,
  SCOUNDREL,
} from '@undercroft/infernos-edge';
import { stepsBetween } from './team.ts';
import { NEVER, type Turn } from './turn.ts';
import { WEIGHTS } from './weights.ts';

/** IE-CURSE-1: preferably in good health, if there is time. */
export function artifactWorth({ actor, tile }: Turn, e: Expedition): number {
  const roundsToExit = stepsBetween(e, tile, EXIT_SPACE) / (e.who[actor] === SCOUNDREL ? 4 : 3);
  if (e.marker < 2 * roundsToExit + 2) return WEIGHTS.pickUp;
  return WEIGHTS.pickUp - WEIGHTS.patience * (fullHealth(e.who[actor]!) - e.health[actor]!);
}

/** IE-SANC-3: keys belong on the sanctum and nowhere else. */
export const putDownWorth = ({ actor, tile }: Turn, e: Expedition): number =>
  isOnSanctum(e, tile) && e.holds[actor] === HOLDS_KEY ? WEIGHTS.putDown : NEVER;

/** From a downed explorer; the artifact from a slower one, too. */
export function takeWorth({ actor }: Turn, e: Expedition, other: number): number {
  if (e.health[other] === 0) return WEIGHTS.takeOver;
  return e.holds[other] === HOLDS_ARTIFACT && e.who[actor] === SCOUNDREL ? WEIGHTS.takeOver : NEVER;
}

export function giveWorth({ actor }: Turn, e: Expedition, other: number): number {
  const isFaster = e.who[other] === SCOUNDREL && isActive(e, other);
  return e.holds[actor] === HOLDS_ARTIFACT && isFaster ? WEIGHTS.takeOver : NEVER;
}
