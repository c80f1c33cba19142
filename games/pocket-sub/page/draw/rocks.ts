// Rocky ground: stones lit from the north-west, and the + marks of rocks awash.
import type { Point } from '@undercroft/page-kit/draw/markup';
import type { Chance } from '@undercroft/page-kit/draw/seeded';
import { ROCKY, STONE } from './inks.ts';
import { mix, polygon, tenth } from './lines.ts';
import { along, CORE, type Plan, R } from './plan.ts';
import { between, depthLine, type Patch } from './water.ts';

/** Along and across the region, and size. Big stones lie to both sides: a piece stands in the middle. */
const STONES = [
  [0.02, 0.02, 7.4],
  [0.97, -0.05, 7.8],
  [0.13, 0.5, 5],
  [0.88, 0.52, 5.2],
  [0.15, -0.48, 4.2],
  [0.84, -0.5, 4.4],
  [0.47, 0.66, 3.4],
  [0.3, 0.62, 2.6],
  [0.68, 0.64, 2.8],
  [0.5, -0.7, 2.8],
] as const;

const AWASH = [
  [0.3, 0.1],
  [0.72, -0.1],
  [0.5, 0.45],
  [0.4, -0.5],
  [0.62, -0.42],
] as const;

interface Stone {
  readonly body: string;
  readonly lit: string;
  readonly dark: string;
}

function stone([x, y]: Point, size: number, chance: Chance): Stone {
  const count = 6 + Math.floor(chance() * 2);
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * Math.PI * 2 + between(chance, -0.25, 0.25);
    const far = size * between(chance, 0.75, 1.15);
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.86];
  });
  const peak: Point = [x - size * 0.15, y - size * 0.2];
  return {
    body: polygon(points),
    lit: polygon([...points.slice(3, 6), peak]),
    dark: polygon([...points.slice(0, 3), peak]),
  };
}

/** Turns along and across into a place: from end to end, and from the inner (−1) to the outer (1) side. */
function frame(plan: Plan, cell: string, edge: number): (u: number, v: number) => Point {
  const half = (R * (CORE + 1)) / 2;
  const [left, right] = [along(plan, cell, edge, half, 0.14), along(plan, cell, edge, half, 0.86)];
  const [inner, outer] = [along(plan, cell, edge, CORE * R, 0.5), along(plan, cell, edge, R, 0.5)];
  return (u, v) => mix(mix(left, right, u), v < 0 ? inner : outer, Math.abs(v));
}

export function rockyGround(plan: Plan, cell: string, edge: number, patch: Patch): string {
  const { shape, plain, chance } = patch;
  const place = frame(plan, cell, edge);
  const ground =
    `<path d="${polygon(shape)}" fill="${ROCKY.fill}"/>` +
    `<path d="${depthLine(plain, 0.86, 0.05, patch)}" fill="${ROCKY.shelf}" stroke="${ROCKY.line}" stroke-width=".8" stroke-dasharray="2.2 1.6"/>`;
  const stones = STONES.map(([u, v, size]) => {
    const at = place(u + between(chance, -0.03, 0.03), v + between(chance, -0.05, 0.05));
    return stone(at, size * between(chance, 0.85, 1.15), chance);
  });
  const awash = AWASH.map(([u, v]) => {
    const [x, y] = place(u + between(chance, -0.05, 0.05), v);
    return `M${tenth(x - 2)},${tenth(y)}h4m-2-2v4`;
  });
  return (
    `${ground}<path d="${stones.map((one) => one.body).join('')}" fill="${STONE.body}" stroke="${STONE.line}" stroke-width=".8" stroke-linejoin="round"/>` +
    `<path d="${stones.map((one) => one.lit).join('')}" fill="${STONE.lit}"/><path d="${stones.map((one) => one.dark).join('')}" fill="${STONE.dark}"/>` +
    `<path d="${awash.join('')}" stroke="${ROCKY.text}" stroke-width=".8" opacity=".8"/>`
  );
}
