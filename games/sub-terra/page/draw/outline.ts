// The outline of a cave: a soft skeleton, resampled, pushed about by noise, smoothed.

import {
  type Mouth,
  REACH,
  type Shape,
  type Side,
  turn,
  type Wall,
  walls,
} from '@undercroft/page-kit/draw/cave/outline';
import { list, type Point } from '@undercroft/page-kit/draw/markup';
import { noise } from './noise.ts';

const CHAMBER: Record<Shape, number> = { X: 60, T: 57, L: 55, I: 44, D: 57 };
/** Explosives make a little room. */
const BLOWN = 56;

interface Form {
  readonly shape: Shape;
  readonly seed: string;
  readonly broken: readonly Side[];
  /** Narrows an I to a crack in the middle. */
  readonly pinch: boolean;
}

/** As compact SVG path data. */
export function caveOutline({ shape, seed, broken, pinch }: Form): string {
  const radius = broken.length > 0 ? Math.max(BLOWN, CHAMBER[shape]) : CHAMBER[shape];
  return spline(
    walls(shape, broken).flatMap((wall, i) =>
      erode(skeleton(wall, radius), `${seed}/${i}`, pinch ? narrowed : unchanged),
    ),
  );
}

function skeleton({ from, to, quarters }: Wall, radius: number): Point[] {
  const lean = (mouth: Mouth): number => Math.asin(mouth.half / (radius + 2));
  const sweep = (quarters * Math.PI) / 2 - lean(from) - lean(to);
  const steps = Math.max(1, Math.round(sweep / 0.35));
  const arc = Array.from({ length: steps + 1 }, (_, i) => polar(radius, lean(from) + (sweep * i) / steps));
  const leaving = lip(to.half)
    .map(([x, y]) => turn([-x, y], quarters))
    .reverse();
  return [...lip(from.half), ...arc, ...leaving].map((p) => turn(p, from.side));
}

const lip = (half: number): Point[] => [
  [half, -REACH],
  [half, -100],
  [half, -74],
];

const polar = (r: number, angle: number): Point => [r * Math.sin(angle), -r * Math.cos(angle)];

function erode(line: readonly Point[], seed: string, widthAt: (x: number, y: number) => number): Point[] {
  const broad = noise(`${seed}b`, 30);
  const fine = noise(`${seed}f`, 15);
  return resample(line, 14).map(({ at: [x, y], normal: [nx, ny], along }) => {
    const edge = Math.max(Math.abs(x), Math.abs(y));
    const free = Math.min(1, Math.max(0, (97 - edge) / 22));
    const push = free * (9 * broad(along) + 5 * fine(along));
    return [(x + nx * push) * widthAt(x, y), y + ny * push];
  });
}

/** How much of its width a squeeze keeps here: all of it at its mouths, and in a hole blown into its side. */
function narrowed(x: number, y: number): number {
  const kept = 0.2 + 0.8 * ease(Math.abs(y) / 78);
  return kept + (1 - kept) * ease((Math.abs(x) - 58) / 30);
}

const unchanged = (): number => 1;

const ease = (t: number): number => (t >= 1 ? 1 : t <= 0 ? 0 : t * t * (3 - 2 * t));

interface Sample {
  readonly at: Point;
  readonly normal: Point;
  readonly along: number;
}

function resample(line: readonly Point[], spacing: number): Sample[] {
  const out: Sample[] = [];
  let along = 0;
  let due = 0;
  line.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = line[i] ?? [bx, by];
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.hypot(dx, dy) || 1;
    for (; due <= along + length; due += spacing) {
      const t = (due - along) / length;
      out.push({ at: [ax + dx * t, ay + dy * t], normal: [-dy / length, dx / length], along: due });
    }
    along += length;
  });
  const last = line.at(-1);
  return last ? [...out, { at: last, normal: [0, 0], along }] : out;
}

/**
 * A closed quadratic B-spline through the midpoints of its control points. On even coordinates the midpoints are whole,
 * so SVG's reflected `t` command is exact and a point costs about six characters.
 */
function spline(points: readonly Point[]): string {
  const even = points.map(([x, y]): Point => [2 * Math.round(x / 2), 2 * Math.round(y / 2)]);
  const after = (i: number): Point => even[(i + 1) % even.length] ?? [0, 0];
  const mid = even.map(([x, y], i): Point => [(x + after(i)[0]) / 2, (y + after(i)[1]) / 2]);
  const start = mid.at(-1) ?? [0, 0];
  const steps = mid.flatMap(([x, y], i) => {
    const [bx, by] = mid[i - 1] ?? start;
    return [x - bx, y - by];
  });
  const [fx, fy] = even[0] ?? start;
  const bend = [fx - start[0], fy - start[1]];
  return `M${list(start)}q${list([...bend, ...steps.slice(0, 2)])}t${list(steps.slice(2))}z`;
}
