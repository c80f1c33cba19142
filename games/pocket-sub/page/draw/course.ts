// A course: a step is a straight stroke, running deep a dashed arc under the surface; the prices lie on it.
import type { Point } from '@undercroft/page-kit/draw/markup';
import { dockOf } from './docks.ts';
import { AMBER, INK, PAPER } from './inks.ts';
import { at, distance, mix, normal, tenth, xy } from './lines.ts';
import { crossedOut, price } from './marks.ts';
import { subGhost } from './pieces.ts';
import { type Plan, spotOf, touching } from './plan.ts';
import type { Course, Piece, Position, Wake } from './position.ts';

interface Leg {
  readonly d: string;
  readonly mid: Point;
  readonly deep: boolean;
}

/** How far strokes keep from the sub at their start, and from the ghost at their end. */
const CLEAR = { start: 19, end: 17 };

const LOSS = '#ff7a63';

/** Two regions that do not touch can only be reached by running deep. */
export const isRun = (plan: Plan, from: string, to: string): boolean => !touching(plan, from).includes(to);

interface LegOptions {
  readonly deep: boolean;
  /** How much is left out at either end. */
  readonly from: number;
  readonly short: number;
}

function leg(start: Point, end: Point, { deep, from, short }: LegOptions): Leg {
  const length = distance(start, end) || 1;
  const [nx, ny] = normal(start, end);
  const lift = deep ? length * 0.26 : 0;
  const control: Point = [(start[0] + end[0]) / 2 + nx * lift, (start[1] + end[1]) / 2 + ny * lift];
  const [a, b] = [mix(start, control, (2 * from) / length), mix(end, control, (2 * short) / length)];
  return {
    d: `M${xy(a)}Q${xy(control)} ${xy(b)}`,
    mid: mix(mix(start, control, 0.56), mix(control, end, 0.56), 0.56),
    deep,
  };
}

/** Where the sub lies that sets out: in its dock, if it is docked. */
function setOut(plan: Plan, { from, fleet }: Course, { pieces }: Position): Point {
  const [x, y] = spotOf(plan, from);
  const docked = pieces.filter((piece) => piece.at === from && piece.kind === 'sub');
  if (!pieces.some((piece) => piece.at === from && piece.kind === 'cc') || docked.length === 0) return [x, y];
  const own = docked.findLastIndex((piece: Piece) => piece.fleet === fleet);
  const { dx, dy } = dockOf(Math.max(0, own), docked.length);
  return [x + dx, y + dy];
}

function legsOf(plan: Plan, course: Course, position: Position): { legs: Leg[]; spots: Point[] } {
  const names = [course.from, ...course.steps.map((step) => step.at)];
  const spots = [setOut(plan, course, position), ...names.slice(1).map((name) => spotOf(plan, name))];
  const legs = course.steps.map((_, i) =>
    leg(spots[i] as Point, spots[i + 1] as Point, {
      deep: isRun(plan, names[i] as string, names[i + 1] as string),
      from: i === 0 ? CLEAR.start : 0,
      short: i === course.steps.length - 1 ? CLEAR.end : 0,
    }),
  );
  return { legs, spots };
}

/** Dashes say that it is only planned; those of a run are longer, and it goes in an arc. */
function stroke({ d, deep }: Leg, { losesSub }: Course): string {
  const colour = losesSub ? LOSS : AMBER;
  return (
    `<path d="${d}" stroke="${INK}" stroke-width="9" stroke-opacity=".82"/>` +
    `<path d="${d}" stroke="${colour}" stroke-width="4.2" stroke-dasharray="${deep ? '13 8' : '5 6.5'}"/>`
  );
}

/** Where its prices and its sub are drawn: what else is drawn keeps clear of them. */
export function spotsOf(plan: Plan, course: Course, position: Position): Point[] {
  const { legs, spots } = legsOf(plan, course, position);
  return [...legs.map(({ mid }) => mid), ...spots];
}

export function drawCourse(plan: Plan, course: Course, position: Position): string {
  const { legs, spots } = legsOf(plan, course, position);
  const end = spots.at(-1);
  if (legs.length === 0 || end === undefined) return '';
  const last = (spots.at(-2) as Point)[0];
  const facing = end[0] < last - 1 ? -1 : 1;
  const casings = legs.map((one) => stroke(one, course)).join('');
  const prices = legs.map(({ mid, deep }, i) => at(mid, price({ cost: course.steps[i]?.cost ?? 0, deep }))).join('');
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${casings}</g>` +
    at(end, subGhost(course.fleet, facing), 0.8) +
    (course.losesSub ? at(end, crossedOut()) : '') +
    prices
  );
}

/** What another fleet did last: a pale dotted wake, with a ring where it set out. It ends before the sub. */
export function drawLastMove(plan: Plan, { path }: Wake): string {
  const points = path.map((name) => spotOf(plan, name));
  const [first, last, before] = [points[0], points.at(-1), points.at(-2)];
  if (!first || !last || !before) return '';
  const d = `M${[...points.slice(0, -1), mix(last, before, 0.3)].map(xy).join('L')}`;
  const line = `d="${d}" fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  return (
    `<path ${line} stroke="${INK}" stroke-opacity=".55" stroke-width="5"/>` +
    `<path ${line} stroke="${PAPER}" stroke-width="2.4" stroke-dasharray="1 5.5"/>` +
    `<circle cx="${tenth(first[0])}" cy="${tenth(first[1])}" r="6" fill="none" stroke="${PAPER}" stroke-width="2"/>`
  );
}

/** The way a sub has already gone this turn. */
export function drawWake(plan: Plan, sailed: readonly string[]): string {
  const legs = sailed.slice(1).map((to, i) => {
    const from = sailed[i] as string;
    return leg(spotOf(plan, from), spotOf(plan, to), { deep: isRun(plan, from, to), from: 0, short: 0 }).d;
  });
  if (legs.length === 0) return '';
  const d = legs.join('');
  return (
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${INK}" stroke-width="6" opacity=".75"/>` +
    `<path d="${d}" stroke="${PAPER}" stroke-width="2.6" stroke-dasharray=".1 6"/></g>`
  );
}
