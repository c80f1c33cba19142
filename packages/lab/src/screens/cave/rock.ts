// The walls between chambers: heavy lines with gaps where there is a way.
import type { Canvas, Ink } from '../../text/canvas.ts';
import { BLAST_INK, WALL_INK } from './inks.ts';
import type { Chamber, Way } from './sight.ts';
import type { Size } from './sizes.ts';

/** One side of a chamber, as it is drawn: where it begins, and which way it runs. */
interface Wall {
  readonly row: number;
  readonly column: number;
  readonly runs: 'across' | 'down';
}

const wallsOf = ({ width, height }: Size, row: number, column: number): readonly Wall[] => [
  { row, column: column + 1, runs: 'across' },
  { row: row + 1, column: column + width + 1, runs: 'down' },
  { row: row + height + 1, column: column + 1, runs: 'across' },
  { row: row + 1, column, runs: 'down' },
];

interface Corner {
  readonly row: number;
  readonly column: number;
}

/** The corner is the chamber's north-western one; where there is a way, the floor goes on. */
export function drawWalls(canvas: Canvas, chamber: Chamber, floor: Ink, size: Size, { row, column }: Corner): void {
  const ink = WALL_INK[chamber.lit ? 'lit' : 'dim'];
  for (const [side, wall] of wallsOf(size, row, column).entries()) {
    const way = chamber.ways[side];
    if (way) drawWall(canvas, wall, signsOf(way, wall, size), { ink, floor });
  }
}

function drawWall(
  canvas: Canvas,
  { row, column, runs }: Wall,
  signs: string,
  { ink, floor }: Record<'ink' | 'floor', Ink>,
): void {
  for (const [i, sign] of [...signs].entries()) {
    const [down, across] = runs === 'across' ? [0, i] : [i, 0];
    const drawn = sign === ' ' ? floor : sign === BLAST ? { ...floor, ...BLAST_INK } : { ...ink, bg: undefined };
    canvas.write(row + down, column + across, sign, drawn);
  }
}

const BLAST = '*';
/** In a shorter wall the way takes all of it. */
const LEAST_WITH_ENDS = 3;

/** A wall's characters from end to end: two heavy ends, and between them the way. */
function signsOf({ type, blasted }: Way, { runs }: Wall, { width, height, shoulder }: Size): string {
  const [heavy, light] = runs === 'across' ? ['━', '─'] : ['┃', '│'];
  const length = runs === 'across' ? width : height;
  if (type === 'wall') return heavy.repeat(length);
  if (length < LEAST_WITH_ENDS) return middle(length, type === 'half' ? light : ' ', blasted);
  const [begin, end] = runs === 'across' ? [`${heavy.repeat(shoulder)}╸`, `╺${heavy.repeat(shoulder)}`] : ['╹', '╻'];
  return begin + middle(length - begin.length - end.length, type === 'half' ? light : ' ', blasted) + end;
}

function middle(length: number, sign: string, blasted: boolean): string {
  if (!blasted) return sign.repeat(length);
  return length < 3 ? BLAST.repeat(length) : BLAST + sign.repeat(length - 2) + BLAST;
}

/** By the walls that meet in a corner: 1 up, 2 right, 4 down, 8 left. */
const CORNERS = ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋';

/** The corner north-west of a cell; `isRock` says whether a cell holds a chamber. */
export function cornerOf(x: number, y: number, isRock: (x: number, y: number) => boolean): string {
  const [northWest, northEast] = [isRock(x - 1, y - 1), isRock(x, y - 1)];
  const [southWest, southEast] = [isRock(x - 1, y), isRock(x, y)];
  const meets = [northWest || northEast, northEast || southEast, southWest || southEast, northWest || southWest];
  return CORNERS[meets.reduce((set, is, i) => set | (is ? 1 << i : 0), 0)] ?? ' ';
}
