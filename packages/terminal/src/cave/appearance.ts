// How a game's chambers look: everything that the shared drawing code does not know.
import type { CaveTerminalWords } from '@undercroft/words/en/cave-terminal';
import type { Label } from '../text/canvas.ts';
import type { Size, Spot } from './sizes.ts';
import type { Ground } from './styles.ts';
import type { Chamber } from './view.ts';

/** A figure as it is drawn where there is room, and where there is not. */
export interface FigureLabels {
  readonly wide: Label;
  readonly tight: Label;
}

/** People who stand in a part of a chamber. */
export interface Part {
  readonly people: readonly FigureLabels[];
  readonly spots: readonly Spot[];
}

export interface Stroke {
  readonly spot: Spot;
  readonly label: Label;
}

export interface Appearance<C extends Chamber> {
  /** What is said about any cave. */
  readonly cave: CaveTerminalWords;
  ground(chamber: C): Ground;
  /** A pattern for the rows without text, repeated along the columns. */
  texture(chamber: C): string;
  /** What a chamber is, in at most `width` columns. */
  title(chamber: C, width: number): string;
  people(chamber: C): readonly FigureLabels[];
  /** Creatures and items, shown in the lowest row. */
  things(chamber: C): readonly Label[];
  /** Lines on the ground. */
  relief?(chamber: C, size: Size): readonly Stroke[];
  /** Undefined if figures may stand anywhere. */
  parts?(chamber: C, size: Size): readonly Part[] | undefined;
  /** The chamber in a list: what it is and how it has changed. */
  words(chamber: C): string;
  /** Who and what must be mentioned although the chamber is outside the picture. */
  notables(chamber: C): readonly string[];
  place(cell: string): string;
}
