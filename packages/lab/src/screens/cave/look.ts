// How a game's chambers look: everything the shared drawing does not know.
import type { Label } from '../../text/canvas.ts';
import type { Ground } from './inks.ts';
import type { Chamber } from './sight.ts';
import type { Size, Spot } from './sizes.ts';

/** Somebody, as they are drawn where there is room and where there is not. */
export interface Standing {
  readonly wide: Label;
  readonly tight: Label;
}

/** People who stand in a part of a chamber. */
export interface Part {
  readonly people: readonly Standing[];
  readonly spots: readonly Spot[];
}

export interface Stroke {
  readonly spot: Spot;
  readonly label: Label;
}

export interface Look<C extends Chamber> {
  ground(chamber: C): Ground;
  /** Strewn over rows without writing, by columns. */
  texture(chamber: C): string;
  /** What a chamber is, in as many columns as there are. */
  title(chamber: C, width: number): string;
  people(chamber: C): readonly Standing[];
  /** Beasts and things, shown in the lowest row. */
  things(chamber: C): readonly Label[];
  /** Lines on the ground. */
  relief?(chamber: C, size: Size): readonly Stroke[];
  /** Undefined: people stand anywhere. */
  parts?(chamber: C, size: Size): readonly Part[] | undefined;
  /** The chamber in a list: what it is and what has become of it. */
  words(chamber: C): string;
  /** Who and what is not to be overlooked, though the chamber is out of the picture. */
  news(chamber: C): readonly string[];
  place(cell: string): string;
}
