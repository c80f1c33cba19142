// People as places: those who can be healed, bandaged, directed or commanded are touched directly, over the tile they stand on.
import type { Piece, Place, Target } from '../game-view.ts';

const PREFIX = 'person:';

export const personPlace = (name: string): string => PREFIX + name;

/** Who is meant by a place; undefined where it is a cell. */
export const personAt = (place: string): string | undefined =>
  place.startsWith(PREFIX) ? place.slice(PREFIX.length) : undefined;

/** A little larger than a figure, so that a finger finds it, but nobody covers who stands beside. */
const ROOM = 1.2;
const USUAL_WIDTH = 50;

/** One for everybody whom a target names. */
export const peoplePlaces = (
  targets: readonly Target[],
  pieces: readonly Piece[],
  label: (name: string, targets: readonly Target[]) => string,
): Place[] =>
  [...new Set(targets.flatMap(({ place }) => (place !== undefined && personAt(place) ? [place] : [])))].flatMap(
    (id) => {
      const name = personAt(id) ?? '';
      const piece = pieces.find(({ key }) => key === name);
      const own = targets.filter(({ place }) => place === id);
      if (!piece) return [];
      const size = Math.round((piece.width ?? USUAL_WIDTH) * ROOM);
      return [{ id, x: piece.x, y: piece.y, width: size, height: size, label: label(name, own) }];
    },
  );
