// Where everything lies on the chart: hexagons with a flat top, each with a centre region and six edge regions.
import type { Point } from '@undercroft/page-kit/draw/markup';
import { mix, rad } from './lines.ts';

/** Circumradius of a tile. */
export const R = 100;
/** The centre region's share of it. */
export const CORE = 0.52;
/** Half the joint between two tiles. */
export const GAP = 2.6;
/** Tiles are cut at their corners: no passage there. */
export const NOTCH = 8;

export const EDGES = [0, 1, 2, 3, 4, 5] as const;
export const PLACES = ['c', 'e0', 'e1', 'e2', 'e3', 'e4', 'e5'] as const;

const STEPS: readonly Point[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** `turn` 90 lays the chart on its side for upright screens; pieces and letters stay upright. */
export type Turn = 0 | 90;

export interface Plan {
  readonly cells: readonly string[];
  readonly turn: Turn;
}

export interface Region {
  readonly cell: string;
  /** Undefined for the centre. */
  readonly edge: number | undefined;
}

export function regionNamed(name: string): Region {
  const [cell = '', place = 'c'] = name.split(':');
  return { cell, edge: place === 'c' ? undefined : Number(place[1]) };
}

export const nameOf = ({ cell, edge }: Region): string => `${cell}:${edge === undefined ? 'c' : `e${edge}`}`;

const axials = new Map<string, Point>();

/** Asked for every corner of every line: read once. */
function axial(cell: string): Point {
  const known = axials.get(cell);
  if (known) return known;
  const [q = 0, r = 0] = cell.split(',').map(Number);
  axials.set(cell, [q, r]);
  return [q, r];
}

const spun = (turn: Turn, [x, y]: Point): Point => (turn === 90 ? [-y, x] : [x, y]);

export function middle({ turn }: Plan, cell: string): Point {
  const [q, r] = axial(cell);
  return spun(turn, [1.5 * R * q, Math.sqrt(3) * R * (r + q / 2)]);
}

/** Corner k lies between edges k − 1 and k. */
export function corner(plan: Plan, cell: string, k: number, radius = R): Point {
  const [dx, dy] = spun(plan.turn, [radius * Math.cos(rad(60 * k - 120)), radius * Math.sin(rad(60 * k - 120))]);
  const [x, y] = middle(plan, cell);
  return [x + dx, y + dy];
}

/** A point on the line between the two corners of an edge. */
export const along = (plan: Plan, cell: string, edge: number, radius: number, share: number): Point =>
  mix(corner(plan, cell, edge, radius), corner(plan, cell, edge + 1, radius), share);

/** The cell that lies across an edge, if there is one. */
export function across({ cells }: Plan, cell: string, edge: number): string | undefined {
  const [q, r] = axial(cell);
  const [dq, dr] = STEPS[edge] as Point;
  const over = `${q + dq},${r + dr}`;
  return cells.includes(over) ? over : undefined;
}

/** Every region that touches this one (PS-GEO-2). */
export function touching(plan: Plan, name: string): string[] {
  const { cell, edge } = regionNamed(name);
  if (edge === undefined) return EDGES.map((e) => `${cell}:e${e}`);
  const over = across(plan, cell, edge);
  const beside = [(edge + 1) % 6, (edge + 5) % 6].map((e) => `${cell}:e${e}`);
  return [`${cell}:c`, ...beside, ...(over === undefined ? [] : [`${over}:e${(edge + 3) % 6}`])];
}

/** Where a region's piece stands. */
export function spotOf(plan: Plan, name: string): Point {
  const { cell, edge } = regionNamed(name);
  return edge === undefined ? middle(plan, cell) : along(plan, cell, edge, (R * (CORE + 1)) / 2, 0.5);
}
