// Plates of cooled crust on lava: a Voronoi pattern that repeats without a seam, each cell shrunk and rounded.
import { list, type Point } from '@undercroft/page-kit/draw/markup';
import { type Chance, stream } from '@undercroft/page-kit/draw/seeded';

export function crust(seed: string, size: number, count: number): string {
  const next = stream(seed);
  const sites = spread(next, size, count);
  return sites.map((site) => plate(site, sites, size, 0.72 + next() * 0.16)).join('');
}

/** Points kept apart: of eight tries the one farthest from all others (around the edges too). */
function spread(next: Chance, size: number, count: number): Point[] {
  const sites: Point[] = [];
  const room = ([x, y]: Point): number =>
    Math.min(...sites.map(([qx, qy]) => Math.hypot(wrap(x - qx, size), wrap(y - qy, size))));
  while (sites.length < count) {
    const tries = Array.from({ length: 8 }, (): Point => [next() * size, next() * size]);
    sites.push(tries.reduce((best, one) => (room(one) > room(best) ? one : best)));
  }
  return sites;
}

const wrap = (d: number, size: number): number => d - size * Math.round(d / size);

function plate([x, y]: Point, sites: readonly Point[], size: number, shrink: number): string {
  let cell: Point[] = [
    [-size, -size],
    [size, -size],
    [size, size],
    [-size, size],
  ];
  for (const [qx, qy] of sites)
    for (const ox of [-size, 0, size]) for (const oy of [-size, 0, size]) cell = cut(cell, [qx + ox - x, qy + oy - y]);
  const points = cell.map(([a, b]): Point => [x + a * shrink, y + b * shrink]);
  const shifted = (dx: number) => (dy: number) => rounded(points.map(([a, b]) => [a + dx, b + dy]));
  return shifts(points, 0, size)
    .flatMap((dx) => shifts(points, 1, size).map(shifted(dx)))
    .join('');
}

/** A plate that crosses the edge is drawn again on the other side. */
const shifts = (points: readonly Point[], axis: 0 | 1, size: number): number[] => [
  0,
  ...(points.some((p) => p[axis] < 0) ? [size] : []),
  ...(points.some((p) => p[axis] > size) ? [-size] : []),
];

/** Keeps the half of the cell nearer to 0,0 than to q. */
function cut(cell: readonly Point[], [qx, qy]: Point): Point[] {
  const half = (qx * qx + qy * qy) / 2;
  if (half === 0) return [...cell];
  const over = ([a, b]: Point): number => a * qx + b * qy - half;
  return cell.flatMap((p, i) => {
    const n = cell[(i + 1) % cell.length] ?? p;
    const t = over(p) / (over(p) - over(n));
    const keep = over(p) <= 0 ? [p] : [];
    return over(p) * over(n) >= 0 ? keep : [...keep, between(p, n, t)];
  });
}

/** Straight edges, bent corners; in steps, which are shorter to write than places. */
function rounded(points: readonly Point[]): string {
  let at: Point = [0, 0];
  const steps = (...places: readonly Point[]): string => {
    const from = at;
    at = whole(places.at(-1) ?? from);
    return list(places.map(whole).flatMap(([x, y]) => [x - from[0], y - from[1]]));
  };
  const corner = (p: Point, i: number): string => {
    const before = points.at(i - 1) ?? p;
    const after = points[(i + 1) % points.length] ?? p;
    return `${i ? 'l' : 'M'}${steps(between(p, before, 0.18))}q${steps(p, between(p, after, 0.18))}`;
  };
  return `${points.map(corner).join('')}z`;
}

const between = ([x, y]: Point, [qx, qy]: Point, t: number): Point => [x + (qx - x) * t, y + (qy - y) * t];
const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
