// The cave of a descent, from its snapshot to what is drawn.

import { cellOf } from '@undercroft/page-kit/draw/cave/cells';
import { holes, type Laid, type Named, named, rotationOf } from '@undercroft/page-kit/draw/cave/laid-tile';
import type { Side } from '@undercroft/page-kit/draw/cave/outline';
import type { PlacedTile } from '@undercroft/page-kit/draw/cave/tile';
import { type Snapshot, TILE_KINDS, type TileKind } from '@undercroft/sub-terra';

type Entry = Snapshot['cave'][number];
export type CaveTile = PlacedTile<TileKind>;

export function subTerraTiles({ cave, gas }: Pick<Snapshot, 'cave' | 'gas'>): CaveTile[] {
  const broken = holes(cave, isSteep);
  return cave.map((entry) => subTerraTile(entry, { gas, broken: broken(entry) }));
}

/** A tile in hand, over the gap it would fill: the same stone as when it lies there. */
export const subTerraTileInHand = (tile: string, at: string, turn: number): CaveTile =>
  subTerraTile({ at, tile, turn }, { gas: false, broken: [] });

interface Around {
  readonly gas: boolean;
  readonly broken: readonly Side[];
}

function subTerraTile(entry: Omit<Laid, 'blasted'> & Partial<Entry>, { gas, broken }: Around): CaveTile {
  const { at, tile, turn, marks = [] } = entry;
  const known = named(tile);
  const kind = kindOf(known);
  return {
    ...cellOf(at),
    kind,
    shape: known.shape,
    // ST-TILE-LEDGE-1: the rules turn by the near side, the drawing by its arrow, which points to the far one.
    rotation: rotationOf(known.shape, isSteep(known) ? turn + 2 : turn),
    seed: `${at}${tile}`,
    broken,
    tokens: {
      ...(marks.includes('flood') && { flooded: true }),
      ...(marks.includes('rubble') && { rubble: true }),
      ...(marks.includes('rope') && { rope: true }),
      ...(gas && kind === 'gas' && { gas: true }),
      ...(known.numbers.length > 0 && { numbers: known.numbers }),
    },
  };
}

const kindOf = ({ called }: Named): TileKind => TILE_KINDS.find((kind) => kind === called) ?? 'normal';

/** ST-ENG-2: explosives never open the side walls of these. */
const isSteep = ({ called }: Named): boolean => called === 'ledge' || called === 'slide';
