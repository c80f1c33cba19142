// Signs that pass over the tiles of both cave games.
import { HARM, HEAL, sign } from '../signs.ts';

const ROCK = sign(
  'rock',
  '<path d="M-60-30l24-34 40 6 12 34-30 26-40-6zM10 4l30-26 36 14 2 36-34 20-32-16zM-50 34l26-20 30 14-4 34-36 10z" fill="#8b7f70" stroke="#100e0c" stroke-width="5" stroke-linejoin="round"/>',
);
const CLAWS = sign(
  'claws',
  '<path d="M-46-70q14 70-6 140M-14-76q16 76-4 152M20-76q16 76-4 152M52-70q14 70-6 140" fill="none" stroke="#e04a34" stroke-width="11" stroke-linecap="round"/>',
);
const LIGHT = sign('light', '<rect x="-98" y="-98" width="196" height="196" fill="#fff4d6" opacity=".5"/>');

export const CAVE_SIGNS = HARM + ROCK + CLAWS + HEAL + LIGHT;

/** Of either game. */
export type Sign = 'harm' | 'rock' | 'claws' | 'heal' | 'light' | 'water' | 'gas' | 'fire' | 'ring';
