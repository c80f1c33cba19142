/** The vocabulary both implementations share: options, pieces and decisions. */

/** A tile's place on the table in axial coordinates: 'q,r'. */
export type Cell = string;

/** A place on the table: 'q,r:c' is the centre of a tile, 'q,r:eK' its edge K (0 = north, clockwise). */
export type Region = string;

export type Colour = 'red' | 'white' | 'blue' | 'black';
export type Face = 'A' | 'B' | 'C';
export type Spin = 'clockwise' | 'counter-clockwise';

/** In the order in which `choices` lists them in a `tokens` decision; `apply` takes them in any order. */
export const TOKENS = ['intelligence', 'map', 'current'] as const;
export type Token = (typeof TOKENS)[number];

export interface Options {
  readonly players: 2 | 3 | 4;
  readonly setup: 'introductory' | 'standard';
  /** The seat that begins. */
  readonly first: number;
  /** Whether the Captain's mini expansion is played. */
  readonly captain: boolean;
  readonly mines: 'unlimited' | 'twelve';
}

/** PS-COMP-1: colours in seat order. */
export const COLOURS: Readonly<Record<Options['players'], readonly Colour[]>> = {
  2: ['red', 'blue'],
  3: ['red', 'white', 'blue'],
  4: ['red', 'white', 'blue', 'black'],
};

/** Chance: the next tile of a standard set-up. */
export type TileOutcome = { readonly type: 'tile'; readonly face: Face; readonly turn: number };

export type Decision =
  | { readonly type: 'place-cc'; readonly at: Region }
  | { readonly type: 'place-sub'; readonly at: Region }
  | { readonly type: 'whirlpool'; readonly spin: Spin; readonly at: Region }
  | { readonly type: 'tokens'; readonly use: readonly Token[] }
  | { readonly type: 'sub'; readonly at: Region }
  | { readonly type: 'step'; readonly to: Region }
  | { readonly type: 'mine'; readonly at: Region };

export type Choice = TileOutcome | Decision;
