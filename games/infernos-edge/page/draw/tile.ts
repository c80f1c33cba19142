// The temple of an expedition, from its snapshot to what is drawn.
import { ENTRANCE, type Snapshot, typeOf } from '@undercroft/infernos-edge';
import { cellOf } from '@undercroft/page-kit/draw/cave/cells';
import { holes, type Laid, type Named, named, rotationOf } from '@undercroft/page-kit/draw/cave/laid-tile';
import type { Side } from '@undercroft/page-kit/draw/cave/outline';
import type { PlacedTile } from '@undercroft/page-kit/draw/cave/tile';
import { DRAWN_KINDS, type DrawnKind } from './stone.ts';

export type TempleTile = PlacedTile<DrawnKind>;

export interface Space extends Laid {
  readonly marks: readonly ('rubble' | 'shored' | 'burnt')[];
  readonly keys: number;
}

/** IE-COMP-3: always there, so snapshots only say what has changed on them. */
const entrance: readonly Omit<Laid, 'blasted'>[] = ENTRANCE.map(({ type, x, y, turn }) => ({
  at: `${x},${y}`,
  tile: typeOf(type).name,
  turn,
}));

/** The entrance, which is always there, and what has been laid since. */
export const templeSpaces = (snapshot: Pick<Snapshot, 'entrance' | 'temple'>): Space[] => [
  ...entrance.map((space) => changed(space, snapshot.entrance)),
  ...snapshot.temple,
];

export function infernosEdgeTiles(snapshot: Pick<Snapshot, 'entrance' | 'temple'>): TempleTile[] {
  const laid = templeSpaces(snapshot);
  const broken = holes(laid, () => false);
  return laid.map((space) => templeTile(space, broken(space)));
}

function changed(space: Omit<Laid, 'blasted'>, changes: Snapshot['entrance']): Space {
  const now = changes.find(({ at }) => at === space.at);
  return { ...space, blasted: now?.blasted ?? [], keys: now?.keys ?? 0, marks: now?.burnt ? ['burnt'] : [] };
}

/** A tile in hand, over the gap it would fill: the same stone as when it lies there. */
export const infernosEdgeTileInHand = (tile: string, at: string, turn: number): TempleTile =>
  templeTile({ at, tile, turn, blasted: [], marks: [], keys: 0 }, []);

function templeTile({ at, tile, turn, marks, keys }: Space, broken: readonly Side[]): TempleTile {
  const known = named(tile);
  const kind = kindOf(known);
  return {
    ...cellOf(at),
    kind,
    shape: known.shape,
    rotation: rotationOf(known.shape, turn),
    seed: `${at}${tile}`,
    broken,
    tokens: {
      ...(marks.includes('rubble') && { rubble: true }),
      ...(marks.includes('shored') && { shored: true }),
      ...(marks.includes('burnt') && { burnt: true }),
      ...(kind === 'locks' && keys > 0 && { keys }),
      ...(known.numbers.length > 0 && { numbers: known.numbers }),
    },
  };
}

/** Names that the drawing calls otherwise: what is seen, not what it counts as. */
const SEEN: Readonly<Record<string, DrawnKind>> = {
  'crossroads X': 'entrance',
  'wing D': 'guardian',
  'sanctum I': 'locks',
  'ledge D': 'dais',
};

const kindOf = ({ called, shape }: Named): DrawnKind =>
  SEEN[`${called} ${shape}`] ?? DRAWN_KINDS.find((kind) => kind === called) ?? 'normal';
