// Whose a piece is: told by hull, emblem and pattern before it is told by colour.
import type { Colour } from '@undercroft/pocket-sub';
import { PAPER } from './inks.ts';
import { tenth } from './lines.ts';

export interface Fleet {
  readonly body: string;
  readonly shade: string;
  readonly mark: string;
  /** A line around the body, where it is as pale as the paper. */
  readonly edge?: string;
  readonly hull: string;
  readonly sail: string;
  readonly pattern: string;
  readonly emblem: (size: number) => string;
}

export const FLEETS: Readonly<Record<Colour, Fleet>> = {
  /** A shark: pointed, swept. */
  red: {
    body: '#c9372b',
    shade: '#8f2018',
    mark: PAPER,
    hull: 'M-27,3C-17,-7 8,-10 28,1C12,12 -14,12 -27,5L-31,10V-3Z',
    sail: 'M-5,-6L0,-18H8L10,-7Z',
    pattern: 'M-15,-2.5V9.5M-11,-4V10M15,-3.2V7.5',
    emblem: (s) => `<path d="M0,${tenth(-s)}L${tenth(s * 0.95)},${tenth(s * 0.72)}H${tenth(-s * 0.95)}Z"/>`,
  },
  /** A capsule: round at both ends. */
  white: {
    body: '#fffdf6',
    shade: '#d8d2c0',
    mark: '#1a2530',
    edge: '#38434c',
    hull: 'M-20,-8H18A10,10 0 0 1 18,12H-20A10,10 0 0 1 -20,-8Z',
    sail: 'M-6,-7V-16H7V-7Z',
    pattern: '',
    emblem: (s) => `<circle r="${tenth(s * 0.66)}" fill="none" stroke-width="${tenth(s * 0.5)}"/>`,
  },
  /** A whale: blunt head, fluke. */
  blue: {
    body: '#2160d6',
    shade: '#123c8f',
    mark: PAPER,
    hull: 'M-26,1C-16,-2 -6,-10 12,-10C30,-10 30,12 12,12C-6,12 -16,6 -26,4L-33,12L-31,2.5L-33,-8Z',
    sail: 'M-4,-7C-4,-20 9,-20 10,-8Z',
    pattern: 'M-17,4q3,-3.5 6,0t6,0',
    emblem: (s) => `<path d="M0,${tenth(-s * 1.1)}L${tenth(s * 0.85)},0L0,${tenth(s * 1.1)}L${tenth(-s * 0.85)},0Z"/>`,
  },
  /** A wedge: all facets. */
  black: {
    body: '#1a1d23',
    shade: '#000',
    mark: PAPER,
    hull: 'M-30,-3L-20,-9H16L30,-1L22,10H-20L-30,7Z',
    sail: 'M-8,-8L-4,-17H9L5,-8Z',
    pattern: 'M-24,4l8,-9M-20,8l12,-14',
    emblem: (s) => {
      const d = tenth(s * 0.7);
      return `<path d="M-${d},-${d}L${d},${d}M${d},-${d}L-${d},${d}" stroke-width="${tenth(s * 0.52)}"/>`;
    },
  },
};

export function emblem(fleet: Colour, size: number): string {
  const { mark, emblem: sign } = FLEETS[fleet];
  return `<g fill="${mark}" stroke="${mark}" stroke-width="0">${sign(size)}</g>`;
}
