// What is struck into a medal. The middle of the coin is 120,120, its radius 84.
import type { Colour } from '@undercroft/pocket-sub';
import { sub } from '../sea/pieces.ts';
import { standing } from './figure.ts';
import type { MedalRanks } from './medals.ts';

const INK = '#17191d';
const STEEL = '#23262b';
const tenth = (x: number): number => Math.round(x * 10) / 10;

const rays = (cx: number, cy: number, count: number, far: number): string =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    return `M${cx} ${cy}L${tenth(cx + Math.cos(a) * far)} ${tenth(cy + Math.sin(a) * far)}`;
  }).join('');

const shining = (cx: number, cy: number): string =>
  `<path d="${rays(cx, cy, 28, 110)}" stroke="#fff8e6" stroke-opacity=".5" stroke-width="1.5"/>`;

const floor = `<path d="M30 184H210V240H30Z" fill="#000" fill-opacity=".38"/>`;

// ---------------------------------------------------------------- Sub Terra: the portal, and who stands in it

const ARCHES =
  `<g fill="none" stroke="${STEEL}" stroke-linejoin="round"><path d="M66 184V112C66 80 92 60 120 46C148 60 174 80 174 112V184" stroke-width="9"/>` +
  '<path d="M84 184V118C84 96 100 80 120 69C140 80 156 96 156 118V184" stroke-width="6"/></g>';
const DOORWAY = 'M100 184V128C100 112 108 102 120 94C132 102 140 112 140 128V184Z';

const OUT = [
  { x: 121, y: 187, size: 0.62 },
  { x: 141, y: 195, size: 0.78 },
  { x: 97, y: 198, size: 0.84 },
  { x: 165, y: 201, size: 0.7 },
  { x: 74, y: 202, size: 0.68 },
];

const COMING_OUT = { gold: 5, silver: 3, bronze: 1 } as const;

const RUBBLE =
  '<path d="M78 188l8-24 18-6 10 14-4 18ZM112 190l4-26 20-10 16 12 6 24ZM92 160l12-18 20 2 4 16-14 8ZM130 156l6-16 14 6 2 14ZM60 192l6-14 12 4 2 12ZM154 192l4-14 16 2 6 14Z" ' +
  'fill="#33363b" stroke="#0d0e10" stroke-width="3" stroke-linejoin="round"/><path d="M86 164l18-6 4 8-12 6ZM116 164l20-10 6 8-18 8ZM104 142l20 2-6 8Z" fill="#5a5d62"/>';

/** A helmet left on the floor, its lamp out. */
const HELMET = `<g transform="translate(122 194)" fill="${INK}"><path d="M-15 0a15 14 0 0 1 30 0h5v4h-40v-4Z" stroke="#8a8c90" stroke-width="1.4"/><circle cx="0" cy="-9" r="4.5" fill="#5a5d62" stroke="#8a8c90" stroke-width="1.6"/></g>`;

export function caveCoin(rank: MedalRanks['sub-terra']): string {
  if (rank === 'defeat') return `${floor}${ARCHES}<path d="${DOORWAY}" fill="#0b0c0e"/>${RUBBLE}${HELMET}`;
  const people = OUT.slice(0, COMING_OUT[rank]).reverse();
  const places = rank === 'bronze' ? [{ x: 118, y: 196, size: 0.9 }] : people;
  return `${shining(120, 134)}${floor}${ARCHES}<path d="${DOORWAY}" fill="#fff4d8"/><g fill="${INK}">${places.map((place) => standing(place)).join('')}</g>`;
}

// ---------------------------------------------------------------- Inferno's Edge: the artifact above the mountain

const MOUNTAIN =
  `<path d="M24 206L88 118H152L216 206V240H24Z" fill="${STEEL}"/><path d="M88 118H152L168 140 150 134 140 150 126 132 114 148 100 132 76 136Z" fill="#000" fill-opacity=".35"/>` +
  `<path d="M104 206V168H136V206ZM96 168H144V160H96ZM102 160 120 148 138 160Z" fill="#4a4d54"/><path d="M114 206V182a6 6 0 0 1 12 0V206Z" fill="#0d0e10"/>`;

const PLUME =
  '<path d="M98 118C92 96 78 92 80 74 92 80 96 74 98 62 108 72 114 66 118 50 126 64 132 70 140 60 144 74 150 80 160 72 162 92 148 98 142 118Z" fill="#c8421a"/>' +
  '<path d="M106 118C104 104 96 100 98 90 106 94 110 88 112 80 118 88 124 90 130 82 134 92 142 92 142 96 138 106 134 108 134 118Z" fill="#ffb24d"/>';

const gem = (y: number, size: number): string =>
  `<g transform="translate(120 ${y}) scale(${size})" stroke="${INK}" stroke-width="3" stroke-linejoin="round"><path d="M-14-18H14L24-4 0 26-24-4Z" fill="#ffcf5e"/><path d="M-24-4H24M-14-18-8-4 0 26 8-4 14-18M-8-4 0-18 8-4" fill="none" stroke-width="1.8"/></g>`;

