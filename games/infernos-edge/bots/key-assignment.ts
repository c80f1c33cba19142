// Which explorer fetches which key.
import {
  EMPTY,
  type Expedition,
  HOLDS_KEY,
  hasFreeKey,
  isActive,
  isInside,
  MAX_EXPLORERS,
} from '@undercroft/infernos-edge';
import { NOBODY, stepsBetween } from './team.ts';

export class KeyAssignment {
  readonly #isFetching = new Int8Array(MAX_EXPLORERS);
  /** Per explorer: the space of their key. */
  readonly #tiles = new Int8Array(MAX_EXPLORERS);

  /** Assigns every key on the floor or held by a downed explorer to the nearest one with free hands. */
  assign(e: Expedition): void {
    this.#isFetching.fill(0);
    for (let tile = 0; tile < e.cave.count; tile++) if (hasFreeKey(e, tile)) this.#assignKey(e, tile);
    for (let other = 0; other < e.explorers; other++)
      if (e.holds[other] === HOLDS_KEY && e.health[other] === 0 && isInside(e, other))
        this.#assignKey(e, e.places[other]!);
  }

  #assignKey(e: Expedition, tile: number): void {
    let best = NOBODY;
    let least = 100;
    for (let i = 0; i < e.explorers; i++) {
      if (!isActive(e, i) || e.holds[i] !== EMPTY || this.#isFetching[i]) continue;
      const steps = stepsBetween(e, e.places[i]!, tile);
      if (steps >= least) continue;
      least = steps;
      best = i;
    }
    if (best === NOBODY) return;
    this.#isFetching[best] = 1;
    this.#tiles[best] = tile;
  }

  isFetching(i: number): boolean {
    return this.#isFetching[i] === 1;
  }

  /** The space of the key that this explorer fetches. */
  tileFor(i: number): number {
    return this.#tiles[i]!;
  }
}
