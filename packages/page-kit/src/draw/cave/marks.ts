// What the table says on top of the art: where you may go, what is chosen, where the cave can grow, who comes which way.
import { list, type Point, use } from '../markup.ts';
import type { Cell } from './cells.ts';
import { TILE } from './tile.ts';

export type { Cell } from './cells.ts';

/**
 * `safe`: one touch goes there. `far`: several steps do. `risk`: you may lose something there; `grave`: you surely will.
 * `gap`: a tile can be laid there. `chosen`: asks to be confirmed. `aimed`: where keys aim. `lit`: what a line of the log is
 * about. `hint`: recommended. `was`: whence the last move came. `whom`: somebody on whom it can be done. `spot`: pointed at,
 * and nothing to be done there.
 */
export const MARKS = [
  'safe',
  'far',
  'risk',
  'grave',
  'gap',
  'chosen',
  'aimed',
  'lit',
  'hint',
  'was',
  'whom',
  'spot',
] as const;
export type Mark = (typeof MARKS)[number];

export const mark = (kind: Mark, { x, y }: Cell): string => markAt(kind, { x: x * TILE, y: y * TILE });

/** At a point in board units. */
export const markAt = (kind: Mark, point: Cell): string =>
  WHOLE.includes(kind) ? use(`m-${kind}`, point) : framed(`m-${kind}`, point);

/** Those that are more than a frame of a tile. */
const WHOLE: readonly Mark[] = ['safe', 'risk', 'grave', 'gap', 'whom'];

/** `hunt`: how a horror or guardian comes. `go`: over which tiles you would walk. */
export type Way = 'hunt' | 'go';

/** A dotted line over cells, from the edge of what stands on the first to the edge of what stands on the last. */
export function way(kind: Way, cells: readonly Cell[]): string {
  const points = cells.map(pointOf);
  const [from, second] = points;
  const [before, to] = points.slice(-2);
  if (!from || !second || !before || !to) return '';
  const line = [shifted(from, second, 52), ...points.slice(1, -1), shifted(to, before, 72)];
  return `<g class="m-${kind}"><path class="m-way" d="${pathOf(line)}"/>${headAt(shifted(to, before, 58), before, to, 'm-head')}</g>`;
}

export const pointOf = ({ x, y }: Cell): Point => [x * TILE, y * TILE];

export const pathOf = (line: readonly Point[]): string =>
  line.map((point, i) => `${i ? 'L' : 'M'}${list(point)}`).join('');

/** The head of an arrow that comes from one point and goes towards another. */
export function headAt([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point, id: string): string {
  const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  return use(id, { x, y, turn: Math.round(turn) });
}

/** From a point towards another, by so much. */
export function shifted([x, y]: Point, [tx, ty]: Point, by: number): Point {
  const length = Math.hypot(tx - x, ty - y) || 1;
  return [Math.round(x + ((tx - x) * by) / length), Math.round(y + ((ty - y) * by) / length)];
}

/** The frame of a tile, painted by the style of its name: its length counts as 100 a side, so that a dash can be a corner. */
export const framed = (name: string, { x, y }: Cell = { x: 0, y: 0 }): string =>
  `<use href="#m-box" class="${name}"${x ? ` x="${x}"` : ''}${y ? ` y="${y}"` : ''}/>`;

/** Dashes of so much of each side, around the corners. */
const corners = (long: number): string => `stroke-dasharray:${long} ${100 - long};stroke-dashoffset:${long / 2 + 3}`;

export const MARK_DEFS = `
<rect id="m-box" x="-92" y="-92" width="184" height="184" rx="10" pathLength="400" stroke-linecap="round"/>
<g id="m-safe">${framed('m-wash')}${framed('m-corners')}</g><use id="m-risk" href="#m-safe"/><g id="m-grave"><use href="#m-safe"/>${framed('m-harm')}</g>
<g id="m-gap">${framed('m-room')}<path class="m-plus" d="M0-22v44M-22 0h44"/></g><circle id="m-whom" class="m-whom" r="43"/>
<path id="m-head" class="m-head" d="M-16-18L12 0l-28 18"/>`;

export const MARK_STYLE = `
.m-wash{fill:#f2b45a;opacity:.12}.m-corners,.m-far,.m-was,.d-step,.d-strike{fill:none;stroke:#ffc46b;stroke-width:8;${corners(37)}}
.m-far,.m-was,.d-step{stroke-width:5;${corners(26)}}.m-was{stroke:#fff4da;opacity:.75}
.m-harm{fill:none;stroke:#ff6a50;stroke-width:6;stroke-dasharray:5 7.5;transform:scale(.87)}
.m-room{fill:#f2b45a;fill-opacity:.07;stroke:#f2b45a;stroke-width:5;stroke-dasharray:7 7.3}.m-plus{fill:none;stroke:#f2b45a;stroke-width:8;stroke-linecap:round}
.m-chosen{fill:#f2b45a;fill-opacity:.2;stroke:#ffc46b;stroke-width:9}.m-aimed{fill:none;stroke:#fff4da;stroke-width:9}
.m-lit{fill:#fff4da;fill-opacity:.12;stroke:#fff4da;stroke-width:7}.m-hint{fill:none;stroke:#fff4da;stroke-width:6;stroke-dasharray:9 7.7}
.m-whom{fill:#f2b45a;fill-opacity:.16;stroke:#ffc46b;stroke-width:6}.m-spot{fill:none;stroke:#7b7f8a;stroke-width:3;stroke-dasharray:3 7;opacity:.55}
.m-ink{fill:none;stroke:#0d0c0b;stroke-width:13;stroke-linecap:round;opacity:.6}
.m-way{fill:none;stroke-width:9;stroke-linecap:round;stroke-dasharray:0 20}.m-head{fill:none;stroke-width:10;stroke-linecap:round;stroke-linejoin:round}
.m-hunt{stroke:#e2513b}.m-go{stroke:#ffc46b}`;
