// What is around the player deciding: how far everybody is, what the camera frames, and the overview map.
import { boxAround } from '../draw/cave/board.ts';
import { type Cells, cellKey, connected } from '../draw/cave/cells.ts';
import { TILE } from '../draw/cave/tile.ts';
import type { Box, Landmark, MapCell } from '../game-view.ts';
import { cellCentre, cellOf } from './cells.ts';

/** Steps through passages from a cell to every other; cells that cannot be reached are left out. */
export function stepsFrom(cells: Cells, start: string): ReadonlyMap<string, number> {
  const steps = new Map([[start, 0]]);
  for (const [at, n] of steps) {
    const tile = cells.get(at);
    for (const { x, y } of tile ? connected(cells, tile) : [])
      if (!steps.has(cellKey(x, y))) steps.set(cellKey(x, y), n + 1);
  }
  return steps;
}

/** These cells with half a tile around them. */
export const frameAround = (cells: readonly string[]): Box => boxAround(cells.map(cellOf), 1);

/** Somebody or something at a cell, for an arrow at the edge while it is out of sight. */
export const landmark = (at: string, more: Omit<Landmark, 'x' | 'y'>): Landmark => ({ ...cellCentre(at), ...more });

/** What a tile is on the overview map, the most telling first. */
export const MAP_COLOURS = {
  exit: '#fff6d8',
  flood: '#24637a',
  rubble: '#3b3733',
  burnt: '#c4501a',
  lair: '#5b211b',
  stone: '#5d4f3c',
  threat: '#ff5b42',
} as const;

export const mapTile = (at: string, colour: keyof typeof MAP_COLOURS): MapCell => ({
  ...cellCentre(at),
  size: 0.92 * TILE,
  colour: MAP_COLOURS[colour],
});

/** Somebody on the map; the actor is larger. */
export const mapPerson = (at: string, colour: string, { isActing = false } = {}): MapCell => ({
  ...cellCentre(at),
  size: (isActing ? 1.24 : 0.92) * TILE,
  colour,
  isRound: true,
});
