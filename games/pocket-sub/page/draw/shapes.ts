// The outlines of regions, and of the whole chart.
import type { Point } from '@undercroft/page-kit/draw/markup';
import { mix, rad, widened, xy } from './lines.ts';
import { across, CORE, corner, EDGES, GAP, middle, NOTCH, type Plan, R, type Region, regionNamed } from './plan.ts';

const core = (plan: Plan, cell: string): Point[] => EDGES.map((k) => corner(plan, cell, k, CORE * R));

/** A trapezoid with cut outer corners and, where a tile lies across, a strait reaching to it. */
function edgeShape(plan: Plan, cell: string, edge: number): Point[] {
  const rim = R - GAP / Math.cos(rad(30));
  const [innerA, innerB] = [corner(plan, cell, edge, CORE * R), corner(plan, cell, edge + 1, CORE * R)];
  const [a, b] = [corner(plan, cell, edge, rim), corner(plan, cell, edge + 1, rim)];
  const [A, B] = [corner(plan, cell, edge), corner(plan, cell, edge + 1)];
  const cut = NOTCH / R;
  const strait = across(plan, cell, edge) ? [mix(a, b, 0.2), mix(A, B, 0.2), mix(A, B, 0.8), mix(a, b, 0.8)] : [];
  const outer = [mix(a, innerA, cut * 2), mix(a, b, cut), ...strait, mix(b, a, cut), mix(b, innerB, cut * 2)];
  return [innerA, ...outer, innerB];
}

export const shapeOf = (plan: Plan, { cell, edge }: Region): Point[] =>
  edge === undefined ? core(plan, cell) : edgeShape(plan, cell, edge);

/** The same without cuts and straits: what depth lines follow. */
export function plainShape(plan: Plan, { cell, edge }: Region): Point[] {
  if (edge === undefined) return core(plan, cell);
  const at = (k: number, radius: number): Point => corner(plan, cell, k, radius);
  return [at(edge, CORE * R), at(edge, R - 6), at(edge + 1, R - 6), at(edge + 1, CORE * R)];
}

/** The rim of all tiles as one closed line: no outline of the rules has a hole. */
export function rimOf(plan: Plan): Point[] {
  const next = new Map<string, Point>();
  for (const cell of plan.cells)
    for (const edge of EDGES)
      if (!across(plan, cell, edge)) next.set(xy(corner(plan, cell, edge)), corner(plan, cell, edge + 1));
  const line: Point[] = [];
  let point = [...next.values()][0];
  while (point && line.length < next.size) {
    line.push(point);
    point = next.get(xy(point));
  }
  return line;
}

/** The region under a point, or the nearest one where it falls into a joint; nothing beyond the frame. */
export function regionAt(plan: Plan, [x, y]: Point): string | undefined {
  const far = (cell: string): number => Math.hypot(x - middle(plan, cell)[0], y - middle(plan, cell)[1]);
  const [cell] = [...plan.cells].sort((a, b) => far(a) - far(b));
  if (cell === undefined || far(cell) > R * 1.1) return undefined;
  const [mx, my] = middle(plan, cell);
  const [dx, dy] = plan.turn === 90 ? [y - my, mx - x] : [x - mx, y - my];
  const edge = Math.floor(((Math.atan2(dy, dx) * 180) / Math.PI + 120 + 360) / 60) % 6;
  // How far out it lies towards its edge, as a share of the way from the middle to the rim.
  const out = (dx * Math.cos(rad(60 * edge - 90)) + dy * Math.sin(rad(60 * edge - 90))) / (R * Math.cos(rad(30)));
  if (out > 1.12) return undefined;
  return out < CORE ? `${cell}:c` : `${cell}:e${edge}`;
}

export const shapeNamed = (plan: Plan, name: string): Point[] => shapeOf(plan, regionNamed(name));

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Room for the frame and a little sea around it. */
export function boxOf(plan: Plan, margin = 22): Box {
  const line = widened(rimOf(plan), margin);
  const [xs, ys] = [line.map((p) => p[0]), line.map((p) => p[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Which way up the chart is larger in a window. */
export function turnFor(cells: readonly string[], width: number, height: number): 0 | 90 {
  const box = boxOf({ cells, turn: 0 });
  const scale = (w: number, h: number): number => Math.min(width / w, height / h);
  return scale(box.height, box.width) > scale(box.width, box.height) * 1.04 ? 90 : 0;
}
