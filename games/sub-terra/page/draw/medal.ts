// The medal of a descent: the portal, and who stands in it.

import { standing } from '@undercroft/page-kit/draw/pictures/figure';
import { FLOOR, INK, medal, STEEL, shining } from '@undercroft/page-kit/draw/pictures/medal';
import type { MedalMetal } from '@undercroft/page-kit/draw/pictures/metals';
import type { Medal } from '@undercroft/sub-terra';

const METAL: Readonly<Record<Medal, MedalMetal>> = { gold: 'gold', silver: 'silver', bronze: 'bronze', defeat: 'iron' };

export const subTerraMedal = (rank: Medal, label?: string): string =>
  medal({ id: `sub-terra-${rank}`, metal: METAL[rank], face: face(rank), label });

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

function face(rank: Medal): string {
  if (rank === 'defeat') return `${FLOOR}${ARCHES}<path d="${DOORWAY}" fill="#0b0c0e"/>${RUBBLE}${HELMET}`;
  const people = OUT.slice(0, COMING_OUT[rank]).reverse();
  const places = rank === 'bronze' ? [{ x: 118, y: 196, size: 0.9 }] : people;
  return `${shining(120, 134)}${FLOOR}${ARCHES}<path d="${DOORWAY}" fill="#fff4d8"/><g fill="${INK}">${places.map((place) => standing(place)).join('')}</g>`;
}
