// Signs that pass over the tiles of Inferno's Edge.
import { CAVE_SIGNS } from '@undercroft/page-kit/draw/cave/signs';
import { RING, sign } from '@undercroft/page-kit/draw/signs';

export const INFERNOS_EDGE_SIGNS =
  CAVE_SIGNS +
  RING +
  sign(
    'fire',
    '<rect x="-98" y="-98" width="196" height="196" fill="#ff7a1f" opacity=".5"/><path d="M0-70c30 36 48 58 40 88-6 26-26 40-42 40s-38-14-42-40c-2-18 8-32 18-44 4 14 10 18 16 20-4-24 0-44 10-64z" fill="#ffd27a" stroke="#b03a0c" stroke-width="6" stroke-linejoin="round"/>',
  );
