// The inside of a chamber: what it is, who stands where, and what may be chosen there.
import { type Canvas, type Label, labelsWidth } from '../../text/canvas.ts';
import { FIGURE_WIDTH, GAP_INK, HAND_INK } from './inks.ts';
import type { Look, Standing } from './look.ts';
import { type Mark, markLabels } from './marks.ts';
import type { Chamber, Sight } from './sight.ts';
import type { Size, Spot } from './sizes.ts';

/** Draws into one chamber or empty cell; `row` and `column` are its first inside the walls. */
export class Pen<C extends Chamber> {
  readonly #canvas: Canvas;
  readonly #look: Look<C>;
  readonly #size: Size;
  readonly #row: number;
  readonly #column: number;

  constructor(canvas: Canvas, look: Look<C>, size: Size, [row, column]: Spot) {
    this.#canvas = canvas;
    this.#look = look;
    this.#size = size;
    this.#row = row;
    this.#column = column;
  }

  chamber(chamber: C, marks: readonly Mark[]): void {
    this.#ground(chamber);
    for (const { spot, label } of this.#look.relief?.(chamber, this.#size) ?? []) this.#write(spot, label);
    const { text, ground } = this.#look.ground(chamber);
    this.#write([0, 0], { text: this.#look.title(chamber, this.#size.width), ink: { ...text, ...ground } });
    const things = this.#look.things(chamber);
    if (this.#size.height < LEAST_FOR_PLACES) return this.#inOneRow(chamber, things, marks);
    this.#people(chamber, marks.length + things.length > 0 ? [] : this.#lastSpots());
    this.#lowest([...things, ...markLabels(marks, this.#size.width - labelsWidth(things))]);
  }

  /** An empty cell that an opening leads to. */
  gap(cell: string, { hand }: Sight, marks: readonly Mark[]): void {
    const middle = Math.floor((this.#size.height - 1) / 2);
    const { width } = this.#size;
    if (hand?.cell === cell) this.#centred(middle, [{ text: ` ${hand.words} `.slice(0, width), ink: HAND_INK }]);
    else if (marks.length === 0) this.#centred(middle, [{ text: '?', ink: GAP_INK }]);
    if (marks.length > 0) this.#centred(hand?.cell === cell ? middle + 1 : middle, markLabels(marks, width));
  }

  #ground(chamber: C): void {
    const { ground, texture } = this.#look.ground(chamber);
    const pattern = this.#look.texture(chamber);
    for (let row = 0; row < this.#size.height; row++) {
      for (let column = 0; column < this.#size.width; column++) {
        const sign = row === 0 ? ' ' : (pattern[(column + 3 * row) % pattern.length] ?? ' ');
        this.#write([row, column], { text: sign, ink: { ...ground, ...texture } });
      }
    }
  }

  /** Everybody and everything in the lowest row; the choices there too, or over the title. */
  #inOneRow(chamber: C, things: readonly Label[], marks: readonly Mark[]): void {
    const { width } = this.#size;
    const there = [...crowded(this.#look.people(chamber), width - labelsWidth(things)), ...things];
    if (there.length > 0) this.#lowest(clipped(there, width));
    if (marks.length > 0) this.#centred(there.length > 0 ? 0 : 1, markLabels(marks, width));
  }

  #people(chamber: C, more: readonly Spot[]): void {
    const parts = this.#look.parts?.(chamber, this.#size);
    if (!parts) return this.#stand(this.#look.people(chamber), [...this.#size.spots, ...more]);
    for (const { people, spots } of parts) this.#stand(people, spots);
  }

  /** Where nothing else is shown, the lowest row is free for a crowd. */
  #lastSpots(): Spot[] {
    const row = this.#size.height - 1;
    return this.#size.height > 3
      ? []
      : [
          [row, 0],
          [row, FIGURE_WIDTH],
        ];
  }

  #stand(people: readonly Standing[], spots: readonly Spot[]): void {
    if (people.length > spots.length) return this.#crowd(people, spots);
    for (const [i, { wide }] of people.entries()) {
      const spot = spots[i];
      if (spot) this.#write(spot, wide);
    }
  }

  /** More than have room: two letters each. */
  #crowd(people: readonly Standing[], spots: readonly Spot[]): void {
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

  #write([row, column]: Spot, { text, ink }: Label): void {
    this.#canvas.write(this.#row + row, this.#column + column, text, ink);
  }
}

/** Lower chambers have no places to stand in, only a row. */
const LEAST_FOR_PLACES = 3;

/** People in so many columns: one with their health, a few by their letters, more as a number. */
function crowded(people: readonly Standing[], room: number): Label[] {
  const [first] = people;
  if (!first) return [];
  if (people.length === 1) return [first.wide.text.length <= room ? first.wide : first.tight];
  const tight = people.map((one) => one.tight);
  if (labelsWidth(tight) <= room) return tight;
  const acting = people.find(({ wide }) => wide.text.startsWith('▸')) ?? first;
  const more = { text: `+${people.length - 1}`, ink: acting.tight.ink };
  if (labelsWidth([acting.tight, more]) <= room) return [acting.tight, more];
  return [{ text: `${people.length}p`.slice(0, Math.max(1, room)), ink: acting.tight.ink }];
}

function clipped(labels: readonly Label[], width: number): Label[] {
  let left = width;
  return labels.map(({ text, ink }) => {
    const kept = text.slice(0, left);
    left -= kept.length;
    return { text: kept, ink };
  });
}
