// Regions as places that can be touched: one each, named as in the rules.

import { waterOf } from './ground.ts';
import { polygon } from './lines.ts';
import { PLACES, type Plan, regionNamed, spotOf } from './plan.ts';
import type { Marks, Piece, Position, Water } from './position.ts';
import { type Box, shapeOf } from './shapes.ts';

export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What is to be said about a region, in any language. */
export interface RegionFacts {
  readonly region: string;
  /** Of its tile, from 1. */
  readonly number: number;
  readonly direction: Direction | 'centre';
  readonly water: Water;
  readonly pieces: readonly Piece[];
  readonly whirlpool?: 'clockwise' | 'counter-clockwise';
  readonly deadly: boolean;
}

export type Say = (facts: RegionFacts) => string;

export interface Place extends Box {
  readonly id: string;
  /** In board units. */
  readonly path: string;
  readonly label: string;
}

function factsOf(position: Position, marks: Marks, region: string): RegionFacts | undefined {
  const { cell, edge } = regionNamed(region);
  const tile = position.tiles.find(({ at }) => at === cell);
  if (!tile) return undefined;
  const whirlpool = position.whirlpools.find(({ at }) => at === region)?.spin;
  return {
    region,
    number: position.cells.indexOf(cell) + 1,
    direction: edge === undefined ? 'centre' : (DIRECTIONS[edge] as Direction),
    water: waterOf(tile, { cell, edge }),
    pieces: position.pieces.filter(({ at }) => at === region),
    ...(whirlpool && { whirlpool }),
    deadly: marks.deadly?.includes(region) === true,
  };
}

/** Around its spot, as wide and high as its shape. */
function placeOf(plan: Plan, facts: RegionFacts, say: Say): Place {
  const shape = shapeOf(plan, regionNamed(facts.region));
  const [x, y] = spotOf(plan, facts.region);
  const [xs, ys] = [shape.map((p) => p[0]), shape.map((p) => p[1])];
  return {
    id: facts.region,
    x,
    y,
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
    path: polygon(shape),
    label: say(facts),
  };
}

export function placesOf(plan: Plan, position: Position, marks: Marks, say: Say): Place[] {
  const names = position.tiles.flatMap(({ at }) => PLACES.map((place) => `${at}:${place}`));
  return names.flatMap((name) => {
    const facts = factsOf(position, marks, name);
    return facts ? [placeOf(plan, facts, say)] : [];
  });
}
