// Who is who from one picture to the next. What has no name is called by its place (a guardian, a sub), so that the one that
// moved has another key afterwards: it is known again by where it was last seen.

interface PieceAt {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

export interface TrackedPiece extends PieceAt {
  /** The same as long as it is seen. */
  readonly id: number;
}

/** Less than half a tile: it stands there, or beside others who came to stand there. */
const NEAR = 90;

let nextId = 0;

/** By key where it still stands there; by where it was last seen; by key wherever it is. */
export function matchPieces(pieces: readonly PieceAt[], last: readonly TrackedPiece[]): number[] {
  const rest = new Set(last);
  const ids = new Map<PieceAt, number>();
  const match = (find: (piece: PieceAt, all: readonly TrackedPiece[]) => TrackedPiece | undefined) => {
    for (const piece of pieces) {
      const found = ids.has(piece) ? undefined : find(piece, [...rest]);
      if (!found) continue;
      ids.set(piece, found.id);
      rest.delete(found);
    }
  };
  match((piece, all) => all.find((one) => one.key === piece.key && distance(one, piece) < NEAR));
  match(nearest);
  match((piece, all) => all.find((one) => one.key === piece.key));
  return pieces.map((piece) => ids.get(piece) ?? nextId++);
}

const distance = (one: PieceAt, other: PieceAt): number => Math.hypot(one.x - other.x, one.y - other.y);

/** 'guardian 2,-1' is a guardian, 'sub red 0,0:e4' a red sub; a name is a kind of its own. */
const kindOf = (key: string): string => key.replace(/ -?\d.*/, '');

const nearest = (piece: PieceAt, all: readonly TrackedPiece[]): TrackedPiece | undefined =>
  all
    .filter((one) => kindOf(one.key) === kindOf(piece.key) && distance(one, piece) < NEAR)
    .sort((a, b) => distance(a, piece) - distance(b, piece))[0];

type GroundAt = { readonly x?: number; readonly y?: number };

/** A tile was taken back: pieces that stood on it must not travel over the gap it leaves. */
export function hasLostGround(before: readonly GroundAt[], after: readonly GroundAt[]): boolean {
  const placeOf = ({ x = 0, y = 0 }: GroundAt): string => `${x},${y}`;
  const left = new Set(after.map(placeOf));
  return before.some((layer) => !left.has(placeOf(layer)));
}
