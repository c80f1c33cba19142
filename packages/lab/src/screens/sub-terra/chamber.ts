// The inside of a chamber: what it is, who stands where, and what may be chosen there.
import { type Canvas, type Label, labelsWidth } from '../../text/canvas.ts';
import * as inks from './inks.ts';
import { tileWords } from './names.ts';
import type { Chamber, Figure, Sight } from './sight.ts';
import type { Size, Spot } from './sizes.ts';

/** What may be chosen at a place: the number in the list, and whether it harms for certain. */
export interface Mark {
  readonly number: number;
  readonly deadly: boolean;
}
export type Marks = ReadonlyMap<string, readonly Mark[]>;

/** Draws into one chamber or empty cell; `row` and `column` are its first inside the walls. */
export class Pen {
  readonly #canvas: Canvas;
  readonly #size: Size;
  readonly #row: number;
  readonly #column: number;

  constructor(canvas: Canvas, size: Size, row: number, column: number) {
    this.#canvas = canvas;
    this.#size = size;
    this.#row = row;
    this.#column = column;
  }

  chamber(chamber: Chamber, { gas }: Sight, marks: readonly Mark[]): void {
    this.#ground(chamber, gas);
    this.#cliff(chamber);
    const { text, ground } = inks.groundOf(chamber);
    this.#write([0, 0], { text: inks.title(chamber, { gas, width: this.#size.width }), ink: { ...text, ...ground } });
    this.#figures(chamber, marks.length > 0);
    this.#lowest([...horrorLabels(chamber), ...markLabels(marks)]);
  }

  /** An empty cell that an opening leads to. */
  gap(cell: string, { hand }: Sight, marks: readonly Mark[]): void {
    const middle = Math.floor((this.#size.height - 1) / 2);
    if (hand?.cell === cell)
      this.#centred(middle, [{ text: ` ${tileWords(hand.tile)} `.slice(0, this.#size.width), ink: inks.HAND_INK }]);
    else if (marks.length === 0) this.#centred(middle, [{ text: '?', ink: inks.GAP_INK }]);
    if (marks.length > 0) this.#centred(hand?.cell === cell ? middle + 1 : middle, markLabels(marks));
  }

  #ground(chamber: Chamber, gas: boolean): void {
    const { ground, texture } = inks.groundOf(chamber);
    const pattern = inks.textureOf(chamber, gas);
    for (let row = 0; row < this.#size.height; row++) {
      for (let column = 0; column < this.#size.width; column++) {
        const sign = row === 0 ? ' ' : (pattern[(column + 3 * row) % pattern.length] ?? ' ');
        this.#write([row, column], { text: sign, ink: { ...ground, ...texture } });
      }
    }
  }

  /** The edge of a ledge or slide, where no rope makes it a way like any other. */
  #cliff({ kind, far, marks, lit }: Chamber): void {
    if ((kind !== 'ledge' && kind !== 'slide') || marks.includes('rope')) return;
    const { width, height } = this.#size;
    const ink = inks.WALL_INK[lit ? 'lit' : 'dim'];
    const upright = far === 'east' || far === 'west';
    if (!upright) this.#write([1, 0], { text: (kind === 'ledge' ? '▁' : '▁ ').repeat(width).slice(0, width), ink });
    else
      for (let row = 1; row < height; row++)
        this.#write([row, width / 2 - 1], { text: kind === 'ledge' ? '▕' : '┊', ink });
  }

  #figures({ figures, kind, marks }: Chamber, marked: boolean): void {
    const parted = (kind === 'ledge' || kind === 'slide') && !marks.includes('rope');
    if (!parted) return this.#stand(figures, marked ? this.#size.spots : [...this.#size.spots, ...this.#lastSpots()]);
    for (const [half, spots] of Object.entries(this.#size.halves))
      this.#stand(
        figures.filter((figure) => figure.half === half),
        spots,
      );
  }

  /** Where nothing is to be chosen, the lowest row is free for a crowd. */
  #lastSpots(): Spot[] {
    const row = this.#size.height - 1;
    return this.#size.height > 3
      ? []
      : [
          [row, 0],
          [row, inks.CAVER_WIDTH],
        ];
  }

  #stand(figures: readonly Figure[], spots: readonly Spot[]): void {
    if (figures.length > spots.length) return this.#crowd(figures, spots);
    for (const [i, figure] of figures.entries()) {
      const spot = spots[i];
      if (spot) this.#write(spot, inks.caverLabel(figure));
    }
  }

  /** More than have room: two letters each. */
  #crowd(figures: readonly Figure[], spots: readonly Spot[]): void {
    const first = spots[0] ?? [1, 0];
    const perRow = Math.floor((this.#size.width - first[1]) / 2);
    for (const [i, figure] of figures.entries()) {
      const row = first[0] + Math.floor(i / perRow);
      this.#write([row, first[1] + 2 * (i % perRow)], inks.tightLabel(figure));
    }
  }

  #lowest(labels: readonly Label[]): void {
    if (labels.length > 0) this.#centred(this.#size.height - 1, labels);
  }

  #centred(row: number, labels: readonly Label[]): void {
    const column = Math.max(0, Math.floor((this.#size.width - labelsWidth(labels)) / 2));
    this.#canvas.writeLabels(this.#row + row, this.#column + column, labels);
  }

  #write([row, column]: Spot, { text, ink }: Label): void {
    this.#canvas.write(this.#row + row, this.#column + column, text, ink);
  }
}

const horrorLabels = ({ horrors }: Chamber): Label[] =>
  Array.from({ length: horrors }, () => ({ text: inks.HORROR_SIGN, ink: inks.HORROR_INK }));

/** '(1,5!)': every number of the list that leads here. */
function markLabels(marks: readonly Mark[]): Label[] {
  if (marks.length === 0) return [];
  const numbers = marks.map(({ number, deadly }) => `${number}${deadly ? '!' : ''}`);
  const ink = marks.every(({ deadly }) => deadly) ? inks.DANGER_INK : inks.CHOICE_INK;
  return [{ text: `(${numbers.join(',')})`, ink }];
}
