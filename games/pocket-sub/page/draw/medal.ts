// The medal of a war at sea: what became of the sub.

import { INK, laurel, medal, shining, tenth } from '@undercroft/page-kit/draw/pictures/medal';
import type { MedalMetal } from '@undercroft/page-kit/draw/pictures/metals';
import type { Colour } from '@undercroft/pocket-sub';
import { sub } from './pieces.ts';

export type Result = 'victory' | 'draw' | 'loss';

const METAL: Readonly<Record<Result, MedalMetal>> = { victory: 'gold', draw: 'silver', loss: 'iron' };

/** `fleet`: whose sub is on it. */
export const pocketSubMedal = (result: Result, fleet: Colour, label?: string): string =>
  medal({ id: `pocket-sub-${result}`, metal: METAL[result], face: face(result, fleet), label });

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

function face(rank: Result, fleet: Colour): string {
  if (rank === 'loss')
    return `<path d="M30 30H210V240H30Z" fill="#0f2230"/>${swell(64, '#12303f')}${swell(150, '#0b1f2c')}${BUBBLES}${ship(fleet, 'translate(124 132) rotate(38) scale(1.9)')}<path d="M30 204c30-14 60 6 90-4s60-8 90 4V240H30Z" fill="#050d13"/>`;
  const waves = `${swell(146, '#2c6c90')}${swell(166, '#1b5277')}${swell(188, '#113c5a')}`;
  if (rank === 'draw')
    return `${shining(120, 110)}${waves}${ship('red', 'translate(88 126) scale(1.05)')}${ship('blue', 'translate(154 126) scale(1.05)', -1)}`;
  return `${shining(120, 96)}${ship(fleet, 'translate(117 132) scale(1.75)')}${waves}${star(120, 68, 19)}${laurel(1, 108)}${laurel(-1, 108)}`;
}
