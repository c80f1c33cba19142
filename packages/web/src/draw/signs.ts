// Signs that pass over a place when something happens there, a tile of 200 units around 0,0: symbols of a board, `#sign-rock`.
import type { Sign } from '../stage/contract.ts';

const sign = (name: Sign, svg: string): string => `<g id="sign-${name}">${svg}</g>`;

const HARM = sign(
  'harm',
  '<path d="M0-88l20 44 46-20-18 46 40 18-42 20 16 46-46-16-16 44-18-44-46 14 16-44-42-20 42-18-18-46 46 20z" fill="none" stroke="#ff8a70" stroke-width="8" stroke-linejoin="round"/>',
);
const RING = sign('ring', '<circle r="54" fill="none" stroke="#f2b45a" stroke-width="9"/>');
const ROCK = sign(
  'rock',
  '<path d="M-60-30l24-34 40 6 12 34-30 26-40-6zM10 4l30-26 36 14 2 36-34 20-32-16zM-50 34l26-20 30 14-4 34-36 10z" fill="#8b7f70" stroke="#100e0c" stroke-width="5" stroke-linejoin="round"/>',
);
const CLAWS = sign(
  'claws',
  '<path d="M-46-70q14 70-6 140M-14-76q16 76-4 152M20-76q16 76-4 152M52-70q14 70-6 140" fill="none" stroke="#e04a34" stroke-width="11" stroke-linecap="round"/>',
);
const HEAL = sign(
  'heal',
  '<path d="M-18-60h36v42h42v36h-42v42h-36v-42h-42v-36h42z" fill="none" stroke="#9cc268" stroke-width="8" stroke-linejoin="round"/>',
);
const LIGHT = sign('light', '<rect x="-98" y="-98" width="196" height="196" fill="#fff4d6" opacity=".5"/>');

/** At sea something is met or lost, and that is all. */
export const SEA_SIGNS = HARM + RING;

const OF_STONE = HARM + ROCK + CLAWS + HEAL + LIGHT;

export const CAVE_SIGNS =
  OF_STONE +
  sign(
    'water',
    '<rect x="-98" y="-98" width="196" height="196" fill="#2f7f93" opacity=".55"/><path d="M-80-30q20-16 40 0t40 0 40 0 40 0M-80 10q20-16 40 0t40 0 40 0 40 0M-80 50q20-16 40 0t40 0 40 0 40 0" fill="none" stroke="#c7eef2" stroke-width="6" stroke-linecap="round"/>',
  ) +
  sign(
    'gas',
    '<rect x="-98" y="-98" width="196" height="196" fill="#a7a83a" opacity=".4"/><path d="M-50 50q-24-24 0-50t0-50M0 50q-24-24 0-50t0-50M50 50q-24-24 0-50t0-50" fill="none" stroke="#eef09a" stroke-width="8" stroke-linecap="round"/>',
  );

export const TEMPLE_SIGNS =
  OF_STONE +
  RING +
  sign(
    'fire',
    '<rect x="-98" y="-98" width="196" height="196" fill="#ff7a1f" opacity=".5"/><path d="M0-70c30 36 48 58 40 88-6 26-26 40-42 40s-38-14-42-40c-2-18 8-32 18-44 4 14 10 18 16 20-4-24 0-44 10-64z" fill="#ffd27a" stroke="#b03a0c" stroke-width="6" stroke-linejoin="round"/>',
  );
