// What a report is made of: sections of figures. A figure is a drawing with its numbers behind it.

/** What a colour stands for; page/style.ts has the colours, for light and for dark. */
export type Tone =
  | 'plain'
  | 'won'
  | 'lost'
  | 'legendary'
  | 'gold'
  | 'silver'
  | 'bronze'
  | 'nothing'
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'draw';

export interface Key {
  readonly tone: Tone;
  readonly name: string;
  /** Drawn in dashes, so that colour is not the only sign. */
  readonly dashed?: true;
}

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Figure {
  readonly title: string;
  /** What is to be seen, in a sentence or two; also read out instead of the drawing. */
  readonly says: string;
  /** How many games, what the lines and bars mean. */
  readonly note: string;
  readonly keys: readonly Key[];
  /** The drawing for a page of this width, as SVG. */
  draw(width: number): string;
  readonly table: Table;
}

/** A figure that cannot be drawn from these games says why instead. */
export interface Absent {
  readonly title: string;
  readonly why: string;
}

export interface Headline {
  readonly name: string;
  readonly value: string;
  readonly interval: string;
}

export interface Section {
  readonly id: string;
  /** The name of the game alone. */
  readonly game: string;
  /** As the contents call it, below the name of the game. */
  readonly name: string;
  readonly games: number;
  readonly title: string;
  readonly lead: string;
  readonly headlines: readonly Headline[];
  readonly figures: readonly (Figure | Absent)[];
}
