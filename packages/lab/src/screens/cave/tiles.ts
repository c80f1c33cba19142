// Shapes and openings of tiles, in words and in miniature.
import { SIDES, type SideName } from '@undercroft/cave';

export const SHAPE_WORDS: Readonly<Record<string, string>> = {
  X: 'crossing',
  T: 'fork',
  L: 'bend',
  I: 'passage',
  D: 'dead end',
};

export const sideNames = (sides: number): SideName[] => SIDES.filter((_, side) => ((sides >> side) & 1) === 1);

/** Openings as one letter of box drawing: the tile in miniature. */
export const miniature = (openings: number): string => '·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋'[openings] ?? '·';
