// Eruption and spread (IE-VOLC-1 to IE-VOLC-6).

import * as cave from '@undercroft/cave';
import * as ending from './ending.ts';
import type { Tell } from './events.ts';
import type { Expedition } from './expedition.ts';
import * as expedition from './expedition.ts';
import * as guardians from './guardians.ts';
import * as moving from './moving.ts';
import * as tiles from './tiles.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { MAX_TILES, NOTHING } = cave;
const { end, ERUPTION, judge } = ending;
const { cellOf, DEAD, EMPTY, HIDDEN, HOLDS_ARTIFACT, isOnSanctum, LOST, nameOf, noteDoubts, OUTSIDE } = expedition;
const { destroyAll } = guardians;
const { held } = moving;
const { BURNT, IN_ENTRANCE } = tiles;

/** Tiles that burn now. */
const ring = new Int8Array(MAX_TILES);

/** IE-HAZ-LAVA: whether a lava face makes the volcano do anything. */
export const isVolcanoAwake = (e: Expedition): boolean => e.erupted === 1 || e.marker === 0;

export function stirVolcano(e: Expedition, tell: Tell): void {
  if (e.erupted) spread(e, tell);
  else if (e.marker === 0) erupt(e, tell);
}

/** IE-VOLC-1, IE-VOLC-2. */
function erupt(e: Expedition, tell: Tell): void {
  e.erupted = 1;
  tell?.({ type: 'erupted', rule: 'IE-HAZ-LAVA' });
  if (!isArtifactOff(e)) return end(e, ERUPTION, tell);
  findSanctum(e, ring);
  burnRing(e, 'IE-VOLC-2', tell);
}

function findSanctum(e: Expedition, out: Int8Array): void {
  out.fill(0, 0, e.cave.count);
  for (let tile = 0; tile < e.cave.count; tile++) if (isOnSanctum(e, tile)) out[tile] = 1;
}

/** Carried off the sanctum: a holder who stands there has not (IE-VOLC-1). */
function isArtifactOff(e: Expedition): boolean {
  if (e.artifact === HIDDEN) return false;
  if (e.artifact === OUTSIDE) return true;
  return !isOnSanctum(e, e.artifactAt === NOTHING ? holderPlace(e) : e.artifactAt);
}

function holderPlace(e: Expedition): number {
  for (let i = 0; i < e.explorers; i++) if (e.holds[i] === HOLDS_ARTIFACT) return e.places[i]!;
  return NOTHING;
}

/** IE-VOLC-4. */
export function spread(e: Expedition, tell: Tell): void {
  findRing(e, ring);
  burnRing(e, 'IE-VOLC-4', tell);
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

function burnRing(e: Expedition, rule: string, tell: Tell): void {
  if (tell) {
    const burning = Array.from({ length: e.cave.count }, (_, tile) => tile).filter((tile) => ring[tile]);
    if (burning.length > 0) tell({ type: 'burnt', rule, tiles: burning.map((tile) => cellOf(e, tile)) });
  }
  for (let tile = 0; tile < e.cave.count; tile++) if (ring[tile]) burn(e, tile, tell);
  e.ways.forget();
  judge(e, tell);
}

/** IE-VOLC-5. */
function burn(e: Expedition, tile: number, tell: Tell): void {
  e.burnt[tile] = 1;
  e.kinds[tile] = BURNT;
  noteDoubts(e, tile);
  e.marks[tile] = 0;
  e.keys[tile] = 0;
  destroyAll(e, tile, -1, 'IE-VOLC-5', tell);
  if (e.artifactAt === tile) loseArtifact(e, tell);
  for (let i = 0; i < e.explorers; i++) if (e.places[i] === tile) die(e, i, tell);
}

function die(e: Expedition, i: number, tell: Tell): void {
  tell?.({
    type: 'died',
    rule: 'IE-VOLC-5',
    explorer: nameOf(e, i),
    at: cellOf(e, e.places[i]!),
    holds: held(e, i),
  });
  e.places[i] = NOTHING;
  e.states[i] = DEAD;
  e.health[i] = 0;
  if (e.holds[i] === HOLDS_ARTIFACT) loseArtifact(e, tell);
  e.holds[i] = EMPTY;
}

/** IE-VOLC-6. */
function loseArtifact(e: Expedition, tell: Tell): void {
  e.artifact = LOST;
  e.artifactAt = NOTHING;
  tell?.({ type: 'artifact-burnt', rule: 'IE-VOLC-6' });
}
