// PS-CAP-3: whirlpools turn tiles with everything on them.

import { centreOf, edgeOf, REGIONS_PER_TILE, tileOf } from './board.ts';
import type { Emit } from './events.ts';
import { nameOf, placeTile, type Sea } from './sea.ts';

export const SPINS = ['clockwise', 'counter-clockwise'] as const;
export type Spin = (typeof SPINS)[number];

export function turnWhirlpools(sea: Sea, emit: Emit): void {
  for (let spin = 0; spin < 2; spin++) {
    const tile = sea.pools[spin]!;
    if (tile < 0) continue;
    turnTile(sea, tile, spin === 0 ? 1 : 5);
    emit?.({ type: 'whirlpool-turned', rule: 'PS-CAP-3', at: nameOf(sea, centreOf(tile)), spin: SPINS[spin] as Spin });
  }
}

/** Turns a tile by `sixths` clockwise: edge e becomes edge e + sixths. */
function turnTile(sea: Sea, tile: number, sixths: number): void {
  placeTile(sea, tile, sea.faces[tile]!, (sea.turns[tile]! + sixths) % 6);
  rotateEdges(sea.mines, tile, sixths);
  rotateEdges(sea.afloat, tile, sixths);
  for (let i = 0; i < sea.subs.length; i++) sea.subs[i] = turnedRegion(sea.subs[i]!, tile, sixths);
}

const ring = new Int8Array(6);

function rotateEdges(regions: Int8Array, tile: number, sixths: number): void {
  for (let edge = 0; edge < 6; edge++) ring[(edge + sixths) % 6] = regions[edgeOf(tile, edge)]!;
  regions.set(ring, edgeOf(tile, 0));
}

/** Where a sub in this region is after the turn. */
function turnedRegion(region: number, tile: number, sixths: number): number {
  const place = region % REGIONS_PER_TILE;
  if (region < 0 || tileOf(region) !== tile || place === 0) return region;
  return edgeOf(tile, (place - 1 + sixths) % 6);
}
