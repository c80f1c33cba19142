// Draws the sea: every tile in its place, what lies on it, and what may be chosen.
import { Canvas, type CellStyle, type Label, labelsWidth } from '@undercroft/terminal/text/canvas';
import type { Display } from '@undercroft/terminal/text/display';
import type { ChartRegion, ChartTile, Water } from './chart.ts';
import * as styles from './styles.ts';
import type { Slot, TileCell, TilePicture } from './tile-picture.ts';

/** What may be chosen in a region: the number in the list, and whether it loses the sub. */
export interface Mark {
  readonly number: number;
  readonly deadly: boolean;
}
export type Marks = ReadonlyMap<string, readonly Mark[]>;

export function drawBoard(tiles: readonly ChartTile[], marks: Marks, picture: TilePicture, display: Display): string[] {
  const rowOf = ({ q, r }: ChartTile) => (r + q / 2) * picture.down;
  const columnOf = ({ q }: ChartTile) => q * picture.across;
  const top = Math.min(...tiles.map(rowOf));
  const left = Math.min(...tiles.map(columnOf));
  const height = Math.max(...tiles.map(rowOf)) - top + picture.height;
  const canvas = new Canvas(Math.max(...tiles.map(columnOf)) - left + picture.width, height);
  const drawings = tiles.map(
    (tile) => new TileDrawing(canvas, tile, picture, { row: rowOf(tile) - top, column: columnOf(tile) - left }),
  );
  // Where a tile lies above, its floor replaces the roof of the tile below.
  for (const drawing of drawings) drawing.roof();
  for (const drawing of drawings) drawing.water();
  for (const drawing of drawings) drawing.pieces(marks);
  return canvas.lines(display);
}

class TileDrawing {
  readonly #canvas: Canvas;
  readonly #tile: ChartTile;
  readonly #picture: TilePicture;
  readonly #row: number;
  readonly #column: number;

  constructor(
    canvas: Canvas,
    tile: ChartTile,
    picture: TilePicture,
    { row, column }: Record<'row' | 'column', number>,
  ) {
    this.#canvas = canvas;
    this.#tile = tile;
    this.#picture = picture;
    this.#row = row;
    this.#column = column;
  }

  roof(): void {
    for (const cell of this.#picture.cells) if (cell.spot === undefined) this.#draw(cell, undefined);
  }

  water(): void {
    const waters = new Map(this.#tile.regions.map(({ spot, water }) => [spot, water]));
    for (const cell of this.#picture.cells) {
      if (cell.spot !== undefined) this.#draw(cell, this.#tile.laid ? waters.get(cell.spot) : undefined);
    }
  }

  pieces(marks: Marks): void {
    this.#write(this.#picture.title, [titleOf(this.#tile)]);
    for (const region of this.#tile.regions) this.#region(region, marks.get(region.name) ?? []);
  }

  #region(region: ChartRegion, marks: readonly Mark[]): void {
    const { first, more, mark } = this.#picture.slots[region.spot];
    const [piece, ...others] = region.pieces;
    this.#write(mark, marks.length > 0 ? marks.map(markLabel) : courseLabel(region));
    if (piece) this.#write(first, [styles.pieceLabel(piece)]);
    if (others.length > 0) this.#write(more, others.map(styles.pieceLabel));
  }

  #draw(cell: TileCell, water: Water | undefined): void {
    this.#canvas.write(this.#row + cell.row, this.#column + cell.column, signOf(cell, water), styleOf(cell, water));
  }

  #write([row, middle]: Slot, labels: readonly Label[]): void {
    const column = middle - Math.floor((labelsWidth(labels) - 1) / 2);
    this.#canvas.writeLabels(this.#row + row, this.#column + column, labels);
  }
}

function titleOf({ number, whirlpool, laid, regions }: ChartTile): Label {
  const spin = whirlpool ? styles.SPIN_SIGNS[whirlpool] : '';
  const water = regions.find(({ spot }) => spot === 'centre')?.water;
  const text = spin ? `${spin} ${number} ${spin}` : ` ${number} `;
  return { text, style: laid && water ? styles.WATER_STYLES[water].text : styles.OPEN_STYLE };
}

const LINES = { rising: '╱', falling: '╲', floor: '▁' } as const;

function signOf({ shape }: TileCell, water: Water | undefined): string {
  if (shape === 'sign' && water) return styles.WATER_SIGNS[water];
  return shape === 'sign' || shape === 'open' ? ' ' : LINES[shape];
}

function styleOf({ shape, outline }: TileCell, water: Water | undefined): CellStyle {
  const plain = outline ? {} : INNER_PLAIN[shape];
  if (!water) return { ...styles.OPEN_STYLE, ...plain };
  const { ground, line, sign } = styles.WATER_STYLES[water];
  return { ...ground, ...(shape === 'sign' ? sign : outline ? styles.OUTLINE_STYLE : line), ...plain };
}

/** Where there is no colour to tell them apart, lines inside a tile are dotted. */
const INNER_PLAIN: Partial<Record<TileCell['shape'], CellStyle>> = {
  rising: { plain: '·' },
  falling: { plain: '·' },
  floor: { plain: '.' },
};

/** At most three columns wide: a small tile has no more room. */
function markLabel({ number, deadly }: Mark): Label {
  if (deadly) return { text: number > 9 ? `${number}!` : ` ${number}!`, style: styles.DANGER_STYLE };
  return { text: number > 9 ? ` ${number}` : `(${number})`, style: styles.CHOICE_STYLE };
}

/** The regions of the course in order, with an arrow where the sub has moved on. */
function courseLabel({ course }: ChartRegion): Label[] {
  if (!course) return [];
  return [{ text: `${'ABCDE'[course.index] ?? ''}${course.left ? '→' : '•'}`, style: styles.COURSE_STYLE }];
}
