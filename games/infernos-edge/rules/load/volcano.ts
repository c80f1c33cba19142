// Loads the volcano: the eruption marker, the eruption, and how far the fire has come.

import { NOTHING, SIDES } from '@undercroft/cave';
import type { Path } from '@undercroft/engine';
import type { Expedition } from '../expedition.ts';
import { markerFor } from '../options.ts';
import { positionError } from '../position-errors.ts';
import { range } from '../save.ts';
import type { Snapshot } from '../snapshot.ts';
import { cellOf } from '../temple.ts';
import { IN_ENTRANCE, JOURNAL } from '../tiles.ts';
import { usedOf } from './uses.ts';

export function loadVolcano(e: Expedition, snapshot: Snapshot): void {
  e.erupted = snapshot.erupted ? 1 : 0;
  e.marker = snapshot.marker;
  validateMarker(e, snapshot);
  validateEruption(e, snapshot);
  if (snapshot.erupted && snapshot.end !== 'eruption') validateFire(e, snapshot);
}

/** IE-SETUP-3, IE-ROUND-3: a step for every round that is over, or two since the artifact was picked up. */
function validateMarker(e: Expedition, { marker, options, round, cursed, erupted }: Snapshot): void {
  const start = markerFor(options.difficulty, e.explorers);
  const received = String(marker);
  if (marker > start) throw positionError('marker-too-high', 'IE-SETUP-3', ['marker'], received);
  if (erupted && marker > 0) throw positionError('marker-left', 'IE-HAZ-LAVA', ['marker'], received);
  const most = Math.max(0, start - (round - 1));
  const least = cursed ? Math.max(0, start - 2 * (round - 1)) : most;
  if (marker > most || marker < least) throw positionError('marker-does-not-fit', 'IE-ROUND-3', ['marker'], received);
}

/** IE-VOLC-2, IE-VOLC-4. */
function validateEruption(e: Expedition, { erupted, end }: Snapshot): void {
  const burnt = range(e, 0, e.cave.count).filter((tile) => e.burnt[tile]);
  const isSanctumBurnt = e.corridor !== NOTHING && burnt.includes(e.corridor) && burnt.includes(e.ledge);
  if (erupted ? !isSanctumBurnt && end !== 'eruption' : burnt.length > 0)
    throw positionError(erupted ? 'sanctum-not-burnt' : 'not-erupted', 'IE-VOLC-2', ['erupted']);
  if (end === 'eruption' && burnt.length > 0)
    throw positionError('burnt', 'IE-VOLC-1', placeOf(burnt[0]!), cellOf(e, burnt[0]!));
  const group = burnt.filter((tile) => tile < IN_ENTRANCE).length;
  if (group > 0 && group < IN_ENTRANCE) throw positionError('half-burnt-entrance', 'IE-VOLC-4', ['entrance']);
}

/** Where in the snapshot a burnt space is. */
const placeOf = (tile: number): Path => (tile < IN_ENTRANCE ? ['entrance'] : ['temple', tile - IN_ENTRANCE, 'marks']);

/** IE-VOLC-4: the fire went from space to connected space, and everywhere equally far unless a way was opened later. */
function validateFire(e: Expedition, snapshot: Snapshot): void {
  const all = range(e, 0, e.cave.count);
  const reached = ringsFrom(e, (tile) => e.burnt[tile] === 1);
  const apart = all.find((tile) => e.burnt[tile] && reached[tile] === NOTHING);
  if (apart !== undefined) throw positionError('fire-cannot-reach', 'IE-VOLC-4', placeOf(apart), cellOf(e, apart));
  if (usedOf(snapshot, 'demolitions') > 0 || all.some((tile) => e.types[tile] === JOURNAL)) return;
  const rings = ringsFrom(e, () => true);
  const last = Math.max(...all.map((tile) => (e.burnt[tile] ? rings[tile]! : NOTHING)));
  const spared = all.find((tile) => !e.burnt[tile] && rings[tile]! <= last);
  if (spared !== undefined) throw positionError('fire-passed-by', 'IE-VOLC-4', placeOf(spared), cellOf(e, spared));
}

/** For each space the number of the ring in which the fire comes from the sanctum through these spaces, or NOTHING. */
function ringsFrom(e: Expedition, burns: (tile: number) => boolean): number[] {
  const rings = range(e, 0, e.cave.count).map(() => NOTHING);
  let ring = e.corridor === NOTHING ? [] : [e.corridor, e.ledge];
  for (let number = 0; ring.length > 0; number++) {
    for (const tile of ring) rings[tile] = number;
    const beside = new Set(ring.flatMap((tile) => SIDES.map((_, side) => e.cave.through(tile, side))));
    const next = [...beside].filter((tile) => tile !== NOTHING && rings[tile] === NOTHING && burns(tile));
    ring = next.some((tile) => tile < IN_ENTRANCE) ? withEntrance(e, next) : next;
  }
  return rings;
}

/** The entrance burns as one. */
const withEntrance = (e: Expedition, ring: readonly number[]): number[] => [
  ...new Set([...ring, ...range(e, 0, IN_ENTRANCE)]),
];
