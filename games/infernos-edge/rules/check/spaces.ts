// Refusals about spaces, gaps and the tiles placed in them.

import { DX, DY, NOTHING, SIDES, type SideName } from '@undercroft/cave';
import { hasBeyond } from '../conditions.ts';
import { type Expedition, guardiansOn } from '../expedition.ts';
import { type Barrier, barrier } from '../moving.ts';
import { type MaybeRefusal, refuse } from '../refusals.ts';
import { placementError } from '../revealing.ts';
import { hasRubble } from '../temple.ts';
import { typeOf } from '../tiles.ts';

export const own = (e: Expedition): number => e.places[e.actor]!;
export const sideOf = (name: SideName): number => SIDES.indexOf(name);
export const next = (e: Expedition, to: SideName): number => e.cave.beside[4 * own(e) + sideOf(to)]!;

export function tileAt(e: Expedition, cell: string): number {
  const [x, y] = cell.split(',').map(Number) as [number, number];
  return `${x},${y}` === cell ? e.cave.at(x, y) : NOTHING;
}

export function spaceRefusal(e: Expedition, at: string): MaybeRefusal {
  return tileAt(e, at) === NOTHING ? refuse('nothing-there', 'IE-MAP-1', { at }) : undefined;
}

export function gapRefusal(e: Expedition, to: SideName): MaybeRefusal {
  if (next(e, to) !== NOTHING) return refuse('tile-there', 'IE-MAP-3', { to });
  if (!e.cave.isGap(own(e), sideOf(to)))
    return hasBeyond(e, own(e), sideOf(to)) ? refuse('wall', 'IE-MAP-3', { to }) : refuse('edge', 'IE-MAP-2', { to });
  return e.bagCount > 0 ? undefined : refuse('bag-empty', 'IE-ACT-REVEAL');
}

/** Why there is no connected neighbour on this side. */
export function neighbourRefusal(e: Expedition, to: SideName): MaybeRefusal {
  if (next(e, to) === NOTHING) return refuse('nothing-there', 'IE-MAP-1', { to });
  return e.cave.through(own(e), sideOf(to)) === NOTHING ? refuse('wall', 'IE-MAP-1', { to }) : undefined;
}

const BARRIER_RULES: Record<Barrier, string> = { rubble: 'IE-MOVE-1', burnt: 'IE-MOVE-1', bridge: 'IE-TILE-BRIDGE' };

export function moveRefusal(e: Expedition, to: SideName): MaybeRefusal {
  const refusal = neighbourRefusal(e, to);
  if (refusal) return refusal;
  const kind = barrier(e, e.actor, next(e, to));
  return kind && refuse(kind, BARRIER_RULES[kind], { to });
}

export function digRefusal(e: Expedition, where: SideName | 'here', rule: string): MaybeRefusal {
  const refusal = where === 'here' ? undefined : neighbourRefusal(e, where);
  if (refusal) return refusal;
  const tile = where === 'here' ? own(e) : next(e, where);
  return hasRubble(e, tile) ? undefined : refuse('no-rubble', rule, { at: where });
}

export const attackRefusal = (e: Expedition): MaybeRefusal =>
  guardiansOn(e, own(e)) > 0 ? undefined : refuse('no-guardian', 'IE-ACT-0');

export function isGapCell(e: Expedition, at: string): boolean {
  const [x, y] = at.split(',').map(Number) as [number, number];
  return SIDES.some((_, side) => {
    const tile = e.cave.at(x - DX[side]!, y - DY[side]!);
    return tile !== NOTHING && e.cave.isGap(tile, side);
  });
}

const PLACEMENT_RULES = { 'not-connected': 'IE-ACT-REVEAL', 'closes-the-temple': 'IE-MAP-4' } as const;

export function placeRefusal(e: Expedition, turn: number): MaybeRefusal {
  const { turns } = typeOf(e.hand);
  if (turn >= turns) return refuse('same-as-another-turn', 'IE-ACT-REVEAL', { turn, turns });
  const kind = placementError(e, e.hand, turn);
  return kind && refuse(kind, PLACEMENT_RULES[kind], { turn });
}
