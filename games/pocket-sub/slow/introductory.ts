/** PS-INTRO-1: the three introductory boards, as the rules list them. */
import { centreOf, EDGES, OUTLINES, rockyEdges, type Tile } from './board.ts';
import type { Cell, Face, Options, Region } from './vocabulary.ts';

interface Board {
  readonly tiles: Readonly<Record<Cell, readonly [Face, ...rocky: number[]]>>;
  /** In seat order. */
  readonly fleets: readonly { readonly cc: Region; readonly subs: readonly Region[] }[];
}

const BOARDS: Readonly<Record<Options['players'], Board>> = {
  2: {
    tiles: {
      '0,0': ['A', 0, 3],
      '-1,0': ['A', 2, 5],
      '1,0': ['A', 2, 5],
      '-1,1': ['B', 3, 5],
      '1,-1': ['B', 0, 2],
    },
    fleets: [
      { cc: centreOf('-1,0'), subs: ['-1,0:e0', '-1,1:e4', '-1,1:c'] },
      { cc: centreOf('1,0'), subs: ['1,0:e3', '1,-1:e1', '1,-1:c'] },
    ],
  },
  3: {
    tiles: {
      '0,0': ['C', 0, 2, 4],
      '0,-1': ['A', 0, 3],
      '1,0': ['A', 2, 5],
      '-1,1': ['A', 4, 1],
      '1,-1': ['B', 0, 2],
      '0,1': ['B', 2, 4],
      '-1,0': ['B', 4, 0],
    },
    fleets: [
      { cc: centreOf('0,-1'), subs: ['0,-1:c', '0,-1:e5', '1,-1:e1'] },
      { cc: centreOf('1,0'), subs: ['1,0:c', '1,0:e1', '0,1:e3'] },
      { cc: centreOf('-1,1'), subs: ['-1,1:c', '-1,1:e3', '-1,0:e5'] },
    ],
  },
  4: {
    tiles: {
      '-1,0': ['A', 2, 5],
      '1,-1': ['A', 1, 4],
      '1,1': ['A', 2, 5],
      '-1,2': ['A', 1, 4],
      '-1,1': ['B', 3, 5],
      '1,0': ['B', 1, 3],
      '0,0': ['C', 0, 2, 4],
      '0,1': ['B', 1, 5],
    },
    fleets: [
      { cc: centreOf('-1,0'), subs: ['-1,0:e0', '-1,0:e4'] },
      { cc: centreOf('1,-1'), subs: ['1,-1:e0', '1,-1:e2'] },
      { cc: centreOf('1,1'), subs: ['1,1:e3', '1,1:e1'] },
      { cc: centreOf('-1,2'), subs: ['-1,2:e3', '-1,2:e5'] },
    ],
  },
};

export function introductoryTiles(players: Options['players']): Tile[] {
  return OUTLINES[players].map((cell) => introductoryTile(players, cell));
}

export function introductoryFleets(players: Options['players']): Board['fleets'] {
  return BOARDS[players].fleets;
}

function introductoryTile(players: Options['players'], cell: Cell): Tile {
  const laid = BOARDS[players].tiles[cell];
  if (laid === undefined) throw new Error(`the board leaves out ${cell}`);
  const [face, ...rocky] = laid;
  return { at: cell, face, turn: smallestTurn(face, rocky) };
}

function smallestTurn(face: Face, rocky: readonly number[]): number {
  const turn = EDGES.find((sixths) => rockyEdges(face, sixths).every((edge) => rocky.includes(edge)));
  if (turn === undefined) throw new Error(`${face} cannot show ${rocky}`);
  return turn;
}
