// Why a side cannot be revealed, entered, dug out, blasted or cleared of a horror.

import { NOTHING, type SideName } from '@undercroft/cave';
import { canDemolish, canMoveOnto, hasTileToPlace, tileInReach } from '../conditions.ts';
import { canReachSide, type Descent } from '../descent.ts';
import { sideOf } from '../encode.ts';
import { horrorAt } from '../horrors.ts';
import { FLOOD, isMarked, ROPE, RUBBLE } from '../marks.ts';
import { type MaybeRefusal, refuse } from '../refusals.ts';
import { isSteep, SLIDE, SQUEEZE } from '../tiles.ts';

export const ownTile = (d: Descent): number => d.places[d.actor]!;

const tileBeside = (d: Descent, to: SideName): number => d.cave.beside[4 * ownTile(d) + sideOf(to)]!;

/** ST-TILE-LEDGE-3, ST-TILE-SLIDE. */
function ledgeRefusal(d: Descent, to: SideName): MaybeRefusal {
  if (canReachSide(d, d.actor, sideOf(to))) return undefined;
  return d.kinds[ownTile(d)] === SLIDE
    ? refuse('slide', 'ST-TILE-SLIDE', { to })
    : refuse('ledge', 'ST-TILE-LEDGE-3', { to });
}

export function gapRefusal(d: Descent, to: SideName): MaybeRefusal {
  if (tileBeside(d, to) !== NOTHING) return refuse('tile-there', 'ST-CAVE-3', { to });
  if (!d.cave.isGap(ownTile(d), sideOf(to))) return refuse('wall', 'ST-CAVE-3', { to });
  return ledgeRefusal(d, to) ?? (hasTileToPlace(d, d.actor) ? undefined : refuse('stack-empty', 'ST-CAVE-5'));
}

function stepRefusal(d: Descent, to: SideName): MaybeRefusal {
  if (tileBeside(d, to) === NOTHING) return refuse('nothing-there', 'ST-CAVE-1', { to });
  if (d.cave.through(ownTile(d), sideOf(to)) === NOTHING) return refuse('wall', 'ST-CAVE-1', { to });
  return ledgeRefusal(d, to);
}

export function moveRefusal(d: Descent, to: SideName): MaybeRefusal {
  const refusal = stepRefusal(d, to);
  if (refusal) return refusal;
  const tile = tileBeside(d, to);
  if (canMoveOnto(d, d.actor, tile)) return undefined;
  if (isMarked(d, tile, FLOOD)) return refuse('flooded', 'ST-TILE-WATER', { to });
  return isMarked(d, tile, RUBBLE)
    ? refuse('rubble', 'ST-TILE-CAVEIN', { to })
    : refuse('squeeze', 'ST-TILE-SQUEEZE', { to });
}

export function swimRefusal(d: Descent, to: SideName): MaybeRefusal {
  const refusal = stepRefusal(d, to);
  if (refusal || isMarked(d, tileBeside(d, to), FLOOD)) return refusal;
  return refuse('not-flooded', 'ST-ACT-SWIM', { to });
}

export function squeezeRefusal(d: Descent, to: SideName): MaybeRefusal {
  const refusal = stepRefusal(d, to);
  if (refusal || d.kinds[tileBeside(d, to)] === SQUEEZE) return refusal;
  return refuse('no-squeeze', 'ST-ACT-SQUEEZE', { to });
}

export function digRefusal(d: Descent, where: SideName | 'here', rule: string): MaybeRefusal {
  if (where === 'here') return isMarked(d, ownTile(d), RUBBLE) ? undefined : refuse('no-rubble', rule, { at: where });
  if (tileBeside(d, where) === NOTHING) return refuse('nothing-there', 'ST-CAVE-1', { to: where });
  const tile = tileInReach(d, ownTile(d), sideOf(where));
  if (tile === NOTHING) return refuse('wall', rule, { to: where });
  return isMarked(d, tile, RUBBLE) ? undefined : refuse('no-rubble', rule, { at: where });
}

export function ropeRefusal(d: Descent, rule: string): MaybeRefusal {
  if (!isSteep(d.kinds[ownTile(d)]!)) return refuse('not-steep', rule);
  return isMarked(d, ownTile(d), ROPE) ? refuse('rope-there', rule) : undefined;
}

export function demolishRefusal(d: Descent, to: SideName): MaybeRefusal {
  if (d.explosivesLeft === 0) return refuse('used-up', 'ST-ENG-1');
  const side = sideOf(to);
  if (d.cave.through(ownTile(d), side) !== NOTHING || d.cave.isGap(ownTile(d), side))
    return refuse('open-already', 'ST-ENG-1', { to });
  return canDemolish(d, d.actor, side) ? undefined : refuse('sealed', 'ST-ENG-2', { to });
}

export function repelRefusal(d: Descent, to: SideName): MaybeRefusal {
  if (tileBeside(d, to) === NOTHING) return refuse('nothing-there', 'ST-CAVE-1', { to });
  const tile = tileInReach(d, ownTile(d), sideOf(to));
  if (tile === NOTHING) return refuse('wall', 'ST-BOD-1', { to });
  return horrorAt(d, tile) >= 0 ? undefined : refuse('no-horror', 'ST-BOD-1', { to });
}
