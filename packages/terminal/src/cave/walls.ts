// Draws the walls between chambers: heavy lines with gaps where there is a way.
import type { Canvas, CellStyle } from '../text/canvas.ts';
import type { Size } from './sizes.ts';
import { BLAST_STYLE, WALL_STYLE } from './styles.ts';
import type { Chamber, Way } from './view.ts';

/** One side of a chamber: where its line begins, and which way it runs. */
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

interface WallOptions {
  /** The ground, which continues where there is a way. */
  readonly floor: CellStyle;
  readonly size: Size;
  /** The chamber's north-western corner. */
  readonly corner: Corner;
}

export function drawWalls(canvas: Canvas, chamber: Chamber, { floor, size, corner }: WallOptions): void {
  const { row, column } = corner;
  const style = WALL_STYLE[chamber.lit ? 'lit' : 'dim'];
  for (const [side, wall] of wallsOf(size, row, column).entries()) {
    const way = chamber.ways[side];
    if (way) drawWall(canvas, wall, signsOf(way, wall, size), { style, floor });
  }
}

function drawWall(
  canvas: Canvas,
  { row, column, runs }: Wall,
  signs: string,
  { style, floor }: Record<'style' | 'floor', CellStyle>,
): void {
  for (const [i, sign] of [...signs].entries()) {
    const [down, across] = runs === 'across' ? [0, i] : [i, 0];
    const drawn = sign === ' ' ? floor : sign === BLAST ? { ...floor, ...BLAST_STYLE } : { ...style, bg: undefined };
    canvas.write(row + down, column + across, sign, drawn);
  }
}

const BLAST = '*';
/** In a shorter wall the way takes the whole length. */
const LEAST_WITH_ENDS = 3;

/** A wall's characters from end to end: two heavy ends, and between them the way. */
function signsOf({ type, blasted }: Way, { runs }: Wall, { width, height, shoulder }: Size): string {
  const [heavy, light] = runs === 'across' ? ['━', '─'] : ['┃', '│'];
  const length = runs === 'across' ? width : height;
  if (type === 'wall') return heavy.repeat(length);
  const openingSigns = blasted ? blastedSigns : plainSigns;
  const sign = type === 'half' ? light : ' ';
  if (length < LEAST_WITH_ENDS) return openingSigns(length, sign);
  const [begin, end] = runs === 'across' ? [`${heavy.repeat(shoulder)}╸`, `╺${heavy.repeat(shoulder)}`] : ['╹', '╻'];
  return begin + openingSigns(length - begin.length - end.length, sign) + end;
}

const plainSigns = (length: number, sign: string): string => sign.repeat(length);

const blastedSigns = (length: number, sign: string): string =>
  length < 3 ? BLAST.repeat(length) : BLAST + sign.repeat(length - 2) + BLAST;

/** Indexed by the walls that meet in a corner: 1 up, 2 right, 4 down, 8 left. */
const CORNERS = ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋';

/** The corner north-west of a cell; `isRock` says whether a cell holds a chamber. */
export function cornerOf(x: number, y: number, isRock: (x: number, y: number) => boolean): string {
  const [northWest, northEast] = [isRock(x - 1, y - 1), isRock(x, y - 1)];
  const [southWest, southEast] = [isRock(x - 1, y), isRock(x, y)];
  const meets = [northWest || northEast, northEast || southEast, southWest || southEast, northWest || southWest];
  return CORNERS[meets.reduce((set, is, i) => set | (is ? 1 << i : 0), 0)] ?? ' ';
}
