// The outline of a temple: straight courses, stepped corners, here and there a chipped block.

import {
  BREACH,
  HALF,
  type Mouth,
  REACH,
  type Shape,
  type Side,
  turn,
  type Wall,
  walls,
} from '@undercroft/page-kit/draw/cave/outline';
import { list, type Point } from '@undercroft/page-kit/draw/markup';
import { type Chance, stream } from '@undercroft/page-kit/draw/seeded';

const STEP = 11;
const ROOM = HALF + 2 * STEP;
/** How far from the middle a closed side stands. */
const BACK = ROOM - 4;

const ALCOVE: readonly Point[] = [
  [-24, -BACK],
  [-24, -ROOM - 10],
  [24, -ROOM - 10],
  [24, -BACK],
];

interface Form {
  readonly shape: Shape;
  readonly seed: string;
  readonly broken: readonly Side[];
  /** A closed side has an alcove where a thing of value stands. */
  readonly niche: boolean;
}

/** As compact SVG path data. */
export function templeOutline({ shape, seed, broken, niche }: Form): string {
  const next = stream(seed);
  const back = niche ? ALCOVE : [];
  const points = walls(shape, broken).flatMap((wall) => course(wall, back, next).map((p) => turn(p, wall.from.side)));
  return polygon(points.flatMap((p, i) => chip(p, points[i - 1], points[(i + 1) % points.length], next)));
}

/** One wall seen from its first opening in the north. */
function course({ from, to, quarters }: Wall, back: readonly Point[], next: Chance): Point[] {
  const arriving = lip(to, next)
    .map(([x, y]) => turn([-x, y], quarters))
    .reverse();
  const corners = Array.from({ length: quarters - 1 }, (_, i) => far(i + 1, back)).flat();
  return [...lip(from, next), ...corners, ...arriving];
}

/** From outside the tile to the room, along the right-hand edge of an opening in the north. */
function lip({ half }: Mouth, next: Chance): Point[] {
  if (half === BREACH) return torn(next);
  return [
    [HALF, -REACH],
    [HALF, -ROOM - 2],
    [HALF + STEP, -ROOM - 2],
    [HALF + STEP, -HALF - STEP],
  ];
}

/** The edge of a blown hole: blocks sheared off at random. */
function torn(next: Chance): Point[] {
  const jag = (y: number, i: number): Point => [BREACH - 4 + (i % 2) * 9 + Math.round(next() * 4), y];
  return [
    [BREACH, -REACH],
    [BREACH, -99],
    ...[-91, -84, -76, -68, -BACK].map(jag),
    [HALF + STEP, -BACK],
    [HALF + STEP, -HALF - STEP],
  ];
}

/** The corners of a closed side between two openings; `back` lies between them. */
function far(side: Side, back: readonly Point[]): Point[] {
  const ends: [Point, Point] = [
    [-HALF - STEP, -BACK],
    [HALF + STEP, -BACK],
  ];
  return [ends[0], ...back, ends[1]].map((p) => turn(p, side));
}

/** Now and then a corner stone has lost its edge. */
function chip(p: Point, before: Point | undefined, after: Point | undefined, next: Chance): Point[] {
  const inside = Math.max(Math.abs(p[0]), Math.abs(p[1])) < 80;
  if (!before || !after || !inside || next() > 0.3) return [p];
  const size = 3 + Math.round(next() * 4);
  return [toward(p, before, size), toward(p, after, size)];
}

function toward([x, y]: Point, [qx, qy]: Point, size: number): Point {
  const length = Math.hypot(qx - x, qy - y) || 1;
  return [x + ((qx - x) * size) / length, y + ((qy - y) * size) / length];
}

function polygon(points: readonly Point[]): string {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [first = [0, 0], ...rest] = whole;
  const draw = rest.map(([x, y], i) => step(x - (whole[i]?.[0] ?? 0), y - (whole[i]?.[1] ?? 0)));
  return `M${list(first)}${draw.join('')}z`;
}

const step = (x: number, y: number): string => (x === 0 ? `v${y}` : y === 0 ? `h${x}` : `l${list([x, y])}`);
