// The sea as a picture: every tile in its place, what lies on it, and what may be chosen.
import { Canvas, type Ink, type Label, labelsWidth } from '../../text/canvas.ts';
import type { Paper } from '../../text/paper.ts';
import type { ChartRegion, ChartTile, Water } from './chart.ts';
import * as inks from './inks.ts';
import type { Slot, TileCell, TilePicture } from './tile-picture.ts';

/** What may be chosen in a region: the number in the list, and whether it loses the sub. */
export interface Mark {
  readonly number: number;
  readonly deadly: boolean;
}
export type Marks = ReadonlyMap<string, readonly Mark[]>;

export function drawBoard(tiles: readonly ChartTile[], marks: Marks, picture: TilePicture, paper: Paper): string[] {
  const rowOf = ({ q, r }: ChartTile) => (r + q / 2) * picture.down;
  const columnOf = ({ q }: ChartTile) => q * picture.across;
  const top = Math.min(...tiles.map(rowOf));
  const left = Math.min(...tiles.map(columnOf));
  const height = Math.max(...tiles.map(rowOf)) - top + picture.height;
  const canvas = new Canvas(Math.max(...tiles.map(columnOf)) - left + picture.width, height);
  const drawings = tiles.map(
    (tile) => new TileDrawing(canvas, tile, picture, rowOf(tile) - top, columnOf(tile) - left),
  );
  // Where a tile lies above, its own floor takes the place of the roof below it.
  for (const drawing of drawings) drawing.roof();
  for (const drawing of drawings) drawing.water();
  for (const drawing of drawings) drawing.pieces(marks);
  return canvas.lines(paper);
}

class TileDrawing {
  readonly #canvas: Canvas;
  readonly #tile: ChartTile;
  readonly #picture: TilePicture;
  readonly #row: number;
  readonly #column: number;

  constructor(canvas: Canvas, tile: ChartTile, picture: TilePicture, row: number, column: number) {
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
    if (piece) this.#write(first, [inks.pieceLabel(piece)]);
    if (others.length > 0) this.#write(more, others.map(inks.pieceLabel));
  }

  #draw(cell: TileCell, water: Water | undefined): void {
    this.#canvas.write(this.#row + cell.row, this.#column + cell.column, signOf(cell, water), inkOf(cell, water));
  }

  #write([row, middle]: Slot, labels: readonly Label[]): void {
    const column = middle - Math.floor((labelsWidth(labels) - 1) / 2);
    this.#canvas.writeLabels(this.#row + row, this.#column + column, labels);
  }
}

function titleOf({ number, whirlpool, laid, regions }: ChartTile): Label {
  const spin = whirlpool ? inks.SPIN_SIGNS[whirlpool] : '';
  const water = regions.find(({ spot }) => spot === 'centre')?.water;
  const text = spin ? `${spin} ${number} ${spin}` : ` ${number} `;
  return { text, ink: laid && water ? inks.WATER_INKS[water].text : inks.OPEN_INK };
}

const LINES = { rising: '╱', falling: '╲', floor: '▁' } as const;

function signOf({ shape }: TileCell, water: Water | undefined): string {
  if (shape === 'sign' && water) return inks.WATER_SIGNS[water];
  return shape === 'sign' || shape === 'open' ? ' ' : LINES[shape];
}

function inkOf({ shape, outline }: TileCell, water: Water | undefined): Ink {
  const plain = outline ? {} : INNER_PLAIN[shape];
  if (!water) return { ...inks.OPEN_INK, ...plain };
  const { ground, line, sign } = inks.WATER_INKS[water];
  return { ...ground, ...(shape === 'sign' ? sign : outline ? inks.OUTLINE_INK : line), ...plain };
}

/** Where there is no colour to tell them apart, lines inside a tile are dotted. */
const INNER_PLAIN: Partial<Record<TileCell['shape'], Ink>> = {
  rising: { plain: '·' },
  falling: { plain: '·' },
  floor: { plain: '.' },
};

/** No wider than three columns: that is the room a small tile has. */
function markLabel({ number, deadly }: Mark): Label {
  if (deadly) return { text: number > 9 ? `${number}!` : ` ${number}!`, ink: inks.DANGER_INK };
  return { text: number > 9 ? ` ${number}` : `(${number})`, ink: inks.CHOICE_INK };
}

/** The regions of the course in order; an arrow where the sub has gone on. */
function courseLabel({ course }: ChartRegion): Label[] {
  if (!course) return [];
  return [{ text: `${'ABCDE'[course.index] ?? ''}${course.left ? '→' : '•'}`, ink: inks.COURSE_INK }];
}
