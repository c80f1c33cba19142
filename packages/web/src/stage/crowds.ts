// Pieces against the zoom: nobody is ever drawn narrower than 24 pixels, and where three or more would hide each other
// they become one disc, which fans out on touch.
import type { Piece, Place } from '@undercroft/page-kit/game-view';

export const LEAST_PX = 24.5;
/** Of a piece whose game does not say how broad it is. */
const USUAL_WIDTH = 50;
/** This many on one small place are gathered. */
const CROWD = 3;

/** How much larger a piece is drawn than the board around it; `scale` is in pixels per board unit. */
export const growth = ({ width = USUAL_WIDTH }: Pick<Piece, 'width'>, scale: number): number =>
  Math.max(1, LEAST_PX / (width * scale));

export interface Crowd {
  readonly place: string;
  readonly pieces: readonly Piece[];
  /** The middle of them. */
  readonly x: number;
  readonly y: number;
}

/** Those who share a place where they would hide each other. */
export function crowdsOf(pieces: readonly Piece[], scale: number): Crowd[] {
  const together = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.at === undefined || growth(piece, scale) <= 1) continue;
    together.set(piece.at, [...(together.get(piece.at) ?? []), piece]);
  }
  return [...together]
    .filter(([, group]) => group.length >= CROWD && hideEachOther(group, scale))
    .map(([place, group]) => ({ place, pieces: group, x: mean(group, 'x'), y: mean(group, 'y') }));
}

/** Some two of them would show less than two thirds of themselves. */
const hideEachOther = (pieces: readonly Piece[], scale: number): boolean =>
  pieces.some((a, i) => pieces.slice(i + 1).some((b) => Math.hypot(a.x - b.x, a.y - b.y) * scale < (LEAST_PX * 2) / 3));

const mean = (pieces: readonly Piece[], axis: 'x' | 'y'): number =>
  pieces.reduce((sum, piece) => sum + piece[axis], 0) / pieces.length;

/** In pixels from the middle. */
const FAN_PX = 34;

/** Where the pieces of a crowd are while it is fanned out: around its middle, the first at the top. */
export function fanned({ pieces, x, y }: Crowd, scale: number): ReadonlyMap<string, { x: number; y: number }> {
  const radius = Math.max(FAN_PX, (pieces.length * (LEAST_PX + 6)) / (2 * Math.PI)) / scale;
  return new Map(
    pieces.map(({ key }, i) => {
      const angle = (i / pieces.length) * 2 * Math.PI - Math.PI / 2;
      return [
        key,
        { x: Math.round(x + radius * Math.cos(angle)), y: Math.round(y + radius * Math.sin(angle)) },
      ] as const;
    }),
  );
}

/** A place that is a piece of its own lies within this, in board units. */
const NEAR = 40;

/** Where people can be touched while their crowd is fanned out: with them. */
export function placesOf(places: readonly Place[], crowd: Crowd | undefined, scale: number): readonly Place[] {
  if (!crowd) return places;
  const spread = fanned(crowd, scale);
  return places.map((place) => {
    const piece = crowd.pieces.find(({ x, y }) => Math.hypot(x - place.x, y - place.y) < NEAR);
    const at = place.id === crowd.place || !piece ? undefined : spread.get(piece.key);
    return at ? { ...place, ...at } : place;
  });
}
