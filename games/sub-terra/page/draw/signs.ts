// Signs that pass over the tiles of Sub Terra.
import { CAVE_SIGNS } from '@undercroft/page-kit/draw/cave/signs';
import { sign } from '@undercroft/page-kit/draw/signs';

export const SUB_TERRA_SIGNS =
  CAVE_SIGNS +
  sign(
    'water',
    '<rect x="-98" y="-98" width="196" height="196" fill="#2f7f93" opacity=".55"/><path d="M-80-30q20-16 40 0t40 0 40 0 40 0M-80 10q20-16 40 0t40 0 40 0 40 0M-80 50q20-16 40 0t40 0 40 0 40 0" fill="none" stroke="#c7eef2" stroke-width="6" stroke-linecap="round"/>',
  ) +
  sign(
    'gas',
    '<rect x="-98" y="-98" width="196" height="196" fill="#a7a83a" opacity=".4"/><path d="M-50 50q-24-24 0-50t0-50M0 50q-24-24 0-50t0-50M50 50q-24-24 0-50t0-50" fill="none" stroke="#eef09a" stroke-width="8" stroke-linecap="round"/>',
  );
