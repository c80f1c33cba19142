// The sea floor: depth lines around the deep, a shelf in the shallows, soundings in fathoms.
import type { Point } from '@undercroft/page-kit/draw/markup';
import type { Chance } from '@undercroft/page-kit/draw/seeded';
import { DEEP, SHALLOW } from './inks.ts';
import { cornerAt, middleOf, mix, polygon, soft, tenth } from './lines.ts';
import { along, CORE, corner, type Plan, R, type Region } from './plan.ts';

export const between = (chance: Chance, low: number, high: number): number => low + chance() * (high - low);

/** What a piece of ground is drawn in: its outline, the plain one, how far it is turned (in radians), its chance. */
export interface Patch {
  readonly shape: readonly Point[];
  readonly plain: readonly Point[];
  readonly lean: number;
  readonly chance: Chance;
}

/** A shape drawn in towards its middle, its course wandering slowly as sea floors do. */
export function depthLine(points: readonly Point[], scale: number, rough: number, { lean, chance }: Patch): string {
  const mid = middleOf(points);
  const waves = [2, 3, 5, 7].map((count, i) => ({ count, phase: chance() * Math.PI * 2, size: rough / (1 + i * 0.5) }));
  const wander = (a: number): number => waves.reduce((sum, w) => sum + w.size * Math.sin(w.count * a + w.phase), 0);
  const dense = points.flatMap((p, i) => [0.17, 0.5, 0.83].map((k) => mix(p, cornerAt(points, i + 1), k)));
  const drawn = dense.map((p) => mix(mid, p, scale * (1 + wander(Math.atan2(p[1] - mid[1], p[0] - mid[0]) - lean))));
  return soft(drawn);
}

export function deepWater(patch: Patch): string {
  const { shape, chance, lean } = patch;
  const [a, b] = [between(chance, -7, 7), between(chance, -7, 7)];
  const sink: Point = [a * Math.cos(lean) - b * Math.sin(lean), a * Math.sin(lean) + b * Math.cos(lean)];
  const floors = DEEP.floors.map((floor, i) => {
    const sunk = shape.map(([x, y]): Point => [x + sink[0] * i * 0.28, y + sink[1] * i * 0.28]);
    const line = depthLine(sunk, 0.9 - i * 0.15, 0.03 + i * 0.022, patch);
    return `<path d="${line}" fill="${floor}" stroke-opacity="${tenth(0.5 - i * 0.07)}"/>`;
  });
  return `<path d="${polygon(shape)}" fill="${DEEP.fill}"/><g stroke="${DEEP.line}" stroke-width=".5">${floors.join('')}</g>`;
}

export function shallowWater(patch: Patch): string {
  const { shape, plain } = patch;
  const { fill, shelf, line } = SHALLOW;
  return (
    `<path d="${polygon(shape)}" fill="${fill}"/><g stroke="${line}" stroke-opacity=".55">` +
    `<path d="${depthLine(plain, 0.8, 0.05, patch)}" fill="${shelf}" stroke-width=".6"/>` +
    `<path d="${depthLine(plain, 0.5, 0.09, patch)}" fill="none" stroke-width=".7" stroke-dasharray=".1 2.6" stroke-linecap="round"/></g>`
  );
}

/** In the corners of a region, so that a piece in its middle hides none. */
const soundingPlaces = (plan: Plan, { cell, edge }: Region): Point[] =>
  edge === undefined
    ? [0, 1, 3, 4].map((k) => corner(plan, cell, k, CORE * R * 0.83))
    : [0.13, 0.87].map((share) => along(plan, cell, edge, R * 0.855, share));

export function soundings(plan: Plan, region: Region, water: 'deep' | 'shallow', chance: Chance): string {
  const [low, high] = water === 'deep' ? [60, 210] : [3, 18];
  const figures = soundingPlaces(plan, region).map(([x, y]) => {
    const depth = Math.round(between(chance, low, high));
    return `<text x="${tenth(x + between(chance, -1, 1))}" y="${tenth(y + between(chance, -1, 1) + 2.6)}">${depth}</text>`;
  });
  return `<g fill="${(water === 'deep' ? DEEP : SHALLOW).text}" opacity=".72">${figures.join('')}</g>`;
}
