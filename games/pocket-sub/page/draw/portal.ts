// Pocket Sub: the chart in section, from daylight to the floor of the sea.

import { portal } from '@undercroft/page-kit/draw/pictures/portal';
import { stream } from '@undercroft/page-kit/draw/seeded';
import type { Colour } from '@undercroft/pocket-sub';
import { mine, sub } from './pieces.ts';

const FILLS = ['#a9cdd7', '#86b7c9', '#639fb8', '#4486a5', '#2c6c90', '#1b5277', '#113c5a', '#0b2a42'];
const tenth = (x: number): number => Math.round(x * 10) / 10;

function bands(): string {
  const chance = stream('bands');
  return FILLS.map((fill, i) => {
    const y = 78 + i * 46 + (i > 4 ? 10 : 0);
    const heights = Array.from({ length: 9 }, (_, k) =>
      tenth(y + Math.sin(k * 0.9 + i * 1.3) * (7 + i * 1.6) + (chance() - 0.5) * 10),
    );
    const curve = heights.map((h, k) =>
      k === 0 ? `M0 ${h}` : `C${k * 50 - 32} ${heights[k - 1]} ${k * 50 - 18} ${h} ${k * 50} ${h}`,
    );
    return `<path d="${curve.join('')}V460H0Z" fill="${fill}" stroke="#e4f3f7" stroke-opacity=".34" stroke-width=".9"/>`;
  }).join('');
}

const RAYS = [80, 150, 240, 320].map((x) => `<path d="M${x}-20L${x - 54} 300H${x + 6}L${x + 34}-20Z"/>`).join('');

const SOUNDINGS = [
  [84, 132, 8],
  [318, 122, 12],
  [342, 232, 64],
  [56, 236, 71],
  [330, 318, 128],
  [70, 350, 142],
  [196, 402, 203],
]
  .map(([x, y, depth]) => `<text x="${x}" y="${y}">${depth}</text>`)
  .join('');

const moored = (x: number, y: number, fleet: Colour, size: number): string =>
  `<path d="M${x} ${y}V440" stroke="#08161f" stroke-width="2.2" stroke-dasharray="4 3" opacity=".75"/>` +
  `<g transform="translate(${x} ${y}) scale(${size})">${mine(fleet)}</g>`;

/** Rings of a sonar, spreading from the bow. */
const SONAR = [26, 44, 64, 86]
  .map(
    (r, i) =>
      `<path d="M${tenth(238 + r * 0.64)} ${tenth(205 - r * 0.77)}A${r} ${r} 0 0 1 ${tenth(238 + r * 0.64)} ${tenth(205 + r * 0.77)}" stroke-opacity="${tenth(0.8 - i * 0.18)}"/>`,
  )
  .join('');

const BUBBLES = [
  [80, 204, 3.4],
  [70, 190, 2.4],
  [76, 174, 1.8],
  [66, 160, 2.6],
  [72, 142, 1.5],
  [286, 350, 2],
  [292, 336, 1.4],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
  .join('');

const fish = (x: number, y: number): string => `M${x} ${y}q5-4 10 0l4-3v6l-4-3q-5 4-10 0Z`;
const SHOAL = [
  [276, 158],
  [294, 150],
  [300, 164],
  [318, 156],
  [286, 172],
]
  .map(([x = 0, y = 0]) => fish(x, y))
  .join('');

const FLOOR =
  '<path d="M0 460V420C60 392 100 436 160 424S300 380 400 424V460Z" fill="#06141f"/>' +
  '<path d="M40 412c4-16-4-22 2-38M50 412c-2-14 8-18 4-32M348 404c6-14-4-20 2-34M358 406c-2-12 8-16 6-28" fill="none" stroke="#0f3a52" stroke-width="3.4" stroke-linecap="round"/>' +
  '<path d="M176 424l10-14 16-4 12 8 6 12ZM96 428l8-10 14 2 6 10Z" fill="#0c2436" stroke="#1b4a66" stroke-width="1" stroke-linejoin="round"/>';

/** The surface, seen from the side: a thin bright line with a swell. */
const SURFACE =
  '<path d="M0 64c20-8 34-8 50 0s34 8 50 0 34-8 50 0 34 8 50 0 34-8 50 0 34 8 50 0 34-8 50 0 34 8 50 0" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>';

const sea = (): string =>
  `<rect y="-20" width="400" height="480" fill="#dcecec"/><path d="M0 66H400V460H0Z" fill="#c4dde1"/>${SURFACE}${bands()}<g fill="#fff" opacity=".07">${RAYS}</g>` +
  `<g font-family="Fraunces Variable,Fraunces,Georgia,serif" font-style="italic" font-size="15" fill="#e9f5f7" fill-opacity=".75" text-anchor="middle">${SOUNDINGS}</g>` +
  `${FLOOR}<path d="M232 206L400 158V286Z" fill="#ffe9b8" opacity=".2"/><g fill="none" stroke="#fff4d2" stroke-width="1.8" stroke-linecap="round">${SONAR}</g>` +
  `<path d="${SHOAL}" fill="#0f4464" fill-opacity=".7"/><g fill="none" stroke="#e4f3f7" stroke-opacity=".8" stroke-width="1.2">${BUBBLES}</g>` +
  `${moored(292, 284, 'blue', 1.15)}${moored(112, 322, 'blue', 0.85)}` +
  `<g transform="translate(164 208) scale(2.35)">${sub('red')}</g><g transform="translate(238 366) scale(1.15)">${sub('black', { facing: -1 })}</g>`;

export const pocketSubPortal = (label?: string): string =>
  portal({ id: 'pocket-sub', world: sea(), light: '#9fcbdc' }, label);
