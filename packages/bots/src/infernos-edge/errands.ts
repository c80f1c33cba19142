// Who does what: an explorer's errand, and with it how far every space is from where they want to be.
import * as cave from '@undercroft/cave';
import type { Expedition } from '@undercroft/infernos-edge';
import * as game from '@undercroft/infernos-edge';
import { lookAtCells, worthOfGap } from './closing.ts';
import type { Motive } from './motives.ts';
import { lookAround, measure, want } from './walking.ts';
import { WEIGHTS } from './weights.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { NOTHING, stepsOf } = cave;
const {
  CROSSROADS,
  EMPTY,
  EXIT_SPACE,
  HOLDS_ARTIFACT,
  HOLDS_KEY,
  hasFreeKey,
  isActive,
  isInside,
  MAX_EXPLORERS,
  OUTSIDE,
  SCOUNDREL,
  VETERAN,
} = game;

/** What an explorer is on the way to. */
export const EXPLORING = 0;
export const FETCHING = 1;
export const BRINGING = 2;
export const TAKING = 3;
export const CARRYING = 4;
export const LEAVING = 5;
export const ESCORTING = 6;

export const MOTIVE_OF_ERRAND: readonly Motive[] = [
  'explore',
  'fetch-key',
  'bring-key',
  'take-artifact',
  'carry-out',
  'get-out',
  'escort',
];

/** Who is to fetch a key just now. */
const fetches = new Int8Array(MAX_EXPLORERS);
/** Where: the space of the key. */
const fetchFrom = new Int8Array(MAX_EXPLORERS);

export const stepsBetween = (e: Expedition, from: number, to: number): number => stepsOf(e.ways.between(from, to));

/** Finds the errand of an explorer in the temple and how far everything is from it. */
export function errandOf(e: Expedition, i: number): number {
  lookAround(e, i);
  lookAtCells(e);
  const errand = chooseErrand(e, i);
  measure(e);
  return errand;
}

function chooseErrand(e: Expedition, i: number): number {
  if (e.holds[i] === HOLDS_ARTIFACT) return go(EXIT_SPACE, CARRYING);
  if (e.artifact === OUTSIDE) return go(EXIT_SPACE, LEAVING);
  if (!isActive(e, i)) return crawl(e, i);
  wantRescues(e, i);
  if (e.who[i] === VETERAN) wantGuardians(e);
  if (e.holds[i] === HOLDS_KEY) return e.corridor === NOTHING ? explore(e, i) : bring(e);
  if (e.artifactAt !== NOTHING) return bestRunner(e, e.artifactAt) === i ? go(e.artifactAt, TAKING) : escort(e);
  assignKeys(e);
  if (fetches[i]) {
    if (e.corridor === NOTHING) explore(e, i);
    return go(fetchFrom[i]!, FETCHING, -WEIGHTS.key);
  }
  if (e.corridor === NOTHING) return explore(e, i);
  if (artifactHolder(e) >= 0) return escort(e);
  return bestRunner(e, e.ledge) === i ? go(e.ledge, TAKING) : escort(e);
}

function go(tile: number, errand: number, offset = 0): number {
  want(tile, offset);
  return errand;
}

/** IE-SANC-3: on either space; on the ledge one is where the artifact appears. */
function bring(e: Expedition): number {
  want(e.corridor, WEIGHTS.corridor);
  return go(e.ledge, BRINGING);
}

/** IE-TURN-4, IE-END-3: downed ones crawl towards help, or out, unless a key would go with them. */
function crawl(e: Expedition, i: number): number {
  let helpers = 0;
  for (let other = 0; other < e.explorers; other++)
    if (other !== i && isActive(e, other)) {
      want(e.places[other]!, 0);
      helpers++;
    }
  if (helpers > 0) return ESCORTING;
  return go(e.holds[i] === HOLDS_KEY ? e.places[i]! : EXIT_SPACE, LEAVING);
}

/** The gaps, shallow ones first, and better those nobody else stands at. */
function explore(e: Expedition, i: number): number {
  const { gaps, y, count } = e.cave;
  if (e.bagCount > 0)
    for (let tile = 0; tile < count; tile++)
      if (gaps[tile] !== 0) want(tile, WEIGHTS.depth * y[tile]! + company(e, i, tile) - bestGap(e, tile));
  return EXPLORING;
}

