// How far it is to what an explorer wants: steps, and what makes them hard.
import * as cave from '@undercroft/cave';
import type { Expedition } from '@undercroft/infernos-edge';
import * as game from '@undercroft/infernos-edge';
import { WEIGHTS } from './weights.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { MAX_TILES, NOTHING } = cave;
const { BRIDGE, DART, EXIT_SPACE, FOREMAN, GUIDE, hasRubble, LAVA, RUIN, SCOUNDREL, SPIKE } = game;

export const FAR = 1000;

/** What it takes the explorer last asked about to enter a space, and to leave it beyond the step itself. */
const enter = new Float64Array(MAX_TILES);
const leave = new Float64Array(MAX_TILES);
/** How far each space is from what this explorer wants. */
export const far = new Float64Array(MAX_TILES);

const queue = new Int16Array(MAX_TILES);
const queued = new Int8Array(MAX_TILES);

/** Forgets all wishes and looks at the temple with the eyes of this explorer. */
export function lookAround(e: Expedition, i: number): void {
  const digging = diggingOf(e.who[i]!);
  const spikes = e.who[i] === SCOUNDREL ? 0 : WEIGHTS.spike;
  for (let tile = 0; tile < e.cave.count; tile++) {
    far[tile] = FAR;
    leave[tile] = 0;
    enter[tile] = e.burnt[tile] ? FAR : 1 + hardship(e.kinds[tile]!, spikes) + (hasRubble(e, tile) ? digging : 0);
  }
  for (let g = 0; g < e.guardianCount; g++) {
    const tile = e.guardians[g]!;
    leave[tile] = leave[tile]! + WEIGHTS.guardian;
  }
  for (let other = 0; other < e.explorers; other++) {
    const tile = e.places[other]!;
    if (other !== i && tile !== NOTHING && e.kinds[tile] === BRIDGE) enter[tile] = enter[tile]! + WEIGHTS.bridge;
  }
}

const diggingOf = (who: number): number => (who === GUIDE ? 0 : who === FOREMAN ? WEIGHTS.excavate : WEIGHTS.dig);

function hardship(kind: number, spikes: number): number {
  if (kind === SPIKE) return spikes;
  return kind === LAVA || kind === DART || kind === RUIN ? WEIGHTS.hazard : 0;
}

/** Something on this space is wanted, and seems so many steps further than it is. */
export function want(tile: number, offset: number): void {
  if (offset < far[tile]!) far[tile] = offset;
}

/** From the wishes outwards over all spaces. */
export function measure(e: Expedition): void {
  const { doors, beside, count } = e.cave;
  let head = 0;
  let waiting = 0;
  for (let tile = 0; tile < count; tile++) {
    queued[tile] = far[tile]! < FAR ? 1 : 0;
    if (queued[tile]) queue[waiting++] = tile;
  }
  while (waiting > 0) {
    const tile = queue[head]!;
    head = head + 1 === MAX_TILES ? 0 : head + 1;
    waiting--;
    queued[tile] = 0;
    const reached = far[tile]! + enter[tile]!;
    if (reached >= FAR) continue;
    const sides = doors[tile]!;
    for (let side = 0; side < 4; side++) {
      if (((sides >> side) & 1) === 0) continue;
      const other = beside[4 * tile + side]!;
      const there = reached + leave[other]!;
      if (there >= far[other]!) continue;
      far[other] = there;
      if (queued[other]) continue;
      queued[other] = 1;
      const place = head + waiting;
      queue[place >= MAX_TILES ? place - MAX_TILES : place] = other;
      waiting++;
    }
  }
}

/** How many steps nearer one comes through this side, what the step takes beyond a Move subtracted. */
export function gain(e: Expedition, tile: number, side: number): number {
  const to = e.cave.beside[4 * tile + side]!;
  return far[tile]! - far[to]! - (enter[to]! - 1) - leave[tile]!;
}

/** The side through which one comes nearest, or −1 where none brings one nearer or rubble bars the best. */
export function bestSide(e: Expedition, tile: number, ignoresRubble: boolean): number {
  const { doors, beside } = e.cave;
  let best = -1;
  let least = far[tile]! - 0.5;
  for (let side = 0; side < 4; side++) {
    if (((doors[tile]! >> side) & 1) === 0) continue;
    const to = beside[4 * tile + side]!;
    const left = far[to]! + enter[to]! - 1;
    if (left >= least) continue;
    least = left;
    best = side;
  }
  if (best < 0 || ignoresRubble) return best;
  return hasRubble(e, beside[4 * tile + best]!) ? -1 : best;
}

/** Where the chain last asked about ends. */
export let chainEnd = 0;

/** How many steps nearer a chain of Moves brings one that begins through this side. Whoever is out does not come back. */
export function gainOfChain(e: Expedition, from: number, side: number, moves: number, ignoresRubble: boolean): number {
  let sum = gain(e, from, side);
  let tile = e.cave.beside[4 * from + side]!;
  for (let left = moves - 1; left > 0 && tile !== EXIT_SPACE; left--) {
    const next = bestSide(e, tile, ignoresRubble);
    if (next < 0) break;
    sum += gain(e, tile, next);
    tile = e.cave.beside[4 * tile + next]!;
  }
  chainEnd = tile;
  return sum;
}
