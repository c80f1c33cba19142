// Torchlight: who lights what, and the darkness it is cut out of.

import { use } from '../markup.ts';
import { byCell, connected } from './cells.ts';
import { type PlacedTile, TILE } from './tile.ts';

export interface Lamp {
  /** Cell. */
  readonly x: number;
  readonly y: number;
  /** 1 is a torch, smaller values are its light further off. */
  readonly strength: number;
}

/** On the torch's own tile, one open step on, two steps on. */
export const TORCH = [1, 0.8, 0.5] as const;
/** When the torches have died, a glimmer is left. */
export const EMBER = [0.55] as const;
export const DAYLIGHT = 0.95;
export const FIRE = 0.9;

/** Light goes where one could go on foot, and nowhere else. */
export function lamplight(tiles: readonly PlacedTile[], torches: readonly string[], reach: readonly number[]): Lamp[] {
  const cells = byCell(tiles);
  const lit = new Map<PlacedTile, number>();
  let edge = torches.flatMap((cell) => cells.get(cell) ?? []);
  for (const strength of reach) {
    const fresh = [...new Set(edge)].filter((tile) => !lit.has(tile));
    for (const tile of fresh) lit.set(tile, strength);
    edge = fresh.flatMap((tile) => connected(cells, tile));
  }
  return [...lit].map(([{ x, y }, strength]) => ({ x, y, strength }));
}

/** Darkness over all tiles with soft holes in it, and warmth around the torches. `stone` gives it its colour (`.l-cave`). One board a page: the ids are fixed. */
export function light(stone: string, tiles: readonly PlacedTile[], lamps: readonly Lamp[]): string {
  const spots = (id: string, among: readonly Lamp[]): string =>
    among.map(({ x, y, strength }) => use(id, { x: x * TILE, y: y * TILE, scale: strength })).join('');
  const ground = tiles.map(({ x, y }) => `M${x * TILE - 99} ${y * TILE - 99}h198v198h-198z`).join('');
  const torches = lamps.filter(({ strength }) => strength >= 1);
  return (
    `<clipPath id="l-tiles"><path id="l-all" d="${ground}"/></clipPath>` +
    `<mask id="l-mask"><use href="#l-all" fill="#fff"/>${spots('l-hole', lamps)}</mask>` +
    `<use href="#l-all" class="l-dark l-${stone}" mask="url(#l-mask)"/>` +
    `<g class="l-warm" clip-path="url(#l-tiles)">${spots('l-glow', torches)}</g>`
  );
}

export const LIGHT_DEFS = `
<radialGradient id="l-cut"><stop stop-color="#000"/><stop offset=".4" stop-color="#000" stop-opacity=".85"/><stop offset=".75" stop-color="#000" stop-opacity=".3"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
<circle id="l-hole" r="250" fill="url(#l-cut)"/><circle id="l-glow" r="300" fill="url(#u-glow)" opacity=".8"/>`;

export const LIGHT_STYLE = `
.l-dark{mix-blend-mode:multiply}.l-warm{mix-blend-mode:soft-light}`;
