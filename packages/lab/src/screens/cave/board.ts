// The cave as a picture: a window of cells, with the compass at its edge and a note of what lies beyond.
import { Canvas } from '../../text/canvas.ts';
import type { Paper } from '../../text/paper.ts';
import { Pen } from './chamber.ts';
import { COMPASS_INK, GAP_INK, WALL_INK } from './inks.ts';
import type { Look } from './look.ts';
import type { Marks } from './marks.ts';
import { columnName, rowName, xy } from './places.ts';
import { cornerOf, drawWalls } from './rock.ts';
import type { Chamber, Sight } from './sight.ts';
import type { Size } from './sizes.ts';
import { beyond, type Plan, type Window } from './window.ts';

/** Room for '12N ' left of the cave, and a line of columns above. */
const MARGIN = 4;
const HEAD = 1;
const EDGE = '┊';

/** What is seen, and how it looks. */
export interface View<C extends Chamber> {
  readonly sight: Sight<C>;
  readonly look: Look<C>;
}

export function drawBoard<C extends Chamber>(view: View<C>, marks: Marks, plan: Plan, paper: Paper): string[] {
  const drawing = new Drawing(view, plan);
  drawing.compass();
  drawing.bounds();
  drawing.walls();
  drawing.insides(marks);
  return [...drawing.canvas.lines(paper), ...beyond(view.sight, plan.window, (chamber) => view.look.news(chamber))];
}

class Drawing<C extends Chamber> {
  readonly canvas: Canvas;
  readonly #sight: Sight<C>;
  readonly #look: Look<C>;
  readonly #window: Window;
  readonly #size: Size;
  readonly #chambers: readonly C[];

  constructor({ sight, look }: View<C>, { window, size }: Plan) {
    this.#sight = sight;
    this.#look = look;
    this.#window = window;
    this.#size = size;
    this.#chambers = sight.chambers.filter(({ x, y }) => this.#shows(x, y));
    const columns = MARGIN + window.columns * (size.width + 1) + 1;
    this.canvas = new Canvas(columns, HEAD + window.rows * (size.height + 1) + 1);
  }

  compass(): void {
    const { left, top, columns, rows } = this.#window;
    for (let x = left; x < left + columns; x++) {
      const name = columnName(x) || '0';
      this.canvas.write(0, this.#column(x) + Math.floor((this.#size.width - name.length) / 2) + 1, name, COMPASS_INK);
    }
    for (let y = top; y < top + rows; y++)
      this.canvas.write(this.#row(y) + 2, 0, (rowName(y) || '0').padStart(3), COMPASS_INK);
  }

  /** Where the ground ends for tiles, as far as the window shows it. */
  bounds(): void {
    const { bounds } = this.#sight;
    const { left, top, columns, rows } = this.#window;
    if (!bounds) return;
    for (let row = this.#row(Math.max(top, bounds.top)); row <= this.#row(top + rows); row++) {
      if (left === bounds.left) this.canvas.write(row, this.#column(left), EDGE, GAP_INK);
      if (left + columns - 1 === bounds.right) this.canvas.write(row, this.#column(left + columns), EDGE, GAP_INK);
    }
  }

  /** What torches light lies over what they do not. */
  walls(): void {
    const inOrder = [...this.#chambers].sort((a, b) => Number(a.lit) - Number(b.lit));
    for (const chamber of inOrder) {
      const corner = { row: this.#row(chamber.y), column: this.#column(chamber.x) };
      drawWalls(this.canvas, chamber, this.#look.ground(chamber).ground, this.#size, corner);
    }
    const { left, top, columns, rows } = this.#window;
    for (let y = top; y <= top + rows; y++) for (let x = left; x <= left + columns; x++) this.#corner(x, y);
  }

  insides(marks: Marks): void {
    for (const chamber of this.#chambers)
      this.#pen(chamber.x, chamber.y).chamber(chamber, marks.get(chamber.cell) ?? []);
    for (const cell of this.#sight.gaps) {
      const [x, y] = xy(cell);
      if (this.#shows(x, y)) this.#pen(x, y).gap(cell, this.#sight, marks.get(cell) ?? []);
    }
  }

  #corner(x: number, y: number): void {
    const around = this.#chambers.filter((one) => (one.x === x || one.x === x - 1) && (one.y === y || one.y === y - 1));
    const isRock = (cx: number, cy: number) => around.some((one) => one.x === cx && one.y === cy);
    const ink = WALL_INK[around.some(({ lit }) => lit) ? 'lit' : 'dim'];
    if (around.length > 0) this.canvas.write(this.#row(y), this.#column(x), cornerOf(x, y, isRock), ink);
  }

  #pen(x: number, y: number): Pen<C> {
    return new Pen(this.canvas, this.#look, this.#size, [this.#row(y) + 1, this.#column(x) + 1]);
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
