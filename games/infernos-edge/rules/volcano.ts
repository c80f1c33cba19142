// Eruption and spread (IE-VOLC-1 to IE-VOLC-6).

import { MAX_TILES, NOTHING } from '@undercroft/cave';
import { ERUPTION, endGame, endIfOver } from './ending.ts';
import type { Emit } from './events.ts';
import { DEAD, EMPTY, type Expedition, HIDDEN, HOLDS_ARTIFACT, LOST, nameOf, OUTSIDE } from './expedition.ts';
import { destroyAll } from './guardians.ts';
import { held } from './moving.ts';
import { cellOf, isOnSanctum, updateDoubtful } from './temple.ts';
import { BURNT, IN_ENTRANCE } from './tiles.ts';

/** The tiles that are about to burn. */
const ring = new Int8Array(MAX_TILES);

/** IE-HAZ-LAVA: whether a lava face makes the volcano erupt or spread. */
export const isVolcanoAwake = (e: Expedition): boolean => e.erupted === 1 || e.marker === 0;

export function eruptOrSpread(e: Expedition, emit: Emit): void {
  if (e.erupted) spread(e, emit);
  else if (e.marker === 0) erupt(e, emit);
}

/** IE-VOLC-1, IE-VOLC-2. */
function erupt(e: Expedition, emit: Emit): void {
  e.erupted = 1;
  emit?.({ type: 'erupted', rule: 'IE-HAZ-LAVA' });
  if (!isArtifactOffSanctum(e)) return endGame(e, ERUPTION, emit);
  findSanctum(e, ring);
  burnRing(e, 'IE-VOLC-2', emit);
}

function findSanctum(e: Expedition, out: Int8Array): void {
  out.fill(0, 0, e.cave.count);
  for (let tile = 0; tile < e.cave.count; tile++) if (isOnSanctum(e, tile)) out[tile] = 1;
}

/** IE-VOLC-1: a holder who stands on the sanctum has not carried it off. */
function isArtifactOffSanctum(e: Expedition): boolean {
  if (e.artifact === HIDDEN) return false;
  if (e.artifact === OUTSIDE) return true;
  return !isOnSanctum(e, e.artifactAt === NOTHING ? holderPlace(e) : e.artifactAt);
}

function holderPlace(e: Expedition): number {
  for (let i = 0; i < e.explorers; i++) if (e.holds[i] === HOLDS_ARTIFACT) return e.places[i]!;
  return NOTHING;
}

/** IE-VOLC-4. */
export function spread(e: Expedition, emit: Emit): void {
  findRing(e, ring);
  burnRing(e, 'IE-VOLC-4', emit);
}

/** Marks every unburnt space connected to a burnt one, and the whole entrance if one of its spaces is among them. */
function findRing(e: Expedition, out: Int8Array): void {
  out.fill(0, 0, e.cave.count);
  for (let tile = 0; tile < e.cave.count; tile++) if (!e.burnt[tile] && isBesideFire(e, tile)) out[tile] = 1;
  for (let tile = 0; tile < IN_ENTRANCE; tile++) if (out[tile]) return void out.fill(1, 0, IN_ENTRANCE);
}

function isBesideFire(e: Expedition, tile: number): boolean {
  for (let side = 0; side < 4; side++) {
    const next = e.cave.through(tile, side);
    if (next !== NOTHING && e.burnt[next]) return true;
  }
  return false;
}

function burnRing(e: Expedition, rule: string, emit: Emit): void {
  if (emit) {
    const burning = Array.from({ length: e.cave.count }, (_, tile) => tile).filter((tile) => ring[tile]);
    if (burning.length > 0) emit({ type: 'burnt', rule, tiles: burning.map((tile) => cellOf(e, tile)) });
  }
  for (let tile = 0; tile < e.cave.count; tile++) if (ring[tile]) burn(e, tile, emit);
  e.ways.forget();
  endIfOver(e, emit);
}

/** IE-VOLC-5. */
function burn(e: Expedition, tile: number, emit: Emit): void {
  e.burnt[tile] = 1;
  e.kinds[tile] = BURNT;
  updateDoubtful(e, tile);
  e.marks[tile] = 0;
  e.keys[tile] = 0;
  destroyAll(e, tile, -1, 'IE-VOLC-5', emit);
  if (e.artifactAt === tile) loseArtifact(e, emit);
  for (let i = 0; i < e.explorers; i++) if (e.places[i] === tile) die(e, i, emit);
}

function die(e: Expedition, i: number, emit: Emit): void {
  emit?.({
    type: 'died',
    rule: 'IE-VOLC-5',
    explorer: nameOf(e, i),
    at: cellOf(e, e.places[i]!),
    holds: held(e, i),
  });
  e.places[i] = NOTHING;
  e.states[i] = DEAD;
  e.health[i] = 0;
  if (e.holds[i] === HOLDS_ARTIFACT) loseArtifact(e, emit);
  e.holds[i] = EMPTY;
}

/** IE-VOLC-6. */
function loseArtifact(e: Expedition, emit: Emit): void {
  e.artifact = LOST;
  e.artifactAt = NOTHING;
  emit?.({ type: 'artifact-burnt', rule: 'IE-VOLC-6' });
}
