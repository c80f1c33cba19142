// A compass rose beside the chart, where the outline leaves room, and its rays over the dark.
import type { Point } from '@undercroft/page-kit/draw/markup';
import { sans } from './letters.ts';
import { distance, ray, tenth, xy } from './lines.ts';
import { middle, type Plan, R } from './plan.ts';
import { boxOf } from './shapes.ts';

const STEEL = '#6d8ea0';
const BONE = '#d9cfae';
const RADIUS = 42;

/** The roomiest place inside the box that no tile covers; the northernmost of equals. */
function roseSpot(plan: Plan): Point | undefined {
  const { x, y, width, height } = boxOf(plan);
  const middles = plan.cells.map((cell) => middle(plan, cell));
  let best: { spot: Point; room: number } | undefined;
  for (let py = y + RADIUS; py <= y + height - RADIUS; py += 12)
    for (let px = x + RADIUS; px <= x + width - RADIUS; px += 12) {
      const room = Math.min(...middles.map((m) => distance(m, [px, py]))) - Math.abs(px - x - width / 2) / 1000;
      if (!best || room > best.room + 1) best = { spot: [px, py], room };
    }
  return best && best.room > R + RADIUS ? best.spot : undefined;
}

const half = (degrees: number, long: number, side: 1 | -1): string =>
  `<path d="M0,0L${tenth(side * long * 0.13)},${tenth(-long * 0.22)}L0,${-long}Z" fill="${side > 0 ? BONE : STEEL}" transform="rotate(${degrees})"/>`;

/** Nothing where the outline leaves no room. */
export function compass(plan: Plan): string {
  const spot = roseSpot(plan);
  if (!spot) return '';
  const [x, y] = spot;
  const points = [
    ...[45, 135, 225, 315].map((a) => [a, 17] as const),
    ...[0, 90, 180, 270].map((a) => [a, 27] as const),
  ];
  const star = points.map(([a, long]) => half(a, long, 1) + half(a, long, -1)).join('');
  const [nx, ny] = ray(plan.turn - 90, 35);
  const rays = Array.from({ length: 32 }, (_, i) => `M${tenth(x)},${tenth(y)}l${xy(ray(i * 11.25, 900))}`).join('');
  return (
    `<path d="${rays}" stroke="#7fb2c8" stroke-width=".5" opacity=".16"/><g transform="translate(${tenth(x)} ${tenth(y)})" opacity=".85">` +
    `<circle r="20" fill="none" stroke="${STEEL}" stroke-width=".6"/><circle r="29" fill="none" stroke="${STEEL}" stroke-width=".5" stroke-dasharray="1 3.05"/>` +
    `<g transform="rotate(${plan.turn})">${star}</g><text aria-hidden="true" x="${tenth(nx)}" y="${tenth(ny + 3.5)}" ${sans(10)} fill="${BONE}">N</text></g>`
  );
}
