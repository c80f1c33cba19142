// The water: a square of cells, named as on a chess board, a1 in the south-west.

export const SIZES = [5, 7] as const;
export type Size = (typeof SIZES)[number];
export const LARGEST = 7;

export const EMPTY = 0;
export const REEF = 1;
export const MINE = 2;

/** WK-SET-2. */
export const REEFS = 3;

export class Water {
  size: Size = 5;
  /** Row by row from a1: what lies in each cell. */
  readonly cells = new Uint8Array(LARGEST * LARGEST);
  /** The cells of the subs, Red's first. */
  readonly subs: [number, number] = [0, 0];
  seat: 0 | 1 = 0;
  reefsToLay = REEFS;
  /** Whether the seat to move cannot. */
  isStuck = false;
}

export const cellName = ({ size }: Water, cell: number): string =>
  `${String.fromCharCode(97 + (cell % size))}${Math.floor(cell / size) + 1}`;

/** -1 for what is no cell of this water. */
export function cellNamed({ size }: Water, name: string): number {
  const [column, row] = [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
  const isHere = /^[a-g][1-7]$/.test(name) && column < size && row < size;
  return isHere ? row * size + column : -1;
}

/** WK-MOVE-1: orthogonally or diagonally. */
export function isAdjacent({ size }: Water, a: number, b: number): boolean {
  const columns = Math.abs((a % size) - (b % size));
  const rows = Math.abs(Math.floor(a / size) - Math.floor(b / size));
  return Math.max(columns, rows) === 1;
}

export const isFree = (water: Water, cell: number): boolean =>
  water.cells[cell] === EMPTY && cell !== water.subs[0] && cell !== water.subs[1];

/** WK-SET-2: not at the rim, where the subs begin. */
export function isReefSite(water: Water, cell: number): boolean {
  const [column, row] = [cell % water.size, Math.floor(cell / water.size)];
  const isInside = Math.min(column, row) > 0 && Math.max(column, row) < water.size - 1;
  return isInside && water.cells[cell] === EMPTY;
}

/** WK-MOVE-1. */
export const canMoveTo = (water: Water, cell: number): boolean =>
  isFree(water, cell) && isAdjacent(water, water.subs[water.seat], cell);

/** Whether the seat to move has any move. */
export function canMove(water: Water): boolean {
  for (let cell = 0; cell < water.size ** 2; cell++) if (canMoveTo(water, cell)) return true;
  return false;
}
