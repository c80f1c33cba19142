// Each explorer's current goal, and how far every space is from it.

import { NOTHING } from '@undercroft/cave';
import {
  CROSSROADS,
  EXIT_SPACE,
  type Expedition,
  HOLDS_ARTIFACT,
  HOLDS_KEY,
  isActive,
  isInside,
  OUTSIDE,
  VETERAN,
} from '@undercroft/infernos-edge';
import { KeyAssignment } from './key-assignment.ts';
import type { Motive } from './motives.ts';
import type { Paths } from './paths.ts';
import { artifactHolder, bestRunner, nearestExplorer, stepsBetween } from './team.ts';
import type { TempleClosing } from './temple-closing.ts';
import { WEIGHTS } from './weights.ts';

export const EXPLORING = 0;
export const FETCHING = 1;
export const BRINGING = 2;
export const TAKING = 3;
export const CARRYING = 4;
export const LEAVING = 5;
export const ESCORTING = 6;
export type Goal =
  | typeof EXPLORING
  | typeof FETCHING
  | typeof BRINGING
  | typeof TAKING
  | typeof CARRYING
  | typeof LEAVING
  | typeof ESCORTING;

export const MOTIVE_OF_GOAL: Readonly<Record<Goal, Motive>> = {
  [EXPLORING]: 'explore',
  [FETCHING]: 'fetch-key',
  [BRINGING]: 'bring-key',
  [TAKING]: 'take-artifact',
  [CARRYING]: 'carry-out',
  [LEAVING]: 'get-out',
  [ESCORTING]: 'escort',
};

export class Goals {
  readonly #paths: Paths;
  readonly #closing: TempleClosing;
  readonly #keys = new KeyAssignment();

  constructor(paths: Paths, closing: TempleClosing) {
    this.#paths = paths;
    this.#closing = closing;
  }

  /** Chooses an explorer's goal and measures the distance of every space from it. */
  choose(e: Expedition, i: number): Goal {
    this.#paths.reset(e, i);
    this.#closing.update(e);
    const goal = this.#addTargets(e, i);
    this.#paths.measure(e);
    return goal;
  }

  #addTargets(e: Expedition, i: number): Goal {
    if (e.holds[i] === HOLDS_ARTIFACT) return this.#headFor(EXIT_SPACE, CARRYING);
    if (e.artifact === OUTSIDE) return this.#headFor(EXIT_SPACE, LEAVING);
    if (!isActive(e, i)) return this.#crawl(e, i);
    this.#targetDowned(e, i);
    if (e.who[i] === VETERAN) this.#targetGuardians(e, -WEIGHTS.huntPull);
    if (e.holds[i] === HOLDS_KEY) return e.corridor === NOTHING ? this.#targetGaps(e, i) : this.#bringKey(e);
    if (e.artifactAt !== NOTHING) return this.#takeOrEscort(e, i, e.artifactAt);
    this.#keys.assign(e);
    if (this.#keys.isFetching(i)) {
      if (e.corridor === NOTHING) this.#targetGaps(e, i);
      return this.#headFor(this.#keys.tileFor(i), FETCHING, -WEIGHTS.keyPull);
    }
    if (e.corridor === NOTHING) return this.#targetGaps(e, i);
    return artifactHolder(e) >= 0 ? this.#escort(e) : this.#takeOrEscort(e, i, e.ledge);
  }

  #headFor(tile: number, goal: Goal, offset = 0): Goal {
    this.#paths.addTarget(tile, offset);
    return goal;
  }

  #takeOrEscort(e: Expedition, i: number, tile: number): Goal {
    return bestRunner(e, tile) === i ? this.#headFor(tile, TAKING) : this.#escort(e);
  }

  /** IE-SANC-3: keys go on either space; the artifact appears on the ledge. */
  #bringKey(e: Expedition): Goal {
    this.#paths.addTarget(e.corridor, WEIGHTS.corridor);
    return this.#headFor(e.ledge, BRINGING);
  }

  /** IE-TURN-4, IE-END-3: downed explorers crawl towards help, or out, unless they would take a key with them. */
  #crawl(e: Expedition, i: number): Goal {
    let helpers = 0;
    for (let other = 0; other < e.explorers; other++)
      if (other !== i && isActive(e, other)) {
        this.#paths.addTarget(e.places[other]!, 0);
        helpers++;
      }
    if (helpers > 0) return ESCORTING;
    return this.#headFor(e.holds[i] === HOLDS_KEY ? e.places[i]! : EXIT_SPACE, LEAVING);
  }

  /** The gaps: preferably shallow ones with nobody else close by. */
  #targetGaps(e: Expedition, i: number): Goal {
    const { gaps, y, count } = e.cave;
    if (e.bagCount > 0)
      for (let tile = 0; tile < count; tile++)
        if (gaps[tile] !== 0) {
          const offset = WEIGHTS.depth * y[tile]! + crowding(e, i, tile) - this.#bestGapWorth(e, tile);
          this.#paths.addTarget(tile, offset);
        }
    return EXPLORING;
  }

  /** The worth of the best gap of this space. */
  #bestGapWorth(e: Expedition, tile: number): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let side = 0; side < 4; side++)
      if (((e.cave.gaps[tile]! >> side) & 1) === 1) best = Math.max(best, this.#closing.worthOfGap(e, tile, side));
    return best;
  }

  /** With nothing to fetch or bring: stay near the artifact's way home. */
  #escort(e: Expedition): Goal {
    const holder = artifactHolder(e);
    if (holder >= 0)
      this.#paths.addTarget(e.places[holder]!, isActive(e, holder) ? WEIGHTS.escortHolder : -WEIGHTS.takeOver);
    this.#targetGuardians(e, WEIGHTS.escortHome - WEIGHTS.escortHunt);
    return this.#headFor(CROSSROADS, ESCORTING, WEIGHTS.escortHome);
  }

  /** IE-VET-1. */
  #targetGuardians(e: Expedition, offset: number): void {
    for (let g = 0; g < e.guardianCount; g++) this.#paths.addTarget(e.guardians[g]!, offset);
  }

  /** IE-KO-1: the nearest explorer helps up those who are down. */
  #targetDowned(e: Expedition, i: number): void {
    for (let other = 0; other < e.explorers; other++)
      if (isInside(e, other) && e.health[other] === 0 && nearestExplorer(e, e.places[other]!) === i)
        this.#paths.addTarget(e.places[other]!, -WEIGHTS.rescuePull);
  }
}

/** Avoids tiles that enough others reach sooner, and tiles far from help. */
function crowding(e: Expedition, i: number, tile: number): number {
  const mine = stepsBetween(e, tile, e.places[i]!);
  let least = 100;
  let sooner = 1 - gapCountOn(e, tile);
  for (let other = 0; other < e.explorers; other++) {
    if (other === i || !isActive(e, other)) continue;
    const steps = stepsBetween(e, tile, e.places[other]!);
    if (steps < mine || (steps === mine && other < i)) sooner++;
    if (steps < least) least = steps;
  }
  return (sooner > 0 ? WEIGHTS.crowd * sooner : 0) + (least === 100 ? 0 : WEIGHTS.separation * least);
}

function gapCountOn(e: Expedition, tile: number): number {
  const gaps = e.cave.gaps[tile]!;
  return (gaps & 1) + ((gaps >> 1) & 1) + ((gaps >> 2) & 1) + ((gaps >> 3) & 1);
}