/** A branch of leaves along the rim, upwards from an angle at the foot of the coin. */
function laurel(side: 1 | -1, foot: number): string {
  const leaves = Array.from({ length: Math.ceil((206 - foot) / 14) }, (_, i) => {
    const a = foot + i * 14;
    const [x, y] = [Math.cos((a * Math.PI) / 180) * 72, Math.sin((a * Math.PI) / 180) * 72];
    const leaf = (lean: number): string =>
      `<path d="M0 0q6-5.5 15 0-9 5.5-15 0Z" transform="translate(${tenth(x)} ${tenth(y)}) rotate(${a + lean})"/>`;
    return leaf(62) + leaf(122);
  });
  return `<g transform="translate(120 120) scale(${side} 1)" fill="#fff0c4" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round">${leaves.join('')}</g>`;
}

const CRACKS =
  '<path d="M120 36L108 66 122 86 102 112 116 136M122 86L150 96M102 112L74 106M36 150L66 146 80 160M204 140L176 150 166 168" fill="none" stroke="#0d0e10" stroke-width="3" stroke-linejoin="round"/>';

const LAVA_SEA =
  '<path d="M20 176c14-10 26-10 40 0s26 10 40 0 26-10 40 0 26 10 40 0 26-10 40 0V240H20Z" fill="#7a2a12"/><path d="M20 190c14-8 26-8 40 0s26 8 40 0 26-8 40 0 26 8 40 0 26-8 40 0" fill="none" stroke="#d0582a" stroke-width="3"/>';

const ESCAPED = [
  { x: 92, y: 190, size: 0.56 },
  { x: 149, y: 190, size: 0.56 },
  { x: 75, y: 183, size: 0.46 },
  { x: 165, y: 183, size: 0.46 },
];
const OUT_OF_IT = { legendary: 4, gold: 4, silver: 2, bronze: 1 } as const;
const GEM = { legendary: 1.05, gold: 0.95, silver: 0.8, bronze: 0.65 } as const;

export function templeCoin(rank: MedalRanks['infernos-edge']): string {
  if (rank === 'forgotten') return `${MOUNTAIN}${LAVA_SEA}${CRACKS}`;
  const escaped = `<g fill="#fff4d8">${ESCAPED.slice(0, OUT_OF_IT[rank])
    .map((place) => standing(place))
    .join('')}</g>`;
  const crown = rank === 'legendary' ? laurel(1, 152) + laurel(-1, 152) : '';
  return `${shining(120, 84)}${PLUME}${MOUNTAIN}${gem(82, GEM[rank])}${escaped}${crown}`;
}

// ---------------------------------------------------------------- Pocket Sub: what became of the sub

const swell = (y: number, fill: string): string =>
  `<path d="M20 ${y}c14-10 26-10 40 0s26 10 40 0 26-10 40 0 26 10 40 0 26-10 40 0V240H20Z" fill="${fill}"/>`;

const star = (x: number, y: number, size: number): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [a, d] = [((i * 36 - 90) * Math.PI) / 180, i % 2 ? size * 0.44 : size];
    return `${tenth(x + Math.cos(a) * d)} ${tenth(y + Math.sin(a) * d)}`;
  });
  return `<path d="M${points.join('L')}Z" fill="#fff4d8" stroke="${INK}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"/>`;
};

const ship = (fleet: Colour, place: string, facing: 1 | -1 = 1): string =>
  `<g transform="${place}">${sub(fleet, { facing })}</g>`;

const BUBBLES = [
  [96, 92, 7],
  [110, 68, 5],
  [88, 62, 4],
  [128, 86, 4],
  [104, 50, 3],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#c9d6da" stroke-width="2.5"/>`)
  .join('');

export function seaCoin(rank: MedalRanks['pocket-sub'], fleet: Colour): string {
  if (rank === 'loss')
    return `<path d="M30 30H210V240H30Z" fill="#0f2230"/>${swell(64, '#12303f')}${swell(150, '#0b1f2c')}${BUBBLES}${ship(fleet, 'translate(124 132) rotate(38) scale(1.9)')}<path d="M30 204c30-14 60 6 90-4s60-8 90 4V240H30Z" fill="#050d13"/>`;
  const waves = `${swell(146, '#2c6c90')}${swell(166, '#1b5277')}${swell(188, '#113c5a')}`;
  if (rank === 'draw')
    return `${shining(120, 110)}${waves}${ship('red', 'translate(88 126) scale(1.05)')}${ship('blue', 'translate(154 126) scale(1.05)', -1)}`;
  return `${shining(120, 96)}${ship(fleet, 'translate(117 132) scale(1.75)')}${waves}${star(120, 68, 19)}${laurel(1, 108)}${laurel(-1, 108)}`;
}
