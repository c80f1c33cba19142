// PS-CAP-3: tiles that turn under everything that lies on them.
import { centreOf, edgeOf, REGIONS_PER_TILE, tileOf } from './board.ts';
import type { Tell } from './events.ts';
import { layTile, nameOf, type Sea } from './sea.ts';
import { SPINS, type Spin } from './vocabulary.ts';

export function turnWhirlpools(sea: Sea, tell: Tell): void {
  for (let spin = 0; spin < 2; spin++) {
    const tile = sea.pools[spin]!;
    if (tile < 0) continue;
    turnTile(sea, tile, spin === 0 ? 1 : 5);
    tell?.({ type: 'whirlpool-turned', rule: 'PS-CAP-3', at: nameOf(sea, centreOf(tile)), spin: SPINS[spin] as Spin });
  }
}

/** Turns a tile by so many sixths clockwise; edge e comes to lie at e + sixths. */
function turnTile(sea: Sea, tile: number, sixths: number): void {
  layTile(sea, tile, sea.faces[tile]!, (sea.turns[tile]! + sixths) % 6);
  rotate(sea.mines, tile, sixths);
  rotate(sea.afloat, tile, sixths);
  for (let i = 0; i < sea.subs.length; i++) sea.subs[i] = carried(sea.subs[i]!, tile, sixths);
}

const ring = new Int8Array(6);

function rotate(regions: Int8Array, tile: number, sixths: number): void {
  for (let edge = 0; edge < 6; edge++) ring[(edge + sixths) % 6] = regions[edgeOf(tile, edge)]!;
  regions.set(ring, edgeOf(tile, 0));
}

/** Where a sub comes to lie that was in this region. */
function carried(region: number, tile: number, sixths: number): number {
  const place = region % REGIONS_PER_TILE;
  if (region < 0 || tileOf(region) !== tile || place === 0) return region;
  return edgeOf(tile, (place - 1 + sixths) % 6);
}
