// What threatens, drawn before it happens: the thread of a horror or guardian to its prey, and an edge for each hazard in a
// form of its own, so that nothing is told by colour alone.
import { group, moved, type Point, use } from '../markup.ts';
import { type Cell, framed, headAt, pathOf, pointOf, shifted } from './marks.ts';
import { TILE } from './tile.ts';

/**
 * `flood`, `gas`, `cavein`: the hazard would hit this tile. `burn-first`, `burn-next`: the lava takes it now, or after that.
 * `strike`: somebody is struck here.
 */
export const THREATS = ['flood', 'gas', 'cavein', 'burn-first', 'burn-next', 'strike'] as const;
export type Threat = (typeof THREATS)[number];

export const threat = (kind: Threat, { x, y }: Cell): string => framed(`d-${kind}`, { x: x * TILE, y: y * TILE });

/** Where a beast steps next: its ghost. */
export const ghostStep = (beast: 'horror' | 'guardian', { x, y }: Cell): string =>
  group(moved({ x: x * TILE, y: y * TILE }), framed('d-step') + group(' class="d-ghost"', use(`p-${beast}`)));

/** A thread along the passages from a beast to its prey, both cells included: its next steps solid, the rest dotted. */
export function hunt(path: readonly Cell[], { steps = 1 } = {}): string {
  const points = path.map(pointOf);
  const [first, second] = points;
  const [before, last] = points.slice(-2);
  if (!first || !second || !before || !last) return '';
  const turn = Math.min(steps, points.length - 1);
  const end = shifted(last, before, 60);
  const isComplete = turn === points.length - 1;
  const stop = isComplete ? end : shifted(points[turn] ?? last, points[turn - 1] ?? first, 24);
  const next = [shifted(first, second, 68), ...points.slice(1, turn), stop];
  const later = isComplete ? [] : [points[turn] ?? last, ...points.slice(turn + 1, -1), end];
  return group(' class="d-hunt"', thread(later, 'd-later') + thread(next, 'd-next'));
}

function thread(line: readonly Point[], kind: string): string {
  const [before, end] = line.slice(-2);
  if (!before || !end) return '';
  const d = pathOf(line);
  return `<path class="d-case" d="${d}"/><path class="${kind}" d="${d}"/>${headAt(end, before, end, 'd-head')}`;
}

export const DANGER_DEFS = `
<path id="d-head" class="d-head" d="M8 0L-18-15-12 0-18 15z"/>`;

export const DANGER_STYLE = `
.d-hunt{fill:none;stroke-linecap:round;stroke-linejoin:round}.d-case{stroke:#140405;stroke-width:17;opacity:.72}.d-next{stroke:#ff5b42;stroke-width:9}
.d-later{stroke:#ff7a63;stroke-width:8;stroke-dasharray:1 19}.d-head{fill:#ff5b42;stroke:#140405;stroke-width:4}
.d-flood,.d-gas,.d-cavein{fill:none;stroke:#5fc0e0;stroke-width:6;stroke-dasharray:2 5.7}.d-gas{stroke:#d9da5c}.d-cavein{stroke:#d9cdb6}
.d-step{stroke:#ff5b42;stroke-width:7}.d-strike{stroke:#ff3f25;stroke-width:10}.d-ghost{opacity:.42}`;

/** Of the temple alone. */
export const BURN_STYLE = `
.d-burn-first{fill:#ff6a1f;fill-opacity:.2;stroke:#ff8a2e;stroke-width:7;stroke-dasharray:11 7}.d-burn-next{fill:none;stroke:#ff8a2e;stroke-width:5;stroke-dasharray:2 7;opacity:.85}`;
