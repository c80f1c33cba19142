// Refusals of abilities.

import { NOTHING, type SideName } from '@undercroft/cave';
import { RESEARCH } from '../codes.ts';
import { canBrace, canDemolish, canShoreUp, hasBeyond, SHOT_REACH } from '../conditions.ts';
import { costOf } from '../costs.ts';
import { BRACED, type Expedition, findExplorer, guardiansOn, isActive, SHORED } from '../expedition.ts';
import { EXPLORERS, type Explorer } from '../explorers.ts';
import { movesOf } from '../moving.ts';
import { type MaybeRefusal, refuse } from '../refusals.ts';
import { sightTo } from '../sight.ts';
import { BAG_TYPES } from '../tiles.ts';
import { otherRefusal } from './explorers.ts';
import { costRefusal } from './points.ts';
import { isGapCell, neighbourRefusal, next, own, sideOf, spaceRefusal, tileAt } from './spaces.ts';

export function grenadeRefusal(e: Expedition, to: SideName): MaybeRefusal {
  const refusal = neighbourRefusal(e, to);
  if (refusal) return refusal;
  return guardiansOn(e, next(e, to)) > 0 ? undefined : refuse('no-guardian', 'IE-ACT-0', { to });
}

export function demolishRefusal(e: Expedition, to: SideName): MaybeRefusal {
  if (e.demolitions === 0) return refuse('used-up', 'IE-SAP-2');
  if (!hasBeyond(e, own(e), sideOf(to))) return refuse('edge', 'IE-SAP-2', { to });
  return canDemolish(e, own(e), sideOf(to)) ? undefined : refuse('open-already', 'IE-SAP-2', { to });
}

export function shoreUpRefusal(e: Expedition): MaybeRefusal {
  const tile = own(e);
  if (e.shores === 0) return refuse('used-up', 'IE-FOR-2');
  if (e.types[tile]! >= BAG_TYPES) return refuse('not-from-the-bag', 'IE-FOR-2');
  if (e.marks[tile]! & SHORED) return refuse('shored-already', 'IE-FOR-2');
  return canShoreUp(e, tile) ? undefined : refuse('normal-already', 'IE-FOR-2');
}

export function researchRefusal(e: Expedition, at: string): MaybeRefusal {
  if (e.journals === 0) return refuse('used-up', 'IE-ARI-2');
  if (e.points < costOf(RESEARCH)) return costRefusal(e, RESEARCH);
  if (tileAt(e, at) !== NOTHING) return refuse('tile-there', 'IE-MAP-3', { at });
  return isGapCell(e, at) ? refuse('closes-the-temple', 'IE-MAP-4', { at }) : refuse('no-gap', 'IE-MAP-3', { at });
}

export function scopeRefusal(e: Expedition, at: string): MaybeRefusal {
  if (e.bagCount === 0) return refuse('bag-empty', 'IE-ACT-REVEAL');
  if (tileAt(e, at) !== NOTHING) return refuse('tile-there', 'IE-MAP-3', { at });
  return e.points > 0 ? refuse('not-in-sight', 'IE-SHA-1', { at }) : undefined;
}

export function shootRefusal(e: Expedition, at: string): MaybeRefusal {
  const refusal = spaceRefusal(e, at);
  if (refusal) return refusal;
  const tile = tileAt(e, at);
  if (tile === own(e)) return refuse('own-space', 'IE-SHA-2');
  const steps = sightTo(e, own(e), tile);
  if (steps < 0) return refuse('not-in-sight', 'IE-MAP-6', { at });
  if (steps > SHOT_REACH) return refuse('too-far', 'IE-SHA-2', { at, steps, most: SHOT_REACH });
  return guardiansOn(e, tile) > 0 ? undefined : refuse('no-guardian', 'IE-ACT-0', { at });
}

export function purifyRefusal(e: Expedition, at: string): MaybeRefusal {
  const refusal = spaceRefusal(e, at);
  if (refusal) return refusal;
  if (tileAt(e, at) === own(e)) return refuse('own-space', 'IE-PRI-2');
  return guardiansOn(e, tileAt(e, at)) > 0 ? undefined : refuse('no-guardian', 'IE-ACT-0', { at });
}

export function commandRefusal(e: Expedition, name: Explorer): MaybeRefusal {
  const refusal = otherRefusal(e, name, 'IE-ARI-1');
  if (refusal) return refusal;
  const other = findExplorer(e, EXPLORERS.indexOf(name));
  if (!isActive(e, other)) return refuse('downed', 'IE-ARI-1', { explorer: name });
  return movesOf(e, other) !== 0 ? undefined : refuse('no-step', 'IE-ACT-0', { explorer: name });
}

export function braceRefusal(e: Expedition): MaybeRefusal {
  if (canBrace(e)) return undefined;
  return e.brace === BRACED ? refuse('braced-already', 'IE-ACT-0') : refuse('braced-last-turn', 'IE-VET-2');
}
