// PS-INTRO-1: the boards and positions for a first game, in the order of the outline's cells.
import type { Colour, Face, Players } from './board.ts';

/** A face, and how many sixths it is turned clockwise. */
export type PlacedTile = readonly [Face, number];

export interface Introductory {
  readonly tiles: readonly PlacedTile[];
  readonly fleets: Readonly<Partial<Record<Colour, { readonly cc: string; readonly subs: readonly string[] }>>>;
}

export const INTRODUCTORY: Readonly<Record<Players, Introductory>> = {
  2: {
    tiles: [
      ['A', 2],
      ['B', 3],
      ['A', 0],
      ['B', 0],
      ['A', 2],
    ],
    fleets: {
      red: { cc: '-1,0:c', subs: ['-1,0:e0', '-1,1:e4', '-1,1:c'] },
      blue: { cc: '1,0:c', subs: ['1,0:e3', '1,-1:e1', '1,-1:c'] },
    },
  },
  3: {
    tiles: [
      ['B', 4],
      ['A', 1],
      ['A', 0],
      ['C', 0],
      ['B', 2],
      ['B', 0],
      ['A', 2],
    ],
    fleets: {
      red: { cc: '0,-1:c', subs: ['0,-1:c', '0,-1:e5', '1,-1:e1'] },
      white: { cc: '1,0:c', subs: ['1,0:c', '1,0:e1', '0,1:e3'] },
      blue: { cc: '-1,1:c', subs: ['-1,1:c', '-1,1:e3', '-1,0:e5'] },
    },
  },
  4: {
    tiles: [
      ['A', 2],
      ['B', 3],
      ['A', 1],
      ['C', 0],
      ['B', 5],
      ['A', 1],
      ['B', 1],
      ['A', 2],
    ],
    fleets: {
      red: { cc: '-1,0:c', subs: ['-1,0:e0', '-1,0:e4'] },
      white: { cc: '1,-1:c', subs: ['1,-1:e0', '1,-1:e2'] },
      blue: { cc: '1,1:c', subs: ['1,1:e3', '1,1:e1'] },
      black: { cc: '-1,2:c', subs: ['-1,2:e3', '-1,2:e5'] },
    },
  },
};
