// One tile as it is drawn: a flat-topped hexagon with its seven regions. Tiles share their outlines with neighbours.
import type { Spot } from '@undercroft/pocket-sub/words';

/** Every ',' is a spot where the water shows its sign. */
const LARGE_TILE = String.raw`
      _______________
     /\ , ,     , , /\
    /  \ ,  , ,  , /  \
   / ,  \_________/ ,  \
  / ,   /  ,   ,  \   , \
 /  ,  / ,       , \  ,  \
/_____/ ,         , \_____\
\  ,  \ ,         , /  ,  /
 \  ,  \ ,       , /  ,  /
  \   , \_________/ ,   /
   \  , /  ,   ,  \ ,  /
    \  / ,  , ,  , \  /
     \/_____________\/
`;

const SMALL_TILE = String.raw`
    ___________
   /\ , , , , /\
  / ,\_______/, \
 / , / , , , \ , \
/___/ , , , , \___\
\ , \ , , , , / , /
 \ , \_______/ , /
  \ ,/ , , , \, /
   \/_________\/
`;

export interface TilePicture {
  /** How far the next column of tiles lies to the right, and the next tile below. */
  readonly across: number;
  readonly down: number;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly TileCell[];
  readonly slots: Slots;
  /** The tile's number and its whirlpool. */
  readonly title: Slot;
}

export interface TileCell {
  readonly row: number;
  readonly column: number;
  readonly shape: 'rising' | 'falling' | 'floor' | 'sign' | 'open';
  /** Whether a line is the tile's own outline. */
  readonly outline: boolean;
  /** None for the upper edge: those cells belong to the tile above. */
  readonly spot: Spot | undefined;
}

/** Where something is written: a row, and the column it is centred on. */
export type Slot = readonly [row: number, middle: number];
/** Per region: the first piece, the other pieces, and the mark of a choice or of the course. */
type Slots = Readonly<Record<Spot, { readonly first: Slot; readonly more: Slot; readonly mark: Slot }>>;

const SHAPES: Readonly<Record<string, TileCell['shape']>> = { '/': 'rising', '\\': 'falling', _: 'floor', ',': 'sign' };

/** Four slanted lines cut each row into three regions; a quarter of the rows cut the same three. */
const BANDS: readonly (readonly [Spot, Spot, Spot])[] = [
  ['nw', 'n', 'ne'],
  ['nw', 'centre', 'ne'],
  ['sw', 'centre', 'se'],
  ['sw', 's', 'se'],
];
/** Which of the three a cell belongs to, by how many lines lie left of it, itself included. */
const PART_OF_SLANT = [0, 0, 0, 2, 2] as const;
const PART_BETWEEN = [0, 0, 1, 2, 2] as const;

function readTile(picture: string): Omit<TilePicture, 'slots' | 'title'> {
  const rows = picture.split('\n').slice(1, -1);
  const down = rows.length - 1;
  const width = Math.max(...rows.map((row) => row.length));
  const cells = rows.flatMap((line, row) => (row === 0 ? readRoof(line) : readRow(line, row, down)));
  return { across: width - down / 2, down, width, height: rows.length, cells };
}

function readRoof(line: string): TileCell[] {
  const columns = [...line].flatMap((char, column) => (char === '_' ? [column] : []));
  return columns.map((column) => ({ row: 0, column, shape: 'floor', outline: true, spot: undefined }));
}

function readRow(line: string, row: number, last: number): TileCell[] {
  const band = BANDS[Math.floor(((row - 1) * BANDS.length) / last)];
  let slants = 0;
  return [...line].flatMap((char, column): TileCell[] => {
    const slanted = char === '/' || char === '\\';
    if (slanted) slants++;
    if (slants === 0) return [];
    const spot = band?.[(slanted ? PART_OF_SLANT : PART_BETWEEN)[slants] ?? 0];
    const outline = slanted ? slants === 1 || slants === 4 : row === last;
    return [{ row, column, shape: SHAPES[char] ?? 'open', outline, spot }];
  });
}

export const LARGE: TilePicture = {
  ...readTile(LARGE_TILE),
  slots: {
    n: { first: [1, 13], more: [3, 13], mark: [2, 13] },
    ne: { first: [4, 21], more: [3, 20], mark: [5, 22] },
    se: { first: [8, 22], more: [7, 23], mark: [9, 21] },
    s: { first: [10, 13], more: [12, 13], mark: [11, 13] },
    sw: { first: [8, 4], more: [7, 3], mark: [9, 5] },
    nw: { first: [4, 5], more: [3, 5], mark: [5, 4] },
    centre: { first: [6, 13], more: [7, 13], mark: [8, 13] },
  },
  title: [4, 13],
};

/** Here a second piece replaces the mark. */
export const SMALL: TilePicture = {
  ...readTile(SMALL_TILE),
  slots: {
    n: { first: [1, 9], more: [2, 9], mark: [2, 9] },
    ne: { first: [3, 15], more: [4, 16], mark: [4, 16] },
    se: { first: [5, 16], more: [6, 15], mark: [6, 15] },
    s: { first: [7, 9], more: [8, 9], mark: [8, 9] },
    sw: { first: [5, 2], more: [6, 3], mark: [6, 3] },
    nw: { first: [3, 3], more: [4, 2], mark: [4, 2] },
    centre: { first: [4, 9], more: [5, 9], mark: [6, 9] },
  },
  title: [3, 9],
};
