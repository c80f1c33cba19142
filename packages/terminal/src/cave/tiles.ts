// Openings of tiles, by name and in miniature.
import { SIDES, type SideName } from '@undercroft/cave';

export const sideNames = (sides: number): SideName[] => SIDES.filter((_, side) => ((sides >> side) & 1) === 1);

/** Openings as one box-drawing character: the tile in miniature. */
export const miniature = (openings: number): string => '·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋'[openings] ?? '·';
