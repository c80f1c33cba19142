// Points and lines as SVG text.
import type { Point } from '@undercroft/page-kit/draw/markup';

export const rad = (degrees: number): number => (degrees * Math.PI) / 180;

export const mix = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** So far from 0,0 in a direction; 0° is east, clockwise. */
export const ray = (degrees: number, far: number): Point => [
  Math.cos(rad(degrees)) * far,
  Math.sin(rad(degrees)) * far,
];

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** To the left of the way from a to b, of length 1. */
export function normal(a: Point, b: Point): Point {
  const d = distance(a, b) || 1;
  return [(b[1] - a[1]) / d, -(b[0] - a[0]) / d];
}

/** The corners go round: the one after the last is the first. */
export const cornerAt = (points: readonly Point[], i: number): Point =>
  points[(i + points.length) % points.length] as Point;

export const middleOf = (points: readonly Point[]): Point =>
  points.reduce<Point>((sum, p) => [sum[0] + p[0] / points.length, sum[1] + p[1] / points.length], [0, 0]);

/** Tenths of a unit: finer than a pixel at any size the chart is shown in. */
export const tenth = (x: number): string => String(Math.round(x * 10) / 10 || 0);
export const xy = ([x, y]: Point): string => `${tenth(x)},${tenth(y)}`;
export const polygon = (points: readonly Point[]): string => `M${points.map(xy).join('L')}Z`;

/** A closed, softly wandering line through the points, in steps from point to point. */
export function soft(points: readonly Point[]): string {
  const curve = points.map((p, i) => {
    const [before, next, after] = [cornerAt(points, i - 1), cornerAt(points, i + 1), cornerAt(points, i + 2)];
    const leaving: Point = [(next[0] - before[0]) / 6, (next[1] - before[1]) / 6];
    const arriving: Point = [next[0] - (after[0] - p[0]) / 6, next[1] - (after[1] - p[1]) / 6];
    return `${xy(leaving)} ${xy([arriving[0] - p[0], arriving[1] - p[1]])} ${xy([next[0] - p[0], next[1] - p[1]])}`;
  });
  return `M${xy(cornerAt(points, 0))}c${curve.join(' ')}z`;
}

/** A line around the outside of a closed one. */
export function widened(line: readonly Point[], by: number): Point[] {
  return line.map((p, i) => {
    const n1 = normal(cornerAt(line, i - 1), p);
    const n2 = normal(p, cornerAt(line, i + 1));
    const k = by / (1 + n1[0] * n2[0] + n1[1] * n2[1]);
    return [p[0] + (n1[0] + n2[0]) * k, p[1] + (n1[1] + n2[1]) * k];
  });
}

/** Something drawn around 0,0, put where it belongs. */
export const at = ([x, y]: Point, drawing: string, scale = 1): string =>
  `<g transform="translate(${tenth(x)} ${tenth(y)})${scale === 1 ? '' : ` scale(${scale})`}">${drawing}</g>`;
