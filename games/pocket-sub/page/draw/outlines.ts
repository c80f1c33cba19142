// PS-BOARD-1 and PS-BOARD-2 once more, as far as they can be seen: the rules keep them to themselves. A test holds the
// two against each other.
import type { Tile } from './position.ts';

export type Face = 'A' | 'B' | 'C';

const FACES: Readonly<Record<Face, Pick<Tile, 'centre' | 'rocky'>>> = {
  A: { centre: 'deep', rocky: [0, 3] },
  B: { centre: 'shallow', rocky: [0, 2] },
  C: { centre: 'deep', rocky: [0, 2, 4] },
};

export const CELLS: Readonly<Record<2 | 3 | 4, readonly string[]>> = {
  2: ['-1,0', '-1,1', '0,0', '1,-1', '1,0'],
  3: ['-1,0', '-1,1', '0,-1', '0,0', '0,1', '1,-1', '1,0'],
  4: ['-1,0', '-1,1', '-1,2', '0,0', '0,1', '1,-1', '1,0', '1,1'],
};

/** A face as it lies on a cell, turned by this many sixths clockwise. */
export function laid(at: string, face: Face, turn: number): Tile {
  const { centre, rocky } = FACES[face];
  return { at, centre, rocky: rocky.map((edge) => (edge + turn) % 6), turn };
}
