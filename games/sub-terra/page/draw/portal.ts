// Sub Terra: down a shaft into the dark.

import { FIGURE, withLamp } from '@undercroft/page-kit/draw/pictures/figure';
import { portal } from '@undercroft/page-kit/draw/pictures/portal';
import { stream } from '@undercroft/page-kit/draw/seeded';

interface Ring {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly drop: number;
  readonly seed: number;
  readonly fill: string;
  readonly lip: string;
}

const RINGS: readonly Ring[] = [
  { cx: 206, cy: 262, rx: 50, ry: 66, drop: 16, seed: 3, fill: '#c98a3d', lip: '#ffe3a6' },
  { cx: 203, cy: 258, rx: 78, ry: 98, drop: 26, seed: 11, fill: '#935f2a', lip: '#e9b465' },
  { cx: 198, cy: 250, rx: 108, ry: 134, drop: 38, seed: 23, fill: '#5f3f22', lip: '#b9813f' },
  { cx: 204, cy: 238, rx: 138, ry: 172, drop: 50, seed: 37, fill: '#35261a', lip: '#7d5a33' },
  { cx: 200, cy: 236, rx: 172, ry: 214, drop: 66, seed: 51, fill: '#1a1512', lip: '#4d3a26' },
];

const COUNT = 84;
const tenth = (x: number): number => Math.round(x * 10) / 10;

const wobble = (a: number, seed: number): number =>
  1 + Math.sin(a * 2 + seed) * 0.05 + Math.sin(a * 5 + seed * 2) * 0.035 + Math.sin(a * 9 + seed * 3) * 0.018;

/** A rough hole; stalactites hang from its upper rim, stumps stand on the lower. */
function hole({ cx, cy, rx, ry, drop, seed }: Ring): string {
  const chance = stream(`ring ${seed}`);
  const points = Array.from({ length: COUNT }, (_, i) => {
    const a = (i / COUNT) * Math.PI * 2;
    const w = wobble(a, seed);
    const hangs = Math.sin(a) < -0.25 && i % 4 === 0 ? drop * (0.25 + chance()) : 0;
    const stands = Math.sin(a) > 0.45 && i % 6 === 0 ? drop * chance() * 0.35 : 0;
    return `${tenth(cx + Math.cos(a) * rx * w)} ${tenth(cy + Math.sin(a) * ry * w + hangs - stands)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Strokes of the engraver into the rock, away from the light. */
function hatching({ cx, cy, rx, ry, seed, lip }: Ring): string {
  const chance = stream(`hatch ${seed}`);
  const strokes = Array.from({ length: 46 }, (_, i) => {
    const a = (i / 46) * Math.PI * 2 + chance() * 0.1;
    const from = wobble(a, seed) * (1.06 + chance() * 0.05);
    const to = from + 0.04 + chance() * 0.08;
    const at = (k: number): string => `${tenth(cx + Math.cos(a) * rx * k)} ${tenth(cy + Math.sin(a) * ry * k)}`;
    return Math.sin(a) < -0.25 ? '' : `M${at(from)}L${at(to)}`;
  });
  return `<path d="${strokes.join('')}" stroke="${lip}" stroke-opacity=".4" stroke-width="1.1" stroke-linecap="round"/>`;
}

const rock = (ring: Ring): string =>
  `<path d="M0-20H400V460H0Z${hole(ring)}" fill="${ring.fill}" fill-rule="evenodd" stroke="${ring.lip}" stroke-width="1.3" stroke-opacity=".75" stroke-linejoin="round"/>${hatching(ring)}`;

const eyes = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#ff6a4d"><path d="M-9-3l7 3-7 2Z"/><path d="M9-3l-7 3 7 2Z"/></g>`;

/** Eight legs out of the dark, so that the eyes belong to something. */
const horror = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-6 4C-20-6-26-2-32 14M-6 8c-12-2-18 6-20 20M-5 10c-8 4-10 12-9 24M6 4c14-10 20-6 26 10M6 8c12-2 18 6 20 20M5 10c8 4 10 12 9 24" fill="none" stroke="#0a0807" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/><ellipse cy="2" rx="13" ry="11" fill="#0a0807"/></g>${eyes(x, y, size)}`;

const MOTES: readonly (readonly [number, number])[] = [
  [182, 214],
  [226, 196],
  [240, 268],
  [170, 268],
  [214, 150],
  [190, 176],
  [250, 228],
  [158, 230],
];

const climber = `<g transform="translate(203 148) scale(.62)" fill="#0d0b09">${FIGURE}<path d="M4-40 0-66" stroke="#0d0b09" stroke-width="4" stroke-linecap="round"/></g>`;

const pool =
  '<path d="M238 424c16-8 58-10 84-3s26 17 4 22-70 5-88-2-16-10 0-17Z" fill="#3b2a17"/><path d="M252 428c16-4 44-5 62-1M262 437c14 2 34 2 48-1" fill="none" stroke="#ffd184" stroke-opacity=".5" stroke-width="1.6" stroke-linecap="round"/>';

const cave = (): string =>
  `<rect y="-20" width="400" height="480" fill="#ffe3a6"/><circle cx="206" cy="262" r="70" fill="#fff3d2"/>` +
  RINGS.map(rock).join('') +
  `<path d="M120 460C150 396 178 350 196 330H216C236 352 262 398 286 460Z" fill="#ffd184" opacity=".2"/>${pool}` +
  `<path d="M201-10C199 90 204 160 203 262" fill="none" stroke="#0d0b09" stroke-width="1.8"/>${climber}` +
  `<g fill="#fff3d2" fill-opacity=".7">${MOTES.map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${1 + (i % 3) * 0.5}"/>`).join('')}</g>` +
  `<g fill="#0d0b09">${withLamp({ x: 212, y: 338, size: 1.1 })}${withLamp({ x: 156, y: 408, size: 1.75 })}</g>` +
  horror(343, 190, 0.74) +
  eyes(318, 128, 0.6) +
  eyes(62, 286, 0.7);

export const subTerraPortal = (label?: string): string =>
  portal({ id: 'sub-terra', world: cave(), light: '#f2b45a' }, label);
