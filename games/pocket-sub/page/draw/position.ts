// What the chart is drawn from: plain data in the names of the rules. A region is '0,0:c' (the centre of a tile) or
// '0,0:e3' (an edge, clockwise from north = 0).
import type { Colour } from '@undercroft/pocket-sub';

export type Water = 'shallow' | 'deep' | 'rocky';
export type Spin = 'clockwise' | 'counter-clockwise';
export type Token = 'intelligence' | 'map' | 'current';

export interface Tile {
  /** Its cell, '0,0'. */
  readonly at: string;
  readonly centre: 'shallow' | 'deep';
  /** As it lies. */
  readonly rocky: readonly number[];
  /** Sixths clockwise since it was printed: its sea floor turns with it. */
  readonly turn: number;
}

export interface Piece {
  readonly kind: 'sub' | 'cc' | 'mine';
  readonly fleet: Colour;
  readonly at: string;
  readonly hero?: boolean;
  /** The sub of this turn's move: where it set out. */
  readonly from?: string;
  /** Captain's tokens in use by it. */
  readonly using?: readonly Token[];
}

export interface Whirlpool {
  readonly at: string;
  readonly spin: Spin;
}

export interface Position {
  /** Every cell of the outline, in the order of their numbers. */
  readonly cells: readonly string[];
  /** Those of them that are laid. */
  readonly tiles: readonly Tile[];
  readonly pieces: readonly Piece[];
  readonly whirlpools: readonly Whirlpool[];
  /** The regions of this turn's move as far as it has come, the start first. */
  readonly sailed?: readonly string[];
}

/** A region and what it costs to enter it. */
export interface Priced {
  readonly at: string;
  readonly cost: number;
}

export interface Course {
  readonly fleet: Colour;
  readonly from: string;
  readonly steps: readonly Priced[];
  /** The sub is lost by it. */
  readonly losesSub?: boolean;
}

export interface MineChoice {
  readonly at: string;
  readonly fleet: Colour;
  readonly key: string;
  readonly chosen?: boolean;
}

/** A move that another fleet has made: the regions of its course. */
export interface Wake {
  readonly fleet: Colour;
  readonly path: readonly string[];
}

/** A region that the fleet's subs could come to. */
export interface Reached {
  readonly at: string;
  readonly by: Colour;
}

export interface Marks {
  /** Subs to choose from, each with its key. */
  readonly numbered?: readonly { readonly at: string; readonly key: string }[];
  readonly wakes?: readonly Wake[];
  /** Regions that may be chosen: where a move can end, places for a piece. */
  readonly lit?: readonly string[];
  /** The region of the chosen sub or aim. */
  readonly chosen?: string;
  readonly courses?: readonly Course[];
  readonly deadly?: readonly string[];
  readonly mines?: readonly MineChoice[];
  /** Shown as on their way to be placed there. */
  readonly ghost?: Piece | Whirlpool;
  readonly focus?: string;
}
