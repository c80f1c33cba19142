// Dice lying on the table. The forms of hazards are symbols of the temple's sheet.
import type { Face } from '@undercroft/infernos-edge';
import { use } from './markup.ts';

const die = (edge: string, content: string): string =>
  '<svg viewBox="-32 -32 64 64" aria-hidden="true">' +
  '<rect x="-28" y="-24" width="56" height="54" rx="12" fill="#8f8672"/>' +
  `<rect x="-28" y="-29" width="56" height="55" rx="12" fill="#efe6d2" stroke="${edge}" stroke-width="3"/>` +
  `<g transform="translate(0 -1.5)">${content}</g></svg>`;

const INK = '#16151a';
const TERRACOTTA = '#a8552f';

const numeral = (face: number): string =>
  `<text text-anchor="middle" dominant-baseline="central" y="1" fill="${INK}" style="font:700 36px var(--font-ui,system-ui,sans-serif)">${face}</text>`;

/** A numeral, as on the tiles. */
export const numberDie = (face: number): string => die(INK, numeral(face));

export const hazardDie = (face: Face): string => die(TERRACOTTA, use(`f-${face}`, { scale: 0.84 }));

/** One that has still to fall. */
export const fallingDie = (of: 'number' | 'hazard'): string =>
  die(
    of === 'number' ? INK : TERRACOTTA,
    `<path fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round" opacity=".45" d="M-14-6A15 15 0 0 1 13-8M14 6A15 15 0 0 1-13 8M13-17v9H4M-13 17V8h9"/>`,
  );
