// The health an explorer can expect to lose on a space before their next turn.

import { NOTHING, stepsOf } from '@undercroft/cave';
import {
  DART,
  type Expedition,
  hasRubble,
  isActive,
  isAlert,
  LAVA,
  RUIN,
  SCOUNDREL,
  SPIKE,
} from '@undercroft/infernos-edge';
import { WEIGHTS } from './weights.ts';

const FACES = 6;
const COLLAPSE_LOSS = 6;
const SPIKE_LOSS = 3;

/** IE-HAZ-1: hazard dice until the explorer's next turn. */
const diceAhead = (e: Expedition): number => e.explorers * (e.cursed ? 2 : 1);

export function expectedLoss(e: Expedition, i: number, tile: number): number {
  const loss = tileLoss(e, i, tile) + guardianLoss(e, i, tile);
  return loss + WEIGHTS.goingDown * Math.max(0, loss + 1 - e.health[i]!);
}

/** IE-HAZ-LAVA, IE-HAZ-COLLAPSE, IE-HAZ-TRAP. */
function tileLoss(e: Expedition, i: number, tile: number): number {
  const kind = e.kinds[tile];
  const own = e.cursed ? 2 : 1;
  let loss = 0;
  if (kind === LAVA) loss += diceAhead(e) / FACES;
  else if (kind === RUIN && !hasRubble(e, tile))
    loss += (Math.min(e.health[i]!, COLLAPSE_LOSS) * diceAhead(e)) / (FACES * FACES);
  if (e.who[i] === SCOUNDREL || isAlert(e, tile)) return loss;
  if (kind === SPIKE) loss += (own * SPIKE_LOSS) / FACES;
  else if (kind === DART) loss += own / FACES;
  for (let side = 0; side < 4; side++) {
    const next = e.cave.through(tile, side);
    if (next !== NOTHING && e.kinds[next] === DART) loss += own / FACES;
  }
  return loss;
}

/** IE-GUARD-2, IE-GUARD-3: a guardian attacks with every activation left after it arrives, and goes for the nearest explorer. */
function guardianLoss(e: Expedition, i: number, tile: number): number {
  const activations = 2 + diceAhead(e) / FACES;
  let loss = 0;
  for (let g = 0; g < e.guardianCount; g++) {
    const steps = stepsOf(e.ways.between(e.guardians[g]!, tile));
    if (steps < activations) loss += (activations - steps) * attentionFor(e, i, g, steps);
  }
  return loss;
}

/** The share of a guardian's attacks that this explorer can expect. */
function attentionFor(e: Expedition, i: number, g: number, steps: number): number {
  let rivals = 0;
  for (let other = 0; other < e.explorers; other++) {
    if (other === i || !isActive(e, other)) continue;
    const theirs = stepsOf(e.ways.between(e.guardians[g]!, e.places[other]!));
    if (theirs < steps) return 0;
    if (theirs === steps) rivals++;
  }
  return 1 / (1 + rivals);
}
