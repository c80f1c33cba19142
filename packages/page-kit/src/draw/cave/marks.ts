// What the table says on top of the art: where one may go, what is chosen, where the cave can grow, who comes which way.
import { list, type Point, use } from '../markup.ts';
import { TILE } from './tile.ts';

/**
 * `gap`: the cave can grow here. `see`: and may, by this choice. `go`: a legal target. `picked`: the chosen one.
 * `danger`: this choice hurts here. `focus`: where the keys are, always topmost.
 */
export const MARKS = ['gap', 'see', 'go', 'picked', 'danger', 'focus'] as const;
export type Mark = (typeof MARKS)[number];

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const mark = (kind: Mark, { x, y }: Cell): string => use(`m-${kind}`, { x: x * TILE, y: y * TILE });

/** `hunt`: how a horror or guardian comes. `plan`: what a teammate suggests. */
export type Way = 'hunt' | 'plan';

/** A dotted line over cells, from the edge of what stands on the first to the edge of what stands on the last. */
export function way(kind: Way, cells: readonly Cell[]): string {
  const points = cells.map(({ x, y }): Point => [x * TILE, y * TILE]);
  const [from, second] = points;
  const [before, to] = points.slice(-2);
  if (!from || !second || !before || !to) return '';
  const line = [shifted(from, second, 52), ...points.slice(1, -1), shifted(to, before, 72)];
  const d = line.map(([x, y], i) => `${i ? 'L' : 'M'}${list([x, y])}`).join('');
  const turn = (Math.atan2(to[1] - before[1], to[0] - before[0]) * 180) / Math.PI;
  const [hx, hy] = shifted(to, before, 58);
  return `<g class="m-${kind}"><path class="m-way" d="${d}"/>${use('m-head', { x: hx, y: hy, turn: Math.round(turn) })}</g>`;
}

function shifted([x, y]: Point, [tx, ty]: Point, by: number): Point {
  const length = Math.hypot(tx - x, ty - y) || 1;
  return [Math.round(x + ((tx - x) * by) / length), Math.round(y + ((ty - y) * by) / length)];
}

export const MARK_DEFS = `
<path id="m-corners" d="M-92-58v-26q0-8 8-8h26M92-58v-26q0-8-8-8H58M-92 58v26q0 8 8 8h26M92 58v26q0 8-8 8H58"/>
<rect id="m-gap" class="m-gap" x="-90" y="-90" width="180" height="180" rx="12"/>
<g id="m-see"><rect class="m-see" x="-92" y="-92" width="184" height="184" rx="12"/><path class="m-plus" d="M0-22v44M-22 0h44"/></g>
<g id="m-go"><rect class="m-soft" x="-93" y="-93" width="186" height="186" rx="10"/><use href="#m-corners" class="m-ink"/><use href="#m-corners" class="m-go"/></g>
<g id="m-picked"><rect class="m-ink" x="-94" y="-94" width="188" height="188" rx="10"/><rect class="m-picked" x="-94" y="-94" width="188" height="188" rx="10"/></g>
<g id="m-danger"><use href="#m-corners" class="m-ink"/><use href="#m-corners" class="m-danger"/><path class="m-warn" d="M70-98l26 44H44z"/><path class="m-bang" d="M70-84v14M70-63h0"/></g>
<g id="m-focus"><rect class="m-ring m-outer" x="-98" y="-98" width="196" height="196" rx="12"/><rect class="m-ring" x="-98" y="-98" width="196" height="196" rx="12"/></g>
<path id="m-head" class="m-head" d="M-16-18L12 0l-28 18"/>`;

export const MARK_STYLE = `
.m-gap{fill:#fff;fill-opacity:.015;stroke:#7b7f8a;stroke-width:3;stroke-dasharray:8 12;opacity:.55}
.m-see{fill:#f2b45a;fill-opacity:.06;stroke:#f2b45a;stroke-width:4;stroke-dasharray:14 10}.m-plus{fill:none;stroke:#f2b45a;stroke-width:7;stroke-linecap:round}
.m-ink{fill:none;stroke:#0d0c0b;stroke-width:13;stroke-linecap:round;opacity:.6}
.m-soft{fill:#f2b45a;opacity:.13}.m-go{fill:none;stroke:#ffc46b;stroke-width:8;stroke-linecap:round}
.m-picked{fill:none;stroke:#fff4da;stroke-width:7}
.m-danger{fill:none;stroke:#e2513b;stroke-width:8;stroke-linecap:round}.m-warn{fill:#e2513b;stroke:#1a0807;stroke-width:4;stroke-linejoin:round}.m-bang{stroke:#fff6e6;stroke-width:6;stroke-linecap:round}
.m-ring{fill:none;stroke:#efe6d2;stroke-width:3px;vector-effect:non-scaling-stroke}.m-outer{stroke:#0d0c0b;stroke-width:9px}
.m-way{fill:none;stroke-width:9;stroke-linecap:round;stroke-dasharray:0 20}.m-head{fill:none;stroke-width:10;stroke-linecap:round;stroke-linejoin:round}
.m-hunt{stroke:#e2513b}.m-plan{stroke:#efe6d2}.m-plan .m-way{stroke-width:6;stroke-dasharray:18 14}`;
