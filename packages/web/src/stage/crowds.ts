// Pieces against the zoom: nobody is ever drawn narrower than 24 pixels, and where three or more would hide each other
// they become one disc, which fans out on touch.
import type { Piece } from '@undercroft/page-kit/game-view';

const LEAST_PX = 24.5;
/** Of a piece whose game does not say how broad it is. */
const USUAL_WIDTH = 50;
/** So many on one small place are gathered. */
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
    .filter(([, group]) => group.length >= CROWD)
    .map(([place, group]) => ({ place, pieces: group, x: mean(group, 'x'), y: mean(group, 'y') }));
}

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
