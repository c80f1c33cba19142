// The features of a position, in numbers around 0 to 1: spare time, health, guardians, the artifact's way home.

import { NOTHING } from '@undercroft/cave';
import {
  EMPTY,
  EXIT_SPACE,
  type Expedition,
  HOLDS_KEY,
  hasFreeKey,
  isActive,
  isInside,
  KEY_TYPE,
  keysOnSanctum,
  SCOUNDREL,
} from '@undercroft/infernos-edge';
import { artifactHolder, stepsBetween, stepsToExplorer } from './team.ts';
import type { TempleClosing } from './temple-closing.ts';

export const FEATURES = 17;
const MAX_DISTANCE = 30;
/** Assumed before the sanctum is placed: its distance from a key, and from the exit. */
const USUAL_DELIVERY = 8;
const USUAL_WAY_HOME = 12;
/** Typical steps per turn and tiles per round. */
const STEPS_PER_TURN = 3;
const TILES_PER_ROUND = 2.4;
/** How many times as long a downed explorer takes. */
const CRAWL_FACTOR = 2.5;
/** IE-ROUND-3: steps of the marker per round once the artifact is picked up. */
const STEPS_WHEN_CURSED = 2;

export function computeFeatures(e: Expedition, closing: TempleClosing, out: Float64Array): void {
  out.fill(0);
  out[0] = 1;
  const tiles = tilesToLay(e, closing);
  const slack = e.marker - timeNeeded(e, tiles);
  out[1] = slack / 10;
  out[2] = Math.min(0, slack) / 10;
  countHealth(e, out);
  countGuardians(e, out);
  out[8] = tiles / 30;
  out[9] = keysToFetch(e) / 3;
  if (e.cursed) countArtifact(e, out);
}

const reach = (e: Expedition, from: number, to: number): number => Math.min(MAX_DISTANCE, stepsBetween(e, from, to));

// ---------------------------------------------------------------- time

/** Steps of the marker until the artifact is outside if all goes well. */
function timeNeeded(e: Expedition, tiles: number): number {
  if (e.cursed) return timeHome(e);
  return tiles / TILES_PER_ROUND + timeToDeliver(e) + timeHome(e);
}

/** IE-MAP-4: fewer than are in the bag if the temple can be closed. */
function tilesToLay(e: Expedition, closing: TempleClosing): number {
  if (e.bagCount === 0) return 0;
  closing.update(e);
  return closing.tilesAhead;
}

function timeHome(e: Expedition): number {
  const holder = artifactHolder(e);
  const pace = holder < 0 ? 1 : paceOf(e, holder);
  const from = holder >= 0 ? e.places[holder]! : e.artifactAt === NOTHING ? e.ledge : e.artifactAt;
  const steps = from === NOTHING ? USUAL_WAY_HOME : reach(e, from, EXIT_SPACE);
  return (STEPS_WHEN_CURSED * steps * pace) / STEPS_PER_TURN;
}

/** Rounds until the last key is on the sanctum and an explorer is there to take the artifact. */
function timeToDeliver(e: Expedition): number {
  if (e.artifactAt !== NOTHING) return stepsToFreeHands(e, e.artifactAt) / STEPS_PER_TURN;
  let longest = e.bag[KEY_TYPE]! > 0 ? USUAL_DELIVERY : 0;
  let sum = e.bag[KEY_TYPE]! * USUAL_DELIVERY;
  for (let tile = 0; tile < e.cave.count; tile++)
    if (hasFreeKey(e, tile)) {
      const steps = stepsToFreeHands(e, tile) + 2 + stepsToSanctum(e, tile);
      longest = Math.max(longest, steps);
      sum += steps;
    }
  for (let i = 0; i < e.explorers; i++)
    if (e.holds[i] === HOLDS_KEY && isInside(e, i)) {
      const help = e.health[i] === 0 ? 6 : 0;
      const steps = paceOf(e, i) * stepsToSanctum(e, e.places[i]!) + help;
      longest = Math.max(longest, steps);
      sum += steps;
    }
  return (0.6 * longest + 0.15 * sum) / STEPS_PER_TURN + 1;
}

const stepsToSanctum = (e: Expedition, tile: number): number =>
  e.ledge === NOTHING ? USUAL_DELIVERY : reach(e, tile, e.ledge);

/** A Scoundrel is faster; a downed explorer crawls or must be helped up first. */
const paceOf = (e: Expedition, i: number): number =>
  e.health[i] === 0 ? CRAWL_FACTOR : e.who[i] === SCOUNDREL ? 0.7 : 1;

function stepsToFreeHands(e: Expedition, tile: number): number {
  let least = MAX_DISTANCE;
  for (let i = 0; i < e.explorers; i++)
    if (isActive(e, i) && e.holds[i] === EMPTY) least = Math.min(least, paceOf(e, i) * reach(e, e.places[i]!, tile));
  return least;
}

function keysToFetch(e: Expedition): number {
  let held = 0;
  for (let i = 0; i < e.explorers; i++) if (e.holds[i] === HOLDS_KEY && isActive(e, i)) held++;
  return e.cursed || e.artifactAt !== NOTHING ? 0 : 3 - held - keysOnSanctum(e);
}

// ---------------------------------------------------------------- explorers and guardians

/** 3: health, 4: explorers with one point left, 5: downed explorers. */
function countHealth(e: Expedition, out: Float64Array): void {
  for (let i = 0; i < e.explorers; i++) {
    if (!isInside(e, i)) continue;
    const health = e.health[i]!;
    out[3] = out[3]! + health / 16;
    if (health === 0) out[5] = out[5]! + 1 / 4;
    else if (health === 1) out[4] = out[4]! + 1 / 4;
  }
}

/** 6: guardians, 7: guardians at most one step from an active explorer. */
function countGuardians(e: Expedition, out: Float64Array): void {
  out[6] = e.guardianCount / 4;
  for (let g = 0; g < e.guardianCount; g++) {
    if (stepsToExplorer(e, e.guardians[g]!, MAX_DISTANCE) <= 1) out[7] = out[7]! + 1 / 4;
  }
}

/** 10: on the way home, 11: its holder is downed, 12: their health, 13: fire close, 14: guardians close, 15: distance, 16: eruption. */
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

/** In cells, at least 1. */
function nearestFire(e: Expedition, at: number): number {
  const { x, y, count } = e.cave;
  let least = MAX_DISTANCE;
  for (let tile = 0; tile < count; tile++)
    if (e.burnt[tile]) least = Math.min(least, Math.abs(x[tile]! - x[at]!) + Math.abs(y[tile]! - y[at]!));
  return Math.max(1, least);
}