/** Not where others are sooner and enough for its gaps, but not too far from help. */
function company(e: Expedition, i: number, tile: number): number {
  const mine = stepsBetween(e, tile, e.places[i]!);
  let least = 100;
  let sooner = 1 - gapsOn(e, tile);
  for (let other = 0; other < e.explorers; other++) {
    if (other === i || !isActive(e, other)) continue;
    const steps = stepsBetween(e, tile, e.places[other]!);
    if (steps < mine || (steps === mine && other < i)) sooner++;
    if (steps < least) least = steps;
  }
  return (sooner > 0 ? WEIGHTS.crowd * sooner : 0) + (least === 100 ? 0 : WEIGHTS.apart * least);
}

/** The gap of this space one would rather take. */
function bestGap(e: Expedition, tile: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let side = 0; side < 4; side++)
    if (((e.cave.gaps[tile]! >> side) & 1) === 1) best = Math.max(best, worthOfGap(e, tile, side));
  return best;
}

function gapsOn(e: Expedition, tile: number): number {
  const gaps = e.cave.gaps[tile]!;
  return (gaps & 1) + ((gaps >> 1) & 1) + ((gaps >> 2) & 1) + ((gaps >> 3) & 1);
}

export function artifactHolder(e: Expedition): number {
  for (let i = 0; i < e.explorers; i++) if (e.holds[i] === HOLDS_ARTIFACT && isInside(e, i)) return i;
  return -1;
}

/** Nothing to fetch or bring: be where the artifact has to pass, and out when it is safe. */
function escort(e: Expedition): number {
  const holder = artifactHolder(e);
  if (holder >= 0) want(e.places[holder]!, isActive(e, holder) ? WEIGHTS.escortHolder : -WEIGHTS.takeOver);
  for (let g = 0; g < e.guardianCount; g++) want(e.guardians[g]!, WEIGHTS.escortHome - WEIGHTS.escortHunt);
  return go(CROSSROADS, ESCORTING, WEIGHTS.escortHome);
}

/** Whoever is there first with free hands; a Scoundrel is twice as fast. */
function bestRunner(e: Expedition, tile: number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < e.explorers; i++) {
    if (!isActive(e, i) || e.holds[i] !== EMPTY) continue;
    const turns = stepsBetween(e, e.places[i]!, tile) * (e.who[i] === SCOUNDREL ? WEIGHTS.runner : 1);
    if (turns >= least) continue;
    least = turns;
    best = i;
  }
  return best;
}

function nearest(e: Expedition, tile: number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < e.explorers; i++) {
    if (!isActive(e, i)) continue;
    const steps = stepsBetween(e, e.places[i]!, tile);
    if (steps >= least) continue;
    least = steps;
    best = i;
  }
  return best;
}

/** IE-VET-1. */
function wantGuardians(e: Expedition): void {
  for (let g = 0; g < e.guardianCount; g++) want(e.guardians[g]!, -WEIGHTS.hunt);
}

/** IE-KO-1: whoever is nearest helps up those who are down. */
function wantRescues(e: Expedition, i: number): void {
  for (let other = 0; other < e.explorers; other++)
    if (isInside(e, other) && e.health[other] === 0 && nearest(e, e.places[other]!) === i)
      want(e.places[other]!, -WEIGHTS.rescue);
}

/** Every key that lies about, or that somebody downed holds, goes to the nearest with free hands. */
function assignKeys(e: Expedition): void {
  fetches.fill(0);
  for (let tile = 0; tile < e.cave.count; tile++) if (hasFreeKey(e, tile)) assignKey(e, tile);
  for (let other = 0; other < e.explorers; other++)
    if (e.holds[other] === HOLDS_KEY && e.health[other] === 0 && isInside(e, other)) assignKey(e, e.places[other]!);
}

function assignKey(e: Expedition, tile: number): void {
  let best = -1;
  let least = 100;
  for (let i = 0; i < e.explorers; i++) {
    if (!isActive(e, i) || e.holds[i] !== EMPTY || fetches[i]) continue;
    const steps = stepsBetween(e, e.places[i]!, tile);
    if (steps >= least) continue;
    least = steps;
    best = i;
  }
  if (best < 0) return;
  fetches[best] = 1;
  fetchFrom[best] = tile;
}
