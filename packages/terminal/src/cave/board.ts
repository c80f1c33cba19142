// Draws the cave: a window of cells, coordinates along its edge, and a note of what lies beyond.
import { Canvas } from '../text/canvas.ts';
import type { Display } from '../text/display.ts';
import type { Appearance } from './appearance.ts';
import { Pen } from './chamber.ts';
import type { Marks } from './marks.ts';
import { columnName, rowName, xy } from './places.ts';
import type { Size } from './sizes.ts';
import { COMPASS_STYLE, GAP_STYLE, WALL_STYLE } from './styles.ts';
import type { CaveView, Chamber } from './view.ts';
import { cornerOf, drawWalls } from './walls.ts';
import { type BoardLayout, beyond, type Drawable, type Window } from './window.ts';

/** Room for '12N ' left of the cave, and a line of columns above. */
const MARGIN = 4;
const HEAD = 1;
const EDGE = '┊';

export function drawBoard<C extends Chamber>(
  drawable: Drawable<C>,
  marks: Marks,
  layout: BoardLayout,
  display: Display,
): string[] {
  const drawing = new Drawing(drawable, layout);
  drawing.compass();
  drawing.bounds();
  drawing.walls();
  drawing.insides(marks);
  return [...drawing.canvas.lines(display), ...beyond(drawable, layout.window)];
}

class Drawing<C extends Chamber> {
  readonly canvas: Canvas;
  readonly #view: CaveView<C>;
  readonly #appearance: Appearance<C>;
  readonly #window: Window;
  readonly #size: Size;
  readonly #chambers: readonly C[];

  constructor({ view, appearance }: Drawable<C>, { window, size }: BoardLayout) {
    this.#view = view;
    this.#appearance = appearance;
    this.#window = window;
    this.#size = size;
    this.#chambers = view.chambers.filter(({ x, y }) => this.#shows(x, y));
    const columns = MARGIN + window.columns * (size.width + 1) + 1;
    this.canvas = new Canvas(columns, HEAD + window.rows * (size.height + 1) + 1);
  }

  compass(): void {
    const { left, top, columns, rows } = this.#window;
    const { letters } = this.#appearance.cave;
    for (let x = left; x < left + columns; x++) {
      const name = columnName(x, letters) || '0';
      this.canvas.write(0, this.#column(x) + Math.floor((this.#size.width - name.length) / 2) + 1, name, COMPASS_STYLE);
    }
    for (let y = top; y < top + rows; y++)
      this.canvas.write(this.#row(y) + 2, 0, (rowName(y, letters) || '0').padStart(3), COMPASS_STYLE);
  }

  /** The edges of the area in which tiles may lie, as far as the window shows them. */
  bounds(): void {
    const { bounds } = this.#view;
    const { left, top, columns, rows } = this.#window;
    if (!bounds) return;
    for (let row = this.#row(Math.max(top, bounds.top)); row <= this.#row(top + rows); row++) {
      if (left === bounds.left) this.canvas.write(row, this.#column(left), EDGE, GAP_STYLE);
      if (left + columns - 1 === bounds.right) this.canvas.write(row, this.#column(left + columns), EDGE, GAP_STYLE);
    }
  }

  /** Lit chambers are drawn over unlit ones. */
  walls(): void {
    const inOrder = [...this.#chambers].sort((a, b) => Number(a.lit) - Number(b.lit));
    for (const chamber of inOrder) {
      const corner = { row: this.#row(chamber.y), column: this.#column(chamber.x) };
      const floor = this.#appearance.ground(chamber).ground;
      drawWalls(this.canvas, chamber, { floor, size: this.#size, corner });
    }
    const { left, top, columns, rows } = this.#window;
    for (let y = top; y <= top + rows; y++) for (let x = left; x <= left + columns; x++) this.#corner(x, y);
  }

  insides(marks: Marks): void {
    for (const chamber of this.#chambers)
      this.#pen(chamber.x, chamber.y).chamber(chamber, marks.get(chamber.cell) ?? []);
    for (const cell of this.#view.gaps) {
      const [x, y] = xy(cell);
      if (this.#shows(x, y)) this.#pen(x, y).gap(cell, this.#view, marks.get(cell) ?? []);
    }
  }

  #corner(x: number, y: number): void {
    const around = this.#chambers.filter((one) => (one.x === x || one.x === x - 1) && (one.y === y || one.y === y - 1));
    const isRock = (cx: number, cy: number) => around.some((one) => one.x === cx && one.y === cy);
    const style = WALL_STYLE[around.some(({ lit }) => lit) ? 'lit' : 'dim'];
    if (around.length > 0) this.canvas.write(this.#row(y), this.#column(x), cornerOf(x, y, isRock), style);
  }

  #pen(x: number, y: number): Pen<C> {
    return new Pen(this.canvas, this.#appearance, this.#size, [this.#row(y) + 1, this.#column(x) + 1]);
  }

  #shows(x: number, y: number): boolean {
    const { left, top, columns, rows } = this.#window;
    return x >= left && x < left + columns && y >= top && y < top + rows;
  }

  #column(x: number): number {
    return MARGIN + (x - this.#window.left) * (this.#size.width + 1);
  }

  #row(y: number): number {
    return HEAD + (y - this.#window.top) * (this.#size.height + 1);
  }
}
