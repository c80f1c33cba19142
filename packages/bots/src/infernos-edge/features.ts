// What counts in a position, in numbers around 0 to 1: time against work, health, guardians, the one with the artifact.
import * as cave from '@undercroft/cave';
import type { Expedition } from '@undercroft/infernos-edge';
import * as game from '@undercroft/infernos-edge';
import { lookAtCells, tilesToLay } from './closing.ts';
import { artifactHolder, stepsBetween } from './errands.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { NOTHING } = cave;
const { EMPTY, EXIT_SPACE, HOLDS_KEY, hasFreeKey, isActive, isInside, KEY_TYPE, keysOnSanctum, SCOUNDREL } = game;

export const FEATURES = 17;
const UNREACHABLE = 30;
/** What nobody knows before the sanctum lies: how far it will be from a key, and from the exit. */
const USUAL_DELIVERY = 8;
const USUAL_HOME = 12;
/** Steps in a turn, tiles in a round, as games go. */
const PACE = 3;
const TILES = 2.4;
/** How many times as long somebody takes who is down. */
const CRAWLING = 2.5;
/** IE-ROUND-3: once the artifact is picked up. */
const STEPS_WHEN_CURSED = 2;

export function featuresOf(e: Expedition, out: Float64Array): void {
  out.fill(0);
  out[0] = 1;
  const slack = e.marker - timeNeeded(e);
  out[1] = slack / 10;
  out[2] = Math.min(0, slack) / 10;
  countPeople(e, out);
  countGuardians(e, out);
  out[8] = tilesAhead(e) / 30;
  out[9] = keysToFetch(e) / 3;
  if (e.cursed) countArtifact(e, out);
}

const reach = (e: Expedition, from: number, to: number): number => Math.min(UNREACHABLE, stepsBetween(e, from, to));

// ---------------------------------------------------------------- time

/** Steps of the marker until the artifact is outside, if all goes well. */
function timeNeeded(e: Expedition): number {
  if (e.cursed) return wayHome(e);
  return tilesAhead(e) / TILES + delivery(e) + wayHome(e);
}

/** IE-MAP-4: fewer than are in the bag, if the temple can be closed. */
function tilesAhead(e: Expedition): number {
  if (e.bagCount === 0) return 0;
  lookAtCells(e);
  return tilesToLay();
}

function wayHome(e: Expedition): number {
  const holder = artifactHolder(e);
  const pace = holder < 0 ? 1 : paceOf(e, holder);
  const from = holder >= 0 ? e.places[holder]! : e.artifactAt === NOTHING ? e.ledge : e.artifactAt;
  const steps = from === NOTHING ? USUAL_HOME : reach(e, from, EXIT_SPACE);
  return (STEPS_WHEN_CURSED * steps * pace) / PACE;
}

/** Rounds until the last key lies on the sanctum and somebody is there to take the artifact. */
function delivery(e: Expedition): number {
  if (e.artifactAt !== NOTHING) return nearestHand(e, e.artifactAt) / PACE;
  let longest = e.bag[KEY_TYPE]! > 0 ? USUAL_DELIVERY : 0;
  let sum = e.bag[KEY_TYPE]! * USUAL_DELIVERY;
  for (let tile = 0; tile < e.cave.count; tile++)
    if (hasFreeKey(e, tile)) {
      const steps = nearestHand(e, tile) + 2 + fromHereToSanctum(e, tile);
      longest = Math.max(longest, steps);
      sum += steps;
    }
  for (let i = 0; i < e.explorers; i++)
    if (e.holds[i] === HOLDS_KEY && isInside(e, i)) {
      const help = e.health[i] === 0 ? 6 : 0;
      const steps = paceOf(e, i) * fromHereToSanctum(e, e.places[i]!) + help;
      longest = Math.max(longest, steps);
      sum += steps;
    }
  return (0.6 * longest + 0.15 * sum) / PACE + 1;
}

const fromHereToSanctum = (e: Expedition, tile: number): number =>
  e.ledge === NOTHING ? USUAL_DELIVERY : reach(e, tile, e.ledge);

/** A Scoundrel is faster; somebody who is down crawls, or has to be helped up first. */
const paceOf = (e: Expedition, i: number): number => (e.health[i] === 0 ? CRAWLING : e.who[i] === SCOUNDREL ? 0.7 : 1);

function nearestHand(e: Expedition, tile: number): number {
  let least = UNREACHABLE;
  for (let i = 0; i < e.explorers; i++)
    if (isActive(e, i) && e.holds[i] === EMPTY) least = Math.min(least, paceOf(e, i) * reach(e, e.places[i]!, tile));
  return least;
}

function keysToFetch(e: Expedition): number {
  let held = 0;
  for (let i = 0; i < e.explorers; i++) if (e.holds[i] === HOLDS_KEY && isActive(e, i)) held++;
  return e.cursed || e.artifactAt !== NOTHING ? 0 : 3 - held - keysOnSanctum(e);
}

// ---------------------------------------------------------------- people and guardians

/** 3: health, 4: those with one point left, 5: downed. */
function countPeople(e: Expedition, out: Float64Array): void {
  for (let i = 0; i < e.explorers; i++) {
    if (!isInside(e, i)) continue;
    const health = e.health[i]!;
    out[3] = out[3]! + health / 16;
    if (health === 0) out[5] = out[5]! + 1 / 4;
    else if (health === 1) out[4] = out[4]! + 1 / 4;
  }
}

/** 6: guardians, 7: those at most a step from somebody active. */
function countGuardians(e: Expedition, out: Float64Array): void {
  out[6] = e.guardianCount / 4;
  for (let g = 0; g < e.guardianCount; g++) {
    let least = UNREACHABLE;
    for (let i = 0; i < e.explorers; i++)
      if (isActive(e, i)) least = Math.min(least, stepsBetween(e, e.guardians[g]!, e.places[i]!));
    if (least <= 1) out[7] = out[7]! + 1 / 4;
  }
}

/** 10: on the way home, 11: who holds it is downed, 12: their health, 13: fire near, 14: guardians near, 15: the way. */
function countArtifact(e: Expedition, out: Float64Array): void {
  out[10] = 1;
  const holder = artifactHolder(e);
  const at = holder >= 0 ? e.places[holder]! : e.artifactAt;
  if (at === NOTHING) return;
  out[11] = holder >= 0 && e.health[holder]! > 0 ? 0 : 1;
  out[12] = holder >= 0 ? e.health[holder]! / 5 : 0;
  out[13] = e.erupted ? 1 / nearestFire(e, at) : 0;
  for (let g = 0; g < e.guardianCount; g++) if (stepsBetween(e, e.guardians[g]!, at) <= 3) out[14] = out[14]! + 1 / 4;
  out[15] = reach(e, at, EXIT_SPACE) / 12;
  out[16] = e.erupted;
}

/** As the crow flies, at least 1. */
function nearestFire(e: Expedition, at: number): number {
  const { x, y, count } = e.cave;
  let least = UNREACHABLE;
  for (let tile = 0; tile < count; tile++)
    if (e.burnt[tile]) least = Math.min(least, Math.abs(x[tile]! - x[at]!) + Math.abs(y[tile]! - y[at]!));
  return Math.max(1, least);
}
