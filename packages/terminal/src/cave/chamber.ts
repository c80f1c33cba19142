// Draws the inside of a chamber: what it is, who stands where, and what may be chosen there.
import { type Canvas, type Label, labelsWidth } from '../text/canvas.ts';
import type { Appearance, FigureLabels } from './appearance.ts';
import { type Mark, markLabels } from './marks.ts';
import type { Size, Spot } from './sizes.ts';
import { FIGURE_WIDTH, GAP_STYLE, HAND_STYLE } from './styles.ts';
import type { CaveView, Chamber } from './view.ts';

/** Draws into one chamber or empty cell, from its first row and column inside the walls. */
export class Pen<C extends Chamber> {
  readonly #canvas: Canvas;
  readonly #appearance: Appearance<C>;
  readonly #size: Size;
  readonly #row: number;
  readonly #column: number;

  constructor(canvas: Canvas, appearance: Appearance<C>, size: Size, [row, column]: Spot) {
    this.#canvas = canvas;
    this.#appearance = appearance;
    this.#size = size;
    this.#row = row;
    this.#column = column;
  }

  chamber(chamber: C, marks: readonly Mark[]): void {
    this.#ground(chamber);
    for (const { spot, label } of this.#appearance.relief?.(chamber, this.#size) ?? []) this.#write(spot, label);
    const { text, ground } = this.#appearance.ground(chamber);
    this.#write([0, 0], { text: this.#appearance.title(chamber, this.#size.width), style: { ...text, ...ground } });
    const things = this.#appearance.things(chamber);
    if (this.#size.height < LEAST_FOR_PLACES) return this.#inOneRow(chamber, things, marks);
    this.#people(chamber, marks.length + things.length > 0 ? [] : this.#lastSpots());
    this.#lowest([...things, ...markLabels(marks, this.#size.width - labelsWidth(things))]);
  }

  /** An empty cell next to an opening. */
  gap(cell: string, { hand }: CaveView, marks: readonly Mark[]): void {
    const middle = Math.floor((this.#size.height - 1) / 2);
    const { width } = this.#size;
    if (hand?.cell === cell) this.#centred(middle, [{ text: padded(hand.words, width), style: HAND_STYLE }]);
    else if (marks.length === 0) this.#centred(middle, [{ text: '?', style: GAP_STYLE }]);
    if (marks.length > 0) this.#centred(hand?.cell === cell ? middle + 1 : middle, markLabels(marks, width));
  }

  #ground(chamber: C): void {
    const { ground, texture } = this.#appearance.ground(chamber);
    const pattern = this.#appearance.texture(chamber);
    for (let row = 0; row < this.#size.height; row++) {
      for (let column = 0; column < this.#size.width; column++) {
        const sign = row === 0 ? ' ' : (pattern[(column + 3 * row) % pattern.length] ?? ' ');
        this.#write([row, column], { text: sign, style: { ...ground, ...texture } });
      }
    }
  }

  /** Everyone and everything goes into the lowest row; choices too, or over the title. */
  #inOneRow(chamber: C, things: readonly Label[], marks: readonly Mark[]): void {
    const { width } = this.#size;
    const there = [...this.#compact(chamber, width - labelsWidth(things)), ...things];
    if (there.length > 0) this.#lowest(clipped(there, width));
    if (marks.length > 0) this.#centred(there.length > 0 ? 0 : 1, markLabels(marks, width));
  }

  /** Fits figures into this many columns: one with their health, a few by their letters, more as a number. */
  #compact(chamber: C, room: number): Label[] {
    const people = this.#appearance.people(chamber);
    const [first] = people;
    if (!first) return [];
    if (people.length === 1) return [first.wide.text.length <= room ? first.wide : first.tight];
    const tight = people.map((one) => one.tight);
    if (labelsWidth(tight) <= room) return tight;
    const acting = people.find(({ wide }) => wide.text.startsWith('▸')) ?? first;
    const more = { text: `+${people.length - 1}`, style: acting.tight.style };
    if (labelsWidth([acting.tight, more]) <= room) return [acting.tight, more];
    const crowd = this.#appearance.cave.crowd(people.length);
    return [{ text: crowd.slice(0, Math.max(1, room)), style: acting.tight.style }];
  }

  #people(chamber: C, more: readonly Spot[]): void {
    const parts = this.#appearance.parts?.(chamber, this.#size);
    if (!parts) return this.#stand(this.#appearance.people(chamber), [...this.#size.spots, ...more]);
    for (const { people, spots } of parts) this.#stand(people, spots);
  }

  /** Where nothing else is shown, the lowest row has room for more figures. */
  #lastSpots(): Spot[] {
    const row = this.#size.height - 1;
    return this.#size.height > 3
      ? []
      : [
          [row, 0],
          [row, FIGURE_WIDTH],
        ];
  }

  #stand(people: readonly FigureLabels[], spots: readonly Spot[]): void {
    if (people.length > spots.length) return this.#crowd(people, spots);
    for (const [i, { wide }] of people.entries()) {
      const spot = spots[i];
      if (spot) this.#write(spot, wide);
    }
  }

  /** More figures than there are places: two letters each. */
  #crowd(people: readonly FigureLabels[], spots: readonly Spot[]): void {
    const first = spots[0] ?? [1, 0];
    const perRow = Math.floor((this.#size.width - first[1]) / 2);
    for (const [i, { tight }] of people.entries()) {
      const row = first[0] + Math.floor(i / perRow);
      this.#write([row, first[1] + 2 * (i % perRow)], tight);
    }
  }

  #lowest(labels: readonly Label[]): void {
    if (labels.length > 0) this.#centred(this.#size.height - 1, labels);
  }

  #centred(row: number, labels: readonly Label[]): void {
    const column = Math.max(0, Math.floor((this.#size.width - labelsWidth(labels)) / 2));
    this.#canvas.writeLabels(this.#row + row, this.#column + column, labels);
  }

  #write([row, column]: Spot, { text, style }: Label): void {
    this.#canvas.write(this.#row + row, this.#column + column, text, style);
  }
}

/** Lower chambers have a single row for figures. */
const LEAST_FOR_PLACES = 3;

/** With a space on either side where there is room. */
const padded = (words: string, width: number): string =>
  words.length + 2 <= width ? ` ${words} ` : words.slice(0, width);

function clipped(labels: readonly Label[], width: number): Label[] {
  let left = width;
  return labels.map(({ text, style }) => {
    const shown = text.slice(0, left);
    left -= shown.length;
    return { text: shown, style };
  });
}
