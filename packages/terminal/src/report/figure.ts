// What a report consists of: sections of figures. A figure is a chart with a table of its numbers.

/** What a colour means; page/style.ts has the colours, for light and for dark. */
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
  /** Drawn dashed, so that colour is not the only difference. */
  readonly dashed?: true;
}

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Figure {
  readonly title: string;
  /** What the figure shows, in a sentence or two; screen readers read it instead of the chart. */
  readonly finding: string;
  /** How many games, and what lines and bars mean. */
  readonly note: string;
  readonly keys: readonly Key[];
  /** The chart for a page of this width, as SVG. */
  draw(width: number): string;
  readonly table: Table;
}

/** Why a figure cannot be drawn from these games. */
export interface MissingFigure {
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
  /** As in the table of contents, below the name of the game. */
  readonly name: string;
  readonly games: number;
  readonly title: string;
  readonly lead: string;
  readonly headlines: readonly Headline[];
  readonly figures: readonly (Figure | MissingFigure)[];
}
