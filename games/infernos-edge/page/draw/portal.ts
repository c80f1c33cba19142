// Inferno's Edge: a hall of columns around a burning shrine, lava in its floor.

import { withLamp } from '@undercroft/page-kit/draw/pictures/figure';
import { portal } from '@undercroft/page-kit/draw/pictures/portal';

const tenth = (x: number): number => Math.round(x * 10) / 10;

interface Column {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly fill: string;
  readonly rim: string;
}

const pair = (x: number, rest: Omit<Column, 'x'>): Column[] => [
  { x, ...rest },
  { x: 400 - x, ...rest },
];

const FAR = pair(128, { foot: 352, size: 0.62, fill: '#7c2f19', rim: '#ffb35c' });
const MIDDLE = pair(92, { foot: 384, size: 0.84, fill: '#4a1b10', rim: '#ff9a45' });
const NEAR = pair(42, { foot: 432, size: 1.16, fill: '#1f0c08', rim: '#e06a28' });

/** Lit on the side of the shrine; two joints and a band of carving. */
function column({ x, foot, size, fill, rim }: Column): string {
  const [w, h] = [34 * size, 300 * size];
  const side = x < 200 ? 1 : -1;
  const n = (k: number): number => tenth(k);
  const carving = [-0.3, -0.1, 0.1, 0.3].map(
    (k) => `M${n(w * k)} ${n(-h * 0.62)}l${n(w * 0.09)} ${n(-w * 0.16)} ${n(w * 0.09)} ${n(w * 0.16)}`,
  );
  return (
    `<g transform="translate(${x} ${foot})"><path d="M${n(-w * 0.8)} 0h${n(w * 1.6)}v${n(-16 * size)}h${n(-w * 0.22)}L${n(w * 0.46)} ${n(-h)}h${n(w * 0.3)}v${n(-22 * size)}h${n(-w * 1.52)}v${n(22 * size)}h${n(w * 0.3)}L${n(-w * 0.58)} ${n(-16 * size)}h${n(-w * 0.22)}Z" fill="${fill}"/>` +
    `<path d="M${n(side * w * 0.58)} ${n(-16 * size)}L${n(side * w * 0.46)} ${n(-h)}m${n(side * w * 0.3)} 0v${n(-22 * size)}" fill="none" stroke="${rim}" stroke-width="${n(3.4 * size)}"/>` +
    `<path d="M${n(-w * 0.5)} ${n(-h * 0.5)}h${n(w)}M${n(-w * 0.48)} ${n(-h * 0.72)}h${n(w * 0.96)}" stroke="#000" stroke-opacity=".35" stroke-width="${n(2.4 * size)}"/>` +
    `<path d="${carving.join('')}" fill="none" stroke="${rim}" stroke-opacity=".5" stroke-width="${n(1.6 * size)}"/></g>`
  );
}

const STEPS = ['#6b2a18', '#5a2315', '#481c12', '#37160f']
  .map(
    (fill, i) => `<path d="M${150 - i * 13} ${296 + i * 11}h${100 + i * 26}v12h${-(100 + i * 26)}Z" fill="${fill}"/>`,
  )
  .join('');

const SHRINE =
  '<path d="M158 296V196l14-22 28-14 28 14 14 22v100Z" fill="#52200f"/><path d="M176 296v-64c0-16 10-28 24-28s24 12 24 28v64Z" fill="#ffdf9b"/>' +
  '<path d="M184 296v-60c0-12 6-20 16-20s16 8 16 20v60Z" fill="#fff6dc"/><path d="M168 190l12-6 6 8-10 6ZM232 190l-12-6-6 8 10 6Z" fill="#ffb24d"/>' +
  '<path d="M200 240l11 16-11 20-11-20Z" fill="#c8521f"/><path d="M200 240l11 16h-22ZM200 256v20" fill="#f08a3c" stroke="#8c3a17" stroke-width="1"/>';

const LAVA =
  '<path d="M192 340L210 340 204 356 226 368 210 384 250 404 236 426 268 460H128L150 430 132 412 172 388 160 372 190 356Z" fill="#ff8b2c" stroke="#c8421a" stroke-width="3" stroke-linejoin="round"/>' +
  '<path d="M196 340H205L200 358 213 370 200 386 224 406 212 428 226 460H176L186 430 172 412 192 388 182 372 197 356Z" fill="#ffe08a"/>' +
  '<path d="M204 356L238 350M210 384L262 378 276 370M236 426L300 420M160 372L128 366M132 412L92 416M150 430L104 446" fill="none" stroke="#ff8b2c" stroke-width="2.2" stroke-linejoin="round"/>';

/** Stone heads on plinths at the foot of the steps, their eyes alight, lit from the shrine. */
const guardian = (x: number, side: 1 | -1): string =>
  `<g transform="translate(${x} 350) scale(${side * 0.62} .62)"><path d="M-22 24h44v10h-44ZM-16-8h32v32h-32ZM-18-50h36v30l-6 12h-24l-6-12Z" fill="#2b100a"/>` +
  '<path d="M18-50v30l-6 12M16-8v32M22 24v10" fill="none" stroke="#ff9a45" stroke-width="2.6"/><path d="M-18-50h36v9h-36Z" fill="#5a2315"/>' +
  '<path d="M-12-34l10 3-9 4ZM12-34l-10 3 9 4Z" fill="#ffcf5e"/><path d="M-8-18h16M-8 4h16M-8 14h16" stroke="#7c2f19" stroke-width="2.6"/></g>';

const EMBERS = [
  [150, 120],
  [252, 96],
  [226, 150],
  [170, 66],
  [282, 180],
  [126, 190],
  [206, 110],
  [238, 320],
  [168, 330],
  [262, 250],
  [140, 268],
]
  .map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${tenth(1.1 + (i % 3) * 0.7)}"/>`)
  .join('');

const RAYS = [-62, -44, -26, -9, 9, 26, 44, 62]
  .map((a) => `<path d="M200 238L186-40H214Z" transform="rotate(${a} 200 238)"/>`)
  .join('');

const columns = (list: readonly Column[]): string => list.map(column).join('');

const temple = (): string =>
  '<rect y="-20" width="400" height="480" fill="#2a0f0b"/><circle cx="200" cy="226" r="190" fill="#55200f"/><circle cx="200" cy="232" r="132" fill="#8c3a17"/>' +
  `<g fill="#ffb24d" opacity=".07">${RAYS}</g><circle cx="200" cy="238" r="84" fill="#d0702a"/><circle cx="200" cy="240" r="60" fill="#e88b3a"/>` +
  '<path d="M0 340H400V460H0Z" fill="#2b110c"/><path d="M24 460L170 338H230L376 460Z" fill="#3d1810"/>' +
  '<path d="M60 430H340M98 398H302M128 372H272M148 354H252" stroke="#240d08" stroke-width="1.6"/>' +
  `${SHRINE}${STEPS}${LAVA}${columns(FAR)}${guardian(152, 1)}${guardian(248, -1)}${columns(MIDDLE)}${columns(NEAR)}` +
  `<g fill="#0d0605">${withLamp({ x: 122, y: 422, size: 1.05 })}${withLamp({ x: 282, y: 402, size: 0.85 })}</g><g fill="#ffcf7a">${EMBERS}</g>`;

export const infernosEdgePortal = (label?: string): string =>
  portal({ id: 'infernos-edge', world: temple(), light: '#f28a4a' }, label);
